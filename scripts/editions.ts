import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@corvo/core';
import { compareEditions, KINDS, type Clause, type Kind, type Row } from '../apps/web/src/kit/rulebook/editions.ts';
import { ROOT } from './checks.ts';

// Writes docs/rules/editions.md and its Italian twin from the signs in the two ledgers: `npx node scripts/editions.ts`.

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly unsaid: string;
}
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'First and second edition side by side',
    lead: 'For players who know one of them: the rules of the [first](first-edition.md) and the [second edition](second-edition.md), side by side.',
    kinds: {
      same: 'the same rule',
      changed: 'a rule that changed',
      expansion: 'in the first edition only with A Clash of Kings',
      new: 'a rule stated only in the second edition',
      gone: 'a rule only the first edition has',
    },
    unsaid: 'Unchanged.',
  },
  it: {
    title: 'Prima e seconda edizione a confronto',
    lead: 'Per chi conosce una delle due: le regole della [prima](first-edition.md) e della [seconda edizione](second-edition.md), una accanto all’altra.',
    kinds: {
      same: 'la stessa regola',
      changed: 'una regola cambiata',
      expansion: 'nella prima edizione solo con A Clash of Kings',
      new: 'una regola scritta solo nella seconda edizione',
      gone: 'una regola che ha solo la prima edizione',
    },
    unsaid: 'Vale ancora; nessuna regola lo ripete.',
  },
};

const SIGNS: Readonly<Record<Kind, string>> = { same: '=', changed: '~', expansion: 'CK', new: '+', gone: '-' };

/** The address a heading has where Markdown is shown. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const cell = (clauses: readonly Clause[], file: string): string =>
  clauses.map(({ id, heading, text }) => `[${id}](${file}#${anchorOf(heading)}) ${text}`).join('<br>');

function line({ kind, first, second }: Row, words: Words): string {
  const unsaid = kind === 'same' && second.length === 0 ? `*${words.unsaid}*` : '';
  const cells = [SIGNS[kind], cell(first, 'first-edition.md'), cell(second, 'second-edition.md') || unsaid];
  return `| ${cells.map(text => text || '—').join(' | ')} |`;
}

const placeOf = (language: Language, name: string): string =>
  join(ROOT, 'docs/rules', language === 'en' ? '' : language, name);
const ledger = (language: Language, name: string): string => readFileSync(placeOf(language, name), 'utf8');

/** The page as it must stand in `docs/rules`. */
export function editionsPage(language: Language): string {
  const words = WORDS[language];
  const { titles, chapters } = compareEditions(
    ledger(language, 'first-edition.md'),
    ledger(language, 'second-edition.md'),
  );
  const countOf = (kind: Kind): number => chapters.flatMap(({ rows }) => rows).filter(row => row.kind === kind).length;
  return [
    `# ${words.title}`,
    '',
    words.lead,
    '',
    ...KINDS.map(kind => `- \`${SIGNS[kind]}\` ${words.kinds[kind]}: ${countOf(kind)}`),
    ...chapters.flatMap(({ heading, rows }) => [
      '',
      `## ${heading}`,
      '',
      `| | ${titles.join(' | ')} |`,
      '| --- | --- | --- |',
      ...rows.map(row => line(row, words)),
    ]),
    '',
  ].join('\n');
}

export const pageFile = (language: Language): string => placeOf(language, 'editions.md');

if (import.meta.main) for (const language of LANGUAGES) writeFileSync(pageFile(language), editionsPage(language));

import { useState } from 'react';
import { Link } from 'wouter';
import { usePage } from '../../base/ui/page.ts';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import { Bones } from '../../base/ui/States.tsx';
import { Words } from '../../kit/rulebook/Blocks.tsx';
import { KINDS, type Clause, type Comparison, type Kind, type Row } from '../../kit/rulebook/editions.ts';
import { readInline } from '../../kit/rulebook/inline.ts';
import { useEditions } from '../../kit/rulebook/library.ts';
import '../../kit/rulebook/rulebook.css';
import './rulebook-pages.css';
import { rulebookTexts } from '../../kit/rulebook/texts.ts';

const nameOf = (kind: Kind): TextKey => `rules.editions.${kind}` as TextKey;

/** First and second edition, rule by rule; on a narrow screen one above the other. */
export function EditionsPage() {
  const { t, language } = useText(rulebookTexts);
  const comparison = useEditions(language);
  usePage(t('rules.editions'));
  return (
    <div className="page ledger">
      <header className="page-head">
        <p className="crumb">
          <Link className="link" href="/rules">
            {t('nav.rules')}
          </Link>
        </p>
        <h1>{t('rules.editions')}</h1>
        <p className="lead-text">{t('rules.editions.lead')}</p>
      </header>
      {comparison === undefined ? <Bones rows={8} /> : <Editions comparison={comparison} />}
    </div>
  );
}

function Editions({ comparison: { titles, chapters } }: { comparison: Comparison }) {
  const { t } = useText(rulebookTexts);
  const [only, setOnly] = useState<Kind | null>(null);
  const countOf = (kind: Kind | null): number =>
    chapters.flatMap(({ rows }) => rows).filter(row => kind === null || row.kind === kind).length;
  const shown = chapters
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(({ kind }) => only === null || kind === only) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="editions">
      <fieldset className="edition-kinds">
        <legend className="unseen">{t('rules.editions.show')}</legend>
        {[null, ...KINDS].map(kind => (
          <label key={kind ?? 'all'} className={`edition-kind ${kind ?? ''}`}>
            <input type="radio" name="edition-kind" checked={only === kind} onChange={() => setOnly(kind)} />
            {t(kind === null ? 'rules.editions.all' : nameOf(kind))} <b>{countOf(kind)}</b>
          </label>
        ))}
      </fieldset>
      {shown.map(({ heading, rows }) => (
        <section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <div className="edition-heads" aria-hidden>
            {titles.map(title => (
              <span key={title}>{title}</span>
            ))}
          </div>
          {rows.map((row, index) => (
            <EditionRow key={index} row={row} titles={titles} />
          ))}
        </section>
      ))}
    </div>
  );
}

function EditionRow({ row: { kind, first, second }, titles }: { row: Row; titles: Comparison['titles'] }) {
  const { t } = useText(rulebookTexts);
  const unsaid = kind === 'same' && second.length === 0;
  return (
    <article className={`edition-row ${kind}`}>
      <p className={`edition-kind ${kind}`}>{t(nameOf(kind))}</p>
      <Side title={titles[0]} clauses={first} ledger="first-edition" otherwise={t('rules.editions.none')} />
      <Side
        title={titles[1]}
        clauses={second}
        ledger="second-edition"
        otherwise={t(unsaid ? 'rules.editions.unsaid' : 'rules.editions.none')}
      />
    </article>
  );
}

interface SideProps {
  readonly title: string;
  readonly clauses: readonly Clause[];
  readonly ledger: string;
  readonly otherwise: string;
}

/** What one edition says; every clause leads to its place in its ledger. */
function Side({ title, clauses, ledger, otherwise }: SideProps) {
  return (
    <div className="edition-side">
      <p className="edition-title">{title}</p>
      {clauses.length === 0 && <p className="muted">{otherwise}</p>}
      {clauses.map(({ id, text }) => (
        <p key={id}>
          <a className="clause-n" href={`/rules/${ledger}#${id}`}>
            {id}
          </a>{' '}
          <Words of={readInline(text, '')} ledger="editions" />
        </p>
      ))}
    </div>
  );
}

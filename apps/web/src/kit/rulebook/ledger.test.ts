import { say } from '@corvo/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import firstSource from '../../../../../games/first-edition/facts/first-edition.json' with { type: 'json' };
import secondSource from '../../../../../games/second-edition/facts/second-edition.json' with { type: 'json' };
import { rulebookTexts } from './texts.ts';
import { isMark, readInline, withMarksTogether, type Inline } from './inline.ts';
import { clausesOf, headOf, introForReaders, readLedger, type Block, type Ledger, withCards } from './ledger.ts';
import { searchClauses } from '../../pages/rulebook/search.ts';
import { isSourceColumn, ORIGIN, proseWords, sourceWords } from './sources.ts';

type Speak = Parameters<typeof sourceWords>[0];

const folder = join(import.meta.dirname, '../../../../../docs/rules');
const names = readdirSync(folder)
  .filter(name => name.endsWith('.md') && name !== 'editions.md')
  .map(name => name.replace('.md', ''));
const sourceOf = (name: string, language: 'it' | 'en'): string =>
  readFileSync(join(folder, language === 'it' ? 'it' : '.', `${name}.md`), 'utf8');
const ledgerOf = (name: string, language: 'it' | 'en'): Ledger => readLedger(sourceOf(name, language), name, language);
const idsOf = (ledger: Ledger): string[] => clausesOf(ledger).map(({ id }) => id);

const blocksOf = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap(block => [block, ...(block.kind === 'clause' ? blocksOf(block.more) : [])]);
function piecesOf(block: Block): readonly Inline[] {
  if (block.kind === 'text' || block.kind === 'clause') return block.text;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells.flat()) : [];
}

/** A scenario over the rules of another game speaks of those. */
const STANDS_ON: Readonly<Record<string, readonly string[]>> = { 'beyond-the-wall': ['second-edition'] };

describe.each(names)('the ledger %s', name => {
  test.each(['it', 'en'] as const)('keeps every clause of its source in %s, each once', language => {
    const written = [
      ...sourceOf(name, language).matchAll(/^(?:- |\| )\*\*([A-Z0-9]+-[A-Z]?[0-9.]*[0-9])(?: [^*]+)?\*\*/gm),
    ].map(found => found[1]);
    const ids = idsOf(ledgerOf(name, language));

    expect(ids).toEqual(written);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('rows about a card with a picture are marked, in either language by the name in English', () => {
    const cards = new Set(['brienne-of-tarth', 'jaqen-hghar']);
    const english = ledgerOf('hand-of-the-king', 'en');
    for (const language of ['en', 'it'] as const) {
      const { sections } = withCards(ledgerOf('hand-of-the-king', language), english, cards);
      const rows = sections.flatMap(({ blocks }) =>
        blocks.flatMap(block => (block.kind === 'table' ? block.rows : [])),
      );
      expect(rows.filter(({ card }) => card !== undefined).map(({ id, card }) => [id, card])).toEqual([
        ['HK-6.7', 'jaqen-hghar'],
        ['HK-6.11', 'brienne-of-tarth'],
      ]);
    }
  });

  test('has the same clauses in both languages', () => {
    expect(idsOf(ledgerOf(name, 'it'))).toEqual(idsOf(ledgerOf(name, 'en')));
  });

  test.each(['it', 'en'] as const)('cites only clauses that exist, in %s', language => {
    const known = new Set(
      ['platform', ...(STANDS_ON[name] ?? []), name].flatMap(each => idsOf(ledgerOf(each, language))),
    );
    const cited = ledgerOf(name, language)
      .sections.flatMap(({ blocks }) => blocksOf(blocks).flatMap(piecesOf))
      .flatMap(piece => (typeof piece === 'object' && piece.kind === 'clause' ? [piece.id] : []));

    expect(cited.filter(id => !known.has(id))).toEqual([]);
  });
});

test('a worked example keeps its position and what is said about it', () => {
  const examples = ledgerOf('hand-of-the-king', 'en').sections.find(({ number }) => number === '10');
  const third = examples?.blocks.find(block => block.kind === 'clause' && block.id === 'HK-X3');

  expect(third?.kind === 'clause' && third.more.map(({ kind }) => kind)).toEqual(['grid', 'text']);
  const grid = third?.kind === 'clause' ? third.more[0] : undefined;
  expect(grid?.kind === 'grid' && grid.rows[5]).toEqual(['L', 'G', 'T', 'V', 'T', '.']);
});

test.each([
  ['first-edition', '1E-5.2', firstSource.supplyTrack.levels.map(({ armies }) => armies)],
  ['second-edition', '2E-3.5', secondSource.supplyTable],
] as const)('%s: the figure of supply shows what the game counts with, in both languages', (name, clause, armies) => {
  for (const language of ['en', 'it'] as const) {
    const blocks = ledgerOf(name, language).sections.flatMap(section => section.blocks);
    const found = blocks.find(block => block.kind === 'clause' && block.id === clause);
    const [figure] = found?.kind === 'clause' ? found.more : [];
    if (figure?.kind !== 'armies') throw new Error('there is no figure');
    expect(figure.head).toHaveLength(2);
    expect(figure.rows).toEqual(armies.map((sizes, level) => ({ level: String(level), sizes })));
  }
});

const drawingsIn = (name: string, language: 'it' | 'en') =>
  ledgerOf(name, language).sections.flatMap(({ blocks }) =>
    blocks.flatMap(block =>
      block.kind === 'clause'
        ? block.more.flatMap(figure => (figure.kind === 'drawn' ? [[block.id, figure] as const] : []))
        : [],
    ),
  );

test.each(['first-edition', 'second-edition', 'beyond-the-wall'])(
  '%s: pictures stand beside words, the same ones in both languages, and each is among our drawings',
  name => {
    const [en, it] = (['en', 'it'] as const).map(language => drawingsIn(name, language));
    const shown = (figures: typeof en) => figures?.map(([id, { rows }]) => [id, rows.map(({ art }) => art)]);
    expect(en?.length).toBeGreaterThan(2);
    expect(shown(it)).toEqual(shown(en));
    const sprite = readFileSync(join(import.meta.dirname, '../../base/art/sprite.svg'), 'utf8');
    const pictures = en?.flatMap(([, { rows }]) => rows.flatMap(({ art }) => art)) ?? [];
    expect(pictures.filter(picture => !sprite.includes(`id="${picture}"`))).toEqual([]);
    expect([...(en ?? []), ...(it ?? [])].flatMap(([, { rows }]) => rows).filter(({ words }) => words === '')).toEqual(
      [],
    );
  },
);

test.each([
  ['first-edition', '1E-7.9', firstSource.stars.byKingsCourtPosition],
  ['second-edition', '2E-8.4', secondSource.setup.byPlayerCount['5'].starAllowance],
] as const)('%s: the figure of the King’s Court has as many stars as the game gives', (name, clause, stars) => {
  const found = drawingsIn(name, 'it').find(([id]) => id === clause)?.[1];
  expect(found?.rows.map(({ art }) => art.length)).toEqual(stars);
});

test('bare numbers in the tables become links', () => {
  const cases = ledgerOf('hand-of-the-king', 'en').sections.find(({ number }) => number === '11');
  const [table] = cases?.blocks ?? [];
  const row = table?.kind === 'table' ? table.rows.find(({ id }) => id === 'HK-H6') : undefined;

  expect(row?.cells.at(-1)).toEqual([
    { kind: 'clause', id: 'HK-4.1', text: 'HK-4.1' },
    ', ',
    { kind: 'clause', id: 'HK-S2', text: 'HK-S2' },
  ]);
});

test('what a ledger does not use is refused, not lost', () => {
  expect(() => readLedger('# T\n\n## 1. A\n\n#### Deeper\n', 't', 'en')).toThrow('no such form');
});

test('a search finds clauses by number, by words and without accents', () => {
  const ledgers = [ledgerOf('hand-of-the-king', 'it'), ledgerOf('platform', 'it')];

  expect(searchClauses(ledgers, 'hk-4.2')[0]?.id).toBe('HK-4.2');
  expect(searchClauses(ledgers, 'parita compagno').map(({ id }) => id)).toContain('HK-4.5');
  expect(searchClauses(ledgers, '   ')).toEqual([]);
});

test.each(['it', 'en'] as const)(
  'what a search shows is the rule: no marks, no sources, no numbers of sections (%s)',
  language => {
    const hits = searchClauses(
      names.map(name => ledgerOf(name, language)),
      '-',
    );
    expect(hits.length).toBeGreaterThan(900);
    // Orders with a star are written with their stars in one clause.
    const odd = hits.filter(({ text }) => /[`[\]|]|\*(?![.,])| [.,;:](?!\.)|[;,:]$|\(\)| {2}|[.;,] [;,]/.test(text));
    expect(odd.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
    expect(
      hits.filter(({ text }) => /\((seed|RB p|FAQ|public:|pubblico:|HEG|UBG)/.test(text)).map(({ id }) => id),
    ).toEqual([]);
    expect(hits.filter(({ text }) => /\.(?:com|net|org)\b|[.!?)] \+(?= |$)/.test(text)).map(({ id }) => id)).toEqual(
      [],
    );
    expect(hits.filter(({ section }) => /^[\dA-Z]+-\d/.test(section)).map(({ section }) => section)).toEqual([]);
  },
);

const readerText = (t: Speak, pieces: readonly Inline[], words = proseWords): string =>
  pieces
    .map(piece => {
      if (typeof piece === 'string') return words(t, piece);
      return piece.kind === 'origin' ? `(${sourceWords(t, piece.text)})` : '';
    })
    .join('');

const textOf = (piece: Inline): string => (typeof piece === 'string' ? piece : 'text' in piece ? piece.text : '');

/** A block as its readers see it. */
function readBlock(t: Speak, block: Block): string {
  if (block.kind !== 'table') return readerText(t, piecesOf(block));
  const words = block.head.map(cell => (isSourceColumn(String(cell[0])) ? sourceWords : proseWords));
  return block.rows.flatMap(({ cells }) => cells.map((cell, place) => readerText(t, cell, words[place]))).join(' | ');
}

const MARKS = /seed 00|\bRB\b|FAQ[12]|\b(?:SNR|HEG|UBG|ALX|GBA|JS|PBIN|CPP|RUBY)\b|#\d|rules\.origin|\.txt/;

test.each(['it', 'en'] as const)('a reader meets no mark of the ledger: sources are said in words (%s)', language => {
  const t: Speak = (key, data) => say(rulebookTexts, language, key, data);
  const found = names.flatMap(name => {
    const ledger = ledgerOf(name, language);
    const blocks = [...introForReaders(ledger), ...ledger.sections.flatMap(section => section.blocks)];
    return blocksOf(blocks)
      .map(block => readBlock(t, block))
      .filter(text => MARKS.test(text));
  });
  expect(found).toEqual([]);
});

/** Words of those who keep the rules; a wildling card and an unanswered vote are silent too. */
const KEEPERS = {
  en: /\bseeds?\b|\bledgers?\b|\bsilences?\b(?! is no)|\bDOUBT\b|\bfacts? file|\.json\b|\bclauses?\b|\b[a-z]+\.[a-z]+[A-Z]\w*/,
  it: /\bseeds?\b|\bsem[ei]\b|\bregistr[oi]\b|\bsilenzi?\b(?! vale no)|\bDUBBIO\b|\bfile dei fatti|\.json\b|[Cc]lausol[ae]|\b[a-z]+\.[a-z]+[A-Z]\w*/,
};

test.each(['it', 'en'] as const)('the rulebook speaks to players, in its headings too (%s)', language => {
  const t: Speak = (key, data) => say(rulebookTexts, language, key, data);
  const found = names.flatMap(name => {
    const ledger = ledgerOf(name, language);
    const heads = blocksOf(ledger.sections.flatMap(({ blocks }) => blocks)).flatMap(block =>
      block.kind === 'table' ? block.head.map(cell => readerText(t, cell)) : [],
    );
    const blocks = [...introForReaders(ledger), ...ledger.sections.flatMap(section => section.blocks)];
    const said = blocksOf(blocks).map(block => readBlock(t, block));
    return [ledger.title, ...ledger.sections.map(({ title }) => title), ...heads, ...said].filter(text =>
      KEEPERS[language].test(text),
    );
  });
  expect(found).toEqual([]);
});

/** As the table writes: printers' marks, tokens counted, units with a capital letter, one word for one thing, no statute's *vi*. */
const NOT_AS_THE_TABLE: Readonly<Record<string, RegExp>> = {
  'a straight mark or a hyphen for a minus': /[\p{L}]'|"|(?<=[\s(+])-\d/u,
  'Power that is not counted in tokens': /\d Potere\b/,
  'a word of those who keep the rules': /\bseeds?\b/,
  vi: /\bvi\b|(?<![Cc]o)rvi\b|ndovi\b/,
  'a unit without its capital letter':
    /\b(?:fant[ei]|cavalier[ei]|catapult[ae]|gigant[ei]|zombie?|macchin[ae] d|navi)\b/,
  'another word': /\bsezion[ei] della Barriera|\bcombattiment|\b[Nn]on lecit|finché non ne restano\b/,
};

test.each(Object.entries(NOT_AS_THE_TABLE))('the Italian rulebook writes as the table does: no %s', (_, wrong) => {
  const isSources = wrong.source.includes('seeds'); // the last column of a table may name them: readers get words for them
  const texts = names.flatMap(name =>
    blocksOf(ledgerOf(name, 'it').sections.flatMap(({ blocks }) => blocks)).flatMap(block =>
      isSources && block.kind === 'table'
        ? []
        : piecesOf(block).map(piece =>
            typeof piece === 'string' || ['em', 'strong'].includes(piece.kind) ? textOf(piece) : '',
          ),
    ),
  );
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.filter(text => wrong.test(text))).toEqual([]);
});

/** Words of the other edition's rulebook, or of none: each page of rules speaks as its own table does. */
const FOREIGN = {
  'first-edition': {
    en: /\bcastles?\b(?! Black)|\b(?:star|starred) (?:order|raid)|\bsea transport\b|\bpromot|(?-i:\bhouses?\b)/i,
    it: /\bsegnalin[oi] (?:Potere|Ordine)\b|\bcastell[oi]\b|\bfortezz[ae]\b|\btracciat[oi]\b|\bCasata\b|\bordin[ei] con la stella|area di casa/,
  },
  'second-edition': {
    en: /\b(?:star|starred) (?:order|raid)|\bcombat|(?-i:\b(?:towers?|houses?|footm[ae]n|knights?|power)\b)/i,
    it: /\bRifornimenti\b|\bgetton[ei]\b|\btracc(?:ia|e)\b|\barruolamento\b|\bCasato\b|\bordin[ei] con la stella|area di casa/,
  },
};

test.each(Object.entries(FOREIGN))('%s: the rules hold to the words of their own rulebook', (name, words) => {
  for (const language of ['en', 'it'] as const) {
    const t: Speak = (key, data) => say(rulebookTexts, language, key, data);
    const { sections } = ledgerOf(name, language);
    const said = [
      ...sections.map(({ title }) => title),
      ...blocksOf(sections.flatMap(({ blocks }) => blocks)).map(block => readBlock(t, block)),
    ];
    expect(said.filter(text => words[language].test(text))).toEqual([]);
  }
});

/** A card is a he or a she; a player is whoever plays. */
const OF_A_CARD =
  /Eddard|Loras|Luwin|Doran|Robb|Aeron|Jon |Aemon|Yoren|Mormont|General|Other King|Varys|Jaqen|Ramsay|Ilyn|Tyrion|Lorenzo|Bruno|Ciro/;

test.each(names)('%s: the English rules speak of no player as of a man, of no turn where a round is meant', name => {
  const lines = sourceOf(name, 'en')
    .split('\n')
    .filter(line => /^(?:- |\| )\*\*/.test(line))
    .map(line => line.replaceAll(new RegExp(ORIGIN, 'g'), ''));
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter(line => /\b(?:he|his|him|himself)\b/i.test(line) && !OF_A_CARD.test(line))).toEqual([]);
  if (name === 'hand-of-the-king' || name === 'platform') return;
  expect(lines.filter(line => /\b(?:this|each|per|last|the) turn\b|\bturn \d/i.test(line))).toEqual([]);
});

test.each(names)('%s: apostrophes and quotation marks are those of a printer, in the English rulebook too', name => {
  const texts = blocksOf(ledgerOf(name, 'en').sections.flatMap(({ blocks }) => blocks)).flatMap(block =>
    piecesOf(block).map(piece => (typeof piece === 'object' && piece.kind === 'code' ? '' : textOf(piece))),
  );
  expect(texts.filter(text => /['"]|”\p{L}|\s”/u.test(text))).toEqual([]);
});

test('behind the mark of a rule stands nothing but other marks: what it says of its source is folded with it', () => {
  const loose = (['it', 'en'] as const).flatMap(language =>
    names.flatMap(name =>
      blocksOf(ledgerOf(name, language).sections.flatMap(({ blocks }) => blocks)).flatMap(block => {
        if (block.kind !== 'clause') return [];
        return [block.text, ...block.more.map(piecesOf)].flatMap(pieces => {
          const first = pieces.findIndex(piece => typeof piece === 'object' && piece.kind === 'source');
          const after = first < 0 ? [] : pieces.slice(first).filter(piece => !isMark(piece));
          return after.every(piece => typeof piece === 'string' && piece.trim() === '')
            ? []
            : [`${language} ${block.id}`];
        });
      }),
    ),
  );
  expect(loose).toEqual([]);
});

test('how to read the rules is told without marks, which all look the same until they are opened', () => {
  const legends = (['it', 'en'] as const).flatMap(language =>
    names.flatMap(name => introForReaders(ledgerOf(name, language)).flatMap(piecesOf).filter(isMark)),
  );
  expect(legends).toEqual([]);
  const { intro } = ledgerOf('hand-of-the-king', 'en');
  expect(intro.flatMap(piecesOf).filter(isMark).length).toBeGreaterThan(3);
});

test.each(['it', 'en'] as const)('who made the fan scenario is named on its page (%s)', language => {
  const t: Speak = (key, data) => say(rulebookTexts, language, key, data);
  const [first] = introForReaders(ledgerOf('beyond-the-wall', language));
  expect(first === undefined ? '' : readBlock(t, first)).toMatch(/Agzaroth, Spartan (?:and|e) Lorunks/);
});

test('a rule has one small mark for all that is known of its source', () => {
  const line = withMarksTogether(readInline('It fits. (seed 002; HEG) `[= 1E-17.9]` More.', '2E'));
  expect(line.map(piece => (typeof piece === 'object' && piece.kind === 'marks' ? piece.marks.length : piece))).toEqual(
    ['It fits. ', 2, ' More.'],
  );
});

test('sources in words: the page of the rulebook, the summary, the document', () => {
  const t: Speak = (key, data) => say(rulebookTexts, 'en', key, data);
  const [, origin] = readInline('A rule. (seed 002; RB p.12 via HEG)', '2E');
  expect(origin).toEqual({ kind: 'origin', text: 'seed 002; RB p.12 via HEG' });
  expect(sourceWords(t, 'seed 002; RB p.12 via HEG')).toBe(
    'Italian summary of the second edition; printed rulebook, p. 12 via the program Hegemon',
  );
  expect(sourceWords(t, 'public: SNR; FAQ2, #548')).toBe(
    'the program Swords and Ravens; official FAQ 2.0, discussion 548 of Swords and Ravens',
  );
  expect(sourceWords(t, 'public: ALX; SNR, GBA, JS source')).toBe(
    'a published implementation; the program Swords and Ravens, published implementations',
  );
  expect(readInline('Three houses (or four) play.', '2E')).toEqual(['Three houses (or four) play.']);
});

test('a number or a word of a rule is not taken for a source', () => {
  const t: Speak = (key, data) => say(rulebookTexts, 'en', key, data);
  const rule = 'Card #3 is recalled to the hand; made public: all see it.';
  expect(proseWords(t, rule)).toBe(rule);
  expect(proseWords(t, 'By seed 000 all houses collect at once.')).toBe(
    'By Italian rulebook of the first edition all houses collect at once.',
  );
});

test('a ledger that numbers its titles itself is not numbered twice', () => {
  const headsOf = (name: string) => {
    const ledger = ledgerOf(name, 'en');
    return ledger.sections.slice(0, 2).map(section => headOf(ledger, section));
  };
  expect(headsOf('first-edition')).toEqual([
    { number: '', title: 'Part A. Base game' },
    { number: '1E-1', title: 'Object and pieces' },
  ]);
  expect(headsOf('second-edition')[1]).toEqual({ number: '2', title: 'Map, areas and control' });
});

test('2E-8.3 a special order has its star; what the table of cards says in slanted letters is read as words', () => {
  const textOf = (name: string, id: string): string => searchClauses([ledgerOf(name, 'en')], id)[0]?.text ?? '';
  expect(textOf('second-edition', '2E-8.3')).toContain('Raid ★, two Consolidate Power');
  expect(textOf('beyond-the-wall', 'BW-10.3')).toContain('During the round. +1 strength');
  expect(readInline('the *top* of it', '2E')).toEqual(['the ', { kind: 'em', text: 'top' }, ' of it']);
});

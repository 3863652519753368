import { MANIFESTS } from '@corvo/catalogue/manifests';
import { boardOf, LANGUAGES, type Catalogue, type Language, type Manifest } from '@corvo/core';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** A catalogue: its file, its name there, and which of its messages only parts that are fetched later say. */
type Place = readonly [file: string, name: string, later?: RegExp];

/** What the pages themselves say. */
const OF_PAGES: readonly Place[] = [
  [
    'apps/web/src/base/i18n/texts.ts',
    'texts',
    /^((lobby|rules|carry|new|games|replay|settings(?!\.(name|language)$)|table(?!\.none$))\.|house\.(access|order|watching|clock)|learn\.(lead|others)$|tables\.(title|watchAt|finished|noneFinished|fromFile|more|won_\w+|draw|replay)$)/,
  ],
  [
    'apps/web/src/kit/texts/index.ts',
    'tableTexts',
    /^(replay-(empty|unknown-game)|open-record|to-(start|end)|step-(back|on)|moment-of|copy-link|link-(copied|in-bar)|share-file(-why)?|verif(y|ication|ication-text|ied(-older)?(_\w+)?)|not-verified|commitment|record-nameless|names-unknown|chat-(channels|table|silent|between|empty|write|send)|speed(-\w+)?|plain-board|emblems-only|answers-for-me|ask-[\w-]+|card-(before|after)|curtain-[\w-]+|hand-over|make-practice|take-back-seat|resign-[\w-]+|timeline|clause-unknown|clock-[\w-]+|vote-[\w-]+|watching-[\w-]+|rules-whole|since-(?!now$)[\w-]+|turning-points|play-again(-help)?|download-record|watch-replay|language(-\w+)?|resign|less|more|rank-(up|down)|turn-(lead|swing)|replay)$/,
  ],
  ['apps/web/src/base/lib/link-messages.ts', 'linkMessages', /^problem\.not-sent$/],
  [
    'packages/core/src/texts/index.ts',
    'coreMessages',
    // Of files, how answers are typed, which nobody does here, and what nobody meets at the first answer.
    /^(problem\.(damaged-record|record-not-true|seed-not-promised|other-rules|illegal-in-record|wrong-shape|malformed-action|unreadable-\w+|ranking-incomplete|unknown-seat|nothing-to-withdraw)$|expected\.|shape\.)/,
  ],
  [
    'packages/protocol/src/texts/index.ts',
    'protocolMessages',
    // What a server refuses at its tables: its pages and theirs come later. So does what was taken back or handed over.
    /^(problem\.(bot-tables-too-many|removed-lately|unknown-host|page-too-old|not-stored|no-such-(table|game|moment)|no-spectators|not-joined|seat-taken|already-|not-(started|host|in-channel)|wrong-players|seats-|record-|cannot-resume|story-held|only-|silent-table|went-back|not-seated|seat-(unknown|not-yours|resigned)|bot-plays-your-seat|nothing-to-undo|never-back|seen-too-much|others-sit-here|no-proposal|more-would-go|asked-enough|proposal-open|malformed-message|message-too-large|no-hint|link-void)|note\.(?!bot-stands-in$|host-called-bot$|resigned-to-bot$|is-back$))/,
  ],
];

/** What all the games of a family say in the same words. */
const OF_FAMILIES: Readonly<Record<string, readonly Place[]>> = {
  westeros: [
    [
      'packages/westeros/src/texts/words.ts',
      'words',
      // Before anything else is asked, only orders can be chosen and refused. What was answered to them is told, and what
      // is asked next: nobody plays further before the rest is here (`loadWholeGame`).
      /^((draw|guide|shape|explain|gain|loss|until|figure)\.|event\.(?!round-began$|orders-revealed|order-replaced$)|ask\.(?!orders|raven|raid|march|consolidate)|choice\.(?!orders|raven)|problem\.(?!area-closed$|no-(order-to-replace|star-left|such-(area|order)|token-at-sea|unit-for-an-order)$|(raid-from-land-to-sea|sea-not-adjacent|wrong-element)$|one-order-only$|orders?-|same-order$|too-many-stars$|two-orders-))/,
    ],
    [
      'apps/web/src/boards/westeros/texts/index.ts',
      'boardTexts',
      /^(foresee\.battle$|(own-card|option|card|over(?!\.show$)|end|march|raid|bid|amount|units|muster|round(?!\.title$)|battle(?!\.none$)|next(?!\.(orders|raven|single)))\.|left\.(hand|discards|income|pool|singles))/,
    ],
    ['apps/web/src/boards/westeros/texts/table.ts', 'tableTexts'],
    ['apps/web/src/boards/westeros/map/texts.ts', 'mapTexts'],
  ],
};

/** What single boards say. */
const OF_BOARDS: Readonly<Record<string, readonly Place[]>> = {
  hand: [['apps/web/src/boards/hand/texts/index.ts', 'handTexts']],
  north: [['apps/web/src/boards/north/texts.ts', 'northTexts']],
};

const ROOT = new URL('../../../', import.meta.url);
const has = (path: string): boolean => existsSync(new URL(path, ROOT));

/** What a game says: its own words, and those of a board that no other game has. */
async function ofGame(game: Manifest): Promise<readonly Place[]> {
  const folder = `games/${game.id}/src/texts`;
  const keys = `${folder}/later-keys.ts`;
  const board = OF_BOARDS[boardOf(game)] ?? [];
  if (!has(`${folder}/index.ts`)) return board;
  const later = has(keys) ? ((await import(new URL(keys, ROOT).href)) as { LATER: RegExp }).LATER : undefined;
  const file = `${folder}/index.ts`;
  return [later === undefined ? [file, 'messages'] : [file, 'messages', later], ...board];
}

/** Words for cards that other games of the family have as well: nobody needs them before these have come. */
const lent = (family: string): Place[] =>
  MANIFESTS.filter(game => game.family === family)
    .map(({ id }) => `games/${id}/src/texts/later.ts`)
    .filter(has)
    .map((file): Place => [file, 'laterMessages', /./]);

const titles = MANIFESTS.map(({ id }): Place => [`games/${id}/src/title.ts`, 'title']);

/** The catalogues that speak in the pages, by the part of the pages that needs them. */
export const CATALOGUES: Readonly<Record<string, readonly Place[]>> = Object.fromEntries(
  [
    ['pages', [...OF_PAGES, ...titles]] as const,
    ...Object.entries(OF_FAMILIES).map(([family, own]) => [family, [...own, ...lent(family)]] as const),
    ...(await Promise.all(MANIFESTS.map(async game => [game.id, await ofGame(game)] as const))),
  ].filter(([, places]) => places.length > 0),
);

/** The parts that bring the later messages of another. */
export const LATER: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CATALOGUES)
    .filter(([, places]) => places.some(([, , later]) => later !== undefined))
    .map(([part]) => [part === 'pages' ? 'other-pages' : `${part}-later`, part]),
);
const PARTS_OF_TEXTS = [...Object.keys(CATALOGUES), ...Object.keys(LATER)];

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const unix = (path: string): string => path.replaceAll('\\', '/');
const FETCHED = unix(fromRoot('apps/web/src/base/i18n/fetched.ts'));
const PARTS = unix(fromRoot('apps/web/src/base/i18n/parts.ts'));

/** Where each catalogue stands, by its file. */
const PLACES = new Map(
  Object.entries(CATALOGUES).flatMap(([part, list]) =>
    list.map(([file, name], place) => [unix(fromRoot(file)), { part, name, place }] as const),
  ),
);

const asModule = (code: string) => ({ code, map: null, moduleType: 'js' });

/** The messages of a part in one language, as its sources have them. */
async function textsOf(part: string, language: Language): Promise<string> {
  const texts = [];
  const isLater = Object.hasOwn(LATER, part);
  for (const [file, name, later] of CATALOGUES[LATER[part] ?? part] ?? []) {
    const found = (await import(pathToFileURL(fromRoot(file)).href)) as Record<string, Catalogue | undefined>;
    const messages = found[name]?.[language];
    if (messages === undefined) throw new Error(`${file} has no catalogue ${name}`);
    const wanted = Object.entries(messages).filter(([key]) => (later?.test(key) ?? false) === isLater);
    texts.push(Object.fromEntries(wanted));
  }
  // Parsing one text is quicker for a browser than reading a large object literal.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
}

const listOfParts = (): string => {
  const fetching = (part: string, language: Language): string =>
    `${language}: async () => (await import(${JSON.stringify(`${PARTS}?texts=${part}.${language}`)})).default`;
  const lines = PARTS_OF_TEXTS.map(
    part => `${JSON.stringify(part)}: { ${LANGUAGES.map(language => fetching(part, language)).join(', ')} }`,
  );
  return `export const PARTS = { ${lines.join(',\n')} };`;
};

/**
 * The texts of the pages in a file for each part and language, so that nobody fetches those of a language they do not
 * read. Every catalogue stays where it is in the code, and is filled when its texts are fetched (`src/base/i18n/language.ts`).
 */
export function languages(): Plugin {
  return {
    name: 'corvo-languages',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = unix(id).split('?');
      if (file === PARTS) {
        const [, part, language] = /^texts=([\w-]+)\.(\w+)$/.exec(query ?? '') ?? [];
        return asModule(part === undefined ? listOfParts() : await textsOf(part, language as Language));
      }
      const catalogue = PLACES.get(file);
      if (catalogue === undefined) return null;
      const { part, name, place } = catalogue;
      const later = Object.keys(LATER).find(each => LATER[each] === part);
      const at = [part, place, ...(later === undefined ? [] : [later])].map(each => JSON.stringify(each)).join(', ');
      return asModule(
        `import { fetchedCatalogue } from ${JSON.stringify(FETCHED)};\n` +
          `export const ${name} = fetchedCatalogue(${at});`,
      );
    },
  };
}

import { MANIFESTS } from '@corvo/catalogue/manifests';
import { boardOf, LANGUAGES, type Catalogue, type Language, type Manifest } from '@corvo/core';
import { existsSync, globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const unix = (path: string): string => path.replaceAll('\\', '/');
const has = (file: string): boolean => existsSync(`${ROOT}/${file}`);
const found = (...patterns: readonly string[]): string[] => globSync(patterns, { cwd: ROOT }).map(unix).sort();

/** What a package says from its first page or board on, and what only parts that come later say. */
const FIRST = 'texts/first.ts';
const LATER = 'texts/later.ts';

/** Packages that every page needs. */
const OF_ALL = ['packages/core/src', 'packages/host/src', 'packages/protocol/src', 'apps/web/src/kit'];
/** The folders that a family shares: its kernel, and its board with what stands beside it. */
const sharedBy = (family: string): string[] => [`packages/${family}/src`, `apps/web/src/boards/${family}`];

/**
 * The files with what the pages say, by the part of the texts that they are fetched with. Every file exports catalogues
 * and nothing else; what it only re-exports from other files is ignored here. A part is one file for each language,
 * because files of their own for every page and every folder cost some 3 KB more: they compress badly, and each has to
 * be named. What a game says is apart from what its family says, so that a second game of a family brings only its own.
 */
function filesByPart(): Readonly<Record<string, readonly string[]>> {
  const families = [...new Set(MANIFESTS.map(({ family }) => family))];
  const parts: Record<string, readonly string[]> = {
    pages: [
      'apps/web/src/base/i18n/texts.ts',
      'apps/web/src/base/lib/link-messages.ts',
      ...OF_ALL.map(folder => `${folder}/${FIRST}`),
      ...MANIFESTS.map(({ id }) => `games/${id}/src/title.ts`),
    ],
    'other-pages': [
      'apps/web/src/base/lib/later-link-messages.ts',
      ...OF_ALL.map(folder => `${folder}/${LATER}`),
      ...found('apps/web/src/{pages,kit}/**/{texts,*-texts}.ts').filter(file => !file.endsWith('/page-texts.ts')),
    ],
  };
  for (const family of families) {
    const shared = sharedBy(family);
    const board = `apps/web/src/boards/${family}`;
    const first = [`${board}/texts/first-table.ts`, `${board}/map/texts.ts`];
    parts[family] = [...shared.map(folder => `${folder}/${FIRST}`), ...first];
    parts[`${family}-later`] = [...shared.map(folder => `${folder}/${LATER}`), `${board}/texts/later-table.ts`];
  }
  for (const game of MANIFESTS) {
    parts[game.id] = [`games/${game.id}/src/${FIRST}`, ...ofBoard(game)];
    parts[`${game.id}-later`] = [`games/${game.id}/src/${LATER}`];
  }
  return Object.fromEntries(
    Object.entries(parts)
      .map(([part, files]) => [part, files.filter(has)] as const)
      .filter(([, files]) => files.length > 0),
  );
}

/** What the board of a game says where it is not that of its family. */
const ofBoard = (game: Manifest): string[] => {
  const board = boardOf(game);
  return board === game.family && has(`apps/web/src/boards/${board}/${FIRST}`)
    ? []
    : found(`apps/web/src/boards/${board}/{texts,texts/index}.ts`);
};

/** The parts of the texts, with the files of each. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = filesByPart();

/** Is a part fetched after the first board, or with a page that is seldom opened? */
export const isLater = (part: string): boolean => part === 'other-pages' || part.endsWith('-later');

const fromRoot = (path: string): string => unix(`${ROOT}${path}`);
const FETCHED = fromRoot('apps/web/src/base/i18n/fetched.ts');
const PARTS = fromRoot('apps/web/src/base/i18n/parts.ts');

/** Where each file stands: its part, and its place there. */
const PLACES = new Map(
  Object.entries(TEXTS).flatMap(([part, files]) =>
    files.map((file, place) => [fromRoot(file), { part, place }] as const),
  ),
);

/** The catalogues that a file exports, by name. */
export async function cataloguesOf(file: string): Promise<readonly (readonly [name: string, catalogue: Catalogue])[]> {
  const exported = (await import(pathToFileURL(fromRoot(file)).href)) as Readonly<Record<string, Catalogue>>;
  const catalogues = Object.entries(exported);
  const isCatalogue = (value: Catalogue): boolean => LANGUAGES.every(language => typeof value[language] === 'object');
  const other = catalogues.filter(([, value]) => !isCatalogue(value)).map(([name]) => name);
  if (catalogues.length !== 1 || other.length > 0)
    throw new Error(`${file} should export one catalogue and nothing else: ${Object.keys(exported).join(', ')}`);
  return catalogues;
}

const asModule = (code: string) => ({ code, map: null, moduleType: 'js' });

/** The messages of a part in one language, file by file. */
async function textsOf(part: string, language: Language): Promise<string> {
  const texts = [];
  for (const file of TEXTS[part] ?? [])
    for (const [, catalogue] of await cataloguesOf(file)) texts.push(catalogue[language]);
  // Parsing one text is quicker for a browser than reading a large object literal.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
}

const listOfParts = (): string => {
  const fetching = (part: string, language: Language): string =>
    `${language}: async () => (await import(${JSON.stringify(`${PARTS}?texts=${part}.${language}`)})).default`;
  const lines = Object.keys(TEXTS).map(
    part => `${JSON.stringify(part)}: { ${LANGUAGES.map(language => fetching(part, language)).join(', ')} }`,
  );
  return `export const PARTS = { ${lines.join(',\n')} };`;
};

/**
 * The texts of the pages in a file for each part and language, so that nobody fetches those of a language they do not
 * read. Every catalogue stays where it is in the code, and is filled when its texts are fetched
 * (`src/base/i18n/needed.ts`).
 */
export function texts(): Plugin {
  return {
    name: 'corvo-texts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = unix(id).split('?');
      if (file === PARTS) {
        const [, part, language] = /^texts=([\w-]+)\.(\w+)$/.exec(query ?? '') ?? [];
        return asModule(part === undefined ? listOfParts() : await textsOf(part, language as Language));
      }
      const place = PLACES.get(file);
      if (place === undefined) return null;
      const kind = isLater(place.part) ? 'laterCatalogue' : 'fetchedCatalogue';
      const [[name = ''] = []] = await cataloguesOf(file.slice(fromRoot('').length));
      const at = `${JSON.stringify(place.part)}, ${place.place}`;
      return asModule(`import { ${kind} } from ${JSON.stringify(FETCHED)};\nexport const ${name} = ${kind}(${at});`);
    },
  };
}

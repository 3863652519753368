import { GAMES } from '@corvo/catalogue';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CAST_GAMES, type CastGame, castOf, filesOf, findPortrait } from './casts/index.ts';
import { PERSONS } from './persons/index.ts';
import { allSprites } from './sprites.ts';

const SPRITES: ReadonlyMap<string, string> = new Map(allSprites().map(({ name, svg }) => [name, svg]));

interface Named {
  readonly id: string;
}
/** What the fact sheets of the games say about cards; each has the lists of its own game. */
interface Sheet {
  readonly houseCards?: readonly Named[] | Readonly<Record<string, readonly Named[]>>;
  readonly martellOriginal?: readonly Named[];
  readonly newCharacters?: Readonly<Record<string, readonly Named[]>>;
  readonly houses?: readonly { readonly characters: readonly Named[] }[] | object;
  readonly varys?: Named;
  readonly companions?: readonly Named[];
  readonly westeros?: { readonly cards: Readonly<Record<string, unknown>> };
  readonly westerosDecks?: Readonly<Record<string, readonly Named[]>>;
  readonly wildlingCards?: readonly Named[];
  readonly tacticCards?: readonly Named[];
  readonly objectiveCards?: readonly Named[];
}

const sheetOf = (game: string): Sheet => {
  const address = new URL(`../../../games/${game}/facts/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(address, 'utf8')) as Sheet;
};

const ids = (...lists: readonly (readonly Named[] | undefined)[]): string[] =>
  lists.flatMap(list => (list ?? []).map(({ id }) => id));
const listsOf = <T>(table: Readonly<Record<string, T>> | readonly T[] | undefined): T[] => Object.values(table ?? {});

/** The cards with a person on them, from the game's own facts. */
const PEOPLE: Readonly<Record<string, (sheet: Sheet) => string[]>> = {
  'hand-of-the-king': ({ houses, varys, companions }) => [
    ...(houses as readonly { readonly characters: readonly Named[] }[]).flatMap(house => ids(house.characters)),
    ...ids(varys && [varys], companions),
  ],
  'first-edition': ({ houseCards }) => ids(...listsOf(houseCards as Readonly<Record<string, readonly Named[]>>)),
  'clash-of-kings': ({ martellOriginal, newCharacters }) => [
    ...PEOPLE['first-edition']!(sheetOf('first-edition')),
    ...ids(martellOriginal, ...listsOf(newCharacters)),
  ],
  'second-edition': ({ houseCards }) => ids(houseCards as readonly Named[]),
  'beyond-the-wall': ({ houseCards }) => [
    ...ids(houseCards as readonly Named[]),
    ...PEOPLE['second-edition']!(sheetOf('second-edition')), // joined to the big map
  ],
};

/** The cards with a scene, from the game's own facts. */
const SCENES: Readonly<Record<string, (sheet: Sheet) => string[]>> = {
  'hand-of-the-king': () => [],
  'first-edition': ({ westeros }) => Object.keys(westeros!.cards),
  'clash-of-kings': () => SCENES['first-edition']!(sheetOf('first-edition')),
  'second-edition': ({ westerosDecks, wildlingCards }) => ids(...listsOf(westerosDecks), wildlingCards),
  // Not those of the wildlings, which only joined tables have: all three kinds would weigh too much.
  'beyond-the-wall': ({ tacticCards, objectiveCards }) => [
    ...ids(tacticCards, objectiveCards),
    ...ids(...listsOf(sheetOf('second-edition').westerosDecks)),
  ],
};

describe.each(GAMES.map(game => game.id as CastGame))('%s', game => {
  test('everybody on its cards has a portrait', () => {
    const cards = PEOPLE[game]!(sheetOf(game));
    expect(cards.length).toBeGreaterThan(20);

    const missing = cards.filter(card => {
      const found = findPortrait(game, card);
      return found === undefined || !SPRITES.get(`faces-${found.game}`)!.includes(`<symbol id="face-${found.card}"`);
    });
    expect(missing).toEqual([]);
    expect(findPortrait(game, 'nobody')).toBeUndefined();
  });

  test('every other card has its scene', () => {
    const files = filesOf(game).vignettes.map(name => SPRITES.get(name)!);
    const cards = SCENES[game]!(sheetOf(game));

    expect(cards.filter(card => !files.some(svg => svg.includes(`<symbol id="scene-${card}"`)))).toEqual([]);
  });
});

const KB = 1000;

/** What a file weighs as the build sends it. */
const weights = new Map<string, number>();
function weight(name: string): number {
  const svg = SPRITES.get(name)!;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: svg.length };
  const bytes = weights.get(name) ?? brotliCompressSync(svg, { params }).length;
  weights.set(name, bytes);
  return bytes;
}

test.each(CAST_GAMES)('the pictures of %s weigh at most 110 KB of portraits and 40 KB of scenes', game => {
  const { faces, vignettes } = filesOf(game);
  const total = (names: readonly string[]): number => names.map(weight).reduce((sum, bytes) => sum + bytes, 0);

  expect(total(faces)).toBeGreaterThan(10 * KB);
  expect(total(faces)).toBeLessThan(110 * KB);
  expect(total(vignettes)).toBeLessThan(40 * KB);
});

/** The figure on a card, without the ground; undefined when the card is in another file. */
const figureOn = (game: CastGame, card: string): string | undefined =>
  new RegExp(`<symbol id="face-${card}" viewBox="[^"]*"[^>]*><use [^>]*/>(.*)</symbol>`).exec(
    SPRITES.get(`faces-${game}`)!,
  )?.[1];

/** The shapes alone: cloth in the colours of the house, and the strip around a figure, follow the ground. */
const shapes = (figure: string): string[] => [...figure.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!);

test('a person has the same portrait in every game, and the ground follows the house', () => {
  const cards = CAST_GAMES.flatMap(game => castOf(game).map(portrait => ({ game, ...portrait })));
  const drawn = Map.groupBy(cards, ({ person }) => person);
  let shared = 0;
  for (const [person, places] of drawn) {
    const figures = places.flatMap(({ game, card }) => figureOn(game, card) ?? []);
    expect(figures.length, person).toBeGreaterThan(0);
    if (figures.length > 1) shared++;
    for (const figure of figures) expect(shapes(figure), person).toEqual(shapes(figures[0]!));
  }
  expect(shared).toBeGreaterThan(30);

  expect(SPRITES.get('faces-hand-of-the-king')).toContain(
    '<symbol id="face-brienne-of-tarth" viewBox="0 0 400 500"><use href="#field-none"',
  );
  expect(SPRITES.get('faces-second-edition')).toContain(
    '<symbol id="face-brienne-of-tarth" viewBox="0 0 400 500"><use href="#field-baratheon"',
  );
});

test('nobody is drawn who is on no card, and no two people look the same', () => {
  const shown = new Set<string>(CAST_GAMES.flatMap(game => castOf(game).map(({ person }) => person)));
  expect(Object.keys(PERSONS).filter(id => !shown.has(id))).toEqual([]);

  const figures = CAST_GAMES.flatMap(game =>
    castOf(game).flatMap(({ card, person }) => {
      const figure = figureOn(game, card);
      return figure === undefined ? [] : [[shapes(figure).join(), person] as const];
    }),
  );
  expect(new Set(figures.map(([figure]) => figure)).size).toBe(shown.size);
});

test('a picture is made of plain shapes: no script, no address outside, nothing that is not a number', () => {
  for (const [name, svg] of SPRITES) {
    expect(svg.match(/<(?!\/?(svg|symbol|use|path)\b)[^>]*>/g), name).toBeNull();
    expect(svg.match(/href="[^#]/g), name).toBeNull();
    expect(svg.match(/NaN|Infinity|undefined/g), name).toBeNull();
  }
});

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
  'beyond-the-wall': ({ tacticCards, objectiveCards }) => [
    ...ids(tacticCards, objectiveCards),
    ...SCENES['second-edition']!(sheetOf('second-edition')), // joined to the big map
  ],
};

/** How many different cards there are by the rulebooks: what reads no facts at all finds nothing missing either. */
const COUNTED: Readonly<Record<string, { readonly people: number; readonly scenes: number }>> = {
  'hand-of-the-king': { people: 50, scenes: 0 }, // the court, and 14 companions
  'first-edition': { people: 35, scenes: 11 }, // seven of five houses
  'clash-of-kings': { people: 84, scenes: 11 }, // those of before, a first Martell, and seven more of six houses
  'second-edition': { people: 42, scenes: 24 }, // seven of six houses; 15 Westeros and 9 wildling cards
  'beyond-the-wall': { people: 65, scenes: 48 }, // 23 in the north; 18 tactics, 6 objectives; and the second edition
};

/** The drawing under a name in a file, with what it lays itself over; '' where there is none. */
function drawing(file: string, name: string): string {
  const [, body = ''] = new RegExp(`<symbol id="${name}" viewBox="[^"]*">(.*)</symbol>`).exec(SPRITES.get(file)!) ?? [];
  const [, under] = /<use href="#([\w-]+)"/.exec(body) ?? [];
  return under === undefined ? body : drawing(file, under) + body;
}
/** A scene has a ground and a thing on it at least, a portrait a house, a head and what is worn. */
const marksIn = (svg: string): number => svg.match(/<path [^>]*d="M[^"]{12,}"/g)?.length ?? 0;
const LEAST = { people: 25, scenes: 8 } as const;

describe.each(GAMES.map(game => game.id as CastGame))('%s', game => {
  test('everybody on its cards has a portrait', () => {
    const cards = PEOPLE[game]!(sheetOf(game));
    expect(new Set(cards).size).toBe(COUNTED[game]?.people);

    const missing = cards.filter(card => {
      const found = findPortrait(game, card);
      return found === undefined || marksIn(drawing(`faces-${found.game}`, `face-${found.card}`)) < LEAST.people;
    });
    expect(missing).toEqual([]);
    expect(findPortrait(game, 'nobody')).toBeUndefined();
  });

  test('every other card has its scene', () => {
    const files = filesOf(game).vignettes;
    const cards = SCENES[game]!(sheetOf(game));
    expect(new Set(cards).size).toBe(COUNTED[game]?.scenes);

    const isBare = (card: string): boolean =>
      !files.some(file => marksIn(drawing(file, `scene-${card}`)) >= LEAST.scenes);
    expect(cards.filter(isBare)).toEqual([]);
    expect(isBare('nothing')).toBe(true);
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

import { CAST_GAMES, type CastGame, ownCast } from './casts/index.ts';
import { field } from './fields/index.ts';
import { figure } from './portrait/index.ts';
import { SCENES, type SceneSet, vignette } from './vignettes/index.ts';

/** One file of pictures: SVG symbols that a page shows with `<use href="faces-second-edition.svg#face-eddard-stark">`. */
export interface Sprite {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly svg: string;
}

const PORTRAIT = '0 0 400 500';
const SCENE = '0 0 400 400';

const symbol = (id: string, viewBox: string, svg: string): string =>
  `<symbol id="${id}" viewBox="${viewBox}">${svg}</symbol>`;

const sprite = (name: string, symbols: readonly string[]): Sprite => ({
  name,
  svg: `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
});

/** The portraits of one game: each field once, then a symbol per card that lays its figure over its field. */
function faces(game: CastGame): Sprite {
  const cards = ownCast(game);
  const houses = [...new Set(cards.map(({ house }) => house))];
  return sprite(`faces-${game}`, [
    ...houses.map(house => symbol(`field-${house}`, PORTRAIT, field(house))),
    ...cards.map(({ card, person, house }) =>
      symbol(
        `face-${card}`,
        PORTRAIT,
        `<use href="#field-${house}" width="400" height="500"/>${figure(person, house)}`,
      ),
    ),
  ]);
}

/** The first edition writes one card in the singular; both show the same scene. */
const ALSO: Readonly<Partial<Record<SceneSet, Readonly<Record<string, string>>>>> = {
  westeros: { 'wildling-attack': 'wildlings-attack' },
};

/** The scenes of one kind of card. */
function vignettes(set: SceneSet): Sprite {
  return sprite(`vignettes-${set}`, [
    ...Object.keys(SCENES[set]).map(card => symbol(`scene-${card}`, SCENE, vignette(set, card))),
    ...Object.entries(ALSO[set] ?? {}).map(([card, same]) =>
      symbol(`scene-${card}`, SCENE, `<use href="#scene-${same}" width="400" height="400"/>`),
    ),
  ]);
}

const SCENE_SETS = Object.keys(SCENES) as SceneSet[];

/** Every file of pictures there is. */
export const allSprites = (): Sprite[] => [...CAST_GAMES.map(faces), ...SCENE_SETS.map(vignettes)];

import {
  GOLD,
  HAIR_COLOURS,
  type HairColour,
  type Hex,
  type House,
  HOUSES,
  INK,
  lightness,
  mix,
  PAPER,
  SCENERY,
  type Skin,
  SKINS,
  STUFFS,
} from './palette.ts';

/** What the parts of one picture may be printed in: its own inks, and those that are the same everywhere. */
const OWN = [
  ...(['ink', 'paper', 'gold', 'halo', 'house', 'skin', 'skin1', 'shade', 'lip', 'hair', 'hair1', 'hair2'] as const),
  ...(['cloth', 'cloth1', 'cloth2', 'cloak', 'cloak1', 'cloak2'] as const),
];
export type Ink = (typeof OWN)[number] | keyof typeof STUFFS | keyof typeof SCENERY | House;
export type Inks = Readonly<Partial<Record<Ink, Hex>>>;

/** What cloth may be dyed in: a stuff, a house's colour, or a colour of its own. */
type Dye = keyof typeof STUFFS | House | 'paper' | 'ink' | 'gold' | Hex;

/** What of a person decides about the colours. */
export interface Colouring {
  readonly house: House;
  readonly skin?: Skin;
  readonly hairColour?: HairColour;
  readonly cloth?: Dye;
  readonly cloak?: Dye;
  /** The house whose colour is in the enamel of the armour. */
  readonly enamel?: House;
}

const STEEL = { steel: 0.45, steel2: 0.55, steel1: 0.2 } as const;

function dyed(dye: Dye | undefined, otherwise: Hex): Hex {
  if (dye === undefined) return otherwise;
  const known: Readonly<Record<string, Hex>> = { ...STUFFS, ...HOUSES, ink: INK, paper: PAPER, gold: GOLD };
  return known[dye] ?? (dye as Hex);
}

/** The inks of one picture: the names that the parts use, and their colours. */
export function inks({ house, skin = 'fair', hairColour = 'brown', cloth, cloak, enamel }: Colouring): Inks {
  // Who belongs to no house wears the colour of the land, in the spider's web as elsewhere.
  const field = HOUSES[house === 'web' ? 'none' : house];
  const [light, shadow] = SKINS[skin];
  const [mass, lightStrands, darkStrands] = HAIR_COLOURS[hairColour];
  // Cloth in the house's colour must stand off the ground behind it: darker on a light one, lighter on a dark one.
  const houseCloth = lightness(field) < 0.3 ? mix(field, PAPER, 0.34) : mix(field, INK, 0.3);
  const dress = dyed(cloth, houseCloth);
  const mantle = dyed(cloak, dress);
  const enamelled =
    enamel === undefined
      ? {}
      : Object.fromEntries(
          Object.entries(STEEL).map(([steel, share]) => [
            steel,
            mix(STUFFS[steel as keyof typeof STEEL], HOUSES[enamel], share),
          ]),
        );
  return {
    ...HOUSES,
    ...STUFFS,
    house: field,
    ink: INK,
    paper: PAPER,
    gold: GOLD,
    skin: light,
    skin1: mix(light, PAPER, 0.7),
    shade: shadow,
    lip: mix(shadow, '#8f2d23', 0.45),
    hair: mass,
    hair1: lightStrands,
    hair2: darkStrands,
    cloth: dress,
    cloth1: mix(dress, PAPER, 0.34),
    cloth2: mix(dress, INK, 0.5),
    cloak: mantle,
    cloak1: mix(mantle, PAPER, 0.3),
    cloak2: mix(mantle, INK, 0.5),
    halo: house === 'web' ? '#98a0ac' : mix(field, PAPER, lightness(field) > 0.75 ? 0.85 : 0.62),
    ...enamelled,
  };
}

/** The inks of the scenes, in which no house has the say. */
export const sceneInks = (): Inks => ({ ...inks({ house: 'none' }), ...SCENERY });

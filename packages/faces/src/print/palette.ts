/** Every colour is of one family of paper, skin, brown and steel; houses and dyes are those of the visual guide. */
export type Hex = `#${string}`;

export const INK: Hex = '#0d0f13';
export const PAPER: Hex = '#fbf4e4';
export const GOLD: Hex = '#dfae3f';

/** The ground behind each house; `none` is for companions without one: the land of the map. */
export const HOUSES = {
  stark: '#81888e',
  lannister: '#b53621',
  baratheon: '#f4d756',
  greyjoy: '#004552',
  tyrell: '#88bc6e',
  martell: '#cb6d01',
  targaryen: '#8d2395',
  tully: '#4357df',
  arryn: '#72d3f7',
  'nights-watch': '#16181c',
  'free-folk': '#512f00',
  others: '#ddf4f5',
  none: '#b9ad91',
  web: '#3d4654', // the spider's own, in which Varys sits
} as const satisfies Readonly<Record<string, Hex>>;

export type House = keyof typeof HOUSES;

/** Light and shadow of a skin. */
export const SKINS = {
  fair: ['#f3dfc1', '#c99b6d'],
  ruddy: ['#ecc69d', '#b9774c'],
  olive: ['#dcb180', '#9c6a40'],
  dark: ['#a8754a', '#643f25'],
  pale: ['#f4ead6', '#b9ab95'],
  dead: ['#b8bfae', '#6f7a70'],
  ice: ['#ddf4f5', '#7fa9b4'],
} as const satisfies Readonly<Record<string, readonly [Hex, Hex]>>;

export type Skin = keyof typeof SKINS;

/** The mass of the hair, its light strands and its dark strands. */
export const HAIR_COLOURS = {
  black: ['#211d1b', '#6e6459', '#0d0f13'],
  brown: ['#65432a', '#a97a4d', '#2a1a10'],
  auburn: ['#9c4a24', '#d58a52', '#4a1f10'],
  red: ['#b5481c', '#eb9a55', '#5a1e0c'],
  gold: ['#dfae3f', '#f8e3a0', '#7a5410'],
  straw: ['#e3c888', '#f8ecc8', '#8a6a34'],
  silver: ['#e6e2d6', '#fffdf5', '#8d8a82'],
  white: ['#f0ebdf', '#ffffff', '#8f897c'],
  grey: ['#a49d92', '#d9d3c6', '#4f4a44'],
  iron: ['#5d5a57', '#a8a39a', '#25221f'],
  ice: ['#cfe9ee', '#ffffff', '#5f8c98'],
} as const satisfies Readonly<Record<string, readonly [Hex, Hex, Hex]>>;

export type HairColour = keyof typeof HAIR_COLOURS;

/**
 * Stuffs that are the same for everybody: a name, with 1 its light and with 2 its shadow. The dyes are the order colours
 * of the visual guide, so that no new hue comes in.
 */
export const STUFFS = {
  blood: '#8c2f22',
  leaf: '#2d5d3a',
  sky: '#23507a',
  purple: '#5b3a78',
  flint: '#3d4654',
  leather: '#6b4a2a',
  steel: '#cdd1d1',
  steel1: '#f2f3ee',
  steel2: '#7b848b',
  iron: '#4d545b',
  iron1: '#8b949b',
  iron2: '#23272c',
  fur: '#7a5a3d',
  fur1: '#b4926a',
  fur2: '#33231a',
  pelt: '#3a3531',
  pelt1: '#6f675e',
  pelt2: '#131110',
  wool: '#b7ad9c',
  wool1: '#dcd4c4',
  wool2: '#6b6255',
  leather1: '#9c7146',
  leather2: '#3a2516',
  bone: '#e9dfc6',
  bone2: '#9a8c6d',
  white: '#f4f0e6',
  white2: '#a9a597',
  gold1: '#f8e3a0',
  gold2: '#8a6114',
  wood: '#855d35',
  wood2: '#4a3119',
  flame: '#dd7a1e',
  black: '#1d1e22',
  black1: '#565a61',
  black2: '#0d0f13',
  grey: '#6f6d6a',
  wolf: '#81888e',
  wolf1: '#b9bec2',
  wolf2: '#3b4045',
  leaf1: '#88bc6e',
  rose: '#b53621',
  sea: '#2f7783',
} as const satisfies Readonly<Record<string, Hex>>;

/** What only the scenes need. */
export const SCENERY = {
  snow: '#f2f6f3',
  ice: '#ddf4f5',
  ice2: '#9dc3cc',
  night: '#1d2530',
  sand: '#eae0c8',
  sand2: '#d9ceb8',
  blood2: '#651f17',
  pine: '#1f3d28',
  sky2: '#1b3f61',
} as const satisfies Readonly<Record<string, Hex>>;

const channels = (colour: string): number[] => [1, 3, 5].map(i => parseInt(colour.slice(i, i + 2), 16));

/** A colour between two others: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): Hex {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + (target[i]! - value) * share));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How light a colour looks, 0 to 1. */
export function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

import type { AreaFacts, ByArea } from '@corvo/westeros';
import type { MapGeometry, MapLanguage } from '@corvo/westeros/aids';

const ICON = 24; // room for one in its row
const SHIELD = 30; // and for the shield of a home

/**
 * What is printed on areas, as paths in a square of 64 like those of the sprite. A hundred of them as drawings of their
 * own cost more time than all the rest of the map; put together they are six paths.
 */
const SHAPES = {
  castle: {
    size: 21,
    body: 'M20 8H26V13H29.5V8H34.5V13H38V8H44V22H20ZM22 24.5H42V61H22ZM4 28H9V32H13V28H19.5V61H6V38L4 36ZM60 28H55V32H51V28H44.5V61H58V38L60 36Z',
    cut: 'M27 62V51C27 44 37 44 37 51V62ZM30.4 29H33.6V37H30.4ZM11 42H14V48H11ZM50 42H53V48H50Z',
    hoops: '',
  },
  stronghold: {
    size: 25,
    body: 'M2 25H7V29H11V25H16V29H18.5V63H4V36L2 33ZM62 25H57V29H53V25H48V29H45.5V63H60V36L62 33ZM20 18H26V22H29.5V18H34.5V22H38V18H44V31H20ZM21 33.5H43V63H21ZM31 1H33V17H31ZM33.5 2L46 5.5L33.5 9.5ZM8 10H9.8V24H8ZM10 10.5L19 13.5L10 16.5ZM54 10H55.8V24H54ZM56 10.5L64 13L56 16.5Z',
    cut: 'M26 64V52C26 44 38 44 38 52V64ZM26 36.5H29V42H26ZM35 36.5H38V42H35ZM10 39H13V47H10ZM51 39H54V47H51Z',
    hoops: '',
  },
  supply: {
    size: 20,
    body: 'M16 3H48C56 20 56 44 48 61H16C8 44 8 20 16 3Z',
    cut: '',
    hoops: 'M12 18H52M12 46H52M25 4C22 22 22 42 25 60M39 4C42 22 42 42 39 60',
  },
  crown: {
    size: 20,
    body: 'M4 17L17 29L32 7L47 29L60 17L54 46H10ZM10 49.5H54V57H10ZM0.5 14L4.5 10L8.5 14L4.5 18ZM55.5 14L59.5 10L63.5 14L59.5 18ZM27.5 5.5L32 1L36.5 5.5L32 10Z',
    cut: 'M20 50.8L22.6 53.2L20 55.6L17.4 53.2ZM32 50.8L34.6 53.2L32 55.6L29.4 53.2ZM44 50.8L46.6 53.2L44 55.6L41.4 53.2Z',
    hoops: '',
  },
} as const;
type IconName = keyof typeof SHAPES;
export const ICONS = Object.keys(SHAPES) as readonly IconName[];

const round = (n: number): number => Math.round(n * 10) / 10;

/** A path of absolute commands, in a square of 64, drawn around a point. */
function around(path: string, x: number, y: number, size: number): string {
  const scale = size / 64;
  return path.replaceAll(/([MLHVCZ])([^MLHVCZ]*)/g, (_, command: string, numbers: string) => {
    if (command === 'Z') return 'Z';
    const moved = numbers
      .trim()
      .split(/[ ,]+/)
      .map((text, i) => {
        const isAcross = command === 'H' || (command !== 'V' && i % 2 === 0);
        return round((Number(text) - 32) * scale + (isAcross ? x : y));
      });
    return `${command}${moved.join(' ')}`;
  });
}

/** What is printed in an area, from left to right; a shield stands before them. */
function rowOf({ points, castle, supply, crowns }: AreaFacts): IconName[] {
  return [
    ...(points >= 2 ? (['stronghold'] as const) : castle ? (['castle'] as const) : []),
    ...Array.from({ length: supply }, () => 'supply' as const),
    ...Array.from({ length: crowns }, () => 'crown' as const),
  ];
}

interface PrintedIcons {
  readonly bodies: Readonly<Record<IconName, string>>;
  readonly cuts: string;
  readonly hoops: string;
  readonly homes: readonly { readonly house: string; readonly x: number; readonly y: number }[];
}

/** All icons of a board. */
export function iconsOf(geometry: MapGeometry, printed: ByArea<AreaFacts>, language: MapLanguage): PrintedIcons {
  const bodies: Record<IconName, string> = { castle: '', stronghold: '', supply: '', crown: '' };
  const homes: { house: string; x: number; y: number }[] = [];
  let [cuts, hoops] = ['', ''];
  for (const area of geometry.areas) {
    const [slot, facts] = [area.layouts?.[language].icons, printed[area.id]];
    if (!slot || !facts) continue;
    const row = rowOf(facts);
    const left = slot.x - (row.length * ICON + (facts.home ? SHIELD : 0)) / 2;
    if (facts.home) homes.push({ house: facts.home, x: left + SHIELD / 2, y: slot.y });
    row.forEach((icon, i) => {
      const { size, body, cut, hoops: lines } = SHAPES[icon];
      const x = left + (facts.home ? SHIELD : 0) + (i + 0.5) * ICON;
      bodies[icon] += around(body, x, slot.y, size);
      cuts += around(cut, x, slot.y, size);
      hoops += around(lines, x, slot.y, size);
    });
  }
  return { bodies, cuts, hoops, homes };
}

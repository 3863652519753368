import type { DrawStyle } from '@corvo/core';
import { CODE, COLUMNS, HOUSES, houseOf, ROWS, SIZE } from '../cards.ts';
import { bannersOf, count } from '../counts.ts';
import { line, DIRECTIONS } from '../court.ts';
import type { HandView, Open, TurnFrame } from '../state.ts';

const WIDTH = 10;

function cellText(open: Open, cell: number, lit: ReadonlySet<number>, { paint }: DrawStyle): string {
  if (cell === open.varys) return paint('V Varys'.padEnd(WIDTH), 'accent');
  const character = open.grid[cell];
  if (character == null) return paint('.'.padEnd(WIDTH), 'faint');
  const [given = ''] = character.split('-');
  const text = `${CODE[houseOf(character)]} ${given}`.slice(0, WIDTH - 1).padEnd(WIDTH);
  return lit.has(cell) ? paint(text, 'strong') : text;
}

/** The grid; the rows and columns of Varys stand out, since only they matter now. */
function drawGrid(open: Open, style: DrawStyle): string[] {
  const lit = new Set(DIRECTIONS.flatMap(direction => line(open.varys, direction)));
  const head = `     ${Array.from({ length: COLUMNS }, (_, column) => String(column + 1).padEnd(WIDTH)).join('')}`;
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const cells = Array.from({ length: COLUMNS }, (__, column) => cellText(open, row * COLUMNS + column, lit, style));
    return `${style.paint(`  ${row + 1}  `, 'faint')}${cells.join('')}`;
  });
  return [style.paint(head, 'faint'), ...rows];
}

function drawSeats(open: Open, style: DrawStyle): string[] {
  const turn = open.frames.find(frame => frame.run === 'turn') as TurnFrame | undefined;
  const width = Math.max(...open.seats.map(seat => style.nameOf(seat).length)) + 2;
  const head = `${' '.repeat(width + 2)}${HOUSES.map(house => `${CODE[house]}/${SIZE[house]}`.padEnd(6)).join('')}`;
  const rows = open.seats.map(seat => {
    const name = `${turn?.seat === seat ? '> ' : '  '}${style.nameOf(seat).padEnd(width)}`;
    const counts = HOUSES.map(house => {
      const holds = open.banners[house] === seat;
      const text = `${count(open, seat, house)}${holds ? '*' : ''}`.padEnd(6);
      return holds ? style.paint(text, 'good') : text;
    });
    const kept = (open.areas[seat]?.kept ?? []).map(({ companion, house }) => `${style.say(`companion.${companion}`)} (${CODE[house]})`);
    const raven = open.areas[seat]?.raven === true ? [style.say('draw.raven')] : [];
    const banners = style.say('draw.banners', { count: bannersOf(open, seat).length });
    return `${name}${counts.join('')}${banners}${[...kept, ...raven].map(thing => `, ${thing}`).join('')}`;
  });
  return [style.paint(head, 'faint'), ...rows];
}

/** The whole table for a terminal of 80 columns. */
export function draw({ open }: HandView, style: DrawStyle): string {
  const companions = open.available.map(companion => style.say(`companion.${companion}`)).join(', ');
  return [
    ...drawGrid(open, style),
    '',
    ...drawSeats(open, style),
    '',
    open.available.length > 0 ? style.say('draw.companions', { companions }) : style.say('draw.no-companions'),
  ].join('\n');
}

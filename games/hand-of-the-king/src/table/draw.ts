import type { DrawStyle } from '@corvo/core';
import { CODE, COLUMNS, HOUSES, houseOf, ROWS, SIZE } from '../cards.ts';
import { bannersOf, count } from '../counts.ts';
import { line, DIRECTIONS } from '../court.ts';
import type { HandView, Open, TurnFrame } from '../state.ts';

const WIDTH = 12;
const TERMINAL = 80;
const COUNT = 6;
const LONGEST_NAME = 20;

/** Breaks a list after its commas, so that it fits the terminal. */
function breakList(text: string): string[] {
  const lines: string[] = [];
  for (const part of text.split(', ')) {
    const last = lines.pop();
    if (last === undefined) lines.push(part);
    else if (last.length + part.length + 3 <= TERMINAL) lines.push(`${last}, ${part}`);
    else lines.push(`${last},`, `  ${part}`);
  }
  return lines;
}

function cellText(open: Open, cell: number, lit: ReadonlySet<number>, { paint, say }: DrawStyle): string {
  if (cell === open.varys) return paint('V Varys'.padEnd(WIDTH), 'accent');
  const character = open.grid[cell];
  if (character == null) return paint('.'.padEnd(WIDTH), 'faint');
  const given = say(`character.${character}`).split(' ').slice(0, -1).join(' '); // the letter says the House
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
  const names = open.seats.map(seat => style.nameOf(seat).slice(0, LONGEST_NAME));
  const width = Math.max(...names.map(name => name.length)) + 2;
  const indent = ' '.repeat(width + 2);
  const head = `${indent}${HOUSES.map(house => `${CODE[house]}/${SIZE[house]}`.padEnd(COUNT)).join('')}`;
  const rows = open.seats.flatMap((seat, place) => {
    const name = `${turn?.seat === seat ? '> ' : '  '}${(names[place] ?? '').padEnd(width)}`;
    const counts = HOUSES.map(house => {
      const holds = open.banners[house] === seat;
      const text = `${count(open, seat, house)}${holds ? '*' : ''}`.padEnd(COUNT);
      return holds ? style.paint(text, 'good') : text;
    });
    const banners = style.say('draw.banners', { count: bannersOf(open, seat).length });
    const row = `${name}${counts.join('')}${banners}`;
    const kept = (open.areas[seat]?.kept ?? []).map(
      ({ companion, house }) => `${style.say(`companion.${companion}`)} (${CODE[house]})`,
    );
    const things = [...kept, ...(open.areas[seat]?.raven === true ? [style.say('draw.raven')] : [])].join(', ');
    if (things === '') return [row];
    const fits = head.length + banners.length + 2 + things.length <= TERMINAL;
    return fits ? [`${row}, ${things}`] : [row, `${indent}${things}`];
  });
  return [style.paint(head, 'faint'), ...rows];
}

/** What the letters and signs of the table mean. */
function drawLegend({ say, paint }: DrawStyle): string[] {
  const houses = HOUSES.map(house => `${CODE[house]} ${say(`house.${house}`)}`).join(', ');
  const [first] = HOUSES;
  return [houses, say('draw.legend', { code: CODE[first], size: SIZE[first] })].map(text =>
    paint(`  ${text}`, 'faint'),
  );
}

/** The whole table for a terminal of 80 columns. */
export function draw({ open }: HandView, style: DrawStyle): string {
  const companions = open.available.map(companion => style.say(`companion.${companion}`)).join(', ');
  return [
    ...drawGrid(open, style),
    '',
    ...drawSeats(open, style),
    ...drawLegend(style),
    '',
    ...breakList(
      open.available.length > 0 ? style.say('draw.companions', { companions }) : style.say('draw.no-companions'),
    ),
  ].join('\n');
}

import { CODE, COLUMNS, HOUSES, houseOf, ROWS, type CharacterId } from '../cards.ts';
import { charactersOf } from '../counts.ts';
import type { Open, TurnFrame } from '../state.ts';

const token = (character: CharacterId | null): string =>
  character === null ? '.' : `${CODE[houseOf(character)]}:${character}`;

/** The position as lines that `readPosition` understands. Only the start of a turn can be written. */
export function writePosition(open: Open): string[] {
  const lines: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    const cells = open.grid.slice(row * COLUMNS, (row + 1) * COLUMNS);
    lines.push(
      cells.map((character, column) => (row * COLUMNS + column === open.varys ? 'V' : token(character))).join(' '),
    );
  }
  for (const seat of open.seats) {
    const area = open.areas[seat];
    if (area === undefined) continue;
    const things = [
      ...charactersOf(area),
      ...area.kept.map(({ companion, house }) => `${companion} for ${house}`),
      ...(open.options.threeEyedRaven && !area.raven ? ['no raven'] : []),
    ];
    if (things.length > 0) lines.push(`${seat} has ${things.join(', ')}`);
  }
  const banners = HOUSES.flatMap(house => (open.banners[house] === null ? [] : [`${house} ${open.banners[house]}`]));
  if (banners.length > 0) lines.push(`banners ${banners.join(', ')}`);
  if (open.available.length > 0) lines.push(`companions ${open.available.join(', ')}`);
  if (open.used.length > 0) lines.push(`used ${open.used.join(', ')}`);
  const turn = open.frames.find(frame => frame.run === 'turn') as TurnFrame | undefined;
  if (turn !== undefined) lines.push(`to move ${turn.seat}`);
  return lines;
}

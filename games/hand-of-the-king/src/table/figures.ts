import type { Plain } from '@corvo/core';
import { CODE, HOUSES, houseOf } from '../cards.ts';
import { bannersOf, charactersOf, count } from '../counts.ts';
import { spaceName } from '../court.ts';
import type { Open, TurnFrame } from '../state.ts';

/** What a scenario may expect of this game; every name is listed in the package's README. */
export function figures(open: Open): Readonly<Record<string, Plain>> {
  const found: Record<string, Plain> = {
    varys: spaceName(open.varys),
    companions: [...open.available],
    used: [...open.used],
    killed: [...open.killed].sort(),
    'in the grid': open.grid.filter(character => character !== null).length,
    turn: (open.frames.find(frame => frame.run === 'turn') as TurnFrame | undefined)?.seat ?? null,
    talk: open.talk ? [open.talk.of, open.talk.with] : null,
  };
  for (const house of HOUSES) found[`banner ${house}`] = open.banners[house];
  for (const seat of open.seats) {
    const area = open.areas[seat];
    found[`banners ${seat}`] = bannersOf(open, seat);
    found[`area ${seat}`] = charactersOf(area).sort();
    found[`kept ${seat}`] = area?.kept.map(({ companion, house }) => `${companion} for ${house}`) ?? [];
    found[`raven ${seat}`] = area?.raven ?? false;
    for (const house of HOUSES) found[`count ${seat} ${house}`] = count(open, seat, house);
  }
  for (const [cell, character] of open.grid.entries()) {
    found[`space ${spaceName(cell)}`] =
      cell === open.varys ? 'V' : character === null ? '.' : `${CODE[houseOf(character)]}:${character}`;
  }
  return found;
}

import type { Owner } from '@corvo/host';
import { nameKey } from '@corvo/protocol';
import type { Person } from '../storage/index.ts';
import { isOpen } from './seats.ts';
import type { Viewer } from './viewer.ts';

const takenIn = (seats: readonly Owner[]): Set<string> =>
  new Set(seats.filter(seat => !isOpen(seat)).map(seat => nameKey(seat.name)));

/** The name with the first number that is free, or with a later one where others of the name were here before. */
function apart(name: string, taken: ReadonlySet<string>, before = 0): string {
  let free = 0;
  for (let number = 1; ; number++) {
    const told = number === 1 ? name : `${name} (${number})`;
    if (!taken.has(nameKey(told)) && free++ === before) return told;
  }
}

/** CO-7.1: two people of one name, or of names that look alike, are told apart in their seats by a number. */
export const nameForSeat = (seats: readonly Owner[], name: string): string => apart(name, takenIn(seats));

/** How somebody is called here: who has a seat as it says, whatever they call themselves by now; others beside all of them. */
export function nameAmong(seats: readonly Owner[], viewers: Iterable<Viewer>, { id, name }: Person): string {
  const seat = seats.find(({ person }) => person === id);
  if (seat !== undefined) return seat.name;
  const key = nameKey(name);
  const taken = takenIn(seats);
  const sits = new Set(seats.map(({ person }) => person));
  const namesakes = new Set<string>(); // who came before
  let isHere = false;
  for (const viewer of viewers) {
    if (viewer.person === id) isHere = true;
    else if (viewer.name !== '' && !sits.has(viewer.person)) {
      const other = nameKey(viewer.name);
      if (other !== key) taken.add(other);
      else if (!isHere) namesakes.add(viewer.person);
    }
  }
  return apart(name, taken, namesakes.size);
}

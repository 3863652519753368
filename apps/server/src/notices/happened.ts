import { isInstructed, isOver, isPlayed, type Match } from '@corvo/host';
import type { ToldKind } from '@corvo/protocol';

/** Somebody is to be told of something. */
export interface Happened {
  readonly person: string;
  readonly kind: ToldKind;
}

/**
 * Is this seat asked something that it was not asked before? It rests on who is waited for, which is open to everybody:
 * that another seat has sealed its answer moves nothing here. An answer that was withdrawn is no new question; one that
 * others have taken back is.
 */
function isAskedAnew(before: Match | null, after: Match, seat: string, request: number): boolean {
  const asked = before?.game.waiting(before.state.open).find(one => one.seat === seat && one.request === request);
  return asked === undefined || (asked.answered && before?.rewinds !== after.rewinds);
}

/** Who is to be told of what a change came to (CO-9.2). Before the first state of a game there is none. */
export function happened(before: Match | null, after: Match): Happened[] {
  const told: Happened[] = [];
  const tell = (person: string | null, kind: ToldKind): void => {
    if (person !== null && !told.some(one => one.person === person && one.kind === kind)) told.push({ person, kind });
  };
  const wasOver = before !== null && isOver(before);
  for (const { person, resigned } of after.owners) {
    if (before === null) tell(person, 'begun');
    if (isOver(after) && !wasOver && !resigned) tell(person, 'ended');
  }
  if (isOver(after)) return told;
  for (const { seat, person, offered } of after.owners) {
    const was = before?.owners.find(one => one.seat === seat);
    if (was === undefined) continue;
    if (was.person !== person) tell(was.person, 'replaced');
    else if (offered === true && was.offered !== true) tell(person, 'offered');
  }
  for (const { seat, request, answered } of after.game.waiting(after.state.open)) {
    const owner = after.owners.find(one => one.seat === seat);
    const isTurn = owner !== undefined && isPlayed(owner) && !answered && !isInstructed(after, seat);
    if (isTurn && isAskedAnew(before, after, seat, request)) tell(owner.person, 'turn');
  }
  if (after.wish !== null && after.wish.id !== before?.wish?.id)
    for (const { seat, person, resigned } of after.owners)
      if (after.wish.waiting.includes(seat) && !resigned) tell(person, 'asked');
  if (after.motion !== null && after.motion.id !== before?.motion?.id)
    for (const { seat, person } of after.owners) if (after.motion.waiting.includes(seat)) tell(person, 'asked');
  return told;
}

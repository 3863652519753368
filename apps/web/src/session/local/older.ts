import { isProblem, type Game, type Seat } from '@corvo/core';
import { act, goBack, handOver, keptOf, MemoryStory, ownerOf, resign, type Change } from '@corvo/host';
import type { Problem } from '@corvo/core';
import { keptStory } from './kept-story.ts';
import type { Older, SavedGame } from './saved.ts';
import { startOf } from './story.ts';

/** The one that played on for somebody who had resigned, where nobody says which. */
const STAND_IN = 'lord';

/**
 * A game of the first format as it is kept now: its actions are played again by the host, and what was noted beside the
 * game becomes what happened there. Throws where the rules of today refuse an action.
 */
export function retold(game: Game, saved: SavedGame): SavedGame {
  const { older, ...rest } = saved;
  if (older === undefined) return saved;
  const seats = saved.seats.map(seat => (seat.person ? { ...seat, bot: null } : seat));
  const story = MemoryStory.from(startOf(game, { ...saved, seats }));
  const take = (change: Change | Problem): void => {
    if (isProblem(change)) throw new Error(`the saved game cannot go on: ${change.code}`);
    story.take(change);
  };
  const { actions, notes = [] } = older;
  for (let done = 0; done <= actions.length; done++) {
    const at = actions[done - 1]?.at ?? saved.started;
    for (const note of notes.filter(({ after }) => after === done)) {
      const change = changeOf(story, saved, note, at);
      if (change !== undefined && !isProblem(change)) story.take(change);
    }
    const action = actions[done];
    if (action === undefined) break;
    const { seat, request, choice } = action;
    const by = ownerOf(story.match, seat)?.bot === null ? 'person' : 'bot';
    take(act(story.match, { seat, request, choice, by }, action.at));
  }
  const last = actions.at(-1)?.at ?? saved.started;
  for (const { seat, person, bot } of saved.seats) {
    const owner = ownerOf(story.match, seat);
    if (person && owner?.resigned === false && owner.bot !== bot && older.resigned === null)
      take(handOver(story.match, seat, bot, false, last));
  }
  if (older.resigned !== null) take(resign(story.match, older.resigned, STAND_IN, last));
  const { match } = story;
  const seated = saved.seats.map(seat => ({ ...seat, ...takenOver(match.owners, seat.seat) }));
  return { ...rest, seats: seated, story: keptStory(story), beside: keptOf(match), moves: match.line.length };
}

const takenOver = (
  owners: MemoryStory['match']['owners'],
  seat: Seat,
): { readonly bot: string | null; readonly resigned: boolean } => {
  const owner = owners.find(one => one.seat === seat);
  return { bot: owner?.bot ?? null, resigned: owner?.resigned ?? false };
};

/** What a note of then tells, as it would happen now; undefined where it is told elsewhere, or no longer. */
function changeOf(
  { match }: MemoryStory,
  { seats, older }: SavedGame,
  note: NonNullable<Older['notes']>[number],
  at: number,
): Change | Problem | undefined {
  const { seat } = note.data;
  const bot = seats.find(one => one.seat === seat)?.bot ?? STAND_IN;
  const isLast = older?.notes?.findLast(one => one.data.seat === seat) === note;
  switch (note.key) {
    case 'note.took-back':
      // The moves are gone; that they were taken back is told. What lay sealed and was withdrawn nobody has seen.
      if (match.sealed.length > 0) return undefined;
      return goBack(match, { seat, to: match.since, agreed: null }, match.base, at);
    case 'note.bot-stands-in':
      return handOver(match, seat, bot, false, at);
    case 'note.resigned-to-bot':
      return isLast ? resign(match, seat, bot, at) : handOver(match, seat, bot, false, at);
    case 'note.is-back':
      return handOver(match, seat, null, false, at);
    default:
      return undefined; // the resignation that ended it comes last
  }
}

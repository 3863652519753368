import { isProblem, writeRecord, type Game, type OptionValues, type Problem, type Seat, type State } from '@corvo/core';
import {
  act,
  anyAnswer,
  goBack,
  handOver,
  hostProblems,
  notesOf,
  practise,
  recordOfStory,
  resign,
  undoFor,
  wayBack,
} from '@corvo/host';
import type { Change, MemoryStory, Undo, Way } from '@corvo/host';
import { retold } from './older.ts';
import { retell } from './retell.ts';
import type { SavedGame } from './saved.ts';
import { HERE, startOf } from './story.ts';

/** A kept game, and its story. Throws where it does not fit the rules of today. */
function storyOf(game: Game, kept: SavedGame): { readonly saved: SavedGame; readonly story: MemoryStory } {
  const saved = retold(game, kept);
  return { saved, story: retell(startOf(game, saved), saved.story, saved.beside) };
}

const recordText = (story: MemoryStory, options: OptionValues): string => writeRecord(recordOfStory(story, options));

/** A table of this device, and who looks at it. */
export interface Here {
  readonly story: MemoryStory;
  readonly viewer: Seat | null;
  readonly isCovered: (state: State) => boolean; // must the device be handed over behind a curtain?
}

/**
 * How whoever looks at the table may take back. Where the device has gone on behind a curtain since, what was chosen is
 * somebody else's; without secrets it is handed on in the open, and a slip is seen by the next one first.
 */
function wayHere({ story, viewer, isCovered }: Here): Way | Problem {
  const { match } = story;
  const way = wayBack(match, HERE);
  if (isProblem(way)) return way;
  if (way.kind === 'withdraw') {
    const own = match.sealed.find(({ seat }) => seat === viewer);
    return own ? { kind: 'withdraw', seat: own.seat, request: own.request } : hostProblems.nothingToUndo();
  }
  const later = story.entries.filter(({ n }) => n > way.to).map(({ n }) => story.stateAt(n));
  const isHandedOn = [...later, match.state].some(state => state !== undefined && isCovered(state));
  return way.seat === viewer || !isHandedOn ? way : hostProblems.nothingToUndo();
}

function undoHere(here: Here): Undo {
  const way = wayHere(here);
  const { practice, last } = undoFor(here.story.match, HERE);
  const isNothing = isProblem(way) && way.code === 'nothing-to-undo';
  return { own: !isProblem(way), last: isNothing ? null : last, proposal: null, practice: !isNothing && practice };
}

/** Takes back what whoever looks at the table may take back (CO-1.8, CO-7.11, CO-7.17). */
function takeBackHere(here: Here, now: number): Change | Problem {
  const { story } = here;
  const way = wayHere(here);
  if (isProblem(way)) return way;
  if (way.kind === 'withdraw') return act(story.match, { ...way, choice: null, by: 'person' }, now);
  const before = story.stateAt(way.to);
  if (before === undefined) throw new Error(`no state after entry ${way.to}`);
  return goBack(story.match, { seat: way.seat, to: way.to, agreed: null }, before, now);
}

/** What a game that begins here does without until somebody has played. */
export const later = {
  anyAnswer,
  handOver,
  notesOf,
  practise,
  recordText,
  resign,
  storyOf,
  takeBackHere,
  undoHere,
};

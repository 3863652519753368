import {
  isProblem,
  playedUnder,
  playsAlike,
  problem,
  seedFrom,
  type Game,
  type OptionValues,
  type Problem,
} from '@corvo/core';
import type { TakeBack } from '@corvo/host';
import { followGame, knownGame, loadWholeGame, restOf } from '../games.ts';
import { deviceStore } from '../../base/lib/device-store.ts';
import { SPEEDS, useTablePrefs } from '../../base/settings/table-prefs.ts';
import { workerBots } from './bots.ts';
import { laterPart } from './later-part.ts';
import { tabLocksOf, type TabLock } from './tab-lock.ts';
import { LocalSession, type LocalDevice } from './local-session.ts';
import { loadSaved, saveGame, SAVED_FORMAT, tellPlayedElsewhere, type SavedGame, type SavedSeat } from './saved.ts';

/** How long a bot takes at least, so that its move can be seen coming; who wants everything at once need not wait. */
const PACE = 600;
const wantedPace = (): number => PACE * SPEEDS[useTablePrefs.getState().speed];

/** Who is to sit on a seat; a name that is empty is said in the reader's language. */
type NewSeat = Pick<SavedSeat, 'name' | 'guest' | 'bot'>; // no bot: a person of this device

export interface NewLocalGame {
  readonly game: Game;
  readonly name: string;
  readonly options: OptionValues;
  readonly seats: readonly NewSeat[];
  readonly hints: boolean;
  readonly takeBack: TakeBack;
  readonly seed?: string; // drawn by the browser where it is left out
}

let tabLocks: ((id: string) => TabLock) | undefined;
const takeTabLock = (id: string): TabLock => (tabLocks ??= tabLocksOf(document, navigator.locks))(id);

const thisDevice = ({ id, game, rules }: SavedGame, pace?: number): LocalDevice => ({
  store: deviceStore(),
  bots: workerBots(game),
  tabLock: takeTabLock(id),
  rest: () => restOf(game),
  follow: tell => followGame(game, whole => tell(playedUnder(whole, rules))),
  lookAgain: () => tellPlayedElsewhere(id),
  now: () => Date.now(),
  get pace() {
    return pace ?? wantedPace();
  },
});

const drawnText = (words: number): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(words)), word => word.toString(36).padStart(7, '0')).join('');

/** Lays a new table on this device and keeps it; its id is for the address of the page. */
export function createLocalGame(
  wanted: NewLocalGame,
  store: LocalDevice['store'] = deviceStore(),
): SavedGame | Problem {
  const { game } = wanted;
  const options = game.resolveOptions(wanted.options, wanted.seats.length);
  if (isProblem(options)) return options;
  const ids = game.seats(wanted.seats.length);
  const now = Date.now();
  const saved: SavedGame = {
    format: SAVED_FORMAT,
    id: drawnText(3),
    name: wanted.name,
    game: game.id,
    rules: game.rules,
    options,
    seats: wanted.seats.map((seat, place) => ({ ...seat, seat: ids[place] ?? '', person: seat.bot === null })),
    seed: wanted.seed ?? seedFrom(drawnText(6)),
    hints: wanted.hints,
    takeBack: wanted.takeBack,
    story: [],
    beside: {},
    moves: 0,
    over: false,
    started: now,
    touched: now,
    kept: 0,
  };
  return saveGame(store, saved) ? saved : problem('CO-7.14', 'not-kept');
}

/** The rules of a kept game, where they are here and play as they did then. */
function rulesOf({ game: id, rules }: SavedGame): Game | undefined {
  const game = knownGame(id);
  return game !== undefined && playsAlike(game, rules) ? playedUnder(game, rules) : undefined;
}

/** Opens a game that is just beginning and whose rules are here already; undefined where more is needed for it. */
export function openKnownGame(id: string, pace?: number): LocalSession | undefined {
  const saved = loadSaved(deviceStore(), id);
  const game = saved && rulesOf(saved);
  const isNew = saved?.older === undefined && saved?.story.length === 0 && saved.beside.sealed === undefined;
  return game !== undefined && isNew ? new LocalSession(game, saved, thisDevice(saved, pace)) : undefined;
}

/** Opens a game of this device; undefined where it is not there, or was played under rules that play otherwise. */
export async function openLocalGame(id: string, pace?: number): Promise<LocalSession | undefined> {
  const kept = loadSaved(deviceStore(), id);
  if (kept === undefined) return undefined;
  const [later] = await Promise.all([laterPart.load(), loadWholeGame(kept.game)]);
  const game = rulesOf(kept);
  if (game === undefined) return undefined;
  try {
    const { saved, story } = later.storyOf(game, kept);
    return new LocalSession(game, saved, thisDevice(saved, pace), { story, later });
  } catch {
    return undefined; // its story does not fit any more
  }
}

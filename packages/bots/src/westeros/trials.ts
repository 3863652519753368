import { manifestOf } from '@corvo/catalogue/manifests';
import {
  isProblem,
  pick,
  playerCounts,
  rngFromText,
  type Event,
  type Game,
  type OptionValues,
  type Rng,
  type Seat,
} from '@corvo/core';
import {
  rulesOf,
  type Westeros,
  type WesterosChoice,
  type WesterosRequest,
  type WesterosState,
  type WesterosView,
} from '@corvo/westeros';
import { untold, type Oracle } from '@corvo/westeros/oracle';
import { USUAL, type Character } from './character.ts';
import { decide as decideAs } from './decide.ts';
import { CLASH_OF_KINGS } from './clash-of-kings/advice.ts';

/** Whole games for tests, the same for every edition. */
type Edition = Game<Westeros>;

const characterIn = (id: string): Character => (manifestOf(id)?.bots === 'single-use' ? CLASH_OF_KINGS : USUAL);

/** What the usual player of an edition answers. */
const decide = (game: Edition, view: WesterosView, request: WesterosRequest, rng: Rng): WesterosChoice =>
  decideAs(view, request, rng, characterIn(game.id));

function begin(game: Edition, players: number, seed: string, given: OptionValues = {}): WesterosState {
  const options = game.resolveOptions(given, players);
  if (isProblem(options)) throw new Error(options.code);
  return game.setup(options, game.seats(players), seed);
}

/** Requests are numbered; no game comes near this one, so one that does has no end. */
const LAST_REQUEST = 20_000;

/** The one question that is open to a seat. */
function asked(game: Edition, state: WesterosState, seat: Seat) {
  const view = game.view(state, seat);
  const [request] = game.requests(view);
  if (request === undefined) throw new Error('nobody is asked');
  if (request.id > LAST_REQUEST) throw new Error(`the game is not over after ${LAST_REQUEST} requests`);
  return { view, request };
}

const nextSeat = ({ open }: WesterosState): Seat => open.frames.at(-1)?.waiting[0] ?? '';

interface Played {
  readonly state: WesterosState;
  readonly questions: ReadonlySet<string>; // what the heuristic was asked
}

/** Plays a game; the seats named play by the heuristic, the others at random. */
export function play(
  game: Edition,
  seed: string,
  players: number,
  isSmart: (seat: Seat) => boolean,
  options: OptionValues = {},
): Played {
  const state = begin(game, players, seed, options);
  const rng = rngFromText(seed);
  const questions = new Set<string>();
  while (state.open.outcome === null) {
    const seat = nextSeat(state);
    const { view, request } = asked(game, state, seat);
    if (isSmart(seat)) questions.add(request.why);
    const choice = isSmart(seat) ? decide(game, view, request, rng) : game.sample(view, request, rng);
    const problem = game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
    if (problem !== undefined) throw new Error(`${request.why}: ${problem.code} for ${JSON.stringify(choice)}`);
  }
  return { state, questions };
}

interface Passage {
  readonly before: WesterosState;
  readonly after: WesterosState;
  readonly events: readonly Event[];
}

/** Every action of some games; in every second one all play by the heuristic, whose fleets carry more armies. */
function* passages(game: Edition, games: number): Generator<Passage> {
  const counts = playerCounts(game.players);
  for (let i = 0; i < games; i++) {
    let state = begin(game, counts[i % counts.length]!, `moves ${i}`);
    const rng = rngFromText(`moves ${i}`);
    while (state.open.outcome === null) {
      const seat = nextSeat(state);
      const { view, request } = asked(game, state, seat);
      const choice = i % 2 === 0 ? decide(game, view, request, rng) : game.sample(view, request, rng);
      const step = game.apply(state, { seat, request: request.id, choice });
      if (!step.ok) throw new Error(step.problem.code);
      yield { before: state, after: step.state, events: step.events };
      state = step.state;
    }
  }
}

/** All that units do in some games: what a second opinion holds for impossible or untold, and how much was seen. */
export function travels(
  game: Edition,
  games: number,
  oracle: Oracle,
  controlled: (state: WesterosState) => string | undefined,
): { readonly wrong: readonly string[]; readonly seen: Readonly<Record<'moves' | 'retreats' | 'carried', number>> } {
  const wrong: string[] = [];
  const seen = { moves: 0, retreats: 0, carried: 0 };
  for (const { before, after, events } of passages(game, games)) {
    wrong.push(...oracle.impossibleMoves(before.open, events), ...untold(before.open, after.open, events));
    wrong.push(...[controlled(after) ?? []].flat());
    for (const { type, data } of events) {
      if (type === 'units-retreated') seen.retreats += 1;
      if (type !== 'units-moved') continue;
      const { from, to } = data as { from: string; to: string };
      seen.moves += 1;
      if (rulesOf(before.open).board.near[from]?.includes(to) !== true) seen.carried += 1;
    }
  }
  return { wrong, seen };
}

interface Compared {
  readonly moments: number;
  readonly sealed: ReadonlySet<string>; // questions answered while others had sealed answers that could be otherwise
  readonly faults: readonly string[]; // decisions that changed their view, or that hung on what it does not show
}

/** A game of the heuristic, asked every time again at a table where all that it cannot see is otherwise. */
export function compareSecrets(game: Edition, seed: string, players: number, options: OptionValues = {}): Compared {
  const state = begin(game, players, seed, options);
  const rng = rngFromText(seed);
  const sealed = new Set<string>();
  const faults: string[] = [];
  let moments = 0;
  while (state.open.outcome === null) {
    const open = game.waiting(state.open).filter(({ answered }) => !answered);
    const { seat } = pick(rng, open);
    const { view, request } = asked(game, state, seat);
    const other = game.imagine(view, rng);
    const own = { ...other.own, [seat]: state.own[seat] ?? { sealed: null } };
    const differs = Object.keys(state.own).some(
      one => JSON.stringify(state.own[one]?.sealed) !== JSON.stringify(own[one]?.sealed),
    );
    if (differs) sealed.add(request.why);
    const before = JSON.stringify(view);
    const lucky = `${seed} ${(moments += 1)}`;
    const choice = decide(game, view, request, rngFromText(lucky));
    if (JSON.stringify(view) !== before) faults.push(`${request.why} changed its view`);
    const twin = game.view({ ...state, hidden: other.hidden, own }, seat);
    const again = decide(game, twin, request, rngFromText(lucky));
    if (JSON.stringify(again) !== JSON.stringify(choice)) faults.push(`${request.why} knew what it cannot see`);
    const problem = game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
    if (problem !== undefined) throw new Error(problem.code);
  }
  return { moments, sealed, faults };
}

/** Moments of real games: for every kind of question a game that stands right before it, ready to be gone on with. */
import {
  isProblem,
  rngFromText,
  type Action,
  type Game,
  type OptionValues,
  type Plain,
  type Request,
  type Rng,
} from '@corvo/core';
import type { Seat, View } from '@corvo/core';
import { randomStart, type Start } from '@corvo/testkit';
import {
  battleNow,
  houseOf,
  rulesOf,
  type HouseId,
  type MarchChoice,
  type Ruleset,
  type WesterosOpen,
} from '@corvo/westeros';
import type { SavedGame } from '../src/session/local/saved.ts';
import { keptAfter } from './kept-game.ts';
import type { Muster, Orders } from '../src/boards/westeros/asks/drafts.ts';

/** A game up to the moment at which a seat is asked. */
interface Moment {
  readonly game: Game;
  readonly start: Start;
  readonly actions: readonly Action[];
  readonly seat: Seat;
  readonly why: string;
  readonly shape?: string; // of the question
}

/** Every kind of question that the rules of a game can ask: those of its clauses and those of its effects. */
export function kindsOf(game: Game, wanted: OptionValues = {}): string[] {
  const options = game.resolveOptions(wanted, game.players.max);
  if (isProblem(options)) throw new Error(options.code);
  const { open } = game.setup(options, game.seats(game.players.max), 'kinds');
  const { clauses, effects } = rulesOf(open as WesterosOpen);
  const named = Object.keys(clauses).flatMap(name => (name.startsWith('ask.') ? [name.slice('ask.'.length)] : []));
  const byEffects = Object.entries(effects).flatMap(([name, { on = {}, at = {} }]) =>
    [...Object.values(on), ...Object.values(at)].some(part => part?.ask !== undefined) ? [name] : [],
  );
  return [...new Set([...named, ...byEffects])].sort();
}

/** How everybody at a table plays, so that the wanted kinds of questions come up. */
type Mood = 'any' | 'war' | 'peace' | 'ambush' | 'few';

/** Games that together come to every kind of question, by way of playing and seed. Found once, by trying many. */
const GAMES: Readonly<Record<string, readonly (readonly [Mood, number])[]>> = {
  'first-edition': [
    ['ambush', 162],
    ['war', 381],
    ['ambush', 90],
    ['war', 155],
  ],
  'clash-of-kings': [
    ['war', 14],
    ['war', 22],
    ['ambush', 18],
    ['ambush', 174],
  ],
  'second-edition': [
    ['war', 1],
    ['war', 12],
    ['war', 4],
    ['war', 7],
    ['war', 190],
    ['peace', 18],
    ['ambush', 22],
  ],
  'beyond-the-wall': Array.from({ length: 16 }, (_, i) => ['few', i + 1] as const),
};

type Weigh = (choice: never, view: View & { readonly open: WesterosOpen }, mine: HouseId, rules: Ruleset) => number;

const isHostile = (open: WesterosOpen, area: string, mine: HouseId): boolean => {
  const state = open.areas[area];
  return state !== undefined && (state.force > 0 || state.units.some(({ house }) => house !== mine));
};
const sizeOf = (units: Readonly<Record<string, number>>): number =>
  Object.values(units).reduce((sum, count) => sum + count, 0);

/** A standing and a routed footman: units between which a card lets its owner choose. */
const isMixed = ({ areas }: WesterosOpen, area: string, mine: HouseId): boolean => {
  const footmen = areas[area]?.units.filter(({ house, kind }) => house !== mine && kind === 'footman') ?? [];
  return footmen.some(({ routed }) => routed) && footmen.some(({ routed }) => !routed);
};
const KILLER = 'kill-an-opposing-footman';

const WAR: Readonly<Record<string, Weigh>> = {
  march: ({ moves }: MarchChoice, { open }, mine) =>
    moves.reduce((sum, { to, units }) => sum + (isHostile(open, to, mine) ? 1 + sizeOf(units) : 0), 0),
  'battle-card': ({ card }: { card: string }, _view, _mine, { board }) => (board.card[card]?.ability ? 1 : 0),
};
const AMBUSH: Readonly<Record<string, Weigh>> = {
  march: (march: MarchChoice, view, mine, rules) =>
    (march.moves.some(({ to }) => isMixed(view.open, to, mine)) ? 100 : 0) +
    (WAR['march']?.(march as never, view, mine, rules) ?? 0),
  'battle-card': ({ card }: { card: string }, { open }, mine, { board }) => {
    const isReady = isMixed(open, battleNow(open)?.area ?? '', mine);
    // kept for a battle with a standing and a routed footman
    return (board.card[card]?.ability === KILLER) === isReady ? 1 : 0;
  },
  retreat: ({ areas }: { areas: string[] }, { open }, mine) =>
    areas.flatMap(area => open.areas[area]?.units ?? []).filter(({ house, routed }) => house === mine && !routed)
      .length,
};
const PEACE: Readonly<Record<string, Weigh>> = {
  march: ({ moves, leave }: MarchChoice, { open }, mine) =>
    moves.reduce(
      (sum, { to }) => {
        if (isHostile(open, to, mine)) return sum - 50;
        return sum + (open.areas[to]?.units.length === 0 ? 3 : 1);
      },
      leave ? 2 : 0,
    ),
  muster: ({ muster }: { muster: Muster }) =>
    Object.values(muster)
      .flat()
      .reduce((sum, unit) => sum + (unit === 'footman' ? 3 : unit === 'knight' ? 2 : 0), 0),
  orders: ({ orders }: { orders: Orders }) =>
    Object.values(orders).filter(order => /^(march|consolidate)/.test(order)).length,
  raid: ({ targets }: { targets: string[] }) => -targets.length,
  'bid-wildlings': ({ amount }: { amount: number }) => -amount,
  'demote-units': ({ units }: { units: object }) => Object.keys(units).length,
};
const MOODS: Readonly<Record<Mood, Readonly<Record<string, Weigh>>>> = {
  any: {},
  war: WAR,
  peace: PEACE,
  ambush: AMBUSH,
  few: WAR,
};
const TRIES: Readonly<Record<Mood, number>> = { any: 1, war: 10, peace: 10, ambush: 40, few: 10 };

/** Of some answers by lot the one that suits the mood best. */
function choose(game: Game, mood: Mood, view: View, request: Request, rng: Rng): Plain {
  const weigh = MOODS[mood][request.why];
  let best = game.sample(view, request, rng);
  if (weigh === undefined) return best;
  const open = view.open as WesterosOpen;
  const [mine, rules] = [houseOf(open, request.seat), rulesOf(open)];
  const weighed = (choice: Plain): number => weigh(choice as never, view as never, mine, rules);
  for (let tries = 1, most = weighed(best); tries < TRIES[mood]; tries++) {
    const other = game.sample(view, request, rng);
    const weight = weighed(other);
    if (weight > most) [best, most] = [other, weight];
  }
  return best;
}

/** Plays one game to its end, and notes the first time that each kind of question comes. */
export function momentsOf(
  game: Game,
  mood: Mood,
  index: number,
  kindOf = ({ why }: Request, _open: WesterosOpen): string => why,
): Map<string, Moment> {
  const isFew = mood === 'peace' || mood === 'few';
  const players = mood === 'any' ? {} : { players: isFew ? game.players.min : game.players.max };
  const start = randomStart(game, mood, index, players);
  const rng = rngFromText(`${mood} ${index}`);
  const found = new Map<string, Moment>();
  const actions: Action[] = [];
  let state = game.setup(start.options, start.seats, start.seed);
  for (;;) {
    const waiting = game.waiting(state.open).find(({ answered }) => !answered);
    if (waiting === undefined) return found;
    const { seat, why } = waiting;
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error(`${seat} is waited for and not asked`);
    const kind = kindOf(request, view.open as WesterosOpen);
    if (!found.has(kind)) found.set(kind, { game, start, actions: [...actions], seat, why, shape: request.ask.kind });
    const action = { seat, request: request.id, choice: choose(game, mood, view, request, rng) };
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.problem.code);
    actions.push(action);
    state = step.state;
  }
}

/** How many more games are tried where rules or random starts have changed and the known ones go another way. */
const MORE = 1_500;
const MOODS_TRIED = ['war', 'ambush', 'peace'] as const;

/** For every kind of question a moment at which somebody is asked it. */
export function allMoments(game: Game, wanted = kindsOf(game)): Map<string, Moment> {
  const found = new Map<string, Moment>();
  const more = Array.from({ length: MORE }, (_, i) => [MOODS_TRIED[i % 3] ?? 'war', i] as const);
  for (const [mood, index] of [...(GAMES[game.id] ?? []), ...more]) {
    if (wanted.every(why => found.has(why))) break;
    for (const [why, moment] of momentsOf(game, mood, index))
      if (wanted.includes(why) && !found.has(why)) found.set(why, moment);
  }
  return found;
}

/** A game as a device keeps it: whoever is asked is the person, the others are bots. */
export function savedAt({ game, start, actions, seat, why }: Moment, id = why): SavedGame {
  return keptAfter(game, actions, {
    id,
    name: why,
    options: start.options,
    seats: start.seats.map(each => ({
      seat: each,
      name: each,
      person: each === seat,
      bot: each === seat ? null : 'random',
    })),
    seed: start.seed,
  });
}

import { hashOf, isProblem, type Game, type Seat, type State } from '@corvo/core';
import type { Entry, Storage, StoredTable } from '../storage/index.ts';

/** An action that counts: it was not taken back. */
export interface Step {
  readonly n: number;
  readonly seat: Seat | null;
  readonly settled: boolean;
}

/** The actions that count after the last of these entries; what was taken back is left out. */
export function lineOf<E extends Pick<Entry, 'n' | 'kind' | 'to'>>(entries: readonly E[]): E[] {
  let line: E[] = [];
  for (const entry of entries) {
    if (entry.kind === 'action') line.push(entry);
    else if (entry.kind === 'undo') line = line.filter(({ n }) => n <= (entry.to ?? 0));
  }
  return line;
}

/** The table before the first action, as its seed makes it. */
export function startOf(game: Game, table: StoredTable): State {
  const options = game.resolveOptions(table.setup.options, table.seats.length);
  if (isProblem(options) || table.seed === null) throw new Error(`table ${table.id} cannot be set up again`);
  return game.setup(
    options,
    table.seats.map(({ seat }) => seat),
    table.seed,
  );
}

function applied(game: Game, state: State, { seat, request, choice, n }: Entry): State {
  const step = game.apply(state, { seat: seat ?? '', request, choice });
  if (!step.ok) throw new Error(`entry ${n} can no longer be played: ${step.problem.code}`);
  return step.state;
}

/** The game after a resignation. Where it ends one, the server writes that on the table: no action of the rules does. */
export function resigned(game: Game, state: State, seat: Seat): State {
  const outcome = game.resignation(state.open, seat);
  if (outcome === undefined) return state; // a bot plays on
  const chance = { ...state.open.chance, seed: state.hidden.seed };
  return { ...state, open: { ...state.open, outcome, chance } };
}

/** The state after entry `n`, from the nearest snapshot that lies on the same line. */
export async function stateAt(storage: Storage, game: Game, table: StoredTable, n: number): Promise<State> {
  const entries = await storage.entries(table.id, -1, n);
  const line = lineOf(entries);
  let snapshot = await storage.snapshot(table.id, n);
  while (snapshot && snapshot.n !== n && !line.some(entry => entry.n === snapshot?.n))
    snapshot = await storage.snapshot(table.id, snapshot.n - 1);
  if (snapshot?.n === n) return snapshot.state;
  const after = snapshot?.n ?? 0;
  let state = snapshot?.state ?? startOf(game, table);
  for (const entry of line) if (entry.n > after) state = applied(game, state, entry);
  const last = entries.at(-1);
  return last?.kind === 'resign' && last.seat !== null ? resigned(game, state, last.seat) : state;
}

/** Does playing the whole game again under today's rules give every state as it was stored? */
export function replaysTrue(game: Game, table: StoredTable, entries: readonly Entry[]): boolean {
  try {
    let state = startOf(game, table);
    if (hashOf(state) !== table.startHash) return false;
    for (const entry of lineOf(entries)) {
      state = applied(game, state, entry);
      if (hashOf(state) !== entry.hash) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Can today's rules go on from this state at all? */
export function canGoOn(game: Game, state: State): boolean {
  try {
    for (const { seat } of game.waiting(state.open)) game.requests(game.view(state, seat));
    return true;
  } catch {
    return false;
  }
}

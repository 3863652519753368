import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { rngFromText, seedFrom, type Game, type OptionValues, type Seat } from '@corvo/core';
import { act, begin, momentFor, movesOf, standingFor, type Change, type Owner } from '@corvo/host';
import { Counting, NO_WORDS, writeJoined, type Words } from '@corvo/protocol';
import type { Environment } from '../environment.ts';
import { Broadcast } from './broadcast.ts';
import { infoFor } from './tell.ts';

/** The words of a game, under a name that no other list of words has. */
export interface GameWords {
  readonly game: string;
  readonly hash: string;
  readonly words: Words;
}

const MOST_MOVES = 1_500;
/** After so many moves everybody else has a turn: a game takes a good part of a second, and nobody waits for it. */
const MOVES_A_TURN = 4;
const found = new Map<string, Promise<GameWords>>();

/** Found once for each game, by writing what would be told of a game of chance that nobody plays; a second one would save a hundredth. */
export function wordsOf(game: Game, log: Environment['log']): Promise<GameWords> {
  const key = `${game.id} ${game.rules}`;
  let words = found.get(key);
  if (words === undefined) found.set(key, (words = sampled(game, log).then(some => named(game, some))));
  return words;
}

const named = (game: Game, words: Words): GameWords => ({
  game: game.id,
  hash: createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16),
  words,
});

async function sampled(game: Game, log: Environment['log']): Promise<Words> {
  const counting = new Counting();
  try {
    const nobody = new Broadcast({}, NO_WORDS, counting);
    let moves = 0;
    for (const change of playOne(game)) {
      if (moves === 0) countTable(game, change.match.owners, counting);
      tellAll(nobody, change);
      if (++moves % MOVES_A_TURN === 0) await turn();
    }
  } catch (error) {
    log.error({ game: game.id, error: String(error) }, 'a game could not be sampled, and is told without words');
    return NO_WORDS;
  }
  return counting.found();
}

/** A game of chance, from its beginning. */
function* playOne(game: Game): Generator<Change> {
  const players = game.players.max;
  const owners = game.seats(players).map(seat => ({ seat, person: seat, name: seat, bot: null, resigned: false }));
  const terms = { takeBack: 'fair', clock: null } as const;
  const rng = rngFromText('words');
  let change = begin({ game, clockwork: null, owners, seed: seedFrom('words'), terms }, optionsOf(game), 0);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    yield change;
    const { match } = change;
    const asked = game.waiting(match.state.open).find(({ answered }) => !answered);
    if (asked === undefined) return;
    const { seat } = asked;
    const view = game.view(match.state, seat);
    const request = game.requests(view).find(({ id }) => id === asked.request);
    if (request === undefined) return;
    const choice = game.sample(view, request, rng);
    const next = act(match, { seat, request: request.id, choice, by: 'person' }, 0);
    if ('code' in next) return;
    change = next;
  }
}

const optionsOf = (game: Game): OptionValues => game.resolveOptions({}, game.players.max) as OptionValues;

/** What a newcomer is told of the table itself. */
function countTable(game: Game, seats: readonly Owner[], counting: Counting): void {
  const options = optionsOf(game);
  const spectators = { allowed: true, delaySeconds: 0 };
  const terms = { hints: true, order: 'chosen', takeBack: 'fair', clock: null } as const;
  const setup = { name: '', players: seats.length, options, access: 'open', spectators, ...terms } as const;
  const record = {
    id: '',
    game: game.id,
    status: 'playing' as const,
    setup,
    seats,
    host: '',
    invite: '',
    comings: [],
    result: null,
  };
  const presence = { isPresent: () => true, watching: 0, watchers: [] };
  const info = infoFor({ ...record, createdAt: 0, updatedAt: 0 }, '', presence, false);
  const joined = { info, standing: null, after: 0, moments: [], chat: [], marks: {}, now: 0 };
  const named = { game: game.id, hash: '', words: NO_WORDS };
  writeJoined({ ...joined, channel: 0, count: 0, moves: 0, at: 0 }, named, bytes => bytes, counting);
}

/** Tells as a table would, one spectator and every seat. */
function tellAll(broadcast: Broadcast, { match, entry }: Change): void {
  const standingOf = (seat: Seat | null) => standingFor(match, seat, seat, 0);
  const momentOf = (seat: Seat | null) => entry && momentFor(entry, seat, false, []);
  const audiences = match.owners.map(({ seat }) => ({
    name: seat,
    viewers: [],
    standing: standingOf(seat),
    moment: momentOf(seat),
  }));
  broadcast.tell({ standing: standingOf(null), moves: movesOf(match), moment: momentOf(null) }, audiences);
}

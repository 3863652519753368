import { createHash } from 'node:crypto';
import { rngFromText, seedFrom, type Game, type OptionValues } from '@corvo/core';
import { act, begin, momentFor, standingFor, type Change, type Owner } from '@corvo/host';
import {
  Counting,
  NO_WORDS,
  ownMoment,
  partsOf,
  writeFrame,
  writeJoined,
  writePublic,
  type OwnPart,
  type PublicPart,
  type Words,
} from '@corvo/protocol';
import { infoFor } from './tell.ts';

/** The words of a game, under a name that no other list of words has. */
export interface GameWords {
  readonly game: string;
  readonly hash: string;
  readonly words: Words;
}

const MOST_MOVES = 1_500;
const found = new Map<string, GameWords>();

/** Found once for each game, by writing what would be told of a game of chance that nobody plays; a second one would save a hundredth. */
export function wordsOf(game: Game): GameWords {
  const key = `${game.id} ${game.rules}`;
  let words = found.get(key);
  if (words === undefined) found.set(key, (words = named(game, sampled(game))));
  return words;
}

const named = (game: Game, words: Words): GameWords => ({
  game: game.id,
  hash: createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16),
  words,
});

function sampled(game: Game): Words {
  const counting = new Counting();
  try {
    playOne(game, counting);
  } catch {
    return NO_WORDS; // a game that cannot be played like this is told in full
  }
  return counting.found();
}

function playOne(game: Game, counting: Counting): void {
  const players = game.players.max;
  const options = game.resolveOptions({}, players) as OptionValues;
  const owners = game.seats(players).map(seat => ({ seat, person: seat, name: seat, bot: null, resigned: false }));
  const setting = {
    game,
    owners,
    seed: seedFrom('words'),
    terms: { takeBack: 'fair', clockSeconds: null } as const,
  };
  const rng = rngFromText('words');
  const teller = new Sample(counting);
  let change = begin(setting, options, 0);
  countTable(game, owners, options, counting);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    teller.tell(change);
    const { match } = change;
    const asked = game.waiting(match.state.open).find(({ answered }) => !answered);
    if (asked === undefined) return;
    const view = game.view(match.state, asked.seat);
    const request = game.requests(view).find(({ id }) => id === asked.request);
    if (request === undefined) return;
    const next = act(
      match,
      { seat: asked.seat, request: request.id, choice: game.sample(view, request, rng), by: 'person' },
      0,
    );
    if ('code' in next) return;
    change = next;
  }
}

/** What a newcomer is told of the table itself. */
function countTable(game: Game, seats: readonly Owner[], options: OptionValues, counting: Counting): void {
  const spectators = { allowed: true, delaySeconds: 0 };
  const terms = { hints: true, order: 'chosen', takeBack: 'fair', clockSeconds: null } as const;
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

/** Writes to nobody what a table would tell, so that its words are counted. */
class Sample {
  readonly #counting: Counting;
  #all: PublicPart | null = null;
  readonly #own = new Map<string, OwnPart>();

  constructor(counting: Counting) {
    this.#counting = counting;
  }

  tell({ match, entry }: Change): void {
    const moves = match.line.length;
    const { all } = partsOf(standingFor(match, null, null, 0), moves);
    const moment = entry && momentFor(entry, null, false, []);
    const told = { channel: 1, count: 1, at: 0, before: this.#all, after: all, clock: null, moment, isAside: false };
    const pub = writePublic(told, NO_WORDS, this.#counting);
    this.#all = all;
    for (const { seat } of match.owners) {
      const { own } = partsOf(standingFor(match, seat, seat, 0), moves);
      const more = entry && moment ? ownMoment(moment, momentFor(entry, seat, false, [])) : undefined;
      writeFrame(pub, { before: this.#own.get(seat) ?? null, after: own, moment: more }, NO_WORDS, this.#counting);
      this.#own.set(seat, own);
    }
  }
}

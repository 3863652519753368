import { deflateRawSync } from 'node:zlib';
import { GAMES } from '@corvo/catalogue';
import { rngFromText, seedFrom, type Game, type OptionValues, type Seat } from '@corvo/core';
import { act, begin, momentFor, movesOf, standingFor, type Change, type Entry, type Match } from '@corvo/host';
import { inflate, Receiver, writeJoined, type Joined, type Update } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { Broadcast } from './broadcast.ts';
import type { Viewer } from './viewer.ts';
import { wordsOf } from './words.ts';

/** Somebody who looks at a table through the wire alone. */
class Watcher implements Viewer {
  readonly name = '';
  readonly address = '';
  readonly person: string;
  readonly seat: Seat | null;
  readonly missed: string[] = [];
  readonly frames: Uint8Array[] = [];
  bytes = 0;
  update: Update | undefined;
  readonly receiver: Receiver;

  constructor(game: Game, seat: Seat | null) {
    this.person = seat ?? '';
    this.seat = seat;
    this.receiver = new Receiver({
      stretch: inflate,
      words: async () => (await wordsOf(game, silent)).words,
      update: update => void (this.update = update),
      standing: () => {},
      missed: table => void this.missed.push(table),
    });
  }

  send(): void {}
  share(): void {}
  sendBytes(frame: Uint8Array): void {
    this.frames.push(frame);
    this.bytes += frame.length + 5; // and the frame of its transport
    this.receiver.hear(frame);
  }
  shareBytes(viewers: readonly Viewer[], frame: Uint8Array): void {
    for (const viewer of viewers) viewer.sendBytes(frame);
  }
}

const silent = { warn() {}, error() {} };
const AT = 1_794_778_070_206;
const standingOf = (match: Match, seat: Seat | null) => standingFor(match, seat, seat, 0);
const told = (entry: Entry | null, seat: Seat | null) => entry && momentFor(entry, seat, false, []);

/** A random game, told to every seat and to two spectators; `look` after each thing that happened. */
async function tellGame(
  game: Game,
  look: (change: Change, watchers: readonly Watcher[], joined: () => number) => void,
) {
  const players = game.players.max;
  const seats = game.seats(players);
  const owners = seats.map(seat => ({ seat, person: seat, name: seat, bot: null, resigned: false }));
  const terms = { takeBack: 'fair', clock: null } as const;
  const options = game.resolveOptions({}, players) as OptionValues;
  let change = begin({ game, clockwork: null, owners, seed: seedFrom('told'), terms }, options, AT);
  const words = await wordsOf(game, silent);
  const broadcast = new Broadcast({}, words.words);
  const watchers = [...seats, null, null].map(seat => new Watcher(game, seat));
  const moments: Joined['moments'][number][] = [];
  const join = (match: Match, seat: Seat | null): Uint8Array => {
    const standing = standingOf(match, seat);
    const news = { standing: standingOf(match, null), moves: movesOf(match), moment: null };
    broadcast.join(news, { name: seat ?? '', viewers: [], standing, moment: null });
    const { channel, count, at } = broadcast;
    const info = { id: 'table' } as Joined['info'];
    const about = { info, standing, after: -1, moments: moments.slice(-50), chat: [], marks: {}, now: AT };
    const joined = { ...about, channel, count, at, moves: movesOf(match) };
    return writeJoined(joined, words, bytes => deflateRawSync(bytes, { level: 6 }));
  };
  for (const watcher of watchers) await watcher.receiver.answered('table', join(change.match, watcher.seat));
  await new Promise(done => setTimeout(done, 5)); // what came behind the answers is read by then
  const rng = rngFromText('told');
  for (;;) {
    const { match } = change;
    const asked = game.waiting(match.state.open).find(({ answered }) => !answered);
    if (asked === undefined) return watchers;
    const view = game.view(match.state, asked.seat);
    const request = game.requests(view).find(({ id }) => id === asked.request)!;
    const choice = game.sample(view, request, rng);
    const next = act(match, { seat: asked.seat, request: request.id, choice, by: 'person' }, AT + match.n * 1_500);
    if ('code' in next) throw new Error(next.code);
    change = next;
    const moment = told(next.entry, null);
    if (moment !== null) moments.push(moment);
    const news = { standing: standingOf(next.match, null), moves: movesOf(next.match), moment };
    const audiences = [...seats, null].map(seat => ({
      name: seat ?? '',
      viewers: watchers.filter(watcher => watcher.seat === seat),
      standing: standingOf(next.match, seat),
      moment: told(next.entry, seat),
    }));
    broadcast.tell(news, audiences);
    look(next, watchers, () => join(next.match, seats[0] ?? null).length);
  }
}

test.each(GAMES.map(game => [game.id, game] as const))(
  'what is told of %s by differences is, after every action, what the whole view would show',
  async (_id, game) => {
    let compared = 0;
    const watchers = await tellGame(game, ({ match, entry }, all) => {
      for (const { update, seat } of all) {
        const { view, undo, n } = standingOf(match, seat);
        const moment = told(entry, seat);
        expect(JSON.stringify([update?.view, update?.n])).toBe(JSON.stringify([view, n]));
        expect([update?.undo, update?.moment]).toEqual([undo, moment]);
        compared++;
      }
    });
    expect(watchers.flatMap(({ missed }) => missed)).toEqual([]);
    expect(compared).toBeGreaterThan(60);
    const [one, other] = watchers.slice(-2) as [Watcher, Watcher];
    const shared = new Set(one.frames);
    expect(watchers.some(({ seat, frames }) => seat !== null && frames.some(frame => shared.has(frame)))).toBe(true); // nor for a seat that is told no more
    expect(one.frames.every((frame, place) => frame === other.frames[place])).toBe(true); // written once for both
  },
  120_000,
);

test('a game of six needs less than a sixth of the bytes of Swords and Ravens, and to join it in round 5 a fifth', async () => {
  const game = GAMES.find(({ id }) => id === 'second-edition')!;
  const joins: number[] = [];
  const watchers = await tellGame(game, ({ match }, _all, joined) => {
    if ((match.state.open as unknown as { round: number }).round === 5 && joins.length === 0) joins.push(joined());
  });
  const seats = watchers.filter(({ seat }) => seat !== null);
  const mean = seats.reduce((sum, { bytes }) => sum + bytes, 0) / seats.length;
  expect(mean).toBeLessThan(316_000 * 0.16);
  expect(joins[0]).toBeLessThan(12_000 * 0.2);
});

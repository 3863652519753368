/**
 * Players without a browser: they play at random over the socket, so that a table is soon in the middle of a long game.
 */
import { rngFromText, type Game, type View } from '@corvo/core';
import { API, browserParser, inflate, PROTOCOL, Receiver, type Answers, type Words } from '@corvo/protocol';
import type { BrowserContext } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';

interface Standing {
  readonly n: number;
  readonly view: View;
}

class Player {
  readonly cookie: string;
  standing: Standing | undefined;
  readonly #socket: Socket;
  readonly #receiver: Receiver;

  constructor(address: string, cookie: string) {
    this.cookie = cookie;
    this.#receiver = new Receiver({
      stretch: inflate,
      words: async (game, hash) => (await fetch(`${address}${API.words(game, hash)}`)).json() as Promise<Words>,
      update: update => void (this.standing = update),
      standing: () => {},
      missed: table => void this.send('join', { table, protocol: PROTOCOL }),
    });
    this.#socket = io(address, {
      path: API.live,
      transports: ['websocket'],
      forceNew: true,
      parser: browserParser,
      extraHeaders: { cookie },
    });
    this.#socket.on('update', (frame: Uint8Array) => this.#receiver.hear(frame));
  }

  static async come(address: string, name: string): Promise<Player> {
    const answer = await fetch(`${address}${API.me}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    return new Player(address, answer.headers.get('set-cookie')?.split(';')[0] ?? '');
  }

  async send<T>(name: string, command: { readonly table: string; readonly [more: string]: unknown }): Promise<T> {
    const answer: unknown = await this.#socket.emitWithAck(name, command);
    if (answer instanceof Uint8Array) return (await this.#receiver.answered(command.table, answer)) as T;
    const { ok, value } = answer as { readonly ok: boolean; readonly value: T };
    if (!ok) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return value;
  }

  async join(table: string): Promise<Answers['join']> {
    const joined = await this.send<Answers['join']>('join', { table, protocol: PROTOCOL });
    this.standing = joined.standing ?? undefined;
    return joined;
  }

  leave(): void {
    this.#socket.close();
  }
}

/** A table on the server, in the middle of its game, and who is asked there now. */
export interface LongTable {
  readonly path: string;
  readonly n: number; // the last entry of its story
  readonly cookie: string; // of the one who is asked
}

const TRIES = 10; // games of chance end at any time

/** Plays by lot until a table stands as is wanted, and leaves it to whoever is asked there. */
export async function longTable(
  address: string,
  game: Game,
  fits: (standing: Standing) => boolean,
): Promise<LongTable> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await playUntil(address, game, fits, `${tries}`);
    if (found !== undefined) return found;
  }
  throw new Error(`none of ${TRIES} games came so far`);
}

async function playUntil(
  address: string,
  game: Game,
  fits: (standing: Standing) => boolean,
  lot: string,
): Promise<LongTable | undefined> {
  const count = game.players.max;
  const players = await Promise.all(Array.from({ length: count }, (_, at) => Player.come(address, `Player ${at + 1}`)));
  const [host] = players as [Player];
  try {
    const made = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: host.cookie },
      body: JSON.stringify({ game: game.id, players: count, name: 'Long winter' }),
    });
    const { id: table } = (await made.json()) as { id: string };
    for (const [at, player] of players.entries()) {
      const { info } = await player.join(table);
      if (at > 0) await player.send('sit', { table, seat: info.sitters[at]?.seat });
    }
    await host.send('start', { table });
    for (const player of players) await player.join(table);
    const rng = rngFromText(lot);
    for (;;) {
      const { standing: seen } = host;
      if (seen === undefined || seen.view.open.outcome !== null) return undefined;
      const asked = game.waiting(seen.view.open).find(({ answered }) => !answered);
      const player = players.find(({ standing }) => standing?.view.seat === asked?.seat);
      const request = player?.standing && game.requests(player.standing.view).find(({ answered }) => !answered);
      if (player?.standing === undefined || request === undefined || player.standing.n < seen.n) {
        await new Promise(turn => setImmediate(turn)); // the update is on its way
        continue;
      }
      if (fits(player.standing)) return { path: `/table/${table}`, n: player.standing.n, cookie: player.cookie };
      const choice = game.sample(player.standing.view, request, rng);
      await player.send('act', { table, request: request.id, choice, rewinds: 0 });
    }
  } finally {
    for (const player of players) player.leave();
  }
}

/** Lets a browser be somebody whose cookie is known. */
export async function becomeBy(context: BrowserContext, cookie: string): Promise<void> {
  const at = cookie.indexOf('=');
  const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)];
  await context.addCookies([{ name, value, domain: '127.0.0.1', path: '/', httpOnly: true, sameSite: 'Lax' }]);
}

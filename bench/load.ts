import { once } from 'node:events';
import { findGame } from '@corvo/catalogue';
import { rngFromText, type Game, type Rng } from '@corvo/core';
import type { Answers, Created } from '@corvo/protocol';
import { Child, cookieOf, Guest } from './server.ts';

/** A server that is loaded. */
type Serving = Pick<Child, 'port' | 'cpu'>;

/** Tables at which everybody plays by lot, one command in flight at each. */
export interface Load {
  readonly game: string;
  readonly tables: number;
  readonly players: number;
  readonly spectators?: number; // at each
}

const connected = (guests: readonly Guest[]): Promise<unknown> =>
  Promise.all(guests.map(({ socket }) => (socket.connected ? undefined : once(socket as never, 'connect'))));

const gameOf = (id: string): Game => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`the catalogue has no ${id}`);
  return game;
};

/** An action that only has to be sent. */
type Prepared = () => Promise<unknown>;

/** A running game with its people, who play by lot. */
export class LoadTable {
  readonly id: string;
  readonly cookie: string;
  readonly guests: readonly Guest[]; // with a seat
  readonly #watching: readonly Guest[];
  readonly #game: Game;
  readonly #rng: Rng;

  private constructor(id: string, cookie: string, guests: readonly Guest[], watching: readonly Guest[], game: Game) {
    this.id = id;
    this.cookie = cookie;
    this.guests = guests;
    this.#watching = watching;
    this.#game = game;
    this.#rng = rngFromText(`load ${id.length} ${guests.length}`);
  }

  /** Where several servers share the tables, each seat comes by the next of them. */
  static async open(
    servers: readonly Serving[],
    { game, players, spectators = 0 }: Load,
    name: string,
  ): Promise<LoadTable> {
    const portOf = (who: number): number => servers[who % servers.length]?.port ?? 0;
    const base = `http://127.0.0.1:${portOf(0)}`;
    const cookies: string[] = [];
    for (let who = 0; who < players; who++) cookies.push(await cookieOf(base, `${name} ${who}`));
    const guests = cookies.map((cookie, who) => new Guest(portOf(who), cookie));
    // Of strangers only a few may look from one address.
    const watching: Guest[] = [];
    for (let who = 0; who < spectators; who++)
      watching.push(new Guest(portOf(who), await cookieOf(base, `${name} watcher ${who}`)));
    await connected([...guests, ...watching]);
    const response = await fetch(`${base}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies[0] ?? '' },
      body: JSON.stringify({ game, players, name: 'bench' }),
    });
    const { id: table } = (await response.json()) as Created;
    for (const [seat, guest] of guests.entries()) {
      const { info } = await guest.send<Answers['join']>('join', { table });
      if (seat > 0) await guest.send('sit', { table, seat: info.sitters[seat]?.seat });
    }
    await guests[0]?.send('start', { table });
    for (const guest of [...guests, ...watching])
      guest.view = (await guest.send<Answers['join']>('join', { table })).standing?.view;
    return new LoadTable(table, cookies[0] ?? '', guests, watching, gameOf(game));
  }

  /** What whoever is asked is going to answer, ready to be sent; undefined where the game is over. */
  async prepare(): Promise<Prepared | undefined> {
    for (;;) {
      const open = this.guests[0]?.view?.open;
      const asked = open && this.#game.waiting(open).find(({ answered }) => !answered);
      const guest = this.guests.find(({ view }) => view?.seat === asked?.seat);
      const view = guest?.view;
      const request = view && this.#game.requests(view).find(({ answered }) => !answered);
      if (guest !== undefined && view !== undefined && request !== undefined) {
        const choice = this.#game.sample(view, request, this.#rng);
        return () => guest.send('act', { table: this.id, request: request.id, choice, rewinds: 0 });
      }
      if (this.guests.every(({ view: seen }) => seen?.open.outcome != null)) return undefined;
      await new Promise(turn => setImmediate(turn)); // the update is still on its way
    }
  }

  /** One action by whoever is asked; false where the game is over. */
  async act(): Promise<boolean> {
    const send = await this.prepare();
    await send?.();
    return send !== undefined;
  }

  close(): void {
    for (const { socket } of [...this.guests, ...this.#watching]) socket.close();
  }
}

export async function openTables(child: Serving, load: Load): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  for (let place = 0; place < load.tables; place++) tables.push(await LoadTable.open([child], load, `t${place}`));
  return tables;
}

/**
 * Processor microseconds of the server for one action, when every table acts so often, flat out. To work an action out
 * takes these players longer than the server needs for it: so all of a round are worked out first, and then sent at once.
 * Else the server would wait for them, and each of its wakings and syncs would be for a few.
 */
export async function costOfActions(
  servers: readonly Serving[],
  tables: readonly LoadTable[],
  times: number,
): Promise<number> {
  const spent = async (): Promise<number> => {
    const all = await Promise.all(servers.map(server => server.cpu()));
    return all.reduce((sum, cpu) => sum + cpu, 0);
  };
  const before = await spent();
  let acted = 0;
  for (let turn = 0; turn < times; turn++) {
    const ready = (await Promise.all(tables.map(table => table.prepare()))).filter(send => send !== undefined);
    await Promise.all(ready.map(send => send()));
    acted += ready.length;
  }
  return (((await spent()) - before) * 1000) / acted;
}

/**
 * The floor: what Socket.IO alone needs for the same messages. A command is checked by its schema and acknowledged, and
 * everybody else at its table is told so many bytes; there are no rules, no disk and nobody's own part.
 */
export async function costOfFloor(load: Load, bytes: number, times: number): Promise<number> {
  const child = await new Child('floor', String(bytes)).ready();
  try {
    const { tables, players, spectators = 0 } = load;
    const rooms = await Promise.all(
      Array.from({ length: tables }, async (_, place) => {
        const guests = Array.from({ length: players + spectators }, () => new Guest(child.port, '', true));
        await connected(guests);
        for (const { socket } of guests) await socket.emitWithAck('join', `room-${place}`);
        return guests;
      }),
    );
    const run = async (turns: number): Promise<number> => {
      const before = await child.cpu();
      for (let turn = 0; turn < turns; turn++)
        await Promise.all(rooms.map(guests => guests[turn % players]?.socket.emitWithAck('act', COMMAND)));
      return (((await child.cpu()) - before) * 1000) / (turns * tables);
    };
    await run(times);
    const cost = Math.min(await run(times), await run(times));
    for (const { socket } of rooms.flat()) socket.close();
    return cost;
  } finally {
    await child.end();
  }
}

const COMMAND = { table: 'a-table-as-long-as-ours', request: 17, choice: { option: 'north stark' }, rewinds: 0 };

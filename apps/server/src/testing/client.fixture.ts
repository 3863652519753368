import { GAMES } from './games.fixture.ts';
import { rngFromText, type Game, type Plain, type Problem, type Rng, type View } from '@corvo/core';
import { API, browserParser, inflate, PROTOCOL, readHead, readJoined, Receiver, type Words } from '@corvo/protocol';
import type {
  Ack,
  Answers,
  ChatLine,
  Command,
  CommandName,
  Created,
  CreateTable,
  Joined,
  ServerMessages,
  TableInfo,
  Update,
} from '@corvo/protocol';
import { io, type Socket } from 'socket.io-client';

const comingFrom = (address: string | undefined): Record<string, string> =>
  address === undefined ? {} : { 'x-forwarded-for': address };

type AnyMap = Record<string, (...args: never[]) => void>;

/** A person with a browser, as a test sees it: HTTP with a cookie, and one socket. */
export class TestClient {
  readonly base: string;
  cookie: string;
  socket: Socket<ServerMessages, AnyMap>;
  readonly updates: Update[] = [];
  readonly onUpdate: ((update: Update) => void)[] = [];
  readonly missed: string[] = []; // tables of which something was missed
  receiver!: Receiver;
  joinedBytes = 0; // of the last answer to a join
  joinedAs: Uint8Array = new Uint8Array(); // that answer
  readonly chat: (ChatLine & { table: string })[] = [];
  readonly infos: TableInfo[] = [];
  readonly standings: Parameters<ServerMessages['standing']>[0][] = [];
  readonly presences: Parameters<ServerMessages['presence']>[0][] = [];
  readonly refused: Problem[] = [];
  /** How often each table had gone back when it was last heard of. */
  readonly rewinds = new Map<string, number>();
  #changed: (() => void)[] = [];

  readonly #from: Record<string, string>;

  constructor(base: string, cookie: string, from?: string) {
    this.base = base;
    this.cookie = cookie;
    this.#from = comingFrom(from);
    this.socket = this.connect();
  }

  /** `from`: an address, as a proxy in front of the server names it. */
  static async named(base: string, name: string, from?: string): Promise<TestClient> {
    const response = await fetch(`${base}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base, ...comingFrom(from) },
      body: JSON.stringify({ name }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return new TestClient(base, cookie, from);
  }

  connect(): Socket<ServerMessages, AnyMap> {
    const socket: Socket<ServerMessages, AnyMap> = io(this.base, {
      path: '/live',
      transports: ['websocket'],
      extraHeaders: { cookie: this.cookie, origin: this.base, ...this.#from },
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
      forceNew: true,
      parser: browserParser,
    });
    const note =
      <T>(list: T[]) =>
      (message: T): void => {
        list.push(message);
        for (const hear of this.#changed.splice(0)) hear();
      };
    const hear = ({ table, rewinds }: { table: string; rewinds: number }): void =>
      void this.rewinds.set(table, rewinds);
    this.receiver = new Receiver({
      stretch: inflate,
      words: (game, hash) => this.#wordsFor(game, hash),
      update: update => {
        hear(update);
        for (const listener of this.onUpdate) listener(update);
        note(this.updates)(update);
      },
      standing: standing => {
        hear(standing);
        note(this.standings)(standing);
      },
      missed: table => this.missed.push(table),
    });
    socket.on('update', frame => this.receiver.hear(frame as unknown as Uint8Array));
    socket.on('chat', note(this.chat));
    socket.on('table', note(this.infos));
    socket.on('presence', note(this.presences));
    socket.on('refused', note(this.refused));
    return socket;
  }

  async http(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const type = typeof body === 'string' ? 'text/plain' : 'application/json';
    return fetch(`${this.base}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        origin: this.base,
        ...this.#from,
        ...(body === undefined ? {} : { 'content-type': type }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await (await this.http(method, path, body)).json()) as T;
  }

  async create(wish: Partial<CreateTable> & { game: string; players: number }): Promise<Created> {
    const response = await this.http('POST', '/api/tables', { name: 'a table', ...wish });
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Created;
  }

  send<Name extends CommandName>(name: Name, command: Command<Name>): Promise<Ack<Answers[Name]>> {
    const rewinds = this.rewinds.get(command.table) ?? 0;
    const more = name === 'act' ? { rewinds } : name === 'join' ? { protocol: PROTOCOL } : {};
    return this.raw(name, { ...more, ...command }) as Promise<Ack<Answers[Name]>>;
  }

  readonly #words = new Map<string, Promise<Words>>();
  #wordsFor(game: string, hash: string): Promise<Words> {
    let found = this.#words.get(hash);
    if (found === undefined) this.#words.set(hash, (found = this.json<Words>('GET', API.words(game, hash))));
    return found;
  }

  /** Anything at all, as an attacker would. */
  raw(name: string, ...args: unknown[]): Promise<Ack<unknown>> {
    return new Promise((resolve, reject) => {
      const cut = (): void => end(() => reject(new Error(`cut off while waiting for ${name}`)));
      const late = setTimeout(() => end(() => reject(new Error(`no answer to ${name}`))), 15_000);
      const end = (done: () => void): void => {
        clearTimeout(late);
        this.socket.off('disconnect', cut);
        done();
      };
      this.socket.once('disconnect', cut);
      const hear = (ack: Ack<unknown> | Uint8Array): void =>
        end(() => {
          const { table = '' } = (args[0] ?? {}) as { table?: string };
          if (ack instanceof Uint8Array && name === 'join') [this.joinedBytes, this.joinedAs] = [ack.length, ack];
          if (ack instanceof Uint8Array)
            this.receiver.answered(table, ack).then(value => resolve({ ok: true, value }), reject);
          else this.receiver.settled(table).then(() => resolve(ack), reject);
        });
      (this.socket as unknown as { emit(...all: unknown[]): void }).emit(name, ...args, hear);
    });
  }

  async must<Name extends CommandName>(name: Name, command: Command<Name>): Promise<Answers[Name]> {
    const ack = await this.send(name, command);
    if (!ack.ok) throw new Error(`${name} refused: ${JSON.stringify(ack.problem)}`);
    return ack.value;
  }

  /** The problem a command is refused with. */
  async problem<Name extends CommandName>(name: Name, command: Command<Name>): Promise<Problem> {
    const ack = await this.send(name, command);
    if (ack.ok) throw new Error(`${name} was not refused`);
    return ack.problem;
  }

  async join(table: string, n?: number, invite?: string): Promise<Joined> {
    const wish = { table, ...(n === undefined ? {} : { n }), ...(invite === undefined ? {} : { invite }) };
    const joined = await this.must('join', wish);
    if (joined.standing) this.rewinds.set(table, joined.standing.rewinds);
    return joined;
  }

  /** What the last answer to a join says beside what a page is given: how much was told so far, and when. */
  async counted(): Promise<unknown> {
    const { head, rest } = readHead(this.joinedAs);
    const { count, moves, at } = await readJoined(rest, await this.#wordsFor(head.game, head.hash), inflate);
    return { count, moves, at };
  }

  /** The last entry of the story, for whoever looks at the table now. */
  async seen(table: string): Promise<number> {
    return (await this.join(table)).standing?.n ?? 0;
  }

  /** Waits until something that was told makes this true. */
  async until(isTrue: () => boolean, what = 'something'): Promise<void> {
    const deadline = Date.now() + 30_000; // a bot's thread takes its time to start on a busy machine
    while (!isTrue()) {
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`waited in vain for ${what}`);
      await new Promise<void>(done => {
        const timer = setTimeout(done, left);
        this.#changed.push(() => {
          clearTimeout(timer);
          done();
        });
      });
    }
  }

  close(): void {
    this.socket.close();
  }
}

export const gameOf = (id: string): Game => {
  const game = GAMES.find(other => other.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

/** A client that plays by lot at one table, and keeps the newest view. */
export class Player {
  readonly client: TestClient;
  readonly table: string;
  readonly rng: Rng;
  view: View | undefined;
  n = -1;
  game: Game;

  constructor(client: TestClient, table: string, game: Game, seed: string) {
    this.client = client;
    this.table = table;
    this.game = game;
    this.rng = rngFromText(seed);
    client.onUpdate.push(({ table: told, view, n }) => {
      if (told !== table) return;
      this.view = view;
      this.n = n;
    });
  }

  async come(invite?: string): Promise<Joined> {
    const joined = await this.client.join(this.table, this.n < 0 ? undefined : this.n, invite);
    if (joined.standing) {
      this.view = joined.standing.view;
      this.n = joined.standing.n;
    }
    return joined;
  }

  /** What this player is asked now and has not answered. */
  get asked() {
    return this.view && this.game.requests(this.view).find(({ answered }) => !answered);
  }

  choose(): { request: number; choice: Plain } | undefined {
    const request = this.asked;
    if (!request || !this.view) return undefined;
    return { request: request.id, choice: this.game.sample(this.view, request, this.rng) };
  }

  /** Answers what it is asked, if anything, and waits until it sees the result. */
  async move(): Promise<boolean> {
    const answer = this.choose();
    if (answer === undefined) return false;
    const { n } = await this.client.must('act', { table: this.table, ...answer });
    await this.client.until(() => this.n >= n, `entry ${n}`);
    return true;
  }
}

/** Lets all players move until the game is over. Bots among them take their time: their thread may have to start first. */
export async function playOut(players: readonly Player[], most = 1_000): Promise<void> {
  const isOver = (): boolean => players.every(({ view }) => view?.open.outcome != null);
  for (let rounds = 0; rounds < most; rounds++) {
    if (isOver()) return;
    let moved = false;
    for (const player of players) moved = (await player.move()) || moved;
    const newest = Math.max(...players.map(({ n }) => n));
    await Promise.all(players.map(player => player.client.until(() => player.n >= newest, `entry ${newest}`)));
    const [first] = players;
    if (!moved && !isOver()) await first?.client.until(() => first.n > newest || first.asked !== undefined, 'a bot');
  }
  throw new Error('the game did not end');
}

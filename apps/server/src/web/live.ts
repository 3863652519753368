import type { Server as HttpServer } from 'node:http';
import { isProblem, type Problem } from '@corvo/core';
import {
  API,
  COMMANDS,
  LIMITS,
  refusals,
  serverParser,
  writeAnswer,
  type Ack,
  type ClientMessages,
  type CommandName,
  type Question,
  type ServerMessages,
} from '@corvo/protocol';
import { Server, type Socket } from 'socket.io';
import type { Person } from '../storage/index.ts';
import { hashOfSecret } from '../people/index.ts';
import { leave, type Table, type Viewer } from '../tables/index.ts';
import { addressOf } from './address.ts';
import { HANDLERS, type Reply } from './commands.ts';
import { backlogOf, messageOf, terminate, writeBytes } from './conduit.ts';
import { Connections } from './connections.ts';
import type { Context } from './context.ts';
import { secretIn } from './cookie.ts';
import { isOwnHost } from './host.ts';
import { isOwnOrigin } from './origin.ts';
import { boundSockets, cutUnread } from './unread.ts';

export type LiveServer = Server<ClientMessages, ServerMessages>;
type LiveSocket = Socket<ClientMessages, ServerMessages>;

/** So many refusals for haste in a row and the connection is cut (CO-7.3). */
const PATIENCE = 200;
/**
 * So many bytes may wait for one connection. Who does not read is cut off beyond it (CO-7.3): what it missed is not kept
 * for it, and it comes back by joining again.
 */
const MOST_WAITING = 1_000_000;
/** Devices and pages of one person at the same time; of strangers, all that come from one address. */
const MOST_CONNECTIONS = 20;
/** From one address: connections of strangers, and those that have not said yet who they are or were refused for it. */
const MOST_NAMELESS = 100;
/** From one address: connections of people with a name, whoever they are. */
const MOST_NAMED = 300;
/** Who has not said by then who they are is cut off. */
const NAME_WITHIN_MS = 10_000;
/** What somebody without a name may send: watching wants none (CO-7.5), everything else does. */
const FOR_STRANGERS: ReadonlySet<string> = new Set<CommandName>(['join', 'leave']);

/** So often it is asked whether another process has ended sessions, and how much waits for whom. */
const SWEEP_MS = 2_000;

/** One connection: who it is, and the tables it looks at. */
class Visitor implements Viewer {
  readonly #socket: LiveSocket;
  readonly session: string | null; // what is kept of the secret it came with; null: a stranger
  readonly address: string;
  readonly purse: string; // whose turns it takes, and whose connections it counts among
  who: Person;
  readonly tables = new Map<string, Table>();
  isGone = false;
  haste = 0;
  readonly #moving = new Map<string, Promise<void>>(); // to tables, and away from them

  constructor(socket: LiveSocket, address: string, secret: string | undefined, person: Person | undefined) {
    this.#socket = socket;
    this.address = address;
    this.session = secret === undefined ? null : hashOfSecret(secret);
    this.purse = person?.id ?? `stranger ${address}`;
    this.who = person ?? { id: `stranger ${socket.id}`, name: '', createdAt: 0 };
  }

  get person(): string {
    return this.who.id;
  }
  get name(): string {
    return this.who.name;
  }

  /** The session is over: this connection hears nothing more, from this moment on (CO-7.1). */
  end(): void {
    this.leave();
    this.#socket.emit('refused', refusals.noIdentity());
    this.#socket.disconnect(true);
  }

  /** The connection is closed, or is going to be. */
  leave(): void {
    this.isGone = true;
    for (const table of this.tables.values()) leave(table, this);
    this.tables.clear();
  }

  /** It comes to a table, and leaves it, in the order in which its page has said so. */
  inOrder<T>(table: string, task: () => Promise<T>): Promise<T> {
    const done = (this.#moving.get(table) ?? Promise.resolve()).then(task);
    const over = done.then(
      () => {},
      () => {},
    );
    this.#moving.set(table, over);
    void over.then(() => this.#moving.get(table) === over && this.#moving.delete(table));
    return done;
  }

  /** Cuts off a connection for which too much is waiting; answers whether it did. */
  cutIfBehind(): boolean {
    if (this.waiting <= MOST_WAITING) return false;
    this.cut();
    return true;
  }

  get waiting(): number {
    return backlogOf(this.#socket);
  }

  /** At once: a farewell would wait behind all that is not read. */
  cut(): void {
    terminate(this.#socket.conn, () => this.#socket.disconnect(true));
  }

  share: Viewer['share'] = (viewers, name, message) => {
    const ids = (viewers as readonly Visitor[]).flatMap(visitor => (visitor.cutIfBehind() ? [] : visitor.#socket.id));
    (this.#socket.nsp.to(ids).emit as (name: string, message: unknown) => void)(name, message);
  };

  // An update is bare bytes on the wire (`parser.ts` of the protocol), so that it needs nothing of Socket.IO, and is made a
  // message of WebSocket once, however many it goes to.
  shareBytes: Viewer['shareBytes'] = (viewers, frame) => {
    const message = messageOf(frame);
    for (const visitor of viewers as readonly Visitor[])
      if (!visitor.cutIfBehind()) writeBytes(visitor.#socket.conn, frame, message);
  };

  sendBytes: Viewer['sendBytes'] = frame => this.shareBytes([this], frame);

  /** Answers a question by its number. */
  answer(id: number, told: Uint8Array | Ack<unknown>): void {
    const answer = writeAnswer(id, told);
    if (typeof answer === 'string') this.#socket.conn.write(answer);
    else this.sendBytes(answer);
  }

  send: Viewer['send'] = (name, message) => {
    if (this.cutIfBehind()) return;
    (this.#socket.emit as (name: string, message: unknown) => void)(name, message);
  };
}

/** The live half of the server. Who has no identity may only watch; every message is checked before it is looked at. */
export function openLive(http: HttpServer, context: Context): LiveServer {
  const { config, people, rates } = context;
  const io: LiveServer = new Server(http, {
    path: API.live,
    serveClient: false,
    maxHttpBufferSize: LIMITS.message,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    connectTimeout: NAME_WITHIN_MS,
    parser: serverParser,
    allowRequest(request, decide) {
      const { origins, trustProxy } = config;
      const isOurs =
        config.role !== 'bots' && isOwnHost(request, origins, trustProxy) && isOwnOrigin(request, origins, trustProxy);
      const isWelcome = isOurs && rates.address.take(addressOf(request, trustProxy)) === 0;
      const mayCome = isWelcome && !context.isLeaving;
      decide(mayCome ? null : 'refused', mayCome);
    },
  });
  const admitted = new Connections(MOST_CONNECTIONS);
  const nameless = new Connections(MOST_NAMELESS);
  const together = new Connections(MOST_NAMED);
  const named = new WeakMap<object, () => void>(); // how a connection ceases to be nameless
  io.engine.on('connection', (conn: Socket['conn']) => {
    const release = nameless.take(addressOf(conn.request, config.trustProxy));
    if (release === undefined) return conn.close(true);
    named.set(conn, release);
    return conn.once('close', release);
  });
  const visitors = (): Visitor[] => [...io.sockets.sockets.values()].map(socket => socket.data as Visitor);
  io.use((socket, next) => {
    const secret = secretIn(socket.request.headers.cookie);
    people.find(secret).then(
      person => {
        // A secret that proves nothing any more is refused, so that its page asks who it is.
        if (secret !== undefined && person === undefined)
          return next(Object.assign(new Error('no-identity'), { data: refusals.noIdentity() }));
        const visitor = new Visitor(socket, addressOf(socket.request, config.trustProxy), secret, person);
        // Counted at once, and not when it is there: those that come together see each other.
        const counts = [admitted.take(visitor.purse)];
        if (person !== undefined) counts.push(together.take(visitor.address));
        const release = (): void => counts.forEach(count => count?.());
        if (counts.includes(undefined)) {
          release();
          return next(Object.assign(new Error('too-fast'), { data: refusals.tooFast(60) }));
        }
        socket.conn.once('close', release);
        socket.once('disconnect', release);
        if (person !== undefined) named.get(socket.conn)?.();
        socket.data = visitor;
        return next();
      },
      () => next(Object.assign(new Error('not-stored'), { data: refusals.notStored() })),
    );
  });
  io.on('connection', socket => attend(socket, context));
  people.onEnded = session => {
    for (const visitor of visitors()) if (visitor.session === session) visitor.end();
  };
  const plain = boundSockets(http, config.trustProxy);
  const sweep = (): void => {
    cutUnread([...visitors(), ...plain()]);
    people
      .sweep(new Set(visitors().flatMap(({ session }) => session ?? [])))
      .catch((error: unknown) => context.hub.around.log.error({ error: String(error) }, 'sessions were not looked at'));
  };
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  http.once('close', () => clearInterval(sweeping));
  return io;
}

function attend(socket: LiveSocket, context: Context): void {
  const visitor = socket.data as Visitor;
  // The session may have ended while this connection was being made.
  if (visitor.session !== null)
    Promise.resolve(context.people.recall(visitor.session)).then(
      who => who === undefined && visitor.end(),
      () => {},
    );
  const address = addressOf(socket.request, context.config.trustProxy);
  socket.onAny((...[name, ...args]: Question) => {
    if (visitor.cutIfBehind()) return; // answers wait in the same queue
    const id = args.pop() as number | null;
    let isTold = false;
    const tell = (told: Uint8Array): void => {
      isTold = true;
      if (id !== null) visitor.answer(id, told);
    };
    const start = performance.now();
    void answer(context, visitor, address, name, args, id === null ? undefined : tell).then(ack => {
      if (Object.hasOwn(COMMANDS, name)) context.figures?.answered(name, ack.ok, performance.now() - start);
      if (isTold) return;
      if (id !== null) visitor.answer(id, ack.ok && ack.value instanceof Uint8Array ? ack.value : ack);
      else if (!ack.ok) socket.emit('refused', ack.problem);
      if (visitor.haste > PATIENCE) socket.disconnect(true);
    });
  });
  socket.on('disconnect', () => visitor.leave());
}

const refused = (problem: Problem): Ack<never> => ({ ok: false, problem });

async function answer(
  context: Context,
  visitor: Visitor,
  address: string,
  name: string,
  args: readonly unknown[],
  tell?: (told: Uint8Array) => void,
): Promise<Ack<unknown>> {
  const { rates } = context;
  const joins = name === 'join'; // it costs more than a page
  const wait =
    rates.address.take(address) ||
    rates.commands.take(visitor.purse) ||
    (joins && visitor.session === null ? rates.strangers.take(address) : 0) ||
    (joins ? rates.costly.take(address) : 0);
  if (wait > 0) {
    visitor.haste++;
    return refused(refusals.tooFast(wait));
  }
  visitor.haste = 0;
  if (context.isStopping) return refused(refusals.stopping());
  if (!Object.hasOwn(COMMANDS, name) || args.length !== 1) return refused(refusals.malformed('command'));
  const command = COMMANDS[name as CommandName].safeParse(args[0]);
  if (!command.success) {
    const [issue] = command.error.issues;
    return refused(refusals.malformed((issue?.path ?? []).map(String).join('.').slice(0, 80)));
  }
  try {
    if (visitor.session !== null) {
      // Under a new name from the moment it is taken; and who was forgotten on this device is nobody from then on.
      const known = context.people.recall(visitor.session);
      const who = known instanceof Promise ? await known : known; // nearly always known
      if (who?.id !== visitor.person) return refused(refusals.noIdentity());
      visitor.who = who;
    } else if (!FOR_STRANGERS.has(name)) return refused(refusals.noIdentity());
    const handle = HANDLERS[name as CommandName] as (
      context: Context,
      visitor: Visitor,
      command: unknown,
      tell?: (told: Uint8Array) => void,
    ) => Reply<unknown>;
    const value = await handle(context, visitor, command.data, tell);
    return isProblem(value) ? refused(value) : { ok: true, value: value ?? null };
  } catch (error) {
    context.hub.around.log.error(
      { command: name, error: error instanceof Error ? error.stack : String(error) },
      'a command failed',
    );
    return refused(refusals.notStored());
  }
}

/** So often some connections are ended. */
const LEAVE_MS = 50;

/**
 * Sends those who are here away, evenly over some time, so that they do not all come to another server at once: each page
 * connects anew by itself, and tells nobody of it.
 */
export async function sendAway(io: LiveServer, ms: number): Promise<void> {
  const turns = Math.ceil(ms / LEAVE_MS);
  const all = io.sockets.sockets.size;
  for (let left = turns; left > 0; left--) {
    const sockets = [...io.sockets.sockets.values()];
    const stay = Math.floor((all * (left - 1)) / turns);
    for (const { conn } of sockets.slice(0, Math.max(0, sockets.length - stay))) conn.close();
    await new Promise(turn => setTimeout(turn, LEAVE_MS));
  }
}

import { handOfTheKing } from '@corvo/hand-of-the-king';
import type { Game, OptionValues, Seat, State } from '@corvo/core';
import type { Ack, Answers, CommandName, Joined, Moment, Standing, TableInfo, Update } from '@corvo/protocol';
import type { Live, Told } from './live.ts';

export const game: Game = handOfTheKing;

type Handler = (command: never) => unknown;

/** A connection that a test holds in its hands. */
export class FakeLive implements Live {
  connected = true;
  readonly sent: { readonly name: CommandName; readonly command: unknown }[] = [];
  readonly answers: Partial<Record<CommandName, Handler>> = {};
  readonly #heard = new Map<string, Set<(message: never) => void>>();
  readonly #changed = new Set<(connected: boolean) => void>();

  send: Live['send'] = async (name, command) => {
    this.sent.push({ name, command });
    if (!this.connected) throw new Error('not connected');
    await Promise.resolve();
    const answer = this.answers[name];
    const value: unknown = answer === undefined ? null : answer(command as never);
    if (value === 'lost') throw new Error('no word came back');
    return (isAck(value) ? value : { ok: true, value }) as Ack<Answers[typeof name]>;
  };
  on: Live['on'] = (name, heard) => {
    const listeners = this.#heard.get(name) ?? new Set();
    this.#heard.set(name, listeners.add(heard as (message: never) => void));
    return () => listeners.delete(heard as (message: never) => void);
  };
  onConnection(changed: (connected: boolean) => void): () => void {
    this.#changed.add(changed);
    return () => this.#changed.delete(changed);
  }

  tell<Name extends keyof Told>(name: Name, message: Parameters<Told[Name]>[0]): void {
    for (const heard of this.#heard.get(name) ?? []) heard(message as never);
  }
  cut(): void {
    this.connected = false;
    for (const changed of this.#changed) changed(false);
  }
  restore(): void {
    this.connected = true;
    for (const changed of this.#changed) changed(true);
  }
  names(): CommandName[] {
    return this.sent.map(({ name }) => name);
  }
}

const isAck = (value: unknown): boolean => typeof value === 'object' && value !== null && 'ok' in value;

const SEATS: readonly Seat[] = ['seat-1', 'seat-2'];
export const start: State = game.setup(
  game.resolveOptions({ firstPlayer: 'seat1' }, 2) as OptionValues,
  SEATS,
  'a test',
);

export const moment = (n: number): Moment => ({
  n,
  kind: n === 0 ? 'start' : 'action',
  seat: null,
  by: 'person',
  to: null,
  text: '',
  events: [],
  notes: [],
  at: n,
});
const standing = (n: number, state = start): Standing => ({
  n,
  rewinds: 0,
  view: game.view(state, 'seat-1'),
  undo: { own: false, last: null, proposal: null, practice: false },
  motion: null,
  pausedBy: null,
  clock: null,
});
export const update = (n: number, state = start): Update => ({
  table: 't',
  moves: n,
  moment: moment(n),
  ...standing(n, state),
});

export function info(change: Partial<TableInfo> = {}): TableInfo {
  const sitter = { bot: null, present: true, mine: false, host: false, resigned: false } as const;
  return {
    id: 't',
    game: game.id,
    status: 'playing',
    setup: {
      name: 'Prova',
      players: 2,
      options: {},
      access: 'open',
      spectators: { allowed: true, delaySeconds: 0 },
      hints: true,
      order: 'chosen',
      takeBack: 'fair',
      clock: null,
    },
    sitters: [
      { ...sitter, seat: 'seat-1', name: 'Ada', kind: 'person', mine: true, host: true },
      { ...sitter, seat: 'seat-2', name: 'knight', kind: 'bot', bot: 'knight' },
    ],
    you: 'seat-1',
    host: true,
    invitation: '/table/t#code',
    stuck: false,
    watching: 0,
    watchers: [],
    resigned: null,
    comings: [],
    result: null,
    createdAt: 0,
    updatedAt: 0,
    ...change,
  };
}

export const joined = (n: number, after = -1, change: Partial<Joined> = {}): Joined => ({
  info: info(),
  standing: standing(n),
  moves: n,
  after,
  moments: Array.from({ length: n - after }, (_, index) => moment(after + 1 + index)),
  chat: [],
  marks: {},
  now: 0,
  ...change,
});

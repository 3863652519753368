import { problem, type Game, type Instruction, type Plain, type Problem, type Seat, type View } from '@corvo/core';
import { API, type PastView, type Sitter, type TableInfo } from '@corvo/protocol';
import type { Reply, Asked, Instructed, MotionKind, TableSession, TableSnapshot, VotedOn } from '../session.ts';
import { askText, ask } from '../../base/lib/http.ts';
import { isMissing } from '../missing.ts';
import type { OnlineTable } from './online-table.ts';
import { isUnread, type Story } from './story.ts';

const PATIENCE = 30_000; // how long a move waits for the connection to come back
const OK: Reply = { ok: true };

/** What a session asks outside of the live connection. */
export interface Archive {
  view(table: string, n: number): Promise<View | undefined>;
  record(table: string): Promise<string | undefined>;
}

const serverArchive: Archive = {
  async view(table, n) {
    const past = await ask<PastView>(API.view(table, n));
    return 'view' in past ? past.view : undefined;
  },
  async record(table) {
    const text = await askText(API.record(table));
    return typeof text === 'string' ? text : undefined;
  },
};

/** How things are called in the reader's language; the server knows a bot by its strength, a record by its game. */
export interface Names {
  table(name: string, game: string): string;
  sitter(sitter: Pick<Sitter, 'kind' | 'name' | 'seat'>, place: number): string;
}
const PLAIN: Names = { table: name => name, sitter: ({ name }) => name };

/** A table on the server, for the table page. */
export class OnlineSession implements TableSession {
  readonly #table: OnlineTable;
  readonly #game: Game;
  readonly #archive: Archive;
  readonly #views = new Map<string, View | 'coming' | 'gone'>();
  readonly #listeners = new Set<() => void>();
  readonly #off: () => void;
  #snapshot: TableSnapshot | undefined;
  #names = PLAIN;

  constructor(table: OnlineTable, game: Game, archive: Archive = serverArchive) {
    this.#table = table;
    this.#archive = archive;
    this.#game = game;
    this.#off = table.subscribe(() => this.#changed());
    this.#keepView();
  }

  /** Is there a table to show, or is it still gathering? */
  static ready(table: OnlineTable): boolean {
    return table.state().story?.standing != null;
  }

  callBy(names: Names): void {
    this.#names = names;
    this.#changed();
  }

  snapshot(): TableSnapshot {
    return (this.#snapshot ??= this.#draw());
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Sent once; where no word came back, sent again after the return unless it has arrived meanwhile. */
  async act(request: number, choice: Plain | null, { rewinds, forced }: Asked): Promise<Reply> {
    const given = { request, choice: choice as Plain, rewinds, ...(forced === true ? { forced } : {}) };
    const first = await this.#table.send('act', given);
    if (first.ok) return OK;
    if (first.problem.code !== 'not-sent') return first;
    if (!(await this.#table.backAgain(PATIENCE))) return first;
    if (choice !== null && !this.#isOpen(request)) return OK;
    const second = await this.#table.send('act', given);
    return second.ok ? OK : second;
  }

  async undo(): Promise<Reply> {
    return answerOf(await this.#table.send('undo', {}));
  }
  async practise(): Promise<Reply> {
    return answerOf(await this.#table.send('practice', {}));
  }
  async consent(proposal: string, seen: number, agree: boolean): Promise<Reply> {
    return answerOf(await this.#table.send('consent', { proposal, n: seen, agree }));
  }
  async callVote(kind: MotionKind, about: VotedOn): Promise<Reply> {
    return answerOf(await this.#table.send('callVote', { kind, ...about }));
  }
  async vote(motion: string, agree: boolean): Promise<Reply> {
    return answerOf(await this.#table.send('vote', { motion, agree }));
  }
  async endPause(): Promise<Reply> {
    return answerOf(await this.#table.send('endPause', {}));
  }
  /** A function of its own, so that a dialog can be given it. */
  readonly instructions = async (): Promise<Instructed | Problem> => {
    const answer = await this.#table.send('instructions', {});
    return answer.ok ? answer.value : answer.problem;
  };
  async instruct(given: readonly Instruction[]): Promise<Reply> {
    return answerOf(await this.#table.send('instruct', { given: [...given] }));
  }
  async hint(): Promise<{ choice: Plain; reason: { key: string; data: Plain } } | Problem> {
    const answer = await this.#table.send('hint', {});
    if (answer.ok) return answer.value;
    return answer.problem.code === 'not-sent' ? problem('CO-7.12', 'no-hint-came') : answer.problem;
  }
  async say(channel: string, text: string): Promise<Reply> {
    return answerOf(await this.#table.send('say', { channel, text }));
  }
  readChat(channel: string): void {
    this.#table.readChat(channel);
  }
  async handOver(seat: Seat, toBot: string | null): Promise<Reply> {
    return answerOf(await this.#table.send('handOver', { seat, bot: toBot }));
  }
  async takeOver(seat: Seat): Promise<Reply> {
    return answerOf(await this.#table.send('takeOver', { seat }));
  }
  async resign(): Promise<Reply> {
    return answerOf(await this.#table.send('resign', {}));
  }
  liftCurtain(): void {}

  lookBack(to?: number): void {
    void this.#table.lookBack(to);
  }

  /** Views seen here are kept; the others come from the server. */
  viewAt(n: number): View | undefined {
    const story = this.#story();
    if (story.standing?.n === n) return story.standing.view;
    const key = this.#key(n);
    const known = this.#views.get(key);
    if (known === undefined) {
      this.#views.set(key, 'coming');
      void this.#archive.view(this.#table.id, n).then(view => {
        this.#views.set(key, view ?? 'gone');
        this.#changed();
      });
    }
    return typeof known === 'object' ? known : undefined;
  }

  /** The move that ends a game comes a moment before the word that the table is finished: either will do. */
  async record(): Promise<string | undefined> {
    const { info, standing } = this.#story();
    const isOver = info.status === 'finished' || (standing !== null && standing.view.open.outcome !== null);
    return isOver ? this.#archive.record(this.#table.id) : undefined;
  }

  close(): void {
    this.#off();
    this.#listeners.clear();
  }

  #story(): Story {
    const { story } = this.#table.state();
    if (story?.standing == null) throw new Error('a session begins when the game does');
    return story;
  }

  /** A view belongs to a moment and to who looks at it. */
  #key(n: number): string {
    return `${this.#story().info.you ?? ''} ${n}`;
  }

  #keepView(): void {
    const { standing } = this.#story();
    if (standing !== null) this.#views.set(this.#key(standing.n), standing.view);
  }

  #isOpen(request: number): boolean {
    const { standing } = this.#story();
    return (
      standing !== null && this.#game.requests(standing.view).some(({ id, answered }) => id === request && !answered)
    );
  }

  #changed(): void {
    if (this.#table.state().story?.standing == null) return;
    this.#snapshot = undefined;
    this.#keepView();
    for (const changed of this.#listeners) changed();
  }

  #draw(): TableSnapshot {
    const { connection, earlier } = this.#table.state();
    const story = this.#story();
    const { info, standing } = story;
    if (standing === null) throw new Error('a session begins when the game does');
    const { open } = standing.view;
    const waiting = this.#game.waiting(open).map(({ seat }) => seat);
    return {
      table: info.id,
      name: this.#names.table(info.setup.name, info.game),
      game: this.#game,
      sitters: info.sitters.map((sitter, place) => ({ ...sitter, name: this.#names.sitter(sitter, place) })),
      viewer: info.you,
      view: standing.view,
      n: standing.n,
      rewinds: standing.rewinds,
      moves: story.moves,
      ...(story.after < 0 ? {} : { earlier: earlier ?? 'there' }),
      moments: story.moments,
      outcome: info.result ?? this.#game.outcome(open) ?? null,
      talk: this.#game.talk(open),
      chat: story.chat.map((line, place) => ({ ...line, id: place + 1, unread: isUnread(story, line) })),
      unread: story.chat.filter(line => isUnread(story, line)).length,
      undo: standing.undo,
      clock: standing.clock,
      motion: standing.motion,
      pausedBy: standing.pausedBy,
      mayVote: votesAt(info),
      ...(info.replaced && { replaced: info.replaced }),
      host: info.host,
      watching: { count: info.watching, names: info.watchers },
      hints: info.setup.hints && info.you !== null,
      thinking: info.sitters.filter(({ seat, bot }) => bot !== null && waiting.includes(seat)).map(({ seat }) => seat),
      connection,
      curtain: null,
    };
  }
}

const answerOf = (ack: Reply): Reply => (ack.ok ? OK : ack);

/** What somebody who sits there can put to the vote: of the clocks only where there are any, a draw where others play. */
function votesAt({ you, status, setup, sitters }: TableInfo): MotionKind[] {
  if (you === null || status !== 'playing') return [];
  const isAlone = !sitters.some(({ kind, mine, resigned }) => kind === 'person' && !mine && !resigned);
  return [
    ...(setup.clock === null ? [] : (['pause', 'time'] as const)),
    ...(isAlone ? [] : (['draw'] as const)),
    ...(sitters.some(isMissing) ? (['replace'] as const) : []),
  ];
}

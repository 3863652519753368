import { isProblem, problem, type Problem } from '@corvo/core';
import {
  API,
  INVITATION_HEADER,
  PROTOCOL,
  type Ack,
  type Answers,
  type Command,
  type CommandName,
  type MomentPage,
} from '@corvo/protocol';
import { ask } from '../../base/lib/http.ts';
import type { Pages } from './kept-pages.ts';
import type { Live } from './live.ts';
import { Keeper, pageHere } from './story-pages.ts';
import {
  afterChat,
  afterJoining,
  afterPresence,
  afterStanding,
  afterUpdate,
  isUncounted,
  lastKnown,
  newestIn,
  seesDifferently,
  withEarlier,
} from './story.ts';
import type { Story } from './story.ts';

export type Connection = 'online' | 'connecting' | 'offline';

export interface TableState {
  readonly story: Story | undefined; // undefined until the server has answered
  readonly refused: Problem | null; // why this person may not come in
  readonly connection: Connection;
  readonly earlier: 'coming' | 'failed' | null; // what came before what is known of the story
}

const MOMENTARY = 2_500; // a shorter gap is not worth a word
type Own<Name extends CommandName> = Omit<Command<Name>, 'table'>;

const pageBefore = (id: string, before: number, invite?: string): Promise<MomentPage | Problem> =>
  ask<MomentPage>(
    `${API.moments(id)}?before=${before}`,
    invite === undefined ? {} : { headers: { [INVITATION_HEADER]: invite } },
  );

/** Where a device keeps nothing. */
const NO_PAGES: Pages = { get: () => Promise.resolve(undefined), put: () => Promise.resolve() };

/** One table on the server: comes to it, hears what happens, and comes back by itself after a cut. */
export class OnlineTable {
  readonly id: string;
  readonly #live: Live;
  readonly #lookBack: (before: number) => ReturnType<typeof pageBefore>;
  readonly #invite: string | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #off: (() => void)[] = [];
  readonly #pages: Pages;
  readonly #keeper: Keeper;
  #state: TableState = { story: undefined, refused: null, connection: 'connecting', earlier: null };
  #lookingBack: Promise<void> | undefined;
  #backTo = Infinity;
  #joining: Promise<void> | undefined;
  #again = false; // something was missed while joining
  #slow: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(live: Live, id: string, invite?: string, pages = NO_PAGES, lookBack = pageBefore) {
    this.#lookBack = before => lookBack(id, before, invite);
    this.#pages = pages;
    this.#keeper = new Keeper(pages);
    this.id = id;
    this.#live = live;
    this.#invite = invite;
    const here = { of: ({ table }: { readonly table: string }) => table === id };
    this.#off.push(
      live.onConnection(connected => (connected ? void this.join() : this.#cut())),
      live.on('update', update => here.of(update) && this.#heard(story => afterUpdate(story, update))),
      live.on('missed', missed => here.of(missed) && void this.join()),
      live.on('table', info => {
        if (info.id !== id) return;
        this.#heard(story => (seesDifferently(story, info) ? undefined : { ...story, info }));
      }),
      live.on('standing', standing => here.of(standing) && this.#heard(story => afterStanding(story, standing))),
      live.on('chat', ({ table, ...line }) => table === id && this.#heard(story => afterChat(story, line))),
      live.on('presence', ({ table, present, watching, watchers }) => {
        if (table === id) this.#heard(story => afterPresence(story, present, watching, watchers));
      }),
    );
    if (live.connected) void this.join();
    else this.#cut();
  }

  state(): TableState {
    return this.#state;
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Comes to the table, or comes back to it with the last entry it knows. */
  join(): Promise<void> {
    if (this.#joining !== undefined) {
      this.#again = true;
      return this.#joining;
    }
    this.#joining = this.#join().finally(() => {
      this.#joining = undefined;
      if (this.#again && !this.#closed) void this.join();
    });
    return this.#joining;
  }

  async #join(): Promise<void> {
    this.#again = false;
    const n = lastKnown(this.#state.story);
    const wanted = {
      table: this.id,
      protocol: PROTOCOL,
      ...(n === undefined ? {} : { n }),
      ...(this.#invite ? { invite: this.#invite } : {}),
    };
    try {
      const answer = await this.#live.send('join', wanted);
      if (this.#closed) return;
      clearTimeout(this.#slow);
      if (!answer.ok) return this.#set({ ...this.#state, refused: answer.problem, connection: 'online' });
      const story = afterJoining(this.#state.story, answer.value);
      this.#set({ ...this.#state, story, refused: null, connection: 'online' });
      if (isUncounted(story)) void this.lookBack(0);
    } catch {
      if (this.#live.connected) this.#again = true; // the answer was lost on the way
    }
  }

  /**
   * Fetches what came before what is known of the story: back to an entry, or one page. From the device where it has it,
   * else from the server.
   */
  lookBack(to?: number): Promise<void> {
    const { story } = this.#state;
    const wanted = to ?? story?.after ?? -1;
    if (story === undefined || story.after < 0 || wanted > story.after) return Promise.resolve();
    this.#backTo = Math.min(this.#backTo, wanted);
    this.#lookingBack ??= this.#comeCloser().finally(() => {
      this.#lookingBack = undefined;
      this.#backTo = Infinity;
    });
    return this.#lookingBack;
  }

  async #comeCloser(): Promise<void> {
    this.#set({ ...this.#state, earlier: 'coming' });
    for (;;) {
      const { story } = this.#state;
      if (this.#closed || story === undefined || story.after < Math.max(0, this.#backTo)) break;
      const page = (await pageHere(this.#pages, story)) ?? (await this.#lookBack(story.after + 1));
      if (isProblem(page) || page.after >= story.after) return this.#set({ ...this.#state, earlier: 'failed' });
      const now = this.#state.story; // it may have been joined anew meanwhile, and known less far
      if (now?.after === story.after) this.#set({ ...this.#state, story: withEarlier(now, page) });
    }
    this.#set({ ...this.#state, earlier: null });
  }

  /** Sends a command; a problem where the server refused it or could not be heard. */
  async send<Name extends CommandName>(name: Name, command: Own<Name>): Promise<Ack<Answers[Name]>> {
    try {
      return await this.#live.send(name, { ...command, table: this.id } as Command<Name>);
    } catch {
      if (this.#live.connected && name !== 'leave') void this.join(); // what it came to would have been in the answer
      return { ok: false, problem: problem('CO-7.14', 'not-sent') };
    }
  }

  /** Waits until the table is joined again, but not for ever. */
  async backAgain(patience: number): Promise<boolean> {
    const until = Date.now() + patience;
    while (Date.now() < until && !this.#closed) {
      await this.#joining;
      if (this.#state.connection === 'online' && this.#live.connected) return true;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    return false;
  }

  readChat(channel: string): void {
    const { story } = this.#state;
    const id = story && newestIn(story, channel);
    if (story === undefined || id === undefined || id <= (story.marks[channel] ?? 0)) return;
    void this.send('read', { channel, id });
    this.#set({ ...this.#state, story: { ...story, marks: { ...story.marks, [channel]: id } } });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#slow);
    for (const off of this.#off) off();
    this.#listeners.clear();
    if (this.#live.connected) void this.send('leave', {});
  }

  #heard(change: (story: Story) => Story | undefined): void {
    const { story } = this.#state;
    if (story === undefined || this.#joining !== undefined) {
      this.#again = this.#joining !== undefined; // it may be in the answer or not: ask once more
      return;
    }
    const next = change(story);
    if (next === undefined) void this.join();
    else if (next !== story) this.#set({ ...this.#state, story: next });
  }

  #cut(): void {
    this.#set({ ...this.#state, connection: 'connecting' });
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => this.#set({ ...this.#state, connection: 'offline' }), MOMENTARY);
  }

  #set(state: TableState): void {
    this.#state = state;
    if (state.story !== undefined) this.#keeper.keep(state.story);
    for (const changed of this.#listeners) changed();
  }
}

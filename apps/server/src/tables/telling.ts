import type { Seat } from '@corvo/core';
import type { JoinedAt } from '@corvo/protocol';
import {
  isOver,
  momentFor,
  movesOf,
  notesOf,
  type Change,
  type Entry,
  type Match,
  type Moment,
  type Standing,
  undoFor,
} from '@corvo/host';
import { refuseVisit } from './access.ts';
import { Broadcast, type Audience, type News } from './broadcast.ts';
import type { Table } from './table.ts';
import { tellAll, type Mover, type Viewer, type Watching } from './viewer.ts';

/** Under no name: what everybody sees who is nobody in particular here. */
const NOBODY = '';

/** How something is told. */
interface How extends Pick<News, 'isAside' | 'isWhole'> {
  readonly mover?: Mover | undefined;
}

const viewersOf = (group: readonly Watching[]): Viewer[] => group.map(({ viewer }) => viewer);

/** Tells those who look at a table what happens at it, each their own part. Those who see it late are shown it later. */
export class Telling {
  readonly #table: Table;
  readonly #told: Broadcast;

  constructor(table: Table) {
    this.#table = table;
    this.#told = new Broadcast(table.around, table.words.words);
  }

  /** The number of the table among those of this server. */
  get channel(): number {
    return this.#told.channel;
  }

  /**
   * Those who look at the table as it happens, together with all who are told the same: the pages of a person who is
   * somebody here, and everybody else as one, under no name. Who may no longer be here is told so and hears nothing more.
   */
  #present(): Map<string, Watching[]> {
    const table = this.#table;
    const groups = new Map<string, Watching[]>();
    for (const [viewer, watching] of table.watchers) {
      const { person } = viewer;
      const refused = refuseVisit(table.record, person, watching.invite);
      if (refused !== undefined) {
        table.watchers.delete(viewer);
        table.left(person);
        viewer.send('refused', refused);
      } else if (!table.isDelayed(person)) {
        // The others are shown it later.
        const key = this.#nameOf(person);
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [watching]);
        else group.push(watching);
      }
    }
    return groups;
  }

  #nameOf(person: string): string {
    return this.#table.isSomebody(person) ? person : NOBODY;
  }

  /** Tells everybody who sits where and what the table is about. */
  info(): void {
    for (const [person, group] of this.#present()) tellAll(viewersOf(group), 'table', this.#table.infoFor(person));
  }

  /** Tells everybody who is there. */
  presence(): void {
    const { id: table, presence, record, watchers: viewers } = this.#table;
    const { watching, watchers, isPresent } = presence;
    const present = record.seats.filter(({ person }) => person !== null && isPresent(person)).map(({ seat }) => seat);
    tellAll([...viewers.keys()], 'presence', { table, present, watching, watchers });
  }

  /** Tells what a command came to; to who gave it in the answer, unless the table itself is told as well. */
  change({ match, entry, hears }: Change, before: Match | null, giver?: Mover): void {
    const isTableOther = match.owners !== before?.owners || match.terms !== before.terms || isOver(match);
    const mover = isTableOther ? undefined : giver;
    if (entry !== null) this.entry(entry, { mover });
    else if (match.state !== before?.state) this.view(hears ?? 'all', mover);
    else if (hears === 'all') this.#broadcast({ isAside: true, mover }); // a proposal, or the answer to one: the game stands where it stood
    if (isTableOther) this.info();
  }

  /** Somebody has sealed an answer, or withdrawn it; one that was changed is told to its seat alone. */
  view(hears: 'all' | Seat, mover?: Mover): void {
    if (hears === 'all') return this.#broadcast({ mover });
    const news = this.#news(null);
    if (news === null) return;
    for (const audience of this.#audiences(null, news))
      if (audience.standing.view.seat === hears) this.#told.tellOne(news, audience, mover);
  }

  /** Tells what stands otherwise than it was told: to everybody where all can see it, else to those alone who can. */
  differences(): void {
    const news = this.#news(null);
    if (news === null) return;
    if (this.#told.isNews(news)) this.#broadcast({});
    else
      for (const audience of this.#audiences(null, news))
        if (this.#told.isNewsFor(news, audience)) this.#told.tellOne(news, audience);
  }

  /** `isWhole`: to people who may have missed something before it. */
  entry(entry: Entry, how: How = {}): void {
    this.#table.wakeLate(this.#table.around.served());
    this.#broadcast({ ...how, entry });
  }

  #broadcast({ entry = null, mover, ...how }: How & { readonly entry?: Entry | null }): void {
    const news = this.#news(entry);
    if (news !== null) this.#told.tell({ ...news, ...how }, this.#audiences(entry, news), mover);
  }

  /** What everybody hears: the standing of a spectator, and an entry as a spectator hears it. */
  #news(entry: Entry | null): News | null {
    const { match } = this.#table;
    const standing = this.#table.standingFor(NOBODY);
    if (standing === null || match === null) return null;
    return { standing, moves: movesOf(match), moment: this.#momentOf(entry, null) };
  }

  #audiences(entry: Entry | null, news: News): Audience[] {
    const audiences: Audience[] = [];
    const isOpen = entry !== null && entry.events.every(({ to }) => to === 'all');
    const hearsAll = (seat: Seat): boolean => isOpen && entry.answers.every(answer => answer.seat !== seat);
    for (const [name, group] of this.#present()) {
      const standing = name === NOBODY ? news.standing : this.#standingOf(name, news.standing);
      if (entry !== null) for (const watching of group) watching.shown = entry.n;
      const { seat } = standing.view;
      const moment = seat === null || hearsAll(seat) ? news.moment : this.#momentOf(entry, seat);
      audiences.push({ name, viewers: viewersOf(group), standing, moment });
    }
    return audiences;
  }

  /** Where the game stands for somebody: the clock is everybody's. */
  #standingOf(person: string, all: Standing): Standing {
    const { match, game } = this.#table;
    const seat = this.#table.seatOf(person);
    if (match === null || seat === null) return all;
    return { ...all, view: game.view(match.state, seat), undo: undoFor(match, person) };
  }

  #momentOf(entry: Entry | null, seat: Seat | null): Moment | null {
    const { status, seats } = this.#table.record;
    return entry && momentFor(entry, seat, status === 'finished', notesOf(entry, seats, seat));
  }

  /** What somebody who joins needs to read what is told from now on; whoever is behind is told all of it first. */
  join(person: string): Pick<JoinedAt, 'channel' | 'count' | 'moves' | 'at'> {
    const { match, watchers } = this.#table;
    const standing = this.#table.standingFor(person);
    const news = this.#news(null);
    if (news !== null && standing !== null && !this.#table.isDelayed(person)) {
      const name = this.#nameOf(person);
      const pages = name === NOBODY ? [] : (this.#present().get(name) ?? []);
      const isTold = this.#told.join(news, { name, viewers: viewersOf(pages), standing, moment: null });
      if (!isTold && watchers.size > 0) this.#broadcast({ isWhole: true });
    }
    const { channel, count, at } = this.#told;
    return { channel, count, at, moves: match === null ? 0 : movesOf(match) };
  }
}

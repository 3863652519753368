import { problem, rngFromText, writeRecord } from '@corvo/core';
import type { Game, Outcome, Plain, Problem, Request, Seat, State, View } from '@corvo/core';
import type { Answer, Sitter, TableSession, TableSnapshot, TakingBack } from '../session.ts';
import type { BotAnswer, Bots } from './bots.ts';
import type { Floor } from './floor.ts';
import { History } from './history.ts';
import { BARE, type Naming } from './names.ts';
import { isBehind, isDeleted, saveGame } from './saved.ts';
import type { KeyValue, SavedGame, SavedNote, SavedSeat } from './saved.ts';
import { curtainFor } from './curtain.ts';

export interface LocalDevice {
  readonly store: KeyValue;
  readonly bots: Bots;
  readonly floor?: Floor; // none: nobody else has this game open
  readonly lookAgain?: () => void; // another tab has changed or deleted the game: the page opens what is there now
  readonly now: () => number;
  readonly pace: number; // the least time a bot takes, in milliseconds, so that people can follow
}

/** The bot that gives advice: it never follows a whim. */
const ADVISER = 'adviser';
/** The one that plays on for somebody who has resigned. */
const STAND_IN = 'lord';
/** How much of what happens beside the game is kept. */
const MOST_NOTES = 100;
const OK: Answer = { ok: true };

/** A whole game in this browser: people of this device and bots. Kept after every action. */
export class LocalSession implements TableSession {
  readonly #game: Game;
  readonly #device: LocalDevice;
  readonly #history: History;
  #saved: SavedGame;
  #naming = BARE;
  #viewer: Seat | null;
  #curtain: Seat | null = null;
  #thinking: Seat | null = null;
  #epoch = 0; // grows when something is taken back: late thoughts of bots are then dropped
  #closed = false;
  #unkept: number | null = null; // the number of actions after which the device had no room any more
  #snapshot: TableSnapshot | undefined;
  #listeners = new Set<() => void>();

  /** Throws where the saved actions do not fit the rules of today. */
  constructor(game: Game, saved: SavedGame, device: LocalDevice) {
    this.#game = game;
    this.#device = device;
    this.#history = new History(game, saved);
    for (const action of saved.actions) {
      const wrong = this.#history.take(action);
      if (wrong !== undefined) throw new Error(`the saved game cannot go on: ${wrong.code}`);
    }
    this.#saved = saved;
    this.#viewer = saved.seats.find(({ person }) => person)?.seat ?? null;
    // Looking at a game is no change: two tabs would tell each other of it for ever.
    if (saved.over !== (this.#outcome() !== null)) this.#keep();
    // Whoever opens a game that is going on need not be the one whose turn it is.
    this.#goOn(saved.actions.length > 0);
  }

  /** Calls the game and its people by the language of the reader. */
  callBy(naming: Naming): void {
    if (naming === this.#naming) return;
    this.#naming = naming;
    this.#tell();
  }

  snapshot(): TableSnapshot {
    return (this.#snapshot ??= this.#draw());
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  act(request: number, choice: Plain | null): Promise<Answer> {
    // Sealed questions have the same number for every seat: whoever looks at the table answers.
    const seat =
      [this.#viewer, ...this.#mine()].find(mine => mine !== null && this.#requestOf(mine)?.id === request) ??
      this.#viewer;
    if (seat === null) return Promise.resolve({ ok: false, problem: problem('CO-2.2', 'not-your-seat') });
    return Promise.resolve(this.#take(seat, request, choice));
  }

  /**
   * The last choice that a person made here, if whoever looks at the table may ask for it: where the device has gone on
   * behind a curtain since, it is somebody else's. Without secrets it is handed on in the open, and a slip is seen by
   * the next one first.
   */
  #lastOwn(): number {
    const people = new Set(this.#people());
    const last = this.#history.actions.findLastIndex(({ seat }) => people.has(seat));
    const isMine = this.#history.actions[last]?.seat === this.#viewer;
    return isMine || !this.#history.since(last).some(this.#isCovered) ? last : -1;
  }

  #takingBack(): TakingBack | null {
    const last = this.#lastOwn();
    return last < 0 ? null : { from: last + 1, moves: this.#history.n - last };
  }

  #canTakeBack(): boolean {
    const last = this.#lastOwn();
    return last >= 0 && !this.#history.hasOpenedSince(last, this.#people());
  }

  /**
   * Back to before the last choice a person made here. Bots have no objection, but where sealed answers were opened since,
   * a person would choose again knowing theirs.
   */
  undo(): Promise<Answer> {
    const last = this.#lastOwn();
    if (last >= 0 && this.#history.hasOpenedSince(last, this.#people()))
      return Promise.resolve({ ok: false, problem: problem('CO-7.11', 'seen-too-much') });
    if (last < 0) return Promise.resolve({ ok: false, problem: problem('CO-2.5', 'nothing-to-withdraw') });
    this.#epoch++;
    this.#thinking = null;
    this.#curtain = null; // the device stays with whoever asks
    const by = this.#history.actions[last]?.seat ?? '';
    this.#history.backTo(last);
    this.#saved = { ...this.#saved, resigned: null };
    this.#note('took-back', by);
    return Promise.resolve(this.#changed());
  }

  consent(): Promise<Answer> {
    return Promise.resolve(OK); // nobody has to be asked on one device
  }

  async hint(): Promise<BotAnswer | Problem> {
    const request = this.#viewer === null ? undefined : this.#requestOf(this.#viewer);
    if (request === undefined) return problem('CO-2.2', 'not-asked', { waiting: this.#waiting() });
    const rng = rngFromText(`hint\n${this.#saved.id}\n${this.#history.n}`);
    const view = this.#view(request.seat);
    return this.#device.bots.decide({ bot: ADVISER, view, request, rng });
  }

  say(): Promise<Answer> {
    return Promise.resolve(OK); // those who share a device talk without it
  }
  readChat(): void {}

  handOver(seat: Seat, toBot: string | null, why = toBot === null ? 'is-back' : 'bot-stands-in'): Promise<Answer> {
    this.#epoch++; // a bot that was thinking for a seat that is back keeps its thought to itself
    this.#thinking = null;
    this.#note(why, seat);
    this.#saved = {
      ...this.#saved,
      seats: this.#saved.seats.map(sitter => (sitter.seat === seat ? { ...sitter, bot: toBot } : sitter)),
    };
    return Promise.resolve(this.#changed());
  }

  resign(): Promise<Answer> {
    const seat = this.#viewer;
    if (seat === null) return Promise.resolve({ ok: false, problem: problem('CO-2.2', 'not-your-seat') });
    if (this.#game.resignation(this.#history.state.open, seat) === undefined)
      return this.handOver(seat, STAND_IN, 'resigned-to-bot');
    this.#note('resigned', seat);
    this.#saved = { ...this.#saved, resigned: seat };
    this.#epoch++;
    return Promise.resolve(this.#changed());
  }

  liftCurtain(): void {
    if (this.#curtain !== null) this.#viewer = this.#curtain;
    this.#curtain = null;
    this.#tell();
  }

  viewAt(n: number): View | undefined {
    const state = this.#history.at(n);
    return state && this.#game.view(state, this.#viewer);
  }

  record(): Promise<string | undefined> {
    return Promise.resolve(this.#outcome() === null ? undefined : writeRecord(this.#history.record()));
  }

  close(): void {
    this.#closed = true;
    this.#epoch++;
    this.#device.bots.close();
    this.#device.floor?.leave();
    this.#listeners.clear();
  }

  /** Says something beside the game; what was said of actions that were taken back moves to where the game is now. */
  #note(key: string, seat: Seat): void {
    const { n } = this.#history;
    const before = (this.#saved.notes ?? []).map(note => (note.after > n ? { ...note, after: n } : note));
    const name = this.#saved.seats.find(sitter => sitter.seat === seat)?.name ?? seat;
    this.#saved = {
      ...this.#saved,
      notes: [...before, { after: n, key: `note.${key}`, data: { name, seat } }].slice(-MOST_NOTES),
    };
  }

  #people = (): Seat[] => this.#saved.seats.filter(({ person }) => person).map(({ seat }) => seat);
  #mine = (): Seat[] => this.#saved.seats.filter(({ person, bot }) => person && bot === null).map(({ seat }) => seat);
  #waiting = (): Seat[] =>
    this.#game
      .waiting(this.#history.state.open)
      .filter(({ answered }) => !answered)
      .map(({ seat }) => seat);
  #view = (seat: Seat | null): View => this.#game.view(this.#history.state, seat);
  #isCovered = (state: State): boolean => curtainFor(this.#game, state, this.#mine());
  #requestOf = (seat: Seat): Request | undefined => this.#game.requests(this.#view(seat))[0];

  #outcome(): Outcome | null {
    const { open } = this.#history.state;
    if (this.#saved.resigned !== null) return this.#game.resignation(open, this.#saved.resigned) ?? null;
    return this.#game.outcome(open) ?? null;
  }

  #take(seat: Seat, request: number, choice: Plain | null): Answer {
    if (this.#outcome() !== null) return { ok: false, problem: problem('CO-2.1', 'game-over') };
    const wrong = this.#history.take({ seat, request, choice, at: this.#device.now() });
    if (wrong !== undefined) return { ok: false, problem: wrong };
    return this.#changed();
  }

  /** Keeps what has changed and goes on; where another tab was quicker nothing counts, and the page opens its game. */
  #changed(): Answer {
    const { store, lookAgain } = this.#device;
    const isGone = isDeleted(store, this.#saved); // nor does it where another tab has deleted the game
    if (this.#closed || isGone || isBehind(store, this.#saved)) {
      const isNews = !this.#closed;
      this.#closed = true;
      this.#epoch++;
      if (isNews) lookAgain?.();
      return { ok: false, problem: problem('CO-7.14', isGone ? 'deleted' : 'moved-on') };
    }
    this.#keep();
    this.#goOn();
    this.#tell();
    return OK;
  }

  /** Where there is no room the game goes on in this tab alone, and every further change tries again. */
  #keep(): void {
    const over = this.#outcome() !== null;
    const { kept = 0 } = this.#saved;
    const actions = [...this.#history.actions];
    const next: SavedGame = { ...this.#saved, actions, over, touched: this.#device.now(), kept: kept + 1 };
    const isKept = saveGame(this.#device.store, next);
    // Only what is kept counts: else this tab would take its own older game for that of another tab.
    if (isKept) this.#saved = next;
    this.#unkept = isKept ? null : (this.#unkept ?? this.#history.n);
  }

  /** What was noted of the game and, as long as it is not kept, that it is not. */
  #notes(): readonly SavedNote[] {
    const { notes = [], seats } = this.#saved;
    const [first] = seats;
    const named = notes.map(note => (note.data.name === '' ? this.#withName(note) : note));
    if (this.#unkept === null || first === undefined) return named;
    const after = Math.min(this.#unkept, this.#history.n); // moves that were taken back leave it standing
    return [...named, { after, key: 'note.not-kept', data: { name: first.name, seat: first.seat } }];
  }

  /** Somebody whose name is ours to say is called as they are now. */
  #withName(note: SavedNote): SavedNote {
    const { seat } = note.data;
    const place = this.#saved.seats.findIndex(sitter => sitter.seat === seat);
    return { ...note, data: { seat, name: this.#naming(this.#saved).sitters[place] ?? seat } };
  }

  #tell(): void {
    this.#snapshot = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** Whose turn it is on this device: a person looks, or a bot thinks. */
  #goOn(isOpening = false): void {
    if (this.#outcome() !== null || this.#closed) return;
    const waiting = this.#waiting();
    const person = this.#mine().find(seat => waiting.includes(seat));
    if (person !== undefined && (isOpening || person !== this.#viewer)) {
      if (this.#isCovered(this.#history.state)) this.#curtain = person;
      else this.#viewer = person;
    }
    const bot = this.#saved.seats.find(sitter => sitter.bot !== null && waiting.includes(sitter.seat));
    if (bot !== undefined && this.#thinking === null) void this.#letThink(bot);
  }

  async #letThink({ seat, bot }: SavedSeat): Promise<void> {
    const epoch = this.#epoch;
    const request = this.#requestOf(seat);
    if (request === undefined || bot === null) return;
    this.#thinking = seat;
    this.#snapshot = undefined;
    // Seeded by game, seat and number: a game against bots can be repeated move by move.
    const rng = rngFromText(`${this.#saved.seed}\n${seat}\n${this.#history.n}`);
    const question = { bot, view: this.#view(seat), request, rng };
    const pause = new Promise(done => setTimeout(done, this.#device.pace));
    await this.#device.floor?.mine;
    if (epoch !== this.#epoch || this.#closed) return;
    const [answer] = await Promise.all([this.#device.bots.decide(question).catch(() => undefined), pause]);
    if (epoch !== this.#epoch || this.#closed) return;
    this.#thinking = null;
    const choice = answer?.choice ?? this.#game.whenLate(this.#view(seat), request); // a bot that fails must not stop the table
    const taken = this.#take(seat, request.id, choice);
    if (!taken.ok) this.#goOn(); // of no use to a table that has moved on: it is closed
  }

  #draw(): TableSnapshot {
    const mine = this.#mine();
    const outcome = this.#outcome();
    const { open } = this.#history.state;
    const called = this.#naming(this.#saved);
    const sitters: Sitter[] = this.#saved.seats.map(({ seat, person, bot }, place) => ({
      seat,
      name: called.sitters[place] ?? seat,
      kind: person ? 'person' : 'bot',
      bot,
      present: true,
      mine: mine.includes(seat),
      resigned: seat === this.#saved.resigned,
    }));
    return {
      table: this.#saved.id,
      name: called.title,
      game: this.#game,
      sitters,
      viewer: this.#viewer,
      view: this.#view(this.#viewer),
      n: this.#history.n,
      moments: this.#history.moments(this.#viewer, this.#notes()),
      outcome,
      talk: this.#game.talk(open),
      chat: [],
      unread: 0,
      undo: { own: this.#canTakeBack(), last: this.#takingBack(), proposal: null },
      host: false,
      clock: null, // nobody is pressed on a device of one's own
      hints: this.#saved.hints && outcome === null,
      thinking: this.#thinking === null ? [] : [this.#thinking],
      connection: 'local',
      unkept: this.#unkept !== null,
      curtain: this.#curtain,
    };
  }
}

import { isProblem, problem } from '@corvo/core';
import type { Game, Outcome, Plain, Problem, Request, Seat, State, View } from '@corvo/core';
import {
  act,
  botsToThink,
  isOver,
  isPlayed,
  keptOf,
  MemoryStory,
  momentFor,
  movesOf,
  ownerOf,
  waitedFor,
  type Change,
  type Entry,
  type Match,
  type Moment,
  type Sitter,
  type Thinking,
  type Undo,
} from '@corvo/host';
import { retryUntilDone } from '../../base/lazy/retry.ts';
import type { Reply, Asked, TableSession, TableSnapshot } from '../session.ts';
import type { BotAnswer, Bots } from './bots.ts';
import { curtainFor } from './curtain.ts';
import type { TabLock } from './tab-lock.ts';
import { BARE, type Naming } from './names.ts';
import { keptStory } from './kept-story.ts';
import { isBehind, isDeleted, saveGame } from './saved.ts';
import type { KeyValue, SavedGame } from './saved.ts';
import { HERE, startOf } from './story.ts';
import { laterPart, type Later } from './later-part.ts';
import type { Here } from './later.ts';

export interface LocalDevice {
  readonly store: KeyValue;
  readonly bots: Bots;
  readonly tabLock?: TabLock; // none: nobody else has this game open
  /** The rules that are still missing once a game has begun; undefined where none are. */
  readonly rest?: () => Promise<unknown> | undefined;
  /** Tells of the whole game where it comes after this one was begun with its first half; until it is called off. */
  readonly follow?: (tell: (game: Game) => void) => () => void;
  readonly lookAgain?: () => void; // another tab has changed or deleted the game: the page opens what is there now
  readonly now: () => number;
  readonly pace: number; // the least time a bot takes, in milliseconds, so that people can follow
}

/** The bot that gives advice: it never follows a whim. */
const ADVISER = 'adviser';
/** The one that plays on for somebody who has resigned. */
const STAND_IN = 'lord';
const OK: Reply = { ok: true };

/** A whole game in this browser: people of this device and bots. Kept after every change. */
export class LocalSession implements TableSession {
  readonly #device: LocalDevice;
  readonly #story: MemoryStory;
  #saved: SavedGame;
  #naming = BARE;
  #viewer: Seat | null;
  #curtain: Seat | null = null;
  #thinking: Thinking | null = null;
  #closed = false;
  #unfollow: (() => void) | undefined;
  #later: Later | undefined; // there before anything happens beside the game
  #unkept: number | null = null; // the entry after which the device had no room any more
  #moments = new WeakMap<Entry, Moment>(); // as whoever looks now may read them
  #snapshot: TableSnapshot | undefined;
  #listeners = new Set<() => void>();

  /** A game that goes on has a story; one that is new begins here. */
  constructor(game: Game, saved: SavedGame, device: LocalDevice, known?: { story: MemoryStory; later: Later }) {
    this.#device = device;
    this.#story = known?.story ?? MemoryStory.from(startOf(game, saved));
    this.#later = known?.later;
    this.#saved = saved;
    this.#viewer = saved.seats.find(({ person }) => person)?.seat ?? null;
    // Looking at a game is no change: two tabs would tell each other of it for ever.
    if (saved.over !== (this.#outcome() !== null)) this.#keep();
    // Whoever opens a game that is going on need not be the one whose turn it is.
    this.#unfollow = device.follow?.(whole => this.#playOn(whole));
    this.#goOn(this.#match.n > 0 || this.#match.sealed.length > 0);
  }

  /** Calls the game and its people by the language of the reader. */
  callBy(naming: Naming): void {
    if (naming === this.#naming) return;
    this.#naming = naming;
    this.#moments = new WeakMap();
    this.#tell();
  }

  snapshot(): TableSnapshot {
    return (this.#snapshot ??= this.#draw());
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** The whole game takes the place of its first half: the same table, which can now come to anything. */
  #playOn(game: Game): void {
    this.#story.match = { ...this.#match, game };
    this.#tell();
  }

  act(request: number, choice: Plain | null, asked: Asked): Promise<Reply> {
    const rest = this.#device.rest?.();
    if (rest === undefined) return this.#act(request, choice, asked);
    return rest.then(
      () => this.#act(request, choice, asked),
      () => this.#do(problem('CO-7.14', 'unreachable')),
    );
  }

  #act(request: number, choice: Plain | null, { rewinds, forced }: Asked): Promise<Reply> {
    // Sealed questions have the same number for every seat: whoever looks at the table answers.
    const seat =
      [this.#viewer, ...this.#mine()].find(mine => mine !== null && this.#requestOf(mine)?.id === request) ??
      this.#viewer;
    if (seat === null) return this.#do(this.#nobody());
    const by = forced === true ? 'forced' : 'person';
    return this.#do(act(this.#match, { seat, request, choice, by, rewinds }, this.#device.now()));
  }

  /** Nobody has anything to take back before somebody has played, and then the rest is fetched. */
  #undo(): Undo {
    return this.#later?.undoHere(this.#table()) ?? { own: false, last: null, proposal: null, practice: false };
  }

  undo(): Promise<Reply> {
    return this.#with(({ takeBackHere }) => {
      const change = takeBackHere(this.#table(), this.#device.now());
      if (!isProblem(change)) this.#curtain = null; // the device stays with whoever asks
      return change;
    });
  }

  practise(): Promise<Reply> {
    return this.#with(({ practise }) => practise(this.#match, HERE));
  }

  consent(): Promise<Reply> {
    return Promise.resolve(OK); // nobody has to be asked on one device
  }

  async hint(): Promise<BotAnswer | Problem> {
    const request = this.#viewer === null ? undefined : this.#requestOf(this.#viewer);
    if (request === undefined) return problem('CO-2.2', 'not-asked', { waiting: waitedFor(this.#match) });
    const view = this.#view(request.seat);
    const seed = `hint\n${this.#saved.id}\n${this.#match.n}`;
    return this.#device.bots.decide({ bot: ADVISER, view, request, seed });
  }

  say(): Promise<Reply> {
    return Promise.resolve(OK); // those who share a device talk without it
  }
  readChat(): void {}

  handOver(seat: Seat, toBot: string | null): Promise<Reply> {
    return this.#with(({ handOver }) => handOver(this.#match, seat, toBot, false, this.#device.now()));
  }

  resign(): Promise<Reply> {
    return this.#with(({ resign }) => resign(this.#match, this.#viewer ?? '', STAND_IN, this.#device.now()));
  }

  liftCurtain(): void {
    if (this.#curtain !== null) this.#look(this.#curtain);
    this.#curtain = null;
    this.#tell();
  }

  viewAt(n: number): View | undefined {
    const state = n === this.#match.n ? this.#match.state : this.#story.stateAt(n);
    return state && this.#match.game.view(state, this.#viewer);
  }

  async record(): Promise<string | undefined> {
    if (this.#outcome() === null) return undefined;
    const { recordText } = await this.#loadLater();
    return recordText(this.#story, this.#saved.options);
  }

  close(): void {
    this.#closed = true;
    this.#unfollow?.();
    this.#device.bots.close();
    this.#device.tabLock?.leave();
    this.#listeners.clear();
  }

  #nobody = (): Problem => problem('CO-2.2', 'not-your-seat');
  get #match(): Match {
    return this.#story.match;
  }
  #mine = (): Seat[] => this.#match.owners.filter(owner => isPlayed(owner) && !owner.resigned).map(({ seat }) => seat);
  #view = (seat: Seat | null): View => this.#match.game.view(this.#match.state, seat);
  #isCovered = (state: State): boolean => curtainFor(this.#match.game, state, this.#mine());
  #requestOf = (seat: Seat): Request | undefined => this.#match.game.requests(this.#view(seat))[0];
  #outcome = (): Outcome | null => this.#match.state.open.outcome;

  /** What there is to know of this table for taking back. */
  #table = (): Here => ({ story: this.#story, viewer: this.#viewer, isCovered: this.#isCovered });

  async #loadLater(): Promise<Later> {
    return (this.#later ??= await laterPart.load());
  }

  /** Does what is decided by a part that is fetched when it is wanted. */
  async #with(decide: (later: Later) => Change | Problem): Promise<Reply> {
    const later = await this.#loadLater().catch(() => undefined);
    return this.#do(later === undefined ? problem('CO-7.14', 'unreachable') : decide(later));
  }

  #look(seat: Seat): void {
    this.#viewer = seat;
    this.#moments = new WeakMap();
  }

  /** Does what was decided and keeps it; where another tab was quicker nothing counts, and the page opens its game. */
  #do(change: Change | Problem): Promise<Reply> {
    const refuse = (why: Problem): Promise<Reply> => Promise.resolve({ ok: false, problem: why });
    if (isProblem(change)) return refuse(change);
    const { store, lookAgain } = this.#device;
    const isGone = isDeleted(store, this.#saved); // nor does it where another tab has deleted the game
    if (this.#closed || isGone || isBehind(store, this.#saved)) {
      const isNews = !this.#closed;
      this.#closed = true;
      if (isNews) lookAgain?.();
      return refuse(problem('CO-7.14', isGone ? 'deleted' : 'moved-on'));
    }
    if (change.hears === null) return Promise.resolve(OK); // it is as it was
    this.#story.take(change);
    if (isOver(this.#match)) this.#moments = new WeakMap(); // everybody may hear everything now
    this.#keep();
    this.#goOn();
    this.#tell();
    if (this.#later === undefined)
      this.#loadLater().then(
        () => this.#tell(),
        () => undefined,
      ); // asked for again when wanted
    return Promise.resolve(OK);
  }

  /** Where there is no room the game goes on in this tab alone, and every further change tries again. */
  #keep(): void {
    const match = this.#match;
    const { kept = 0 } = this.#saved;
    const next: SavedGame = {
      ...this.#saved,
      seats: this.#saved.seats.map(sitter => {
        const { bot = null, resigned = false } = ownerOf(match, sitter.seat) ?? {};
        return { ...sitter, bot, ...(resigned ? { resigned } : {}) };
      }),
      takeBack: match.terms.takeBack,
      story: keptStory(this.#story),
      beside: keptOf(match),
      moves: movesOf(match),
      over: this.#outcome() !== null,
      touched: this.#device.now(),
      kept: kept + 1,
    };
    const isKept = saveGame(this.#device.store, next);
    // Only what is kept counts: else this tab would take its own older game for that of another tab.
    if (isKept) this.#saved = next;
    this.#unkept = isKept ? null : (this.#unkept ?? match.n);
  }

  #tell(): void {
    this.#snapshot = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** Whose turn it is on this device: a person looks, or a bot thinks. */
  #goOn(isOpening = false): void {
    if (this.#outcome() !== null || this.#closed) return;
    const waiting = waitedFor(this.#match);
    const person = this.#mine().find(seat => waiting.includes(seat));
    if (person !== undefined && (isOpening || person !== this.#viewer)) {
      if (this.#isCovered(this.#match.state)) this.#curtain = person;
      else this.#look(person);
    }
    const thoughts = botsToThink(this.#match);
    if (thoughts.some(({ key }) => key === this.#thinking?.key)) return; // one after another, so that they can be followed
    this.#thinking = thoughts[0] ?? null;
    if (this.#thinking !== null) void this.#letThink(this.#thinking);
  }

  async #letThink(thinking: Thinking): Promise<void> {
    const { seat, bot, view, request, key, seed } = thinking;
    this.#snapshot = undefined;
    // Somebody may take the seat back, or a move, meanwhile: then it keeps its thought to itself.
    const isVoid = (): boolean => this.#thinking !== thinking || this.#closed;
    const pause = new Promise(done => setTimeout(done, this.#device.pace));
    await this.#device.tabLock?.mine;
    if (isVoid()) return;
    const asked = this.#device.bots.decide({ bot, view, request, seed }).catch(() => undefined);
    const [answer] = await Promise.all([asked, pause]);
    if (isVoid()) return;
    const rest = this.#device.rest?.();
    if (rest !== undefined) {
      await rest.catch(() => this.#untilWhole()); // whatever kept the rules away kept the bot away too: it thinks again
      if (isVoid()) return;
      this.#thinking = null;
      this.#goOn();
      return;
    }
    this.#thinking = null;
    if (answer !== undefined) {
      const given = { seat, request: request.id, choice: answer.choice, by: 'bot' } as const;
      const taken = await this.#do(act(this.#match, given, this.#device.now()));
      if (taken.ok || this.#closed) return;
    }
    // A bot that fails, or chooses against the rules, must not stop the table.
    await this.#with(({ anyAnswer }) => {
      const any = anyAnswer(this.#match, seat, `${seed} ${key}`);
      return any === undefined ? this.#nobody() : act(this.#match, any, this.#device.now());
    });
  }

  /** The rest of the rules is asked for until it comes. */
  #untilWhole(): Promise<void> {
    return new Promise(resolve => void retryUntilDone(async () => resolve(void (await this.#device.rest?.()))));
  }

  /** The log as whoever looks may read it and, as long as the game is not kept, that it is not. */
  #log(sitters: readonly string[]): Moment[] {
    const owners = this.#match.owners.map((owner, place) => ({ ...owner, name: sitters[place] ?? owner.seat }));
    const moments = this.#story.entries.map(entry => {
      const known =
        this.#moments.get(entry) ??
        momentFor(entry, this.#viewer, isOver(this.#match), this.#later?.notesOf(entry, owners) ?? []);
      this.#moments.set(entry, known);
      return known;
    });
    const [first] = owners;
    if (this.#unkept === null || first === undefined) return moments;
    const since = moments.findLastIndex(({ n }) => n <= (this.#unkept ?? 0)); // moves that were taken back leave it standing
    const note = { key: 'note.not-kept', data: { name: first.name, seat: first.seat } };
    return moments.map((moment, place) => (place === since ? { ...moment, notes: [...moment.notes, note] } : moment));
  }

  #draw(): TableSnapshot {
    const match = this.#match;
    const mine = this.#mine();
    const outcome = this.#outcome();
    const called = this.#naming(this.#saved);
    const sitters = match.owners.map(({ seat, person, bot, resigned }, place): Sitter => ({
      seat,
      name: called.sitters[place] ?? seat,
      kind: person === null ? 'bot' : 'person',
      bot,
      present: true,
      mine: mine.includes(seat),
      host: false,
      resigned,
    }));
    return {
      table: this.#saved.id,
      name: called.title,
      game: this.#match.game,
      sitters,
      viewer: this.#viewer,
      view: this.#view(this.#viewer),
      n: match.n,
      rewinds: match.rewinds,
      moves: movesOf(match),
      moments: this.#log(called.sitters),
      outcome,
      talk: this.#match.game.talk(match.state.open),
      chat: [],
      unread: 0,
      undo: this.#undo(),
      host: false,
      clock: null, // nobody is pressed on a device of one's own
      hints: this.#saved.hints && outcome === null,
      thinking: this.#thinking === null ? [] : [this.#thinking.seat],
      connection: 'local',
      unkept: this.#unkept !== null,
      curtain: this.#curtain,
    };
  }
}

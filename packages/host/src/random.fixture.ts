import {
  below,
  canonicalJson,
  hashOf,
  isProblem,
  pick,
  playerCounts,
  readRecord,
  rngFromText,
  verifyRecord,
  writeRecord,
} from '@corvo/core';
import type { Game, OptionValues, Problem, Rng, Seat } from '@corvo/core';
import { act } from './act.ts';
import { lateSeats } from './clock.ts';
import { lateAnswer } from './instead.ts';
import { lineOf, marksOf } from './line.ts';
import { begin, isOver, keptOf, seatsOf, TAKE_BACK, waitedFor, type Change, type Match, type Owner } from './match.ts';
import { proven, recordOfStory } from './record.ts';
import { handOver, resign } from './seats.ts';
import { replay, retell } from './replay.ts';
import { MemoryStory } from './story.ts';
import { consent, goBack, practise, propose, type GoingBack } from './take-back.ts';
import { wayBack } from './way-back.ts';

/** What was done in a random match, by name: a suite that never did a thing has not shown that it holds. */
export type Deeds = Record<string, number>;

/** A match that is played by lot, with everything that people do at a table; every step is looked at. */
export class RandomMatch {
  readonly story: MemoryStory;
  readonly deeds: Deeds = {};
  readonly #rng: Rng;
  readonly #game: Game;
  readonly #options: ReturnType<Game['resolveOptions']>;
  #now = 1_000;

  constructor(game: Game, seed: string) {
    this.#rng = rngFromText(seed);
    this.#game = game;
    const players = pick(this.#rng, playerCounts(game.players));
    this.#options = game.resolveOptions({}, players);
    if (isProblem(this.#options)) throw new Error(this.#options.code);
    const people = 1 + below(this.#rng, players);
    const owners = game.seats(players).map((seat, place): Owner => {
      const isPerson = place < people;
      const person = isPerson ? `person ${below(this.#rng, 5) === 0 ? 0 : place}` : null;
      return { seat, person, name: seat, bot: isPerson ? null : 'random', resigned: false };
    });
    const terms = { takeBack: pick(this.#rng, TAKE_BACK), clockSeconds: below(this.#rng, 2) === 0 ? null : 60 };
    const start = begin({ game, owners, seed: `${seed} game`, terms }, this.#options, this.#now);
    this.story = MemoryStory.from(start);
  }

  get match(): Match {
    return this.story.match;
  }

  #resolved(): OptionValues {
    if (isProblem(this.#options)) throw new Error(this.#options.code);
    return this.#options;
  }

  /** One thing that somebody does. Throws where something does not hold. */
  step(): void {
    const lot = below(this.#rng, 100);
    this.#now += 500;
    if (lot < 70) this.#answer();
    else if (lot < 78) this.#changeSealed();
    else if (lot < 90) this.#takeBack();
    else if (lot < 94) this.#comeAndGo();
    else if (lot < 98) this.#runLate();
    else if (lot < 99) this.#tryResign();
    else this.#tryPractice();
  }

  #done(deed: string): void {
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1;
  }

  #take(change: Change | Problem, deed: string): boolean {
    if (isProblem(change)) return false;
    const before = this.match;
    this.story.take(change);
    this.#done(deed);
    if (change.entry !== null && change.entry.n !== before.n + 1) throw new Error('the story does not count on');
    if (change.entry === null && change.match.n !== before.n) throw new Error('a number without an entry');
    if (change.match.rewinds < before.rewinds) throw new Error('rewinds went back');
    return true;
  }

  #answer(): void {
    const { match } = this;
    const seat = pick(this.#rng, waitedFor(match));
    const owner = match.owners.find(one => one.seat === seat)!;
    const view = match.game.view(match.state, seat);
    const [request] = match.game.requests(view);
    const choice = match.game.sample(view, request!, this.#rng);
    const by = owner.bot === null ? 'person' : 'bot';
    const given = { seat, request: request!.id, choice, by } as const;
    const old = act(match, { ...given, rewinds: match.rewinds + 1 }, this.#now);
    if (!isProblem(old) || old.code !== 'went-back') throw new Error('an answer to another question was taken');
    const taken = act(match, { ...given, rewinds: match.rewinds }, this.#now);
    if (isProblem(taken)) throw new Error(`a legal answer was refused: ${taken.code}`);
    if (request!.sealed && taken.entry === null && taken.hears !== 'all') throw new Error('nobody heard of an answer');
    this.#take(taken, taken.entry === null ? 'sealed' : 'acted');
  }

  /** Nobody else sees or hears a changed answer, and it gets no number. */
  #changeSealed(): void {
    const { match } = this;
    if (match.sealed.length === 0) return;
    const { seat, request } = pick(this.#rng, match.sealed);
    const view = match.game.view(match.state, seat);
    const [asked] = match.game.requests(view);
    const withdraws = below(this.#rng, 3) === 0;
    const choice = withdraws ? null : match.game.sample(view, asked!, this.#rng);
    const change = act(match, { seat, request, choice, by: 'person' }, this.#now);
    if (isProblem(change)) throw new Error(`a sealed answer could not be changed: ${change.code}`);
    if (change.entry !== null) throw new Error('a changed answer is in the story');
    for (const other of [...match.owners.map(one => one.seat), null]) {
      if (withdraws || other === seat) continue;
      const seen = (of: Match): string => canonicalJson(of.game.view(of.state, other));
      if (seen(match) !== seen(change.match)) throw new Error(`${other} sees a changed answer`);
      if (change.hears !== seat) throw new Error('others hear of a changed answer');
    }
    this.#take(change, withdraws ? 'withdrawn' : 'changed');
  }

  #takeBack(): void {
    const { match } = this;
    const people = [...new Set(match.owners.flatMap(({ person }) => person ?? []))];
    const person = pick(this.#rng, people);
    const way = wayBack(match, person);
    if (isProblem(way)) return;
    const { takeBack } = match.terms;
    if (way.kind === 'withdraw') {
      this.#take(act(match, { ...way, choice: null, by: 'person' }, this.#now), 'withdrawn');
      return;
    }
    if (takeBack === 'strict') throw new Error('strict, and yet there is a way back');
    if (way.to < match.floor) throw new Error('behind the floor');
    if (way.kind === 'alone') {
      const mine = seatsOf(match, person);
      const gone = match.line.filter(({ n }) => n > way.to);
      const isFree =
        takeBack === 'practice' &&
        match.owners.every(one => one.person === null || one.person === person || one.resigned);
      const isHarmless = gone.every(one => !one.revealed && one.answers.every(({ seat }) => mine.includes(seat)));
      if (!isFree && !isHarmless) throw new Error('took back alone what others have seen or done');
      this.#goBack({ seat: way.seat, to: way.to, agreed: null }, isHarmless ? 'alone' : 'practised');
      return;
    }
    if (!this.#take(propose(match, person, `wish ${match.n}`), 'proposed')) return;
    for (const other of people) {
      const { wish } = this.match;
      if (wish === null) return;
      if (other === person) continue;
      const agree = below(this.#rng, 8) > 0;
      const vote = consent(this.match, other, { id: wish.id, n: this.match.n, agree });
      if (isProblem(vote)) continue; // resigned, or asked for with another seat
      if ('to' in vote) return this.#goBack(vote, 'agreed');
      this.#take(vote, agree ? 'consented' : 'declined');
    }
  }

  #goBack(going: GoingBack, deed: string): void {
    const before = this.story.stateAt(going.to);
    if (before === undefined) throw new Error(`no state after entry ${going.to}`);
    const change = goBack(this.match, going, before, this.#now);
    const { redrawn } = change.entry!;
    const mustDraw = going.agreed !== null && this.match.line.some(({ n, revealed }) => n > going.to && revealed);
    if ((redrawn !== null) !== mustDraw) throw new Error('drawn anew, or not, against the rule');
    if (redrawn === null && hashOf(change.match.state) !== hashOf(before)) throw new Error('went to another state');
    this.#take(change, redrawn === null ? deed : 'redrawn');
  }

  #comeAndGo(): void {
    const people = this.match.owners.filter(({ person }) => person !== null);
    const { seat, bot } = pick(this.#rng, people);
    const length = this.story.entries.length;
    const times = 1 + below(this.#rng, 3);
    for (let i = 0; i < times; i++) {
      const next = (i % 2 === 0) === (bot === null) ? 'random' : null;
      this.#take(handOver(this.match, seat, next, false, this.#now), 'handed over');
    }
    if (this.story.entries.length > length + 1) throw new Error('coming and going fills the story');
  }

  #runLate(): void {
    if (this.match.deadline === null) return;
    this.#now = Math.max(this.#now, this.match.deadline.at);
    for (const seat of lateSeats(this.match, this.#now)) {
      const late = lateAnswer(this.match, seat);
      if (late !== undefined) this.#take(act(this.match, late, this.#now), 'late');
    }
  }

  #tryResign(): void {
    if (below(this.#rng, 4) > 0) return;
    const { seat, resigned } = pick(
      this.#rng,
      this.match.owners.filter(({ person }) => person !== null),
    );
    if (!resigned) this.#take(resign(this.match, seat, 'random', this.#now), 'resigned');
  }

  #tryPractice(): void {
    const person = this.match.owners.find(({ person: found }) => found !== null)?.person;
    if (person) this.#take(practise(this.match, person), 'practice');
  }

  /** The stored story, and what lies sealed beside it, rebuild the match. */
  look(): void {
    const { match, story } = this;
    const seats: Seat[] = match.owners.map(({ seat }) => seat);
    const start = this.#game.setup(this.#resolved(), seats, match.seed);
    const after = story.entries.filter(({ n }) => n > 0);
    const state = replay(this.#game, { n: 0, state: start }, after).at(-1);
    if (hashOf(state) !== hashOf(match.base)) throw new Error('the story leads to another state');
    const line = lineOf(story.entries);
    if (canonicalJson(marksOf(line)) !== canonicalJson(match.line)) throw new Error('the story has another line');
    if (line.since !== match.since || line.floor !== match.floor || line.redraws !== match.redraws)
      throw new Error('the story stands elsewhere');
    this.#lookAtKept();
  }

  /** What a device keeps, as text, brings everything back: the match, and what was heard on the way. */
  #lookAtKept(): void {
    const { match, story } = this;
    const again = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
    const begun = begin(match, this.#resolved(), 1_000);
    const told = retell(begun, again(story.kept()), again(keptOf(match)));
    const { game: _, ...rest } = told.match;
    const { game: __, ...was } = match;
    if (canonicalJson(rest as never) !== canonicalJson(was as never)) throw new Error('what is kept is another match');
    // Who came or went while moves were played that were then taken back alone stands on the state before them now.
    const tells = (of: MemoryStory): string =>
      canonicalJson(proven(of).map(one => ({ ...one, hash: one.kind.match(/over|back/) ? '' : one.hash })) as never);
    if (tells(told) !== tells(story)) throw new Error('what is kept tells another story');
  }

  /** Plays on until the game is over, or for so many steps. */
  play(most: number): this {
    for (let i = 0; i < most && !isOver(this.match); i++) {
      this.step();
      if (below(this.#rng, this.story.entries.length + 4) === 0) this.look(); // rarer as it grows longer
    }
    this.look();
    return this;
  }

  /** What is wrong with the record of this match. */
  verified(): Problem | undefined {
    const record = recordOfStory(this.story, this.#resolved());
    const read = readRecord(writeRecord(record));
    const found = isProblem(read) ? read : verifyRecord(this.#game, read);
    return isProblem(found) ? found : undefined;
  }
}

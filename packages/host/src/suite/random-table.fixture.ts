import { below, canonicalJson, hashOf, isProblem, pick, playerCounts, readRecord, rngFromText } from '@corvo/core';
import { verifyRecord, type Game, type Plain, type Problem, type Rng, type Seat } from '@corvo/core';
import type { Entry } from '../entry.ts';
import { lineOf, marksOf } from '../line.ts';
import { AT_ZERO, dueOf, waitedFor } from '../clocks/index.ts';
import { isOver, seatsOf, TAKE_BACK, type Match, type Owner } from '../match.ts';
import { replay } from '../replay.ts';
import type { Hosted, Open, Wish } from './hosted.fixture.ts';

/** What was done at random tables, by name: a suite that never did a thing has not shown that it holds. */
export type Deeds = Record<string, number>;

/** A table by lot: people and bots, how it takes back, with a clock or without one. */
function randomWish(game: Game, seed: string): Wish {
  const rng = rngFromText(seed);
  const players = pick(rng, playerCounts(game.players));
  const options = game.resolveOptions({}, players);
  if (isProblem(options)) throw new Error(options.code);
  const people = 1 + below(rng, players);
  const owners = game.seats(players).map((seat, place): Owner => {
    const person = place < people ? `person ${place}` : null;
    return { seat, person, name: seat, bot: person === null ? 'random' : null, resigned: false };
  });
  const atZero = pick(rng, AT_ZERO);
  const clock = below(rng, 2) === 0 ? null : { seconds: 60, increment: below(rng, 2) === 0 ? null : 10, atZero };
  const terms = { takeBack: pick(rng, TAKE_BACK), clock };
  return { game, options, owners, terms, seed: `${seed} game` };
}

const matchText = (match: Match): string =>
  canonicalJson({ ...match, game: match.game.id, clockwork: null, resting: null } as never);

/** Is it this line? A long one that went back is shorter than what is kept of it, and whole again once it is read anew. */
function endsWith(known: Match['line'], line: Match['line']): boolean {
  const isWhole = line.length === known.length || line[0]?.move === 1;
  const end = isWhole ? known : known.slice(known.length - line.length);
  return canonicalJson(end as never) === canonicalJson(line as never);
}

/** A table that is played by lot, with everything that people do there; every step is looked at. */
class RandomTable {
  readonly deeds: Deeds = {};
  readonly #host: Hosted;
  readonly #rng: Rng;
  #drawn = 0; // the entry with which chance was last drawn anew

  constructor(host: Hosted, seed: string) {
    this.#host = host;
    this.#rng = rngFromText(`${seed} table`);
  }

  /** Plays until the game is over, or for so many steps, and then looks at the record. */
  async play(most: number): Promise<this> {
    for (let i = 0; i < most && !this.#isDone(); i++) {
      await this.#step();
      if (below(this.#rng, 3) === 0) await this.#host.settle();
      if (below(this.#rng, this.#match.n + 4) === 0) await this.#look(); // rarer as it grows longer
    }
    await this.#host.settle();
    await this.#look();
    await this.#verify();
    return this;
  }

  get #match(): Match {
    return this.#host.match;
  }

  /** Over, or nobody is left who could do anything. */
  #isDone = (): boolean => isOver(this.#match) || waitedFor(this.#match).length === 0;

  /** One thing that somebody does. */
  async #step(): Promise<void> {
    const lot = below(this.#rng, 100);
    if (lot < 62) await this.#answer();
    else if (lot < 76) await this.#changeSealed();
    else if (lot < 88) await this.#takeBack();
    else if (lot < 92) await this.#comeAndGo();
    else if (lot < 95) await this.#runLate();
    else if (lot < 97) await this.#reopen();
    else if (lot < 98) await this.#resign();
    else await this.#practise();
  }

  #done(deed: string): void {
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1;
  }

  #people = (): string[] => [...new Set(this.#match.owners.flatMap(({ person }) => person ?? []))];

  #same(before: Match, what: string): void {
    if (this.#match !== before && matchText(this.#match) !== matchText(before))
      throw new Error(`${what} has changed the table`);
  }

  #choice(seat: Seat): { readonly request: number; readonly sealed: boolean; readonly choice: Plain } {
    const { game, state } = this.#match;
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error(`${seat} is asked nothing`);
    const advised = below(this.#rng, 2) === 0 ? this.#host.advice?.(this.#rng) : undefined;
    const choice = advised ?? game.sample(view, request, this.#rng);
    return { request: request.id, sealed: request.sealed, choice };
  }

  /** Who can answer now what is asked. */
  #able(): { readonly person: string; readonly seat: Seat }[] {
    const waited = waitedFor(this.#match);
    return this.#people().flatMap(person =>
      this.#host.seats(person).flatMap(seat => (waited.includes(seat) ? [{ person, seat }] : [])),
    );
  }

  async #answer(): Promise<void> {
    const before = this.#match;
    const host = this.#host;
    const able = this.#able();
    if (able.length === 0) return;
    const { person, seat } = pick(this.#rng, able);
    const { sealed, ...given } = this.#choice(seat);
    const sent = { seat, ...given, rewinds: before.rewinds };
    if (host.has.lateClicks) {
      const late = await host.act(person, { ...sent, rewinds: before.rewinds + 1 });
      if (late?.code !== 'went-back') throw new Error(`an answer to another question came to ${late?.code}`);
      this.#same(before, 'an answer to another question');
    }
    const refused = await host.act(person, sent);
    const after = this.#match;
    if (refused !== undefined) {
      if (!host.has.ownRefusals) throw new Error(`a legal answer was refused: ${refused.code}`);
      this.#same(before, 'what was refused');
      return this.#done('taught');
    }
    if (after.n === before.n + 1) return this.#done(after.line.at(-1)!.answers.length > 1 ? 'revealed' : 'acted');
    if (after.n !== before.n || !sealed) throw new Error('an answer is not one entry');
    if (after.sealed.length !== before.sealed.length + 1) throw new Error('a sealed answer does not lie beside');
    this.#done('sealed');
  }

  /** Nobody else sees a changed answer, and it gets no number. */
  async #changeSealed(): Promise<void> {
    const before = this.#match;
    const able = this.#people().flatMap(person =>
      before.sealed.filter(({ seat }) => this.#host.seats(person).includes(seat)).map(({ seat }) => ({ person, seat })),
    );
    if (able.length === 0) return;
    const { person, seat } = pick(this.#rng, able);
    const withdraws = below(this.#rng, 3) === 0;
    const { request, choice } = this.#choice(seat);
    const sent = { seat, request, choice: withdraws ? null : choice, rewinds: before.rewinds };
    const refused = await this.#host.act(person, sent);
    if (refused !== undefined) throw new Error(`a sealed answer could not be changed: ${refused.code}`);
    const after = this.#match;
    if (after.n !== before.n) throw new Error('a changed answer is in the story');
    if (after.sealed.some(one => one.seat === seat) === withdraws)
      throw new Error('it does not lie there as it should');
    const seen = ({ game, state }: Match, other: Seat | null): string => canonicalJson(game.view(state, other));
    for (const other of withdraws ? [] : [...before.owners.map(owner => owner.seat), null])
      if (other !== seat && seen(before, other) !== seen(after, other))
        throw new Error(`${other} sees what was changed`);
    this.#done(withdraws ? 'withdrawn' : 'changed');
  }

  async #takeBack(): Promise<void> {
    const before = this.#match;
    const person = pick(this.#rng, this.#people());
    const refused = await this.#host.takeBack(person);
    if (refused !== undefined) return this.#same(before, 'a take-back that was refused');
    const after = this.#match;
    if (after.wish !== null && before.wish === null) {
      this.#done('proposed');
      return this.#agree(person);
    }
    if (after.n === before.n) {
      if (after.sealed.length !== before.sealed.length - 1) throw new Error('nothing was taken back');
      return this.#done('withdrawn');
    }
    const gone = this.#wentBack(before);
    const isKnown = (await this.#lastTo()) < this.#drawn; // the chance that was there before was seen
    const mine = seatsOf(before, person);
    const isHarmless = gone.every(one => !one.revealed && one.answers.every(({ seat }) => mine.includes(seat)));
    const isFree =
      before.terms.takeBack === 'practice' &&
      before.owners.every(one => one.person === null || one.person === person || one.resigned);
    if (!isFree && (!isHarmless || isKnown)) throw new Error('took back alone what others have seen or done');
    if (!isFree && before.sealed.some(({ seat }) => !mine.includes(seat)))
      throw new Error('took back alone what another has answered');
    if (after.redraws !== before.redraws) throw new Error('drawn anew for one person alone');
    this.#done(isHarmless ? 'alone' : 'practised');
  }

  /** The table went back: what stands is the beginning of what stood. Answers what is gone. */
  #wentBack(before: Match): Match['line'] {
    const after = this.#match;
    if (before.terms.takeBack === 'strict') throw new Error('strict, and yet there was a way back');
    if (after.rewinds !== before.rewinds + 1) throw new Error('the table went back and does not say so');
    const [stands, stood] = [after.line, before.line.slice(0, after.line.length)].map(one =>
      canonicalJson(one as never),
    );
    if (stands !== stood) throw new Error('what stands is not what stood');
    const gone = before.line.slice(after.line.length);
    if (gone.length === 0) throw new Error('it went nowhere');
    if (gone.some(({ n }) => n <= before.floor)) throw new Error('behind the floor');
    return gone;
  }

  /** The entry to which the table has just gone back. */
  async #lastTo(): Promise<number> {
    return (await this.#host.entries()).at(-1)?.to ?? 0;
  }

  async #agree(asker: string): Promise<void> {
    for (const person of this.#people()) {
      const before = this.#match;
      const { wish } = before;
      if (wish === null) return;
      if (person === asker) continue;
      const isAsked = wish.waiting.some(seat => seatsOf(before, person).includes(seat));
      const agree = below(this.#rng, 8) > 0;
      const refused = await this.#host.vote?.(person, { id: wish.id, n: before.n, agree });
      if ((refused === undefined) !== isAsked) throw new Error('not everybody who is in the game was asked');
      if (!isAsked) continue;
      if (this.#match.n === before.n) {
        this.#done(agree ? 'consented' : 'declined');
        continue;
      }
      const isSeen = this.#wentBack(before).some(({ revealed }) => revealed);
      const mustDraw = isSeen || (await this.#lastTo()) < this.#drawn;
      const isDrawn = this.#match.redraws > before.redraws;
      if (isDrawn !== mustDraw) throw new Error('drawn anew, or not, against the rule');
      if (isDrawn) this.#drawn = this.#match.n;
      return this.#done(mustDraw ? 'redrawn' : 'agreed');
    }
  }

  async #comeAndGo(): Promise<void> {
    const host = this.#host;
    if (host.handOver === undefined) return;
    const people = this.#match.owners.filter(({ person, resigned }) => person !== null && !resigned);
    if (people.length === 0) return;
    const some = [pick(this.#rng, people), pick(this.#rng, people)]; // in turn, or one alone
    const length = (await host.entries()).length;
    const times = 1 + below(this.#rng, 6);
    for (let i = 0; i < times; i++) {
      const { seat, person } = some[i % 2]!;
      const next = this.#match.owners.find(owner => owner.seat === seat)?.bot == null ? 'random' : null;
      const refused = await host.handOver(person!, seat, next);
      if (refused !== undefined) throw new Error(`a seat could not be handed over: ${refused.code}`);
      if (this.#match.owners.find(owner => owner.seat === seat)?.bot !== next) throw new Error('nobody took the seat');
    }
    if ((await host.entries()).length > length + new Set(some).size)
      throw new Error('coming and going fills the story');
    this.#done('handed over');
  }

  async #runLate(): Promise<void> {
    const before = this.#match;
    if (dueOf(before) === null || this.#host.runLate === undefined) return;
    const late = waitedFor(before);
    await this.#host.runLate();
    const given = [...this.#match.sealed, ...(await this.#host.entries()).flatMap(({ answers }) => answers)];
    const isTaken = this.#match.owners.some(owner => owner.late === true && late.includes(owner.seat));
    if (!isTaken && !given.some(({ seat, by }) => by === 'server' && late.includes(seat)))
      throw new Error('nobody was late');
    this.#done('late');
  }

  /** Whoever opens what was stored finds the table as it was left. */
  async #reopen(): Promise<void> {
    if (this.#host.reopen === undefined) return;
    if (!this.#host.has.wholeMatch) await this.#host.settle();
    const before = this.#match;
    await this.#host.reopen();
    const { line } = this.#match;
    if (this.#host.has.wholeMatch && !endsWith(line, before.line)) throw new Error('opened again it has another line');
    if (this.#host.has.wholeMatch) this.#same({ ...before, line }, 'opening it again');
    else if (hashOf(this.#match.state) !== hashOf(before.state)) throw new Error('opened again it stands elsewhere');
    this.#done('opened again');
  }

  async #resign(): Promise<void> {
    if (this.#host.resign === undefined || below(this.#rng, 2) > 0) return;
    const person = pick(this.#rng, this.#people());
    const [seat] = this.#host.seats(person);
    if (seat === undefined) return;
    const refused = await this.#host.resign(person, seat);
    if (refused !== undefined) throw new Error(`nobody can resign: ${refused.code}`);
    const after = this.#match;
    const isOut = after.owners.some(owner => owner.seat === seat && owner.resigned && owner.bot !== null);
    if (!isOut && !isOver(after)) throw new Error('who resigned still plays');
    if (after.floor !== after.n) throw new Error('one may go back behind a resignation');
    this.#done('resigned');
  }

  async #practise(): Promise<void> {
    if (this.#host.practise === undefined) return;
    const before = this.#match;
    const person = pick(this.#rng, this.#people());
    const refused = await this.#host.practise(person);
    if (refused !== undefined) return this.#same(before, 'what was refused');
    const others = before.owners.some(one => one.person !== null && one.person !== person && !one.resigned);
    if (others) throw new Error('a practice game with others');
    if (this.#match.terms.takeBack !== 'practice') throw new Error('no practice game');
    this.#done('practice');
  }

  /** The story, as it is kept, rebuilds the match. */
  async #look(): Promise<void> {
    const { match } = this.#host;
    const entries = await this.#host.entries();
    this.#lookAtNumbers(entries);
    const after = entries.filter(({ n }) => n > 0);
    const states = replay(match.game, { n: 0, state: this.#host.start() }, after);
    const state = [...states.values()].at(-1);
    if (hashOf(state) !== hashOf(match.base)) throw new Error('the story leads to another state');
    const line = lineOf(entries);
    const marks = marksOf(line);
    if (!endsWith(marks, match.line)) throw new Error('the story has another line');
    if (line.since !== match.since || line.floor !== match.floor || line.redraws !== match.redraws)
      throw new Error('the story stands elsewhere');
  }

  #lookAtNumbers(entries: readonly Entry[]): void {
    const numbers = entries.map(({ n }) => n);
    if (numbers.some((n, place) => place > 0 && n <= numbers[place - 1]!)) throw new Error('numbers do not grow');
    if (numbers.at(-1) !== this.#match.n) throw new Error('the story ends elsewhere');
  }

  /** The record proves itself, and ends where the table does. */
  async #verify(): Promise<void> {
    if (this.#host.record === undefined) return;
    const text = await this.#host.record();
    if (text === undefined) {
      if (isOver(this.#match)) throw new Error('a finished game without a record');
      return;
    }
    const read = readRecord(text);
    const found: Problem | { readonly states: readonly unknown[] } = isProblem(read)
      ? read
      : verifyRecord(this.#match.game, read);
    if (isProblem(found)) throw new Error(`the record is refused: ${found.code} ${JSON.stringify(found.data)}`);
    this.#done('recorded');
  }
}

/** So many random tables of a game at one host, for so many steps at most; what was done there. */
export async function playTables(game: Game, tables: number, most: number, open: Open): Promise<Deeds> {
  const all: Deeds = {};
  for (let i = 0; i < tables; i++) {
    const seed = `${game.id} ${i}`;
    const host = await open(randomWish(game, seed));
    const table = new RandomTable(host, seed);
    try {
      await table.play(most);
    } catch (error) {
      throw new Error(`table ${seed}, entry ${host.match.n}: ${String(error)}`, { cause: error });
    } finally {
      await host.close?.();
    }
    addTo(all, table.deeds);
  }
  return all;
}

/** Adds what was done at one table to what was done at others. */
export function addTo(all: Deeds, deeds: Deeds): void {
  for (const [deed, count] of Object.entries(deeds)) all[deed] = (all[deed] ?? 0) + count;
}

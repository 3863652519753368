import type { Event, GuidePick, Outcome, Plain, Problem, Seat, View } from '@corvo/core';
import type { Context } from '../context.ts';
import { columns, fold, widthOfText } from '../terminal/layout.ts';
import type { GameWords, NameOf } from '../words.ts';
import { wordFor, type TableCommand } from './commands.ts';
import type { Entry } from './entry.ts';
import type { Menu, Move, Thing } from './menu.ts';
import type { Asked } from './sitting.ts';
import type { WhyOnly } from './why-only.ts';

/** More moves than these go into several columns. */
const LONGEST_COLUMN = 12;
/** A table of more lines than these does not fit a screen: once seen, only what has changed is shown. */
const LONGEST_REPEATED = 40;
/** Events that whoever sits at this terminal sees anyway. */
const UNTOLD: readonly string[] = ['answered'];
const isFor = ({ type, to }: Event, seat: Seat | null): boolean =>
  !UNTOLD.includes(type) && (to === 'all' || (seat !== null && to.includes(seat)));

/** First steps that say all that the question says: it need not be read twice. */
const SAYS_ALL: readonly string[] = [
  'order-where',
  'replace-where',
  'march-where',
  'march-who',
  'muster-where',
  'muster-what',
].map(step => `guide.${step}`);

type Example = NonNullable<ReturnType<typeof Entry.example>>;

/** Says at the terminal what happens at the table. */
export class Teller {
  readonly context: Context;
  readonly words: GameWords;
  readonly nameOf: NameOf;
  #asked = ''; // the question that was just written

  constructor(context: Context, words: GameWords, nameOf: NameOf) {
    this.context = context;
    this.words = words;
    this.nameOf = nameOf;
  }

  /** A sentence of the program. */
  say(key: string, data?: Plain): void {
    this.out(this.context.say(key, data));
  }

  command(command: TableCommand): string {
    return wordFor(this.context.say, command);
  }

  /** A line, broken where the terminal is too narrow for it. */
  out(line: string, hang?: string): void {
    this.context.out(fold(line, this.context.width, hang).join('\n'));
  }

  readonly pickName = ({ words: { key, data } }: GuidePick): string => this.words.say(key, data);

  /** Is any of this told to those at this seat? */
  tells(events: readonly Event[], seat: Seat | null): boolean {
    return events.some(event => isFor(event, seat));
  }

  /** What those at this seat may know of what happened. */
  events(events: readonly Event[], seats: readonly Seat[], seat: Seat | null): void {
    const own = events.filter(event => isFor(event, seat));
    for (const sentence of this.words.tellings(own, seats, this.nameOf)) this.out(`  ${sentence}`);
  }

  table(view: View): void {
    this.#lines(this.#drawing(view).split('\n'));
  }

  /** The table as it is now; a long one that was seen before only where it has changed. Answers with what was drawn. */
  tableSince(view: View, before: string): string {
    const drawn = this.#drawing(view);
    const [seen, lines] = [before.split('\n'), drawn.split('\n')];
    const changed = lines.filter(line => !seen.includes(line));
    const changes = this.context.say('play.table-changed', { table: this.command('table') });
    if (before === '' || lines.length <= LONGEST_REPEATED) this.#lines(lines);
    else if (changed.length > 0) this.#lines([changes, ...changed]);
    return drawn;
  }

  #drawing(view: View): string {
    const { paint } = this.context;
    return this.words.game.table.draw(view, { say: this.words.say, paint, nameOf: this.nameOf });
  }

  /** Lines that stand by themselves. */
  #lines(lines: readonly string[]): void {
    this.context.out('');
    for (const line of lines) this.out(line);
    this.context.out('');
  }

  question(asked: Asked, menu: Menu): void {
    const { paint } = this.context;
    this.#asked = this.asks(asked, menu);
    this.out(`${paint(this.#asked, 'strong')} ${paint(`(${asked.request.clause})`, 'faint')}`);
  }

  /** What is to be answered now: of an answer of many parts its next step, where that says all there is to be said. */
  asks({ view, request }: Asked, menu: Menu): string {
    if (menu.kind === 'guide') {
      const { step, isBegun, isFull } = menu.entry;
      if (!isFull && (isBegun || SAYS_ALL.includes(step.asks.key)))
        return this.words.say(step.asks.key, step.asks.data);
    }
    return this.words.question(view, request, this.nameOf);
  }

  /** *one, another or a third*, in the language of the table */
  either(names: Iterable<string>): string {
    const { language } = this.context;
    return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(new Set(names));
  }

  /** What a text may mean, each with its number in the list. */
  unclear(text: string, among: readonly { readonly number: number; readonly words: string }[]): void {
    if (among.some(({ number }) => number === 0)) {
      // They would be asked for later: they have no numbers here.
      this.say('play.unclear-thing', { text, among: this.either(among.map(({ words }) => words)) });
      return;
    }
    this.say('play.unclear', { text });
    for (const line of columns(
      among.map(({ number, words }) => [`${number}.`, words]),
      [true],
    ))
      this.out(`  ${line}`);
  }

  /** One step of an answer of many parts: what may be picked, what may not and why, and the answer as it stands. */
  guide({ view, request }: Asked, { step, isBegun, whole }: Entry, objection?: Problem): void {
    const { say, paint } = this.context;
    const isFull = step.picks.length === 0 && whole !== null;
    const asks = isFull ? say('play.nothing-left') : this.words.say(step.asks.key, step.asks.data);
    if (asks !== this.#asked) this.out(asks);
    this.#asked = '';
    const rows = step.picks.map((pick, place) => [
      pick.closed === null ? `${place + 1}.` : '-',
      this.pickName(pick),
      this.#remark(pick),
    ]);
    for (const line of columns(rows, [true])) this.out(`  ${line}`);
    if (whole !== null) {
      const words = this.words.choice(view, request, whole, this.nameOf);
      this.out(`  ${rows.length > 9 ? ' ' : ''}${say('play.done', { words })}`);
      if (objection !== undefined)
        this.out(paint(`     ${say('play.not-yet', { why: this.#objection(objection, view) })}`, 'faint'));
    }
    if (isBegun)
      this.out(paint(`  ${say('play.one-back', { back: this.command('back'), undo: this.command('undo') })}`, 'faint'));
  }

  /** What helps at this step: what the picks do, and the ways to type an answer. */
  guideHelp({ view, request }: Asked, { offered }: Entry, example: Example | undefined): void {
    const { say, paint } = this.context;
    const [first] = offered;
    if (first !== undefined) {
      const name = this.pickName(first);
      this.out(say('play.guide-help', { name, beginning: name.toLowerCase().slice(0, 4), done: this.command('done') }));
    }
    if (example !== undefined) {
      const words = this.words.choice(view, request, example.choice, this.nameOf);
      this.out(say('play.guide-whole', { example: example.line, words }));
    }
    for (const pick of offered) {
      const help = pick.help === null ? undefined : this.words.first([pick.help.key], pick.help.data);
      if (help !== undefined) this.out(`  ${paint(this.pickName(pick), 'strong')}: ${help}`);
    }
    this.context.out('');
  }

  /** What stands against every other answer. */
  reasons({ problems, stuck }: WhyOnly, view: View): void {
    const { say, paint } = this.context;
    const lines = problems.map(problem => say('play.because', { why: this.#objection(problem, view) }));
    if (stuck !== undefined)
      lines.push(say('play.nothing-to-pick', { question: this.words.say(stuck.key, stuck.data) }));
    for (const line of lines) this.out(paint(`  ${line}`, 'faint'));
  }

  #remark({ about, closed }: GuidePick): string {
    const { paint } = this.context;
    if (closed !== null) return paint(this.words.problem(closed), 'bad');
    return about === null ? '' : paint(this.words.say(about.key, about.data), 'faint');
  }

  #objection(objection: Problem, view: View): string {
    return this.words.problem(objection, view.open.seats, this.nameOf);
  }

  menu(menu: Menu): void {
    const { say } = this.context;
    const out = (text: string): void => this.out(text);
    switch (menu.kind) {
      case 'list':
        if (menu.moves.length <= LONGEST_COLUMN) this.#described(menu.moves);
        else this.#numbered(menu.moves.map(move => move.words));
        return;
      case 'pick': {
        const isAll = menu.min === menu.from.length;
        const key = isAll ? 'play.pick-all' : menu.min === menu.max ? 'play.pick' : 'play.pick-between';
        out(say(key, { min: menu.min, max: menu.max, from: menu.from.length }));
        this.#numbered(menu.from.map(thing => thing.words));
        return;
      }
      case 'amount':
        out(say('play.amount', { min: menu.min, max: menu.max }));
        return;
      case 'only':
      case 'guide':
        return; // not asked, or shown step by step
      case 'type':
        out(say('play.type', { example: menu.example.notation, words: menu.example.words }));
    }
  }

  things(things: readonly Thing[]): void {
    this.#numbered(things.map(({ words }) => words));
  }

  /** A short list: each move, and under it what its card does. */
  #described(moves: readonly Move[]): void {
    const { paint } = this.context;
    const rows = moves.map(({ words }, place) => [`${place + 1}.`, words]);
    for (const [place, line] of columns(rows, [true]).entries()) {
      this.out(`  ${line}`);
      const effect = moves[place]?.effect;
      if (effect !== undefined) this.out(paint(`        ${effect}`, 'faint'));
    }
  }

  /** A long list in as many columns as there is room for, read downwards. */
  #numbered(texts: readonly string[]): void {
    const { out, width } = this.context;
    const cells = texts.map((text, place) => `${String(place + 1).padStart(String(texts.length).length)}. ${text}`);
    const wide = Math.max(...cells.map(widthOfText)) + 3;
    const across = Math.max(1, Math.floor((width - 2) / wide));
    const down = Math.ceil(cells.length / across);
    const rows = Array.from({ length: down }, (_, row) =>
      Array.from({ length: across }, (__, column) => cells[column * down + row] ?? ''),
    );
    const lines = columns(rows, [], 3).map(line => `  ${line}`);
    if (across > 1) out(lines.join('\n'));
    else for (const line of lines) this.out(line);
  }

  /** The places, each with the figures that decided it where the game names them. */
  ending(outcome: Outcome, open: View['open']): void {
    const { paint } = this.context;
    const { standing } = this.words.game.sentences;
    const withFigures = (seat: Seat): string => {
      const said = standing?.(open, seat);
      return said === undefined ? this.nameOf(seat) : `${this.nameOf(seat)}: ${this.words.say(said.key, said.data)}`;
    };
    this.out(paint(this.words.outcome(outcome), 'strong'));
    let place = 1;
    for (const seats of outcome.ranking) {
      const names = seats.map(withFigures).join(standing === undefined ? ', ' : '; ');
      const line = `  ${place}. ${names}`;
      this.out(place === 1 ? paint(line, 'good') : line);
      place += seats.length;
    }
  }
}

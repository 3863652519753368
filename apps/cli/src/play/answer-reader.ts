import { canonicalJson, isProblem, type Action, type Plain, type Problem } from '@corvo/core';
import { printable } from '../terminal/layout.ts';
import type { GameWords } from '../words.ts';
import { commandMeant } from './commands.ts';
import type { Entry } from './entry.ts';
import { picking, type Menu, type Move } from './menu.ts';
import { isMisread } from './misread.ts';
import { meantBy, meantInWords, plainName, surelyMeant, type Meant, type Named } from './names.ts';
import { echoed } from './numbers.ts';
import type { Asked, Sitting } from './sitting.ts';
import type { Teller } from './teller.ts';

/** Is this the same, but for capitals and spaces? */
const same = (shown: string, typed: string): boolean => plain(shown) === plain(typed);
/** Has this the marks of the notation, so that it must be meant as a whole answer? */
const isWritten = (text: string): boolean => /[,;:>]/.test(text);
/** What was typed, as far as a sentence has room for it. */
const quoted = (text: string): string => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
const LONGEST_QUOTE = 60;
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Makes an answer of the lines that a person types at one question, and says what is wrong with those that are none. */
export class AnswerReader {
  readonly #sitting: Sitting;
  readonly #teller: Teller;
  readonly #tongues: readonly GameWords[];
  readonly #picked: string[] = []; // where several things are wanted, those named so far
  #doubted: string | undefined; // the answer that was asked about once more

  constructor(sitting: Sitting, teller: Teller, tongues: readonly GameWords[]) {
    this.#sitting = sitting;
    this.#teller = teller;
    this.#tongues = tongues;
  }

  /** The answer that is whole with this line, or undefined. */
  read(asked: Asked, menu: Menu, text: string): Plain | undefined {
    return menu.kind === 'guide' ? this.#guided(asked, menu, text) : this.#plainly(asked, menu, text);
  }

  /** The question with what can be answered. */
  show(asked: Asked, menu: Menu): void {
    if (menu.kind === 'guide') this.#teller.guide(asked, menu.entry, this.#objection(asked, menu.entry));
    else if (menu.kind === 'pick' && this.#picked.length > 0) this.#pickMore(menu);
    else this.#teller.menu(menu);
  }

  /** Why the answer would not be taken as it stands. */
  #objection({ view, request }: Asked, { whole }: Entry): Problem | undefined {
    return whole === null ? undefined : this.#sitting.game.check(view, request, whole);
  }

  /** A pick, several picks, or the whole answer in the notation; undefined when the answer is not whole yet. */
  #guided(asked: Asked, menu: Extract<Menu, { kind: 'guide' }>, text: string): Plain | undefined {
    const { entry } = menu;
    if (text === '0') return this.finish(asked, entry);
    // Marks of the notation: a whole answer, where it can be read as one.
    if (isWritten(text) || /^(none|nessuno|niente)$/i.test(text)) {
      const whole = this.#readAs(asked, this.#lowered(text));
      if (!isProblem(whole)) return whole.choice;
      if (whole.code !== 'unreadable-choice') return void this.#refuse(whole);
    }
    const taken = entry.take(text);
    // `winterfell raid 0`: the last word confirms what the others pick.
    const [, picks] = /^(.+)\s0$/.exec(text) ?? [];
    if (taken.kind === 'no-such-number' && picks !== undefined && entry.take(picks).kind === 'picked') {
      if (entry.whole === null || this.#objection(asked, entry) !== undefined) this.show(asked, menu);
      return this.finish(asked, entry);
    }
    switch (taken.kind) {
      case 'picked':
        this.show(asked, menu);
        return undefined;
      case 'closed':
        return void this.#refuse(taken.problem);
      case 'no-such-number':
        // Nothing is left to pick: there is no number to choose, only the answer to give or to change.
        if (taken.most === 0) return void this.#teller.say('play.wanted-done', { back: this.#teller.command('back') });
        return void this.#teller.say('play.no-such-number', { number: taken.number, most: taken.most });
      case 'unclear':
        return void this.#teller.unclear(
          same(taken.words, plainName(text)) ? text : taken.words,
          taken.picks.map(pick => ({
            number: taken.isFurther === true ? 0 : entry.numberOf(pick),
            words: this.#teller.pickName(pick),
          })),
        );
      case 'unknown': {
        const typed = this.#readAs(asked, this.#lowered(text));
        if (!isProblem(typed)) return typed.choice;
        if (taken.problem !== undefined) return void this.#refuse(taken.problem);
        if (!isMisread(typed)) return void this.#refuse(typed);
        return void this.#notUnderstood(asked, menu, text, same(taken.words, plainName(text)) ? text : taken.words);
      }
    }
  }

  /** Gives the answer as it stands, or says why it cannot be given; what was picked stays. */
  finish(asked: Asked, entry: Entry): Plain | undefined {
    if (entry.whole === null) {
      this.#teller.say('play.not-whole', { back: this.#teller.command('back') });
      return undefined;
    }
    const refused = this.#objection(asked, entry);
    if (refused === undefined) return this.#isMeant(entry) ? entry.whole : undefined;
    this.#refuse(refused);
    if (entry.isFull) {
      entry.back(); // nothing is left to pick: the last pick must be another one
      this.#teller.guide(asked, entry, this.#objection(asked, entry));
    }
    return undefined;
  }

  /** An answer that is perhaps not what was meant is asked about once more. */
  #isMeant({ step: { doubt, whole } }: Entry): boolean {
    const answer = canonicalJson(whole);
    if (doubt === undefined || this.#doubted === answer) return true;
    this.#doubted = answer;
    const why = this.#teller.words.say(doubt.key, doubt.data);
    this.#teller.say('play.once-more', { why, done: this.#teller.command('done') });
    return false;
  }

  #lowered(text: string): string {
    return text.toLowerCase().replace(/^(nessuno|niente)$/, 'none');
  }

  /** A number, a move in words or in the notation; undefined when nothing came of it yet. */
  #plainly(asked: Asked, menu: Menu, text: string): Plain | undefined {
    if (menu.kind === 'pick' && /^\d+$/.test(text)) return this.#pick(asked, menu, text);
    if (menu.kind === 'pick' && /^\d+([\s,]+\d+)+$/.test(text)) return this.#pickAll(asked, menu, text);
    if (menu.kind === 'list' && /^\d+$/.test(text)) return this.#numbered(menu, text);
    const said = menu.kind === 'list' ? this.#said(asked, menu, text) : undefined;
    if (said !== undefined) return said.choice;
    const written = [text, text.toLowerCase()].map(one => this.#readAs(asked, one)).find(one => !isProblem(one));
    if (written !== undefined && !isProblem(written)) return written.choice;
    if (menu.kind === 'pick') {
      const named = this.#pickNamed(menu, text);
      if (named === 'unclear') return undefined;
      if (named !== undefined) return this.#pickAll(asked, menu, named.join(' '));
    }
    if (menu.kind === 'list') {
      const meant = this.#meant(asked, menu, text);
      if (meant.length === 1) return menu.moves[Number(meant[0])]?.choice;
      if (meant.length > 1) return void this.#teller.unclear(text, this.#rows(meant, menu.moves));
    }
    return this.#refused(asked, menu, text);
  }

  /** The moves whose words begin like this, or have all of these. */
  #meant({ view, request }: Asked, { moves }: Extract<Menu, { kind: 'list' }>, text: string): Meant {
    const { nameOf } = this.#teller;
    const named = moves.map(({ choice, notation }, place): Named => ({
      id: String(place),
      names: [notation, ...this.#tongues.map(words => words.choice(view, request, choice, nameOf))],
    }));
    return meantInWords(named, text);
  }

  #rows(places: Meant, things: readonly { readonly words: string }[]): { number: number; words: string }[] {
    return places.map(place => ({ number: Number(place) + 1, words: things[Number(place)]?.words ?? '' }));
  }

  /** The numbers of the things that are named, with commas between them. */
  #pickNamed(menu: Extract<Menu, { kind: 'pick' }>, text: string): readonly string[] | 'unclear' | undefined {
    const { left } = picking(menu, this.#picked);
    const named = left.map(({ id, words }, place): Named => ({
      id: String(place),
      names: [words, id, ...this.#tongues.map(tongue => tongue.thing(id))],
    }));
    const parts = text
      .split(',')
      .map(part => part.trim())
      .filter(part => part !== '');
    const numbers: string[] = [];
    for (const part of parts) {
      const meant = /^\d+$/.test(part) ? [String(Number(part) - 1)] : meantBy(named, part);
      if (meant.length === 0) return undefined;
      if (meant.length > 1) {
        this.#teller.unclear(part, this.#rows(meant, left));
        return 'unclear';
      }
      numbers.push(String(Number(meant[0]) + 1));
    }
    return numbers.length === 0 ? undefined : numbers;
  }

  /** The move whose words, in any language, or whose notation this is. */
  #said({ view, request }: Asked, { moves }: Extract<Menu, { kind: 'list' }>, text: string): Move | undefined {
    const { nameOf } = this.#teller;
    for (const words of this.#tongues) {
      const said = moves.find(({ choice }) => same(words.choice(view, request, choice, nameOf), text));
      if (said !== undefined) return said;
    }
    return moves.find(({ notation }) => same(notation, text));
  }

  #numbered({ moves }: Extract<Menu, { kind: 'list' }>, number: string): Plain | undefined {
    const move = moves[Number(number) - 1];
    if (move === undefined) this.#teller.say('play.no-such-number', { number: echoed(number), most: moves.length });
    return move?.choice;
  }

  #pick(asked: Asked, menu: Extract<Menu, { kind: 'pick' }>, number: string): Plain | undefined {
    const before = picking(menu, this.#picked);
    if (Number(number) === 0 && before.isEnough) return this.#whole(asked, menu);
    const thing = before.left[Number(number) - 1];
    if (thing === undefined) {
      this.#teller.say('play.no-such-number', { number: echoed(number), most: before.left.length });
      return undefined;
    }
    this.#picked.push(thing.id);
    return picking(menu, this.#picked).isFull ? this.#whole(asked, menu) : this.#pickMore(menu);
  }

  /** What is picked so far, and what may come next. */
  #pickMore(menu: Extract<Menu, { kind: 'pick' }>): undefined {
    const { isEnough, left } = picking(menu, this.#picked);
    const chosen = this.#picked.map(id => menu.from.find(one => one.id === id)?.words ?? id);
    this.#teller.say(isEnough ? 'play.picked-enough' : 'play.picked', { chosen });
    this.#teller.things(left);
  }

  /** Several numbers of the list as it stands: all of them or none. They are the whole answer, if they are enough. */
  #pickAll(asked: Asked, menu: Extract<Menu, { kind: 'pick' }>, text: string): Plain | undefined {
    const numbers = text.split(/[\s,]+/);
    if (Number(numbers.at(-1)) === 0) numbers.pop(); // 0: that is all
    const { left } = picking(menu, this.#picked);
    const wrong = numbers.find(number => left[Number(number) - 1] === undefined);
    if (wrong !== undefined) {
      this.#teller.say('play.no-such-number', { number: echoed(wrong), most: left.length });
      return undefined;
    }
    this.#picked.push(...new Set(numbers.map(number => left[Number(number) - 1]?.id ?? '')));
    const { isEnough, isFull } = picking(menu, this.#picked);
    return isFull || (isEnough && numbers.length > 1) ? this.#whole(asked, menu) : this.#pickMore(menu);
  }

  /** Takes the last pick back. */
  back(asked: Asked, menu: Menu): boolean {
    const isBack = menu.kind === 'guide' ? menu.entry.back() : menu.kind === 'pick' && this.#picked.pop() !== undefined;
    if (isBack) this.show(asked, menu);
    return isBack;
  }

  /** Is there an answer that was begun? */
  isBegun(menu: Menu): boolean {
    return menu.kind === 'guide' ? menu.entry.isBegun : this.#picked.length > 0;
  }

  /** Gives what was begun as it stands; undefined where that is no answer, which is said. */
  done(asked: Asked, menu: Menu): Plain | undefined {
    if (menu.kind === 'guide') return this.finish(asked, menu.entry);
    if (menu.kind === 'pick' && this.#picked.length > 0) return this.#pick(asked, menu, '0');
    this.#teller.say('play.nothing-begun');
    return undefined;
  }

  #whole(asked: Asked, menu: Extract<Menu, { kind: 'pick' }>): Plain | undefined {
    const choice: Plain = { [menu.field]: [...this.#picked] };
    this.#picked.length = 0;
    const refused = this.#sitting.game.check(asked.view, asked.request, choice);
    if (refused === undefined) return choice;
    this.#refuse(refused);
    this.#teller.things(menu.from);
    return undefined;
  }

  /** Says why a line that is no answer is none. */
  #refused(asked: Asked, menu: Menu, text: string): undefined {
    const lower = this.#readAs(asked, text.toLowerCase());
    if (!isProblem(lower)) return;
    // Where several things are wanted, a single word is no whole answer, whatever the rules say to it.
    const isPart = menu.kind === 'pick' && menu.min > 1 && !isWritten(text);
    const said = isPart ? [] : [lower, ...this.#byName(asked, text)];
    const refused = said.find(problem => !isMisread(problem));
    if (refused !== undefined) this.#refuse(refused);
    else if (isWritten(text) && lower.code !== 'unreadable-choice') this.#refuse(lower);
    else this.#notUnderstood(asked, menu, text, text);
  }

  /** What the rules say to the one thing that this names, where its name is not what the notation calls it. */
  #byName(asked: Asked, text: string): Problem[] {
    const things = this.#tongues.flatMap(words => words.things());
    const thing = surelyMeant(things, text);
    return thing === undefined ? [] : [this.#readAs(asked, thing)].filter(isProblem);
  }

  /** Names the words that mean nothing here, and says what is asked and what can be typed instead. */
  #notUnderstood(asked: Asked, menu: Menu, line: string, words: string): void {
    const { context } = this.#teller;
    const meant = commandMeant(context.say, line);
    if (meant !== undefined) {
      this.#teller.say('play.meant', { text: line, meant });
      return;
    }
    const [question = ''] = /^[^?]*\??/.exec(this.#teller.asks(asked, menu)) ?? [];
    this.#teller.say('play.not-understood', { text: quoted(words), question, wanted: this.#wanted(menu) });
  }

  /** What can be typed at this question. */
  #wanted(menu: Menu): string {
    const { context } = this.#teller;
    const [help, back] = [this.#teller.command('help'), this.#teller.command('back')];
    switch (menu.kind) {
      case 'amount':
        return context.say('play.wanted-amount', { min: menu.min, max: menu.max });
      case 'list':
        return context.say('play.wanted-number', { most: menu.moves.length, help });
      case 'pick':
        return context.say('play.wanted-number', { most: menu.from.length - this.#picked.length, help });
      case 'guide':
        if (menu.entry.isFull) return context.say('play.wanted-done', { back });
        return context.say(
          menu.entry.step.whole === null && menu.entry.isBegun ? 'play.wanted-part' : 'play.wanted-name',
          {
            most: menu.entry.step.picks.length,
            back,
            help,
          },
        );
      default:
        return context.say('play.wanted-notation', { help });
    }
  }

  /** The answer that this is in the notation, if the rules take it. */
  #readAs({ seat, view, request }: Asked, text: string): Action | Problem {
    const { game } = this.#sitting;
    const action = game.read(view, text.startsWith(`${seat} `) ? text : `${seat} ${text}`);
    return isProblem(action) ? action : (game.check(view, request, action.choice) ?? action);
  }

  #refuse(refused: Problem): void {
    const { context, words, nameOf } = this.#teller;
    this.#teller.out(context.paint(printable(words.problem(refused, this.#sitting.seats, nameOf)), 'bad'));
  }
}

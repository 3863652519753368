import { canonicalJson, isProblem, LANGUAGES, type Action, type Plain, type Problem } from '@corvo/core';
import { Target } from '../files/target.ts';
import { isRecord } from '../files/record.ts';
import { clauseLines } from '../rules/show.ts';
import { findClause, ledgers } from '../rules/shelf.ts';
import { noSuchClause } from '../commands/rule.ts';
import { Stop } from '../stop.ts';
import { columns, printable, widthOfText } from '../terminal/layout.ts';
import { whileShowing } from '../terminal/progress.ts';
import type { Lines, NoLine } from '../terminal/lines.ts';
import { GameWords } from '../words.ts';
import { commandMeant, readCommand, TABLE_COMMANDS, type TableCommand } from './commands.ts';
import type { Entry } from './entry.ts';
import { menuFor, moveOf, picking, type Menu, type Move } from './menu.ts';
import { isMisread } from './misread.ts';
import { meantBy, surelyMeant } from './names.ts';
import type { Asked, Sitting } from './sitting.ts';
import type { Teller } from './teller.ts';
import type { Thinkers } from './thinkers.ts';

/** What a person came to: a choice, or something else to be done with the game. */
export type Answer =
  | { readonly kind: 'choice'; readonly choice: Plain; readonly isOnly?: true } // there was nothing to choose
  | { readonly kind: 'undo' | 'resign' | 'quit' }
  | { readonly kind: 'over'; readonly why: NoLine };

/** Is this the same, but for capitals and spaces? */
const same = (shown: string, typed: string): boolean => plain(shown) === plain(typed);
/** Has this the marks of the notation, so that it must be meant as a whole answer? */
const isWritten = (text: string): boolean => /[,;:>]/.test(text);
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The person at the keyboard. */
export class Person {
  readonly #sitting: Sitting;
  readonly #teller: Teller;
  readonly #lines: Lines;
  readonly #thinkers: Thinkers;
  readonly #tongues: readonly [GameWords, ...GameWords[]]; // the language of the table, then the others
  readonly #files = new Map<string, Target>();
  #menu: Menu | undefined; // what is being asked now
  #drawn = ''; // the table as it was last shown
  #doubted: string | undefined; // the answer that was asked about once more

  constructor(sitting: Sitting, teller: Teller, lines: Lines, thinkers: Thinkers) {
    this.#sitting = sitting;
    this.#teller = teller;
    this.#lines = lines;
    this.#thinkers = thinkers;
    const others = LANGUAGES.filter(language => language !== teller.words.language);
    this.#tongues = [teller.words, ...others.map(language => new GameWords(sitting.game, language))];
  }

  /** Where the person wants the record: it tells all secrets, so it is written when the game is over (CO-4.2). */
  get files(): readonly Target[] {
    return [...this.#files.values()];
  }

  /** Asks until there is an answer that the rules take. */
  async decide(asked: Asked): Promise<Answer> {
    const menu = menuFor(this.#tongues, asked, this.#teller.nameOf);
    this.#menu = menu;
    this.#doubted = undefined;
    if (menu.kind === 'only') {
      this.#teller.question(asked);
      this.#teller.say('play.only-answer', { words: menu.move.words });
      return { kind: 'choice', choice: menu.move.choice, isOnly: true };
    }
    this.#drawn = this.#teller.tableSince(asked.view, this.#drawn);
    this.#teller.question(asked);
    this.#show(asked, menu);
    const picked: string[] = [];
    for (;;) {
      const line = await this.#lines.next('> ');
      if (typeof line !== 'string') return { kind: 'over', why: line.over };
      const text = line.trim();
      if (text === '') continue;
      const command = readCommand(text);
      if (command !== undefined) {
        const answer = await this.#obey(command.command, command.rest, asked, menu);
        if (answer !== undefined) return answer;
        continue;
      }
      const choice = menu.kind === 'guide' ? this.#guided(asked, menu, text) : this.#read(asked, menu, picked, text);
      if (choice !== undefined) return { kind: 'choice', choice };
    }
  }

  /** What Tab proposes: names of what can be picked now, or moves in the notation. */
  proposals(): readonly string[] {
    if (this.#menu?.kind === 'guide') return this.#menu.entry.names();
    if (this.#menu?.kind === 'pick') return this.#menu.from.map(({ words }) => words);
    return this.#menu?.kind === 'list' ? this.#menu.moves.flatMap(({ words, notation }) => [notation, words]) : [];
  }

  #show(asked: Asked, menu: Menu): void {
    if (menu.kind === 'guide') this.#teller.guide(asked, menu.entry, this.#objection(asked, menu.entry));
    else this.#teller.menu(menu);
  }

  /** Why the answer would not be taken as it stands. */
  #objection({ view, request }: Asked, { whole }: Entry): Problem | undefined {
    return whole === null ? undefined : this.#sitting.game.check(view, request, whole);
  }

  /** A pick, several picks, or the whole answer in the notation; undefined when the answer is not whole yet. */
  #guided(asked: Asked, menu: Extract<Menu, { kind: 'guide' }>, text: string): Plain | undefined {
    const { entry } = menu;
    if (text === '0') return this.#finish(asked, entry);
    // Marks of the notation: a whole answer, where it can be read as one.
    if (isWritten(text) || /^(none|nessuno|niente)$/i.test(text)) {
      const whole = this.#readAs(asked, this.#lowered(text));
      if (!isProblem(whole)) return whole.choice;
      if (whole.code !== 'unreadable-choice') return void this.#refuse(whole);
    }
    const taken = entry.take(text);
    switch (taken.kind) {
      case 'picked':
        this.#show(asked, menu);
        return undefined;
      case 'closed':
        return void this.#refuse(taken.problem);
      case 'no-such-number':
        return void this.#teller.say('play.no-such-number', { number: taken.number, most: taken.most });
      case 'unclear':
        return void this.#teller.say('play.unclear', { text, among: taken.picks.map(this.#teller.pickName) });
      case 'unknown': {
        const typed = this.#readAs(asked, this.#lowered(text));
        if (!isProblem(typed)) return typed.choice;
        if (taken.problem !== undefined) return void this.#refuse(taken.problem);
        if (!isMisread(typed)) return void this.#refuse(typed);
        return void this.#notUnderstood(menu, text, taken.words);
      }
    }
  }

  /** Gives the answer as it stands, or says why it cannot be given; what was picked stays. */
  #finish(asked: Asked, entry: Entry): Plain | undefined {
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
  #read(asked: Asked, menu: Menu, picked: string[], text: string): Plain | undefined {
    if (menu.kind === 'pick' && /^\d+$/.test(text)) return this.#pick(asked, menu, picked, Number(text));
    if (menu.kind === 'list') {
      if (/^\d+$/.test(text)) return this.#numbered(menu, Number(text));
      const said = this.#said(asked, menu, text);
      if (said !== undefined) return said.choice;
    }
    if (menu.kind === 'pick') {
      const place = picking(menu, picked).left.findIndex(
        thing => same(thing.words, text) || this.#tongues.some(words => same(words.thing(thing.id), text)),
      );
      if (place >= 0) return this.#pick(asked, menu, picked, place + 1);
    }
    return this.#typed(asked, menu, text);
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

  #numbered({ moves }: Extract<Menu, { kind: 'list' }>, number: number): Plain | undefined {
    const move = moves[number - 1];
    if (move === undefined) this.#teller.say('play.no-such-number', { number, most: moves.length });
    return move?.choice;
  }

  #pick(asked: Asked, menu: Extract<Menu, { kind: 'pick' }>, picked: string[], number: number): Plain | undefined {
    const before = picking(menu, picked);
    if (number === 0 && before.isEnough) return this.#whole(asked, menu, picked);
    const thing = before.left[number - 1];
    if (thing === undefined) {
      this.#teller.say('play.no-such-number', { number, most: before.left.length });
      return undefined;
    }
    picked.push(thing.id);
    const { isEnough, isFull, left } = picking(menu, picked);
    if (isFull) return this.#whole(asked, menu, picked);
    const chosen = picked.map(id => menu.from.find(one => one.id === id)?.words ?? id);
    this.#teller.say(isEnough ? 'play.picked-enough' : 'play.picked', { chosen });
    this.#teller.things(left);
    return undefined;
  }

  #whole(asked: Asked, menu: Extract<Menu, { kind: 'pick' }>, picked: string[]): Plain | undefined {
    const choice: Plain = { [menu.field]: [...picked] };
    picked.length = 0;
    const refused = this.#sitting.game.check(asked.view, asked.request, choice);
    if (refused === undefined) return choice;
    this.#refuse(refused);
    this.#teller.things(menu.from);
    return undefined;
  }

  #typed(asked: Asked, menu: Menu, text: string): Plain | undefined {
    const typed = this.#readAs(asked, text);
    if (!isProblem(typed)) return typed.choice;
    const lower = this.#readAs(asked, text.toLowerCase());
    if (!isProblem(lower)) return lower.choice;
    // Where several things are wanted, a single word is no whole answer, whatever the rules say to it.
    const isPart = menu.kind === 'pick' && menu.min > 1 && !isWritten(text);
    const said = isPart ? [] : [lower, ...this.#byName(asked, text)];
    const refused = said.find(problem => !isMisread(problem));
    if (refused !== undefined) this.#refuse(refused);
    else if (isWritten(text) && lower.code !== 'unreadable-choice') this.#refuse(lower);
    else this.#notUnderstood(menu, text, text);
    return undefined;
  }

  /** What the rules say to the one thing that this names, where its name is not what the notation calls it. */
  #byName(asked: Asked, text: string): Problem[] {
    const things = this.#tongues.flatMap(words => words.things());
    const thing = surelyMeant(things, text);
    return thing === undefined ? [] : [this.#readAs(asked, thing)].filter(isProblem);
  }

  /** Names the words that mean nothing here, and says what can be typed instead. */
  #notUnderstood(menu: Menu, line: string, words: string): void {
    const { context } = this.#teller;
    const meant = commandMeant(context.say, line);
    if (meant !== undefined) this.#teller.say('play.meant', { text: line, meant });
    else this.#teller.say('play.not-understood', { text: words, wanted: this.#wanted(menu) });
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
        return context.say('play.wanted-number', { most: menu.from.length, help });
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

  async #obey(command: TableCommand, rest: string, asked: Asked, menu: Menu): Promise<Answer | undefined> {
    switch (command) {
      case 'undo':
        if (menu.kind !== 'guide' || !menu.entry.isBegun) return { kind: command };
        this.#back(asked, menu);
        return undefined;
      case 'back':
        this.#back(asked, menu);
        return undefined;
      case 'done': {
        const choice = menu.kind === 'guide' ? this.#finish(asked, menu.entry) : undefined;
        if (menu.kind !== 'guide') this.#teller.say('play.nothing-begun');
        return choice === undefined ? undefined : { kind: 'choice', choice };
      }
      case 'explain':
        this.#explain(asked, rest);
        return undefined;
      case 'resign':
      case 'quit':
        return { kind: command };
      case 'help':
        this.#help(asked, menu);
        return undefined;
      case 'moves':
        this.#teller.question(asked);
        this.#show(asked, menu);
        return undefined;
      case 'table':
        this.#teller.table(asked.view);
        return undefined;
      case 'rule':
        this.#attempt(() => this.#rule(rest === '' ? asked.request.clause : rest));
        return undefined;
      case 'save':
        this.#attempt(() => this.#save(rest));
        return undefined;
      case 'hint':
        return this.#hint(asked);
    }
  }

  /** The examples are of this very moment, so that they can be tried. */
  #help(asked: Asked, menu: Menu): void {
    const { request } = asked;
    const { context } = this.#teller;
    const { say, paint } = context;
    const examples: Partial<Record<TableCommand, string>> = { rule: request.clause, save: say('play.example-file') };
    const lines = TABLE_COMMANDS.map(command => {
      const example = examples[command] === undefined ? '' : ` ${examples[command]}`;
      return [paint(this.#teller.command(command), 'strong') + example, say(`play.about.${command}`)];
    });
    const move = menu.kind === 'list' ? `, ${menu.moves[0]?.notation}` : '';
    const rows = [[`1${move}`, say('play.about.move')], ...lines];
    if (menu.kind === 'guide') this.#teller.guideHelp(asked, menu.entry, menu.example);
    const hang = ' '.repeat(Math.max(...rows.map(([what = '']) => widthOfText(what))) + 2);
    for (const line of columns(rows, [])) this.#teller.out(`  ${line}`, hang);
  }

  /** One step back in an answer of many parts. */
  #back(asked: Asked, menu: Menu): void {
    if (menu.kind === 'guide' && menu.entry.back()) this.#show(asked, menu);
    else this.#teller.say('play.nothing-begun');
  }

  /** What a thing is, by any of its names; alone, what the figures of this moment are made of. */
  #explain({ view }: Asked, name: string): void {
    const { words, nameOf } = this.#teller;
    const tongues = this.#tongues.map(tongue => tongue.things());
    const all = (tongues[0] ?? []).map(({ id, names }) => ({
      id,
      names: [...names, ...tongues.slice(1).flatMap(things => things.find(thing => thing.id === id)?.names ?? [])],
    }));
    const meant = [...new Set(meantBy(all, name))];
    const [thing = null] = meant;
    if (name !== '' && meant.length > 1) {
      const among = meant.map(id => all.find(one => one.id === id)?.names[0] ?? id);
      this.#teller.say('play.unclear', { text: name, among });
      return;
    }
    const lines = name !== '' && thing === null ? [] : words.explain(view, thing, nameOf);
    if (lines.length === 0) this.#teller.say('play.nothing-to-explain', { rule: this.#teller.command('rule') });
    for (const line of lines) this.#teller.out(line);
  }

  /** At the table a wrong word is no reason to end the program. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      this.#teller.context.out(this.#teller.context.say(error.key, error.data)); // in one piece: it may name a file
    }
  }

  #rule(id: string): void {
    const { language, out, width, paint } = this.#teller.context;
    const shelf = ledgers(language);
    const clause = findClause(shelf, id);
    if (clause === undefined) throw noSuchClause(shelf, id);
    out(clauseLines(clause, width, paint).join('\n'));
  }

  #save(file: string): void {
    if (file === '') throw new Stop('play.save-where', { save: this.#teller.command('save') });
    const target = new Target(this.#teller.context.io.cwd, file, isRecord).tried();
    this.#files.set(target.path, target);
    const { out, say } = this.#teller.context;
    out(say('play.save-later', { file: target.path }));
  }

  async #hint(asked: Asked): Promise<Answer | undefined> {
    const { words, nameOf, context } = this.#teller;
    const thinking = Promise.race([this.#thinkers.hint(asked, this.#sitting), this.#lines.interruption]);
    const thought = await whileShowing(context.io.stdout, context.say('play.hint-waiting'), thinking);
    if (thought === 'interrupted') return { kind: 'over', why: thought };
    const move = moveOf(words, asked.view, asked.request, thought.choice, nameOf);
    const reason = words.reason(thought.reason, this.#sitting.seats, nameOf);
    // Part of an answer and a whole one may read the same: with its verb it is the whole one.
    const { seat, view, request } = asked;
    const notation =
      this.#menu?.kind === 'guide'
        ? words.game.write(view, { seat, request: request.id, choice: thought.choice }).slice(seat.length + 1)
        : move.notation;
    this.#teller.out(context.say('play.hint', { move: move.words, notation }));
    if (reason !== '') this.#teller.out(context.paint(`  ${reason}`, 'faint'));
    return undefined;
  }
}

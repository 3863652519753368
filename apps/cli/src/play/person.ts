import { LANGUAGES, type Plain } from '@corvo/core';
import type { Target } from '../files/target.ts';
import type { Lines, NoLine } from '../terminal/lines.ts';
import { GameWords } from '../words.ts';
import { AnswerReader } from './answer-reader.ts';
import { Asides } from './asides.ts';
import { isAlone, readCommand, type TableCommand } from './commands.ts';
import { menuFor, type Menu } from './menu.ts';
import { plainName } from './names.ts';
import type { Asked, Sitting } from './sitting.ts';
import type { Teller } from './teller.ts';
import type { Thinkers } from './thinkers.ts';
import { whyOnly } from './why-only.ts';

/** What a person came to: a choice, or something else to be done with the game. */
export type Decision =
  | { readonly kind: 'choice'; readonly choice: Plain; readonly isOnly?: true } // there was nothing to choose
  | { readonly kind: 'undo' | 'practice' | 'resign' | 'quit' }
  | { readonly kind: 'over'; readonly why: NoLine };

/** The person at the keyboard. */
export class Person {
  readonly #sitting: Sitting;
  readonly #teller: Teller;
  readonly #lines: Lines;
  readonly #thinkers: Thinkers;
  readonly #tongues: readonly [GameWords, ...GameWords[]]; // the language of the table, then the others
  readonly #asides: Asides;
  #menu: Menu | undefined; // what is being asked now
  #drawn = ''; // the table as it was last shown
  #hinted: Plain | undefined; // what the hint to this question was

  constructor(sitting: Sitting, teller: Teller, lines: Lines, thinkers: Thinkers) {
    this.#sitting = sitting;
    this.#teller = teller;
    this.#lines = lines;
    this.#thinkers = thinkers;
    const others = LANGUAGES.filter(language => language !== teller.words.language);
    this.#tongues = [
      teller.words,
      ...others.map(language => new GameWords(sitting.game, language, {}, sitting.seats.length)),
    ];
    this.#asides = new Asides(sitting, teller, this.#tongues);
  }

  get files(): readonly Target[] {
    return this.#asides.files;
  }

  /** Asks until there is an answer that the rules take. */
  async decide(asked: Asked): Promise<Decision> {
    const menu = menuFor(this.#tongues, asked, this.#teller.nameOf);
    this.#menu = menu;
    if (menu.kind === 'only') {
      this.#teller.question(asked, menu);
      this.#teller.say('play.only-answer', { words: menu.move.words });
      this.#teller.reasons(whyOnly(this.#sitting.game, asked), asked.view);
      return { kind: 'choice', choice: menu.move.choice, isOnly: true };
    }
    this.#hinted = undefined;
    this.#drawn = this.#teller.tableSince(asked.view, this.#drawn);
    this.#teller.question(asked, menu);
    const reader = new AnswerReader(this.#sitting, this.#teller, this.#tongues);
    reader.show(asked, menu);
    for (;;) {
      const line = await this.#lines.next('> ');
      if (typeof line !== 'string') return { kind: 'over', why: line.over };
      const text = line.trim();
      if (text === '') continue;
      const command = readCommand(text);
      if (command !== undefined && (isAlone(command) || !this.#isBeginning(text))) {
        const answer = await this.#obey(command.command, command.rest, asked, menu, reader);
        if (answer !== undefined) return answer;
        continue;
      }
      const choice = reader.read(asked, menu, text);
      if (choice !== undefined) return { kind: 'choice', choice };
    }
  }

  /** What Tab proposes: names of what can be picked now, or moves in the notation. */
  proposals(): readonly string[] {
    if (this.#menu?.kind === 'guide') return this.#menu.entry.names();
    if (this.#menu?.kind === 'pick') return this.#menu.from.map(({ words }) => words);
    return this.#menu?.kind === 'list' ? this.#menu.moves.map(({ words }) => words) : [];
  }

  /** Does a move begin like this, though it begins with the word for a command? */
  #isBeginning(text: string): boolean {
    return this.proposals().some(words => plainName(words).startsWith(plainName(text)));
  }

  async #obey(
    command: TableCommand,
    rest: string,
    asked: Asked,
    menu: Menu,
    reader: AnswerReader,
  ): Promise<Decision | undefined> {
    switch (command) {
      case 'undo':
        if (!reader.isBegun(menu)) return { kind: command };
        reader.back(asked, menu);
        return undefined;
      case 'back':
        if (!reader.back(asked, menu)) this.#teller.say('play.nothing-begun');
        return undefined;
      case 'follow':
        if (this.#hinted === undefined) this.#teller.say('play.nothing-hinted', { hint: this.#teller.command('hint') });
        return this.#hinted === undefined ? undefined : { kind: 'choice', choice: this.#hinted };
      case 'done': {
        const choice = reader.done(asked, menu);
        return choice === undefined ? undefined : { kind: 'choice', choice };
      }
      case 'explain':
        this.#asides.explain(asked, rest);
        return undefined;
      case 'practice':
      case 'resign':
      case 'quit':
        return { kind: command };
      case 'help':
        this.#asides.help(asked, menu);
        return undefined;
      case 'moves':
        this.#teller.question(asked, menu);
        reader.show(asked, menu);
        return undefined;
      case 'table':
        this.#teller.table(asked.view);
        return undefined;
      case 'rule':
        this.#asides.rule(asked, rest);
        return undefined;
      case 'save':
        this.#asides.save(rest);
        return undefined;
      case 'hint': {
        const hint = await this.#asides.hint(asked, this.#thinkers, this.#lines);
        if (hint === 'interrupted') return { kind: 'over', why: hint };
        this.#hinted = hint.choice;
        return undefined;
      }
    }
  }
}

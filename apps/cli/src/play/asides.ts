import { hintKey } from '@corvo/bots';
import { noSuchClause } from '../rules/missing.ts';
import { clauseLines } from '../rules/show.ts';
import { findClause, ledgers } from '../rules/registry.ts';
import { isRecord } from '../files/record.ts';
import { Target } from '../files/target.ts';
import { Stop } from '../stop.ts';
import { columns, widthOfText } from '../terminal/layout.ts';
import { whileShowing } from '../terminal/progress.ts';
import type { Lines } from '../terminal/lines.ts';
import type { GameWords } from '../words.ts';
import { TABLE_COMMANDS, type TableCommand } from './commands.ts';
import { moveOf, type Menu } from './menu.ts';
import { meantBy, nearlyMeant, type Named } from './names.ts';
import type { Asked, Sitting } from './sitting.ts';
import type { Teller } from './teller.ts';
import type { Thinkers } from './thinkers.ts';

/** What a person can ask for at the table without answering: help, a rule, an explanation, a hint, a file to keep. */
export class Asides {
  readonly #sitting: Sitting;
  readonly #teller: Teller;
  readonly #tongues: readonly GameWords[];
  readonly #files = new Map<string, Target>();

  constructor(sitting: Sitting, teller: Teller, tongues: readonly GameWords[]) {
    this.#sitting = sitting;
    this.#teller = teller;
    this.#tongues = tongues;
  }

  /** Where the person wants the record: it tells all secrets, so it is written when the game is over (CO-4.2). */
  get files(): readonly Target[] {
    return [...this.#files.values()];
  }

  /** The examples are of this very moment, so that they can be tried. */
  help(asked: Asked, menu: Menu): void {
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

  /** What a thing is, by any of its names; alone, what the figures of this moment are made of. */
  explain({ view }: Asked, name: string): void {
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
    if (name !== '' && thing === null) {
      this.#unknown(name, all);
      return;
    }
    const lines = words.explain(view, thing, nameOf);
    if (lines.length === 0) this.#teller.say('play.nothing-to-explain-now', { rule: this.#teller.command('rule') });
    for (const line of lines) this.#teller.out(line);
  }

  /** Nothing has this name: names the thing that was probably meant, in the language of the table. */
  #unknown(name: string, things: readonly Named[]): void {
    const meant = nearlyMeant(things, name);
    if (meant !== undefined) this.#teller.say('play.explain-meant', { text: name, meant });
    else this.#teller.say('play.nothing-to-explain', { rule: this.#teller.command('rule') });
  }

  /** A clause of the rules; without a name, the one that this question comes from. */
  rule(asked: Asked, id: string): void {
    this.#attempt(() => this.#rule(id === '' ? asked.request.clause : id));
  }

  save(file: string): void {
    this.#attempt(() => this.#save(file));
  }

  /** What a bot would do; how the waiting for it ended, if it did. */
  async hint(asked: Asked, menu: Menu, thinkers: Thinkers, lines: Lines): Promise<'interrupted' | undefined> {
    const { words, nameOf, context } = this.#teller;
    const thinking = Promise.race([thinkers.hint(asked, this.#sitting), lines.interruption]);
    const thought = await whileShowing(context.io.stdout, context.say('play.hint-waiting'), thinking);
    if (thought === 'interrupted') return thought;
    const move = moveOf(words, asked.view, asked.request, thought.choice, nameOf);
    const { key, data } = thought.reason;
    const reason = words.reason({ key: hintKey(key), data }, this.#sitting.seats, nameOf);
    // Part of an answer and a whole one may read the same: with its verb it is the whole one.
    const { seat, view, request } = asked;
    const notation =
      menu.kind === 'guide'
        ? words.game.write(view, { seat, request: request.id, choice: thought.choice }).slice(seat.length + 1)
        : move.notation;
    this.#teller.out(context.say('play.hint', { move: move.words, notation }));
    if (reason !== '') this.#teller.out(context.paint(`  ${reason}`, 'faint'));
    return undefined;
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
    const { language, say, out, width, paint } = this.#teller.context;
    const registry = ledgers(language);
    const clause = findClause(registry, id);
    if (clause === undefined) throw noSuchClause(registry, id);
    out(clauseLines(clause, width, paint, say).join('\n'));
  }

  #save(file: string): void {
    if (file === '') throw new Stop('play.save-where', { save: this.#teller.command('save') });
    const target = new Target(this.#teller.context.io.cwd, file, isRecord).tried();
    this.#files.set(target.path, target);
    const { out, say } = this.#teller.context;
    out(say('play.save-later', { file: target.path }));
  }
}

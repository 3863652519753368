import { hintKey } from '@corvo/bots';
import type { Plain, View } from '@corvo/core';
import { noSuchClause } from '../rules/missing.ts';
import { clauseLines } from '../rules/show.ts';
import { findClause, ledgers } from '../rules/registry.ts';
import { isRecord } from '../files/record.ts';
import { Target } from '../files/target.ts';
import { Stop } from '../stop.ts';
import { columns, widthOfText } from '../terminal/layout.ts';
import { whileShowing } from '../terminal/progress.ts';
import type { Lines } from '../terminal/lines.ts';
import type { GameWords, Thing } from '../words.ts';
import { TABLE_COMMANDS, type TableCommand } from './commands.ts';
import { Entry } from './entry.ts';
import { moveOf, type Menu } from './menu.ts';
import { isTitled, nearlyMeant, thingsMeant, type Named } from './names.ts';
import type { Asked, Sitting } from './sitting.ts';
import type { Teller } from './teller.ts';
import type { Thinkers } from './thinkers.ts';

const titleOf = ({ names, id }: Named): string => names[0] ?? id;

/** Of things with one name those that this table plays with, where it does: two sets of cards have many names in common. */
function inPlay(things: readonly Thing[], view: View): readonly Thing[] {
  const table = JSON.stringify(view);
  const here = things.filter(({ id }) => table.includes(`"${id}"`));
  const isShared = (thing: Thing): boolean => here.some(one => one !== thing && titleOf(one) === titleOf(thing));
  return things.filter(thing => here.includes(thing) || !isShared(thing));
}

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
    const rows = [['1', say('play.about.move')], ...lines];
    if (menu.kind === 'guide') this.#teller.guideHelp(asked, menu.entry, Entry.example(asked, this.#tongues));
    const hang = ' '.repeat(Math.max(...rows.map(([what = '']) => widthOfText(what))) + 2);
    for (const line of columns(rows, [])) this.#teller.out(`  ${line}`, hang);
  }

  /** What a thing is, by any of its names; alone, what the figures of this moment are made of. */
  explain({ view }: Asked, name: string): void {
    const { words, nameOf } = this.#teller;
    const rule = this.#teller.command('rule');
    if (name === '') {
      const lines = words.explain(view, null, nameOf);
      if (lines.length === 0) this.#teller.say('play.nothing-to-explain-now', { rule });
      for (const line of lines) this.#teller.out(line);
      return;
    }
    const tongues = this.#tongues.map(tongue => tongue.things());
    const all = (tongues[0] ?? []).map(({ id, kind, names }) => ({
      id,
      kind,
      names: [
        ...names,
        ...tongues.slice(1).flatMap(things => things.find(one => one.id === id && one.kind === kind)?.names ?? []),
      ],
    }));
    const meant = inPlay(thingsMeant(all, name), view);
    const titles = new Set(meant.map(titleOf));
    if (meant.length === 0) this.#unknown(name, all);
    else if (titles.size > 1) this.#teller.say('play.unclear-thing', { text: name, among: this.#among(meant) });
    else this.#describe(meant, view);
  }

  /** All there is to say of things of one name, which stands before it. */
  #describe(things: readonly Thing[], view: View): void {
    const { words, nameOf } = this.#teller;
    const told = new Set<string>();
    // One card may be named under two kinds: it is explained once.
    for (const thing of things.filter(({ id }, at) => things.findIndex(one => one.id === id) === at)) {
      const [first, ...others] = words.explain(view, thing.id, nameOf);
      if (first === undefined) continue;
      const title = titleOf(thing);
      told.add([isTitled(first, title) ? first : `${this.#named(thing)}. ${first}`, ...others].join('\n'));
    }
    if (told.size === 0) this.#teller.say('play.nothing-to-explain', { rule: this.#teller.command('rule') });
    for (const text of told) for (const line of text.split('\n')) this.#teller.out(line);
  }

  /** *The Fist (card) or Fist of the First Men (area)*. */
  #among(things: readonly Thing[]): string {
    return this.#teller.either(things.map(thing => this.#named(thing)));
  }

  /** *The Fist (card)* */
  #named(thing: Thing): string {
    return `${titleOf(thing)} (${this.#teller.context.say(`play.kind.${thing.kind}`)})`;
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

  /** What a bot would do, or that nobody waited for it. */
  async hint(asked: Asked, thinkers: Thinkers, lines: Lines): Promise<'interrupted' | { readonly choice: Plain }> {
    const { words, nameOf, context } = this.#teller;
    const thinking = Promise.race([thinkers.hint(asked, this.#sitting), lines.interruption]);
    const thought = await whileShowing(context.io.stdout, context.say('play.hint-waiting'), thinking);
    if (thought === 'interrupted') return thought;
    const move = moveOf(words, asked.view, asked.request, thought.choice, nameOf);
    const { key, data } = thought.reason;
    const reason = words.reason({ key: hintKey(key), data }, this.#sitting.seats, nameOf);
    this.#teller.say('play.hint', { move: move.words, follow: this.#teller.command('follow') });
    if (reason !== '') this.#teller.out(context.paint(`  ${reason}`, 'faint'));
    return { choice: thought.choice };
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

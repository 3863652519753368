import type { Event, Outcome, Plain, Request, Seat, View } from '@corvo/core';
import type { Context } from '../context.ts';
import { columns, widthOfText } from '../terminal/layout.ts';
import type { GameWords, NameOf } from '../words.ts';
import { wordFor, type TableCommand } from './commands.ts';
import type { Menu, Move, Thing } from './menu.ts';

/** More moves than these go into several columns. */
const LONGEST_COLUMN = 12;

/** Says at the terminal what happens at the table. */
export class Teller {
  readonly context: Context;
  readonly words: GameWords;
  readonly nameOf: NameOf;

  constructor(context: Context, words: GameWords, nameOf: NameOf) {
    this.context = context;
    this.words = words;
    this.nameOf = nameOf;
  }

  /** A sentence of the program. */
  say(key: string, data?: Plain): void {
    this.context.out(this.context.say(key, data));
  }

  command(command: TableCommand): string {
    return wordFor(this.context.say, command);
  }

  /** What those at this seat may know of what happened. */
  events(events: readonly Event[], seats: readonly Seat[], seat: Seat | null): void {
    for (const event of events) {
      if (event.to !== 'all' && (seat === null || !event.to.includes(seat))) continue;
      const sentence = this.words.event(event, seats, this.nameOf);
      if (sentence !== undefined) this.context.out(`  ${sentence}`);
    }
  }

  table(view: View): void {
    const { out, paint } = this.context;
    out('');
    out(this.words.game.table.draw(view, { say: this.words.say, paint, nameOf: this.nameOf }));
    out('');
  }

  question(request: Request): void {
    const { out, paint } = this.context;
    out(`${paint(this.words.question(request), 'strong')} ${paint(`(${request.clause})`, 'faint')}`);
  }

  menu(menu: Menu): void {
    const { out, say } = this.context;
    switch (menu.kind) {
      case 'list':
        if (menu.moves.length <= LONGEST_COLUMN) this.#described(menu.moves);
        else this.#numbered(menu.moves.map(move => move.words));
        return;
      case 'pick': {
        const key = menu.min === menu.max ? 'play.pick' : 'play.pick-between';
        out(say(key, { min: menu.min, max: menu.max, from: menu.from.length }));
        this.#numbered(menu.from.map(thing => thing.words));
        return;
      }
      case 'amount':
        out(say('play.amount', { min: menu.min, max: menu.max }));
        return;
      case 'type':
        out(say('play.type', { example: menu.example.notation, words: menu.example.words }));
    }
  }

  things(things: readonly Thing[]): void {
    this.#numbered(things.map(({ words }) => words));
  }

  /** A short list: each move with what to type for it, and under it what its card does. */
  #described(moves: readonly Move[]): void {
    const { out, paint } = this.context;
    const rows = moves.map(({ words, notation }, place) => {
      const typed = words.toLowerCase() === notation ? '' : paint(notation, 'faint');
      return [`${place + 1}.`, words, typed];
    });
    for (const [place, line] of columns(rows, [true]).entries()) {
      out(`  ${line}`);
      const effect = moves[place]?.effect;
      if (effect !== undefined) out(paint(`        ${effect}`, 'faint'));
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
    out(
      columns(rows, [], 3)
        .map(line => `  ${line}`)
        .join('\n'),
    );
  }

  ending(outcome: Outcome): void {
    const { out, paint } = this.context;
    out(paint(this.words.outcome(outcome), 'strong'));
    let place = 1;
    for (const seats of outcome.ranking) {
      const line = `  ${place}. ${seats.map(this.nameOf).join(', ')}`;
      out(place === 1 ? paint(line, 'good') : line);
      place += seats.length;
    }
  }
}

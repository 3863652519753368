import type { Event, Outcome, Plain, Request, Seat, View } from '@corvo/core';
import type { Context } from '../context.ts';
import { columns, widthOfText } from '../terminal/layout.ts';
import type { GameWords, NameOf } from '../words.ts';
import { wordFor, type TableCommand } from './commands.ts';
import type { Menu, Thing } from './menu.ts';

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
    const { out, say, paint } = this.context;
    if (menu.kind === 'list') {
      const isShort = menu.moves.length <= 12;
      const moves = menu.moves.map(({ words, notation }) =>
        isShort && words.toLowerCase() !== notation ? [words, paint(notation, 'faint')] : [words],
      );
      if (isShort) out(columns(moves.map((move, place) => [`${place + 1}.`, ...move]), [true]).map(line => `  ${line}`).join('\n'));
      else this.#numbered(menu.moves.map(move => move.words));
    } else if (menu.kind === 'pick') {
      out(say(menu.min === menu.max ? 'play.pick' : 'play.pick-between', { min: menu.min, max: menu.max, from: menu.from.length }));
    } else {
      out(say('play.type', { example: menu.example.notation, words: menu.example.words }));
    }
  }

  things(things: readonly Thing[]): void {
    this.#numbered(things.map(({ words }) => words));
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
    out(columns(rows, [], 3).map(line => `  ${line}`).join('\n'));
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

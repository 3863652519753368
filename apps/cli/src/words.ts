import { coreMessages, isPlainObject, mergeCatalogues, say } from '@corvo/core';
import type {
  Action,
  Catalogue,
  Event,
  Game,
  Language,
  OpenTable,
  OptionSpec,
  OptionValue,
  Outcome,
  Plain,
  Problem,
  Request,
  Seat,
  View,
} from '@corvo/core';
import { botMessages } from '@corvo/bots';

export type NameOf = (seat: Seat) => string;

/** A message key and its data; seats are still ids. */
interface Sentence {
  readonly key: string;
  readonly data: Plain;
}

/** What a game may know about its own words beyond the keys that every game has. */
interface Wording {
  choice(open: OpenTable, why: string, choice: Plain): Sentence;
  event(event: Event): Sentence;
}
const wordingOf = (game: Game): Wording | undefined => (game as Game & { readonly sentences?: Wording }).sentences;

/** Puts the names of people where the data has the ids of their seats. */
function withNames(data: Plain, seats: readonly Seat[], nameOf: NameOf): Plain {
  if (typeof data === 'string') return seats.includes(data) ? nameOf(data) : data;
  if (Array.isArray(data)) return data.map(item => withNames(item as Plain, seats, nameOf));
  if (!isPlainObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, item]) => [key, withNames(item as Plain, seats, nameOf)]));
}

/** Everything that can be said about a game in one language: its own words, the platform's and the bots'. */
export class GameWords {
  readonly game: Game;
  readonly language: Language;
  readonly #catalogue: Catalogue;

  constructor(game: Game, language: Language) {
    this.game = game;
    this.language = language;
    this.#catalogue = mergeCatalogues(mergeCatalogues(coreMessages, botMessages), game.messages);
  }

  readonly say = (key: string, data?: Plain): string => say(this.#catalogue, this.language, key, data);

  has(key: string): boolean {
    return ['', '_one', '_other'].some(end => Object.hasOwn(this.#catalogue[this.language], key + end));
  }

  /** The first of these keys that there are words for. */
  first(keys: readonly string[], data?: Plain): string | undefined {
    const key = keys.find(wanted => this.has(wanted));
    return key === undefined ? undefined : this.say(key, data);
  }

  title(): string {
    return this.first(['title']) ?? this.game.id;
  }

  option(spec: OptionSpec): string {
    return this.first([`option.${spec.id}`]) ?? spec.id;
  }

  optionValue(spec: OptionSpec, value: OptionValue): string {
    return this.first([`option.${spec.id}.${value}`]) ?? String(value);
  }

  /** Why something was refused, with its clause. */
  problem(refused: Problem, seats: readonly Seat[] = [], nameOf: NameOf = seat => seat): string {
    const data = withNames(refused.data ?? {}, seats, nameOf);
    return `${this.first([`problem.${refused.code}`], data) ?? refused.code} (${refused.clause})`;
  }

  /** What happened, as a sentence; undefined where an event has no words because nobody needs them. */
  event(event: Event, seats: readonly Seat[], nameOf: NameOf): string | undefined {
    const { key, data } = wordingOf(this.game)?.event(event) ?? { key: `event.${event.type}`, data: event.data };
    return this.first([key, `event.${event.type}`], withNames(data, seats, nameOf));
  }

  /** What a seat is asked. */
  question(request: Request): string {
    return this.first([`ask.${request.why}`]) ?? request.why;
  }

  /** An answer in words; in the notation where the game has no words for it. */
  choice(view: View, request: Request, choice: Plain, nameOf: NameOf): string {
    const { seats } = view.open;
    const found = wordingOf(this.game)?.choice(view.open, request.why, choice);
    const said = found === undefined ? undefined : this.first([found.key], withNames(found.data, seats, nameOf));
    return said ?? this.#card(choice) ?? this.notation(view, { seat: request.seat, request: request.id, choice });
  }

  /** One of several things to pick, such as a card. */
  thing(id: string): string {
    return this.first([`card.${id}`, `area.${id}`, `unit.${id}`]) ?? id;
  }

  /** An action in the notation, without the seat: what the person at the keyboard would type. */
  notation(view: View, action: Action): string {
    return this.game.write(view, action).slice(action.seat.length + 1);
  }

  /** Why a bot chose as it did. */
  reason({ key, data }: Sentence, seats: readonly Seat[], nameOf: NameOf): string {
    return this.first([key], withNames(data, seats, nameOf)) ?? '';
  }

  outcome({ reason, clause }: Outcome): string {
    return `${this.first([`outcome.${reason}`]) ?? reason} (${clause})`;
  }

  #card(choice: Plain): string | undefined {
    const card = isPlainObject(choice) ? choice['card'] : undefined;
    return typeof card === 'string' ? this.first([`card.${card}`]) : undefined;
  }
}

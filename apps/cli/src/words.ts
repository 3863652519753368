import {
  canonicalJson,
  coreMessages,
  inOneLine,
  inWording,
  isPlainObject,
  isProblem,
  mergeCatalogues,
  questionOf,
  say,
  tellingsOf,
  withSeatNames,
} from '@corvo/core';
import type {
  Action,
  Catalogue,
  Event,
  Game,
  Language,
  OptionSpec,
  OptionValue,
  OptionValues,
  Outcome,
  Plain,
  Problem,
  Request,
  Seat,
  Sentence,
  View,
} from '@corvo/core';
import { botMessages } from '@corvo/bots';
import type { Named } from './play/names.ts';

export type NameOf = (seat: Seat) => string;
type Data = Readonly<Record<string, Plain>>;

/** The families of messages that name things. */
const THINGS: readonly string[] = [
  'area',
  'order',
  'card',
  'character',
  'companion',
  'house',
  'unit',
  'westeros',
  'token',
];

/** Something that has a name: an area, a card, a House. */
export interface Thing extends Named {
  readonly kind: string;
}

/** Everything that can be said about a game in one language: its own words, the platform's and the bots'. */
export class GameWords {
  readonly game: Game;
  readonly language: Language;
  readonly #catalogue: Catalogue;
  readonly #isUsual: boolean; // the table plays by no other options than the usual ones

  constructor(game: Game, language: Language, options: OptionValues = {}, players = 0) {
    this.game = game;
    this.language = language;
    this.#isUsual = game.options.every(({ id, default: usual }) => (options[id] ?? usual) === usual);
    this.#catalogue = mergeCatalogues(
      mergeCatalogues(coreMessages, botMessages),
      inWording(game.messages, game.wording?.(players)),
    );
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
    const data = withSeatNames(refused.data ?? {}, seats, nameOf);
    return `${this.first([`problem.${refused.code}`], data) ?? refused.code} (${refused.clause})`;
  }

  /** What happened, one thing a line. */
  tellings(events: readonly Event[], seats: readonly Seat[], nameOf: NameOf): readonly string[] {
    return tellingsOf(this.game, events).flatMap(({ event, says, things = [] }) => {
      const said = says.flatMap(
        ({ key, data }) => this.first([key, `event.${event.type}`], withSeatNames(data, seats, nameOf)) ?? [],
      );
      if (said.length === 0) return []; // an event has no words where nobody needs them
      const named = { ...(event.data as Data), things: things.map(id => this.thing(id)) };
      const also = things.length === 0 ? [] : [this.say(`things.${event.type}`, withSeatNames(named, seats, nameOf))];
      return [[inOneLine(said), ...also].join('; ')];
    });
  }

  /** What a seat is asked. */
  question({ open }: View, request: Request, nameOf: NameOf): string {
    const { key, data } = questionOf(this.game, open, request.seat, request.why);
    return this.first([key, `ask.${request.why}`], withSeatNames(data, open.seats, nameOf)) ?? request.why;
  }

  /** What the others read while a seat decides. */
  waiting({ why, seat }: Request, seats: readonly Seat[], nameOf: NameOf): string {
    const data = withSeatNames({ seat, count: 1 }, seats, nameOf);
    return this.first([`ask.${why}.waiting`], data) ?? nameOf(seat);
  }

  /** Everything of this game that has a name, with its names in this language. */
  things(): readonly Thing[] {
    const keys = Object.keys(this.#catalogue[this.language]);
    return keys.flatMap(key => {
      const [, kind = '', id = ''] = /^([a-z]+)\.([a-z0-9-]+)$/.exec(key) ?? [];
      return THINGS.includes(kind) ? [{ id, kind, names: [this.say(key)] }] : [];
    });
  }

  /** All there is to say about a thing, or about the figures of this moment. */
  explain(view: View, thing: string | null, nameOf: NameOf): readonly string[] {
    const said = (this.game.explain?.(view, thing) ?? []).map(({ key, data }) =>
      this.say(key, withSeatNames(data, view.open.seats, nameOf)),
    );
    if (said.length > 0 || thing === null) return said;
    const text = this.first(THINGS.map(kind => `${kind}.${thing}.text`));
    return text === undefined ? [] : [text];
  }

  /** An answer in words; in the notation where the game has no words for it. */
  choice(view: View, request: Request, choice: Plain, nameOf: NameOf): string {
    const { seats } = view.open;
    const { key, data } = this.game.sentences.choice(view.open, request.why, choice);
    const said = this.first([key], withSeatNames(data, seats, nameOf));
    return said ?? this.#card(choice) ?? this.notation(view, { seat: request.seat, request: request.id, choice });
  }

  /** One of several things to pick, such as a card. */
  thing(id: string): string {
    return this.first([`card.${id}`, `character.${id}`, `area.${id}`, `unit.${id}`]) ?? id;
  }

  /**
   * What a card does, where the game explains it or says so under `KIND.ID.text`. Other options may give a card another text
   * (`KIND.ID.text.VARIANT`); only the game knows which, so at an unusual table such a card is left to the rules.
   */
  effect(view: View, choice: Plain): string | undefined {
    const card = isPlainObject(choice) ? choice['card'] : undefined;
    if (typeof card !== 'string') return undefined;
    const lines = this.game.explain?.(view, card) ?? [];
    if (lines.length > 0) return lines.map(({ key, data }) => this.say(key, data)).join(' ');
    const keys = Object.keys(this.#catalogue[this.language]);
    const key = keys.find(known => known.endsWith(`.${card}.text`));
    if (key === undefined || (!this.#isUsual && keys.some(known => known.startsWith(`${key}.`)))) return undefined;
    return this.say(key);
  }

  /** An action in the notation, without the seat and the verb: the least that a person must type for it. */
  notation(view: View, action: Action): string {
    const words = this.game.write(view, action).split(' ').slice(1);
    const wanted = canonicalJson(action.choice);
    for (let left = 1; left < words.length; left++) {
      const read = this.game.read(view, `${action.seat} ${words.slice(left).join(' ')}`);
      if (!isProblem(read) && canonicalJson(read.choice) === wanted) return words.slice(left).join(' ');
    }
    return words.join(' ');
  }

  /** Why a bot chose as it did. */
  reason({ key, data }: Sentence, seats: readonly Seat[], nameOf: NameOf): string {
    return this.first([key], withSeatNames(data, seats, nameOf)) ?? '';
  }

  outcome({ reason, clause }: Outcome): string {
    return `${this.first([`outcome.${reason}`]) ?? reason} (${clause})`;
  }

  #card(choice: Plain): string | undefined {
    const card = isPlainObject(choice) ? choice['card'] : undefined;
    return typeof card === 'string' ? this.first([`card.${card}`]) : undefined;
  }
}

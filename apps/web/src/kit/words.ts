import {
  inOneLine,
  inWording,
  isOfSeveral,
  mergeCatalogues,
  nounForm,
  say,
  tellingsOf,
  withSeatNames,
} from '@corvo/core';
import type { Catalogue, Event, Game, Language, Plain, Problem, Seat, Telling } from '@corvo/core';
import { useMemo } from 'react';
import { useLanguage } from '../base/i18n/language.ts';
import { serverMessages } from '../base/lib/problems.ts';
import { useTableText, type Said } from './texts/use-text.ts';

/** Everything a table says, in the language of the reader and with the names of the people. */
export interface Words {
  readonly language: Language;
  /** A text of the page, or of the game's board. */
  t(key: string, data?: Said): string;
  /** A text of the page that not every game has; empty where it has none. */
  maybe(key: string, data?: Said): string;
  /** A message of the game, the core or the server. */
  say(key: string, data?: Plain): string;
  /** A message of somebody else, a bot for instance, who speaks of the things of this game. */
  sayFrom(catalogue: Catalogue, key: string, data: Plain): string;
  has(key: string): boolean;
  event(event: Event): string;
  /** What a log says of the events of one entry, line by line. */
  tellings(events: readonly Event[]): readonly Told[];
  choice(open: Parameters<Game['sentences']['choice']>[0], why: string, choice: Plain): string;
  /** The question behind a decision. */
  ask(why: string): string;
  /** The question to a seat with what it is about, where the game can say it. */
  question(open: Parameters<Game['sentences']['choice']>[0], seat: Seat, why: string): string;
  problem(problem: Problem): string;
  /** The name of a card, area, house, unit or seat by its id. */
  thing(id: string): string;
  nameOf(seat: Seat): string;
  /** Those who do something, as a sentence about them needs them: *the Others* are several. */
  subject(seats: readonly Seat[]): { readonly names: readonly string[]; readonly count: number };
}

/** One line of a log. */
interface Told extends Pick<Telling, 'event' | 'things'> {
  readonly text: string;
}

type Named = { readonly seat: Seat; readonly name: string };

const catalogues = new WeakMap<Game, Map<string | undefined, Catalogue>>();
function catalogueOf(game: Game, players: number): Catalogue {
  const known = catalogues.get(game) ?? new Map<string | undefined, Catalogue>();
  catalogues.set(game, known);
  const wording = game.wording?.(players);
  let found = known.get(wording);
  if (found === undefined) {
    found = mergeCatalogues(serverMessages, inWording(game.messages, wording));
    known.set(wording, found);
  }
  return found;
}

const THINGS = [
  'card',
  'character',
  'companion',
  'area',
  'unit',
  'order',
  'house',
  'westeros',
  'track',
  'option',
] as const;

/** The texts of a page, with those that a board brings in front of them; these may use the words of the game. */
function withOwn(language: Language, page: Words['t'], own: Catalogue, game: Catalogue): Words['t'] {
  const both = mergeCatalogues(game, own);
  return (key, data = {}) => {
    const isOwn = [key, `${key}_one`, `${key}_other`].some(form => Object.hasOwn(own[language], form));
    return isOwn ? say(both, language, key, data) : page(key, data);
  };
}

export function makeWords(
  language: Language,
  page: Words['t'],
  game: Game,
  sitters: readonly Named[],
  own?: Catalogue,
): Words {
  const catalogue = catalogueOf(game, sitters.length);
  const t = own === undefined ? page : withOwn(language, page, own, catalogue);
  const seats = sitters.map(({ seat }) => seat);
  const sitterOf = (seat: Seat): string => sitters.find(sitter => sitter.seat === seat)?.name ?? seat;
  const has = (key: string): boolean => Object.hasOwn(catalogue[language], key);
  // Where a seat is a house, people at the table speak of the house.
  const nameOf = (seat: Seat): string => (has(`house.${seat}`) ? speak(`house.${seat}`) : sitterOf(seat));
  const speak = (key: string, data: Plain = {}): string =>
    say(catalogue, language, key, withSeatNames(data, seats, nameOf));
  const thing = (id: string): string => {
    if (seats.includes(id)) return nameOf(id);
    const kind = THINGS.find(known => has(`${known}.${id}`));
    return kind === undefined ? id : speak(`${kind}.${id}`);
  };
  const ask = (why: string): string => (has(`ask.${why}`) ? speak(`ask.${why}`) : t('missing-other'));
  return {
    language,
    t,
    maybe(key, data) {
      const found = t(key, data);
      return found === key ? '' : found;
    },
    say: speak,
    sayFrom: (other, key, data) =>
      say(mergeCatalogues(catalogue, other), language, key, withSeatNames(data, seats, nameOf)),
    has,
    thing,
    nameOf,
    subject(those) {
      const noteOf = (seat: Seat): string | undefined => catalogue[language][`house.${seat}.noun`];
      return {
        names: those.map(seat => nounForm(language, nameOf(seat), noteOf(seat), 'the')),
        count: those.length + those.filter(seat => isOfSeveral(noteOf(seat))).length,
      };
    },
    event(event) {
      const { key, data } = game.sentences.event(event);
      return speak(key, data);
    },
    tellings: events =>
      tellingsOf(game, events).map(({ says, ...telling }) => ({
        ...telling,
        text: inOneLine(says.map(({ key, data }) => speak(key, data))),
      })),
    choice(open, why, choice) {
      const { key, data } = game.sentences.choice(open, why, choice);
      return has(key) || has(`${key}_other`) ? speak(key, data) : bare(choice, thing);
    },
    ask,
    question(open, seat, why) {
      const asked = game.sentences.question?.(open, seat, why);
      return asked !== undefined && has(asked.key) ? speak(asked.key, asked.data) : ask(why);
    },
    problem: ({ code, data }) => speak(`problem.${code}`, data),
  };
}

/** A choice without a sentence of its own: the things it names. */
function bare(choice: Plain, thing: (id: string) => string): string {
  if (Array.isArray(choice)) return choice.map(item => bare(item as Plain, thing)).join(', ');
  if (typeof choice !== 'object' || choice === null)
    return typeof choice === 'string' ? thing(choice) : String(choice ?? '');
  const parts = Object.entries(choice);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return bare(only[1] as Plain, thing);
  return parts.map(([key, value]) => `${thing(key)} ${bare(value as Plain, thing)}`).join(', ');
}

/** The words of a table, with those that its board brings; follows the language at once. */
export function useWords(game: Game, sitters: readonly Named[], own?: Catalogue): Words {
  const language = useLanguage();
  const t = useTableText();
  return useMemo(() => makeWords(language, t, game, sitters, own), [t, language, game, sitters, own]);
}

import type { Catalogue, Messages } from '@corvo/core';
import { WORDS } from './features/index.fixture.ts';
import { OPTIONS, toyRules } from './rules.fixture.ts';
import { WILDLINGS } from './wildlings.fixture.ts';

const usual = toyRules(Object.fromEntries(OPTIONS.map(spec => [spec.id, spec.default])));
const spell = (id: string): string => id.replace(/^./, first => first.toUpperCase()).replaceAll('-', ' ');

/** A name for each of these, made of its id. */
const named = (family: string, ids: Iterable<string>): Messages =>
  Object.fromEntries([...ids].map(id => [`${family}.${id}`, spell(id)]));
const told = (family: string, ids: Iterable<string>, parts: readonly string[] = ['text']): Messages =>
  Object.fromEntries(
    [...ids].flatMap(id => parts.map(part => [`${family}.${id}.${part}`, `${spell(id)} does something.`])),
  );

const { facts } = usual;
const cards = facts.cards.map(({ id }) => id);
const texts: Messages = {
  title: 'Toy',
  tagline: 'A toy',
  ...named('house', Object.keys(facts.houses)),
  ...named(
    'area',
    facts.areas.map(({ id }) => id),
  ),
  ...named('region', ['south', 'north']),
  ...named('realm', ['south', 'north']),
  ...named(
    'unit',
    facts.units.flatMap(({ kind }) => [`${kind}_one`, `${kind}_other`]),
  ),
  ...named(
    'order',
    facts.orders.map(({ id }) => id),
  ),
  ...named('card', cards),
  ...told('card', cards),
  ...named('westeros', Object.keys(usual.westeros)),
  ...told('westeros', Object.keys(usual.westeros)),
  ...named('wildling', WILDLINGS),
  ...told('wildling', WILDLINGS, ['text', 'lowest', 'others', 'highest']),
  ...named('deck', Object.keys(facts.decks)),
  ...named('effect', Object.keys(usual.effects)),
  ...named('track', ['throne', 'fiefdoms', 'court']),
  ...named('marker', ['throne', 'fiefdoms', 'court']),
  ...named('outcome', ['enough-castles', 'last-round']),
  'choice.westeros-choice.supply': 'Supply',
  ...WORDS,
};

/** The same words in both languages: a toy is not for people. */
export const MESSAGES: Catalogue = { it: texts, en: texts };

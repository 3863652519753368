import type { HouseFacts, Option } from '@corvo/westeros';
import { withFacts } from '../with.ts';
import { EFFECTS } from './abilities.ts';
import { NEW_CARDS } from './cards.ts';
import { SECOND_MARCH } from './second-march.ts';

const setOf = (house: string): string[] => NEW_CARDS.filter(card => card.house === house).map(card => card.id);

/** CK-2: the new cards take the place of all old ones, those of Martell included; the two sets never mix (CK-2.2). */
export const characters: Option = rules => {
  const houses: Record<string, HouseFacts> = {};
  for (const [id, house] of Object.entries(rules.facts.houses)) houses[id] = { ...house, cards: setOf(id) };
  const dealt = withFacts(rules, {
    cards: NEW_CARDS.filter(({ house }) => houses[house] !== undefined),
    houses,
    orders: [...rules.facts.orders, SECOND_MARCH],
  });
  return {
    ...dealt,
    flow: { ...rules.flow, 'second-march': ['march'] },
    effects: { ...rules.effects, ...EFFECTS },
    clauses: {
      ...rules.clauses,
      'ask.second-march': '1E-S49',
      'second-march-from-here': '1E-S49',
      'knights-only': '1E-S49',
      'event.face-borrowed': '1E-H65',
      'event.text-borrowed': '1E-H65',
      'event.card-added': '1E-S47',
      'event.order-given': '1E-S49',
      'event.march-kept': '1E-S49',
    },
  };
};

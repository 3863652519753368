import type { Verb } from '@corvo/core';

const VERBS: Readonly<Record<string, string>> = {
  orders: 'orders',
  raven: 'exchanges',
  'single-use': 'places',
  'gather-units': 'gathers',
  'peaceful-march': 'march',
  raid: 'raid',
  march: 'march',
  muster: 'musters',
  support: 'support',
  'support-neutral': 'support',
  'battle-card': 'plays',
  blade: 'blade',
  casualties: 'loses',
  'retreat-supply': 'loses',
  'supply-cut': 'loses',
  'wildling-losses': 'loses',
  retreat: 'retreats',
  'tied-bids': 'ranks',
  'name-highest': 'names',
  'name-lowest': 'names',
  'reward-card': 'takes',
  'bid-throne': 'bids',
  'bid-fiefdoms': 'bids',
  'bid-court': 'bids',
  'bid-wildlings': 'bids',
  'accept-support': 'answers',
  'another-card': 'plays',
  'offer-cards': 'offers',
  'second-march': 'march',
  skulls: 'loses',
  'give-up-units': 'loses',
  'demote-units': 'replaces',
  'demote-lost': 'loses',
  'promote-units': 'promotes',
  'retreat-of-the-loser': 'sends',
  'capture-ships': 'captures',
  consolidate: 'consolidates',
  'raven-use': 'raven',
  'raven-card': 'raven',
};

/** The verb of each question in the notation; the texts of cards all say `chooses`. */
export const verb: Verb = why => VERBS[why] ?? 'chooses';

/** People may leave the article out: `reach` for `the-reach`. */
export function aliasesOf(areas: readonly string[]): (name: string) => string {
  const known = new Map(areas.map(area => [area, area]));
  for (const area of areas) {
    const short = area.replace(/^the-/, '');
    if (!known.has(short)) known.set(short, area);
  }
  return name => known.get(name) ?? name;
}

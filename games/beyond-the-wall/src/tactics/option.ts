import { makeBoard, withFeature, type Facts, type Feature, type Option } from '@corvo/westeros';
import { PURSUIT, RUNS } from './borrowed-orders.ts';
import { CLAUSES } from './clauses.ts';
import { iconsOf } from './icons.ts';
import { BEATEN, DECIDED, DECLARED, JOINED, PURSUED, SPOILS, SUPPORTED } from './moments.ts';
import { prepared } from '../north/before.ts';
import { imagineBuilt } from './building.ts';
import { imagineLaid } from './planning.ts';

/** Tactic cards: what is sealed of them, and the icons they give. */
const tactics: Feature = {
  id: 'tactics',
  imagine(state, view, rng) {
    imagineBuilt(state, view, rng);
    imagineLaid(state, view, rng);
  },
  icons: iconsOf,
};

const withOrders = (facts: Facts): Facts => ({ ...facts, orders: [...facts.orders, PURSUIT, ...RUNS] });

/** Puts steps before or behind others. */
const around = (steps: readonly string[] = [], places: Readonly<Record<string, readonly string[]>>): string[] =>
  steps.flatMap(step => places[step] ?? [step]);

/** BW-9, BW-10: the eighteen tactic cards. */
export const withTactics: Option = rules => {
  const facts = withOrders(rules.facts);
  const flow = prepared(rules.flow, 'decks');
  return withFeature(
    {
      ...rules,
      facts,
      board: makeBoard(facts),
      flow: {
        ...flow,
        round: around(flow['round'], {
          planning: ['planning', 'tactics'],
          'clean-up': ['tactics-over', 'clean-up'],
        }),
        planning: ['tactic', 'orders', 'reveal-tactics'],
        tactics: ['in-turn'],
        tactic: ['use'],
        'swap-orders': ['choose'],
        flexibility: ['pick'],
        'move-troops': ['choose'],
        'gather-troops': ['choose'],
        'march-on': ['choose'],
        pursuit: ['choose'],
        'hit-and-run': ['choose'],
        'renew-orders': ['choose'],
        battle: around(flow['battle'], {
          support: [DECLARED, 'support'],
          cards: [JOINED, SUPPORTED, 'cards'],
          outcome: ['outcome', DECIDED],
          retreat: [BEATEN, 'retreat'],
          'battle-raise': ['withdraw', 'battle-raise'],
          'lay-aside': [SPOILS, 'lay-aside'],
          sweep: ['sweep', PURSUED, 'count-run'],
        }),
      },
      clauses: { ...rules.clauses, ...CLAUSES },
    },
    tactics,
  );
};

import { withFeature, type Option } from '@corvo/westeros';
import { prepared } from '../north/before.ts';
import { CLAUSES } from './clauses.ts';
import { countingLosses } from './round.ts';

/** BW-11: objective cards, two for each, or one that is picked before the first round. */
export const withObjectives =
  (isPicked: boolean): Option =>
  rules => {
    const flow = isPicked ? prepared(rules.flow, 'objective') : rules.flow;
    return withFeature(
      {
        ...rules,
        flow: {
          ...flow,
          round: (flow['round'] ?? []).flatMap(step => (step === 'yoren' ? [step, 'objectives'] : [step])),
          battle: (flow['battle'] ?? []).flatMap(step => (step === 'battle-raise' ? [step, 'count-slain'] : [step])),
        },
        rulings: { ...rules.rulings, unitsLost: countingLosses(rules.rulings.unitsLost) },
        clauses: { ...rules.clauses, ...CLAUSES },
      },
      { id: 'objectives' },
    );
  };

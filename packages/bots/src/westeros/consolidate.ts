import type { OptionAsk, OptionChoice } from '@corvo/core';
import { ranked, type Candidate } from './candidate.ts';
import type { Sense } from './sense.ts';

/** What one way to resolve a consolidate order is worth: new units, walls where somebody threatens, or Power. */
function worthOf(sense: Sense, option: string): number {
  const [area = '', , what] = option.split(' ');
  const { open, rules, house, weights } = sense;
  if (what === 'muster') return (rules.board.area[area]?.points ?? 0) * weights.recruit;
  if (what === 'power') return rules.rulings.income(open, rules, house, area) * weights.power;
  if (what !== 'walls') return 0;
  const threat = sense.threat(area);
  const need = Math.min(1, threat / (sense.strengthAt(area, house) + 1));
  return sense.value(area) * weights.guard * weights.walls * need;
}

/** The way that brings most; where orders wait for their turn anyway, the first of equals. */
export const rateConsolidate = (sense: Sense, { from }: OptionAsk): Candidate<OptionChoice>[] =>
  ranked(from.map(option => ({ choice: { option }, score: worthOf(sense, option), why: 'gain' })));

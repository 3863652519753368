import type { Ruleset } from '@corvo/westeros';

const SHOW = 'show';

/** One more thing that is chosen under seal before the first round; whatever was chosen is shown together (BW-S52). */
export function prepared(flow: Ruleset['flow'], step: string): Ruleset['flow'] {
  const steps = (flow['prepare'] ?? []).filter(one => one !== SHOW);
  const round = flow['round'] ?? [];
  return {
    ...flow,
    prepare: [...steps, step, SHOW],
    // What comes before the beginning of a round is done once.
    round: round.includes('prepare') ? round : round.flatMap(one => (one === 'begin' ? ['prepare', one] : [one])),
  };
}

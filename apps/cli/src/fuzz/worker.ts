import { findGame } from '@corvo/catalogue';
import { runBattery, type BatteryReport } from '@corvo/testkit';
import { serve } from '../workers/serve.ts';
import type { FuzzPlan } from './plan.ts';

/** Plays random games in a thread of its own and looks at each with the whole battery. */
serve((plan: FuzzPlan): ((index: number) => BatteryReport) => {
  const game = findGame(plan.game);
  if (game === undefined) throw new Error(`no such game: ${plan.game}`);
  const limits = {
    seed: plan.seed,
    options: plan.options,
    ...(plan.players === null ? {} : { players: plan.players }),
  };
  return index => runBattery({ game }, { ...limits, games: 1, from: plan.first + index });
});

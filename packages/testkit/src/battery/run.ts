import {
  randomStart,
  walk,
  withAudit,
  type Effort,
  type Kit,
  type Property,
  type PropertyName,
  type StartLimits,
  type Violation,
} from '../walk/index.ts';
import { BATTERY } from './battery.ts';

export interface BatteryPlan extends StartLimits {
  readonly games: number;
  readonly seed: string;
  readonly effort?: Effort; // quick unless told
  /** Number of the first game; so that several workers can share one run. */
  readonly from?: number;
  /** Look at these only. */
  readonly properties?: readonly PropertyName[];
  /** Stop after so many violations; 1 unless told. */
  readonly mostViolations?: number;
  /** Called after every game; answering false stops the run. */
  readonly onGame?: (games: number, actions: number) => boolean | void;
}

export interface BatteryReport {
  readonly game: string;
  readonly games: number;
  readonly actions: number;
  readonly looks: Readonly<Partial<Record<PropertyName, number>>>; // how often each property was looked at
  readonly violations: readonly Violation[];
}

/** The properties by name, in their usual order. */
export function propertiesNamed(names: readonly PropertyName[] | undefined): readonly Property[] {
  return names === undefined ? BATTERY : BATTERY.filter(property => names.includes(property.name));
}

/** Plays random games and looks at every property. The same plan gives the same report, whatever the machine. */
export function runBattery(given: Kit, plan: BatteryPlan): BatteryReport {
  const kit = withAudit(given);
  const properties = propertiesNamed(plan.properties);
  const looks: Partial<Record<PropertyName, number>> = {};
  const violations: Violation[] = [];
  const from = plan.from ?? 0;
  let [games, actions] = [0, 0];
  while (games < plan.games && violations.length < (plan.mostViolations ?? 1)) {
    const start = randomStart(kit.game, plan.seed, from + games, plan);
    const done = walk({ kit, start, properties, effort: plan.effort ?? 'quick' });
    games += 1;
    actions += done.actions.length;
    for (const [name, times] of Object.entries(done.looks) as [PropertyName, number][])
      looks[name] = (looks[name] ?? 0) + times;
    if (done.violation !== undefined) violations.push(done.violation);
    if (plan.onGame?.(games, actions) === false) break;
  }
  return { game: kit.game.id, games, actions, looks, violations };
}

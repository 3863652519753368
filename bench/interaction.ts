import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Metric } from './measure.ts';

/** What one may wait for, in milliseconds: a click that lights the map at once, a page that hears one while bots play. */
const GOALS = { wheel: 50, token: 50, march: 50, map: 50, deaf: 100 };

/** The largest board while one plays on it, in a real browser in a process of its own. */
export function interactionMetrics(): Metric[] {
  const file = fileURLToPath(new URL('../apps/web/e2e/interaction.ts', import.meta.url));
  const said = execFileSync(process.execPath, [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const found = JSON.parse(said) as typeof GOALS;
  return (Object.keys(GOALS) as (keyof typeof GOALS)[]).map(part => ({
    id: `web.interaction.${part}`,
    value: found[part],
    unit: 'ms',
    bound: GOALS[part],
    ratio: found[part] / GOALS[part],
    goal: { most: GOALS[part] },
  }));
}

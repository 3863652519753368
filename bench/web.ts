import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Metric } from './measure.ts';

/** What the first playable board may cost, by its address and over two clicks; a goal, not something measured. */
const BUDGET = { milliseconds: 3_000, twoClicks: 3_000, bytes: 1_500_000, scriptBytes: 200_000 };
type Found = typeof BUDGET;

/** The client in a real browser on a processor slowed four times, in a process of its own. */
export function webMetrics(): Metric[] {
  const file = fileURLToPath(new URL('../apps/web/e2e/first-board.ts', import.meta.url));
  const said = execFileSync(process.execPath, [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const found = JSON.parse(said) as Readonly<Record<string, Found>>;
  return Object.entries(found).flatMap(([game, costs]) => {
    const metric = (id: string, unit: string, part: keyof Found): Metric => ({
      id: `web.first-board.${game}.${id}`,
      value: costs[part],
      unit,
      bound: BUDGET[part],
      ratio: costs[part] / BUDGET[part],
      goal: { most: BUDGET[part] },
    });
    return [
      metric('time', 'ms', 'milliseconds'),
      metric('two-clicks', 'ms', 'twoClicks'),
      metric('transfer', 'bytes', 'bytes'),
      metric('script', 'bytes', 'scriptBytes'),
    ];
  });
}

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Metric } from './measure.ts';

const MOST = 1.3; // times what the court costs without faces

/** The court with the faces on its cards, in a real browser in a process of its own. */
export function courtMetrics(): Metric[] {
  const file = fileURLToPath(new URL('../apps/web/e2e/court.ts', import.meta.url));
  const said = execFileSync(process.execPath, [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const { plain, faces } = JSON.parse(said) as { plain: number; faces: number };
  const goal = { most: MOST * plain };
  return [{ id: 'web.court.faces', value: faces, unit: 'ms', bound: plain, ratio: faces / plain, goal }];
}

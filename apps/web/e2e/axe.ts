import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** What axe finds on the page as it stands, a line for each. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Our content policy allows no script tag, so it comes in by another door.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: readonly Violation[] }> } };
    return (await axe.run()).violations;
  });
  return found.map(({ id, help, nodes: [first, ...more] }) =>
    [
      id,
      help,
      String(first?.target),
      more.length > 0 ? `and ${more.length} more` : '',
      first?.failureSummary ?? '',
    ].join(' | '),
  );
}

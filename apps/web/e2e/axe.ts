import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withoutVeil } from './spared.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: readonly Violation[] }>;
}

/** The rules of axe that look at colours: all that another theme on the same page can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, a line for each. */
export const faultsOf = (page: Page): Promise<string[]> => faultsBy(page, {});

/** The same in parts of the page alone, as selectors, where the rest of it was looked at before. */
export const faultsIn = (page: Page, parts: readonly string[]): Promise<string[]> =>
  faultsBy(page, {}, parts, '.wm-sheet'); // these parts hold no map, which takes longest to paint

/** The same on a page that was looked at a moment ago and has only changed its colours since. */
export const faultsOfColours = (page: Page): Promise<string[]> => faultsBy(page, { runOnly: COLOURS });

async function faultsBy(
  page: Page,
  rules: { readonly runOnly?: readonly string[] },
  parts: readonly string[] = ['html'],
  but?: string,
): Promise<string[]> {
  // Our content policy allows no script tag, so axe is evaluated in the page instead.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const found = await withoutVeil(
    page,
    () =>
      page.evaluate(
        async ([only, wanted]) => {
          const { axe } = window as unknown as { axe: Axe };
          const include = wanted.filter(part => document.querySelector(part) !== null).map(part => [part]);
          return (await axe.run({ include }, { ...only, resultTypes: ['violations'] })).violations;
        },
        [rules, parts] as const,
      ),
    but,
  );
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

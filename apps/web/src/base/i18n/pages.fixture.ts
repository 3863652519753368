import type { Catalogue } from '@corvo/core';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from './texts.ts';

const SOURCE = join(import.meta.dirname, '../..');

/** What the pages say, file by file: what all of them need, and each part's own. */
export async function pageCatalogues(): Promise<readonly (readonly [file: string, catalogue: Catalogue])[]> {
  const files = globSync('{pages,kit/rulebook}/**/{texts,*-texts}.ts', { cwd: SOURCE }).sort();
  const own = files.map(async file => {
    const exported = (await import(join(SOURCE, file))) as Readonly<Record<string, Catalogue>>;
    return Object.values(exported).map(catalogue => [file, catalogue] as const);
  });
  return [['base/i18n/texts.ts', texts], ...(await Promise.all(own)).flat()];
}

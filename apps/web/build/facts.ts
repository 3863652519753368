import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const SHEET = /\/games\/[\w-]+\/facts\/[\w-]+\.json$/;

/** Where a fact comes from and what we think of it: for readers of the sheet, never for the rules. A test holds it. */
export const PROSE =
  /^(notes?|provenance|sources?|statement|glossary|labels|readings|measured|constraints|pointer)$|(Notes?|Source|Provenance)$/;

export function withoutProse(facts: unknown): unknown {
  if (Array.isArray(facts)) return facts.map(withoutProse);
  if (typeof facts !== 'object' || facts === null) return facts;
  const kept = Object.entries(facts).filter(([key]) => !PROSE.test(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutProse(value)]));
}

/** The fact sheets of the games without their sources, which nobody needs in order to play. */
export function facts(): Plugin {
  return {
    name: 'corvo-facts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!SHEET.test(file.replaceAll('\\', '/'))) return null;
      const sheet: unknown = JSON.parse(await readFile(file, 'utf8'));
      return { code: JSON.stringify(withoutProse(sheet)), map: null, moduleType: 'json' };
    },
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifestOf, MANIFESTS } from '@corvo/catalogue/manifests';
import type { Language } from '@corvo/core';
import { readLedger, type Clause } from './ledger.ts';

const FOLDER = fileURLToPath(new URL('../../../../docs/rules/', import.meta.url));

/** The ledgers of the catalogue, and the platform's own. */
const isRead = (name: string): boolean => name === 'platform' || MANIFESTS.some(({ ledger }) => ledger === name);

/** A ledger by the name of its file, which is the id of its game where it belongs to one. */
export interface Ledger {
  readonly name: string;
  readonly clauses: readonly Clause[];
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(file => file.endsWith('.md') && isRead(file.slice(0, -'.md'.length)))
      .sort();
  } catch {
    return []; // a copy of Corvo without documents has no ledgers
  }
}

/** The clauses of a game that stand in the ledger of another, which it expands. */
export function expansionNamed(registry: readonly Ledger[], name: string): Ledger | undefined {
  const game = manifestOf(name);
  const found = registry.find(ledger => ledger.name === game?.ledger);
  const prefix = `${game?.clauses ?? ''}-`;
  return found && { name, clauses: found.clauses.filter(({ id }) => id.startsWith(prefix)) };
}

/** Every ledger in this language; one that is not translated is shown as it was first written. */
export function ledgers(language: Language, folder: string = FOLDER): Ledger[] {
  const own = `${folder}${language}/`;
  const translated = new Set(filesIn(own));
  return filesIn(folder).map(file => {
    const first = readLedger(readFileSync(folder + file, 'utf8'));
    const name = file.slice(0, -'.md'.length);
    if (!translated.has(file)) return { name, clauses: first };
    const clauses = readLedger(readFileSync(own + file, 'utf8'));
    const missing = first.filter(({ id }) => !clauses.some(clause => clause.id === id));
    return { name, clauses: [...clauses, ...missing] };
  });
}

/** A clause by its id; capitals do not matter. */
export function findClause(registry: readonly Ledger[], id: string): Clause | undefined {
  const wanted = id.toUpperCase();
  for (const { clauses } of registry) {
    const found = clauses.find(clause => clause.id.toUpperCase() === wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * What one process tells the others after it has written: who speaks, and at which tables something is new. Only a hint:
 * who hears it reads the story, and who misses it looks for itself a moment later.
 */
export const CHANNEL = 'corvo';

/** A message may have 8,000 bytes, and ids have 22. */
const MOST_TABLES = 200;

export function hintsOf(speaker: string, tables: ReadonlySet<string>): string[] {
  const ids = [...tables];
  if (ids.length === 0) return [speaker]; // something else: who is who, the time
  const hints: string[] = [];
  for (let from = 0; from < ids.length; from += MOST_TABLES)
    hints.push([speaker, ...ids.slice(from, from + MOST_TABLES)].join(' '));
  return hints;
}

export function readHint(hint: string): { readonly speaker: string; readonly tables: readonly string[] } {
  const [speaker = '', ...tables] = hint.split(' ');
  return { speaker, tables };
}

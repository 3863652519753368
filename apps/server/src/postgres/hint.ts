import type { News } from '../storage/storage.ts';

/**
 * What one process tells the others after it has written: who speaks, and at which tables something is new, or was said.
 * Only a hint: who hears it reads the story, and who misses it looks for itself a moment later.
 */
export const CHANNEL = 'corvo';

/** A message may have 8,000 bytes, and ids have 22. */
const MOST_TABLES = 200;

/** In front of a table at which something was said, or to which somebody came; no id begins so. */
const SAID = '+';
const VISITED = '@';

export function hintsOf(speaker: string, { tables, talk, visits }: Exclude<News, 'all'>): string[] {
  const words = [...new Set([...tables, ...talk.map(id => `${SAID}${id}`), ...visits.map(id => `${VISITED}${id}`)])];
  if (words.length === 0) return [speaker]; // something else: who is who
  const hints: string[] = [];
  for (let from = 0; from < words.length; from += MOST_TABLES)
    hints.push([speaker, ...words.slice(from, from + MOST_TABLES)].join(' '));
  return hints;
}

export function readHint(hint: string): { readonly speaker: string; readonly news: Exclude<News, 'all'> } {
  const [speaker = '', ...words] = hint.split(' ');
  const after = (sign: string): string[] => words.filter(word => word.startsWith(sign)).map(word => word.slice(1));
  const tables = words.filter(word => !word.startsWith(SAID) && !word.startsWith(VISITED));
  return { speaker, news: { tables, talk: after(SAID), visits: after(VISITED) } };
}

import { lineOf, MemoryStory, replay, resumed, type Change, type Entry, type Kept } from '@corvo/host';
import type { KeptEntry } from './kept-story.ts';

/** A story that was kept, told again from its start. Throws where the rules of today cannot play it. */
export function retell(
  { match, entry: first }: Change,
  kept: readonly KeptEntry[],
  beside: Partial<Kept>,
): MemoryStory {
  const { game } = match;
  const heard = new Map<number, Pick<Entry, 'answers' | 'revealed' | 'events'>>();
  const states = replay(game, { n: match.n, state: match.base }, kept, (n, answer, before, { revealed, events }) => {
    const text = game.write(game.view(before, answer.seat), answer);
    heard.set(n, { answers: [...(heard.get(n)?.answers ?? []), { ...answer, text }], revealed, events });
  });
  const told = kept.map((entry): Entry => {
    const silent = { answers: [], revealed: entry.kind !== 'undo', events: [] };
    return { ...entry, hash: '', ...silent, ...heard.get(entry.n) };
  });
  const all = first === null ? told : [first, ...told];
  const base = [...states.values()].at(-1) ?? match.base;
  const fresh = { ...match, base, state: base };
  return new MemoryStory(resumed(fresh, kept.at(-1)?.n ?? 0, lineOf(all), beside), all, states);
}

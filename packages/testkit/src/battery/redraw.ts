import { isPlainObject } from '@corvo/core';
import { byteDifference, difference } from '../values/difference.ts';
import { notPlain } from '../values/plain.ts';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';

function lookAt(instant: Instant): Finding {
  const { game, kit, state, viewers, pieces } = instant;
  const before = JSON.stringify(state);
  const second = game.redraw(state, 2);
  const odd = notPlain(second, 'what was drawn anew');
  if (odd !== undefined) return odd;
  for (const viewer of viewers) {
    const differs = byteDifference(game.view(state, viewer), game.view(second, viewer));
    if (differs !== undefined) return `drawing anew changes what ${viewer ?? 'a spectator'} sees: ${differs}`;
  }
  if (second.hidden.rng.join() === state.hidden.rng.join()) return 'drawing anew leaves the stream as it was';
  const again = difference(game.redraw(game.redraw(state, 1), 2), second);
  if (again !== undefined) return `drawn anew a second time, it depends on the first: ${again}`;
  const counted = difference(pieces, kit.pieces?.(second));
  if (counted !== undefined) return `drawing anew changes the pieces: ${counted}`;
  for (const broken of kit.invariants ?? []) {
    const finding = broken(second);
    if (finding !== undefined) return `what is drawn anew cannot be: ${finding}`;
  }
  return (
    orderKept(instant) ??
    (JSON.stringify(state) === before ? undefined : 'drawing anew changed the game it was asked of')
  );
}

/** So often is drawn anew before an order that stays is no longer chance: three things keep theirs once in 6^12. */
const DRAWS = 12;
const FEWEST = 3;

/** Every list that nobody may see, by its path: what lies there, each thing as text. The stream itself is no such list. */
function listsIn(value: unknown, path = '', found: Record<string, string[]> = {}): Record<string, string[]> {
  if (Array.isArray(value)) found[path] = value.map(one => JSON.stringify(one));
  else if (isPlainObject(value))
    for (const [key, inner] of Object.entries(value))
      if (path !== '' || key !== 'rng') listsIn(inner, `${path}.${key}`, found);
  return found;
}

/** What nobody has seen may not come in the order in which it lay. Whatever a drawer names, somebody has seen. */
function orderKept({ game, state }: Instant): Finding {
  const seen = JSON.stringify(state.own);
  const unseen = (list: readonly string[] = []): string[] => list.filter(one => !seen.includes(one));
  const lists = Object.entries(listsIn(state.hidden)).filter(([, list]) => new Set(unseen(list)).size >= FEWEST);
  let kept = lists.map(([path]) => path);
  for (let times = 1; times <= DRAWS && kept.length > 0; times++) {
    const drawn = listsIn(game.redraw(state, times).hidden);
    const before = Object.fromEntries(lists);
    kept = kept.filter(path => unseen(drawn[path]).join() === unseen(before[path]).join());
  }
  return kept[0] === undefined ? undefined : `drawing anew leaves hidden${kept[0]} in its order`;
}

/** Chance can be drawn anew at any moment: nobody sees a difference, and nothing of the old draw is left in it. */
export const redraw: Property = {
  name: 'redraw',
  costly: true,
  atDecision: lookAt,
};

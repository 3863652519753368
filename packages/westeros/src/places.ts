import type { Messages } from '@corvo/core';

/**
 * Areas with what a sentence must know of their names (`KEY.noun`, see the core's `nouns.ts`): the preposition for being
 * there, and the article. The label is what the map prints; an article of its own gives way to that of the sentence.
 */
export const places = (areas: Readonly<Record<string, readonly [label: string, noun: string]>>): Messages =>
  Object.fromEntries(
    Object.entries(areas).flatMap(([id, [label, noun]]) => [
      [`area.${id}`, label],
      [`area.${id}.noun`, noun],
    ]),
  );

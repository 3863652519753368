import type { Problem } from '@corvo/core';

/**
 * Does this refusal only say that a word is no name of such a thing? A person who typed something else altogether (a
 * command, an order where an area is wanted) must not read that it is no area.
 */
export const isMisread = ({ code }: Problem): boolean =>
  code.startsWith('no-such-') || ['unreadable-choice', 'unreadable-seat', 'wrong-shape', 'not-offered'].includes(code);

import type { Sitter } from './session.ts';

/** Does a bot play for somebody else who is not here, and may others not yet have the seat (CO-7.24)? */
export const isMissing = ({ kind, bot, present, mine, resigned, free }: Sitter): boolean =>
  kind === 'person' && bot !== null && present === false && !mine && resigned !== true && free !== true;

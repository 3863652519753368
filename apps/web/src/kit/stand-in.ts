import type { Sitter } from '../session/session.ts';

/** What is said of a seat whose person does not play it: that a bot stands in, or that they have resigned. */
export function standIn({ kind, bot, resigned }: Sitter): string | undefined {
  if (kind !== 'person') return undefined;
  if (resigned) return bot === null ? 'seat-resigned' : 'seat-resigned-bot';
  return bot === null ? undefined : 'seat-stand-in';
}

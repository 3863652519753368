import type { Sitter } from '../session/session.ts';

/** The key of the words beside a person's seat where that person does not play it: a bot stands in, or they resigned. */
export function standIn({ kind, bot, resigned }: Sitter): string | undefined {
  if (kind !== 'person') return undefined;
  if (resigned) return bot === null ? 'seat-resigned' : 'seat-resigned-bot';
  return bot === null ? undefined : 'seat-stand-in';
}

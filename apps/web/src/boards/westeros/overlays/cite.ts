import type { Ruleset } from '@corvo/westeros';
import type { When } from '@corvo/westeros/aids';
import type { Speak } from '../speak.ts';

/** The clauses behind an overlay, as far as this ruleset has them. */
export const cite = ({ clauses }: Ruleset, ...names: readonly string[]): string[] => [
  ...new Set(names.flatMap(name => clauses[`show.${name}`] ?? [])),
];

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** How near a possibility is, as the end of a line: with the order that lies there, or what it would need. */
export function nearness(
  { when, order, bonus }: { readonly when: When; readonly order: string | null; readonly bonus: number },
  say: Speak,
): string {
  return when === 'ordered'
    ? say('over.when-ordered', { order: order ?? '' })
    : say(`over.when-${when}`, { bonus: signed(bonus) });
}

import type { Speak } from './speak.ts';

/** Which armies there are, and which supply allows. */
export const armiesText = (
  say: Speak,
  { armies, allowed }: { readonly armies: readonly number[]; readonly allowed: readonly number[] },
): string =>
  say(armies.length === 0 ? 'left.no-armies' : 'left.armies', { armies: [...armies], allowed: [...allowed] });

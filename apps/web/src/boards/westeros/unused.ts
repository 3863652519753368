import type { Game, Plain, Request, View } from '@corvo/core';
import type { MusterAsk } from '@corvo/westeros';
import type { Draft } from '../../kit/asks/draft.ts';
import { bought, musterOf, spent, withPurchase } from './asks/drafts.ts';
import type { Speak } from './speak.ts';

/** Muster points that would go unused although something can still be bought with them, within supply and reserve. */
export function unusedPoints(game: Game, view: View, request: Request, draft: Plain): number {
  const ask = request.ask as unknown as MusterAsk;
  const muster = musterOf(draft);
  const left = Object.entries(ask.areas).map(([area, { points, offers }]) => {
    const rest = points - spent(ask, muster, area);
    const isUsable = Object.entries(offers).some(
      ([offer, cost]) =>
        cost <= rest &&
        game.check(view, request, withPurchase(ask, muster, area, offer, bought(muster, area, offer) + 1)) ===
          undefined,
    );
    return isUsable ? rest : 0;
  });
  return left.reduce((sum, rest) => sum + rest, 0);
}

/** The same in words; empty where nothing goes unused. */
export function unusedIn(game: Game, view: View, request: Request, draft: Draft, say: Speak): string {
  if (request.ask.kind !== 'muster' || draft === null) return '';
  const count = unusedPoints(game, view, request, draft);
  return count > 0 ? say('muster.unused', { count }) : '';
}

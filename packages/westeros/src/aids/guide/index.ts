import type { Game } from '@corvo/core';
import { houseOf } from '../../realm/tracks.ts';
import type { Westeros, WesterosAsk, WesterosRequest, WesterosView } from '../../state.ts';
import { guideMarch } from './march.ts';
import { guideMuster } from './muster.ts';
import { guideOrders } from './orders.ts';
import type { Guided, Part } from './pick.ts';
import { guideRaid } from './raid.ts';
import { guideUnits } from './units.ts';

/** The way to an answer of many parts, by the shape of the question. */
export function guide(
  game: Game<Westeros>,
  view: WesterosView,
  request: WesterosRequest,
  picked: readonly string[],
): Part | undefined {
  const common = {
    view,
    request,
    house: houseOf(view.open, request.seat),
    check: (choice: unknown) => game.check(view, request, choice),
  };
  const guided = <A extends WesterosAsk>(ask: A): Guided<A> => ({ ...common, ask });
  const { ask } = request;
  switch (ask.kind) {
    case 'orders':
      return guideOrders(guided(ask), picked);
    case 'raid':
      return guideRaid(guided(ask), picked);
    case 'march':
      return guideMarch(guided(ask), picked);
    case 'muster':
      return guideMuster(guided(ask), picked);
    case 'units':
      return guideUnits(guided(ask), picked);
    default:
      return undefined; // one thing of a list, or a number
  }
}

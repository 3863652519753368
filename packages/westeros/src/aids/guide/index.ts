import type { Game } from '@corvo/core';
import type { MarchAsk } from '../../asks/march.ts';
import type { MusterAsk } from '../../asks/muster.ts';
import type { OrdersAsk } from '../../asks/orders.ts';
import type { RaidAsk } from '../../asks/raid.ts';
import type { UnitsAsk } from '../../asks/units.ts';
import { houseOf } from '../../realm/tracks.ts';
import type { Westeros, WesterosAsk, WesterosRequest, WesterosView } from '../../state.ts';
import { guideMarch } from './march.ts';
import { guideMuster } from './muster.ts';
import { guideOrders } from './orders.ts';
import type { Guided, Step } from './pick.ts';
import { guideRaid } from './raid.ts';
import { guideUnits } from './units.ts';

/** The way to an answer of many parts, by the shape of the question. */
export function guide(
  game: Game<Westeros>,
  view: WesterosView,
  request: WesterosRequest,
  picked: readonly string[],
): Step | undefined {
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
      return guideOrders(guided(ask as OrdersAsk), picked);
    case 'raid':
      return guideRaid(guided(ask as RaidAsk), picked);
    case 'march':
      return guideMarch(guided(ask as MarchAsk), picked);
    case 'muster':
      return guideMuster(guided(ask as MusterAsk), picked);
    case 'units':
      return guideUnits(guided(ask as UnitsAsk), picked);
    default:
      return undefined; // one thing of a list, or a number
  }
}

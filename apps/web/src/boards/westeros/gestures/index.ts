import type { AreasAsk, OptionAsk } from '@corvo/core';
import { battleNow, type MarchAsk, type MusterAsk, type OrdersAsk, type RaidAsk, type UnitsAsk } from '@corvo/westeros';
import { chosen } from '../../../kit/asks/draft.ts';
import type { Desk } from '../desk.ts';
import { NO_GESTURE, type Gesture } from './gesture.ts';
import { marchGesture } from './march.ts';
import { ordersGesture } from './orders.ts';
import { areasGesture, musterGesture, optionGesture, unitsGesture } from './places.ts';
import { raidGesture } from './raid.ts';

/** The area of the battle, while nothing else is asked on the map. */
function battleOnly({ open }: Desk): Gesture {
  const battle = battleNow(open);
  if (battle === undefined) return NO_GESTURE;
  return {
    ...NO_GESTURE,
    highlights: { [battle.area]: 'threatened' },
    arrows: [
      { kind: 'march', from: battle.from, to: battle.area },
      ...battle.supports
        .filter(({ side }) => side === 0 || side === 1)
        .map(({ area }) => ({ kind: 'support' as const, from: area, to: battle.area })),
    ],
  };
}

/** What to do where the map is only looked at. */
function nextOf({ ask, why, say, props }: Desk): string {
  if (ask === undefined) return '';
  if (ask.kind === 'cards') {
    const count = ask.min - chosen(ask, props.draft).length;
    return count > 0 ? say(why === 'offer-cards' ? 'next.offer-cards' : 'next.cards', { count }) : '';
  }
  if (ask.kind === 'card') return say(why === 'battle-card' ? 'next.battle-card' : 'next.card');
  if (ask.kind === 'amount') return say(why.startsWith('bid-') ? 'next.bid' : 'next.amount');
  return ask.kind === 'ranking' ? say('next.ranking') : '';
}

/** What pointing at the map means for the question that is asked. */
export function gestureFor(desk: Desk): Gesture {
  const { ask } = desk;
  switch (ask?.kind) {
    case 'orders':
      return ordersGesture(desk, ask as OrdersAsk);
    case 'raid':
      return raidGesture(desk, ask as RaidAsk);
    case 'march':
      return marchGesture(desk, ask as MarchAsk);
    case 'areas':
      return areasGesture(desk, ask as AreasAsk);
    case 'muster':
      return musterGesture(desk, ask as MusterAsk);
    case 'units':
      return unitsGesture(desk, ask as UnitsAsk);
    case 'option':
      return optionGesture(desk, (ask as OptionAsk).from);
    default:
      return { ...battleOnly(desk), next: nextOf(desk) };
  }
}

export type { Gesture } from './gesture.ts';

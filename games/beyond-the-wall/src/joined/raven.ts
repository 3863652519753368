import {
  houseAt,
  houseOf,
  orderedAreas,
  realmsOf,
  refuse,
  rulesOf,
  useRaven,
  type Code,
  type RavenFrame,
  type WesterosOpen,
} from '@corvo/westeros';
import { NORTH } from '../facts.ts';

/** The turn of both Ravens: has the first been used on the wildling card? */
interface TwoRavensFrame extends RavenFrame {
  looked?: true;
}

const LOOK = 'look';

const isBarred = (open: WesterosOpen, { looked }: TwoRavensFrame, seat: string): boolean =>
  looked === true && houseAt(open, houseOf(open, seat)).realm === NORTH;

/** BW-S80: when the Raven of the big map has looked at the wildling card, the northern one only swaps an order. */
export const useRavens: Code<TwoRavensFrame, 'option'> = {
  ...useRaven,
  enter(game, frame) {
    const holder = realmsOf(game.open)[frame.realm]?.holders.court;
    const isIdle = frame.looked === true && holder !== undefined && houseAt(game.open, holder).realm === NORTH;
    if (isIdle && orderedAreas(game.open, rulesOf(game.open), holder).length === 0) {
      frame.realm += 1;
      game.repeat(frame);
    } else useRaven.enter(game, frame);
  },
  ask(view, frame, seat) {
    const ask = useRaven.ask(view, frame, seat);
    return isBarred(view.open, frame, seat) ? { ...ask, from: ask.from.filter(use => use !== LOOK) } : ask;
  },
  refuse(view, frame, seat, choice) {
    if (choice.option === LOOK && isBarred(view.open, frame, seat))
      return refuse(rulesOf(view.open), 'raven-has-looked', { choice: LOOK });
    return useRaven.refuse(view, frame, seat, choice);
  },
  answer(game, frame, seat, choice) {
    if (choice.option === LOOK) frame.looked = true;
    useRaven.answer(game, frame, seat, choice);
  },
};

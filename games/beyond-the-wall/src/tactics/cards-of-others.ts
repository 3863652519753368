import {
  discardFromHand,
  houseAt,
  recoverHand,
  type CardId,
  type Effect,
  type LastingEffect,
  type OwnedScene,
  type Scene,
  type WesterosOpen,
} from '@corvo/westeros';
import { VOID, voided } from '../cards/void.ts';
import { ability, brought, opponentsOf } from './ability.ts';
import { REVEALED } from './using.ts';

/** BW-H74: that it becomes 0 goes last. */
const nothing = {
  layer: 'limit' as const,
  by: (value: number, { lasting, about }: Scene) =>
    lasting !== null && about.card !== undefined && voided.of(lasting) === about.card ? 0 : value,
};

const handsOfOthers = ({ open, me }: OwnedScene): CardId[] =>
  opponentsOf(open, me).flatMap(house => houseAt(open, house).hand);

const ownerOf = (open: WesterosOpen, card: CardId): string =>
  Object.keys(open.houses).find(house => houseAt(open, house).hand.includes(card)) ?? '';

/** House cards of others. */
export const ofOthers: Readonly<Record<string, Effect>> = {
  ...ability('tac-03-b', {
    cost: 4,
    at: {
      [REVEALED]: {
        asks: 'card',
        ask: scene => ({ kind: 'card', from: handsOfOthers(scene), optional: true }), // BW-S8
        then(game, _scene, { card }) {
          if (card === null) return;
          const house = ownerOf(game.open, card);
          discardFromHand(game, house, card, 'tactic');
          if (houseAt(game.open, house).hand.length === 0) recoverHand(game, house, card); // BW-H59
        },
      },
    },
  }),
  ...ability('tac-04-b', {
    cost: 2,
    at: {
      [REVEALED]: {
        asks: 'card',
        ask: scene => ({ kind: 'card', from: handsOfOthers(scene), optional: true }),
        then(game, { me }, { card }) {
          if (card === null) return;
          const entry: LastingEffect = { effect: VOID, owner: me, until: 'round' };
          voided.put(entry, card);
          game.open.effects.push(entry);
          game.tell('card-made-void', { house: ownerOf(game.open, card), card });
        },
      },
    },
  }),
  ...brought('tac-04-b', VOID, {
    modify: { cardStrength: nothing, swords: nothing, fortifications: nothing },
  }),
};

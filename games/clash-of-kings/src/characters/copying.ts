import {
  houseAt,
  orderOfPlay,
  other,
  type BattleScene,
  type CardId,
  type Effect,
  type Part,
  type Table,
} from '@corvo/westeros';
import { addCard, copyable, spend, takeFace, takeText } from './borrowing.ts';

/** Cards of the other side that have a text in force. */
const opposingTexts = ({ rules, battle, mine }: BattleScene): CardId[] =>
  battle.sides[other(mine)].texts.filter(card => rules.board.card[card]?.ability != null);

/** The text of the opposing card is out of force; its strength and icons stay. */
function ignoreTexts(game: Table, scene: BattleScene): CardId[] {
  const ignored = opposingTexts(scene);
  scene.battle.sides[other(scene.mine)].texts = [];
  for (const card of ignored) game.tell('text-cancelled', { house: scene.foe, card });
  return ignored;
}

/** Of the ignored texts, those that do more than ignore: whatever is ignored already need not be ignored again. */
const usable = (scene: BattleScene): CardId[] =>
  opposingTexts(scene).filter(card => {
    const effect = scene.rules.effects[scene.rules.board.card[card]?.ability ?? ''];
    return effect?.modify !== undefined || Object.keys(effect?.on ?? {}).some(moment => moment !== 'cancel');
  });

/** One of several cards, asked only where there is a choice. */
const choosing = (
  cards: (scene: BattleScene) => CardId[],
  take: (game: Table, scene: BattleScene, card: CardId) => void,
): Part => ({
  when: scene => cards(scene).length > 0,
  asks: 'card',
  ask(scene) {
    const from = cards(scene);
    return from.length > 1 ? { kind: 'card', from, optional: false } : undefined;
  },
  then(game, scene, { card }) {
    if (card !== null) take(game, scene, card);
  },
  otherwise(game, scene) {
    for (const card of cards(scene)) take(game, scene, card);
  },
});

/** What lies in the discards of every house but one's own. */
const usedByOthers = ({ open, me }: BattleScene): CardId[] =>
  orderOfPlay(open).flatMap(house => (house === me ? [] : houseAt(open, house).discards));

/** Texts that touch other texts: 1E-S1, first those that ignore, then those that copy or add. */
export const copyEffects: Readonly<Record<string, Effect>> = {
  'ignore-the-opponents-text': {
    clause: '1E-S1',
    on: {
      cancel: { when: scene => opposingTexts(scene).length > 0, then: (game, scene) => void ignoreTexts(game, scene) },
    },
  },

  // To ignore is a must, to use is a may.
  'ignore-and-may-use-the-opponents-text': {
    clause: '1E-S48',
    on: {
      cancel: {
        when: scene => opposingTexts(scene).length > 0,
        asks: 'option',
        ask: scene => (usable(scene).length > 0 ? { kind: 'option', from: ['use', 'none'] } : undefined),
        then(game, scene, { option }) {
          const cards = usable(scene);
          ignoreTexts(game, scene);
          if (option !== 'use') return;
          for (const card of cards) takeText(game, scene, card);
        },
        otherwise: (game, scene) => void ignoreTexts(game, scene),
      },
    },
  },

  'become-a-used-card-of-the-opponent': {
    clause: '1E-H65',
    on: {
      copy: choosing(
        scene => copyable(scene, houseAt(scene.open, scene.foe).discards),
        (game, scene, card) => {
          spend(scene);
          takeFace(game, scene, card);
        },
      ),
    },
  },

  'take-the-text-of-a-used-card': {
    clause: '1E-H65',
    on: {
      copy: choosing(
        scene => copyable(scene, usedByOthers(scene)),
        (game, scene, card) => {
          spend(scene);
          takeText(game, scene, card);
        },
      ),
    },
  },

  // 1E-S47: without another card nothing is added.
  'add-a-card-of-the-hand': {
    clause: '1E-S47',
    on: {
      copy: choosing(
        ({ open, me }) => [...houseAt(open, me).hand],
        (game, scene, card) => {
          spend(scene);
          addCard(game, scene, card);
        },
      ),
    },
  },
};

import { OBJECTIVE_CLAUSES, OBJECTIVES, TACTICS } from '@corvo/beyond-the-wall/table';
import type { CardBook } from '../../kit/kit.ts';
import { realmIn } from '../westeros/realm.ts';

const OBJECTIVE_CARDS = Object.entries(OBJECTIVES).flatMap(([house, cards]) => cards.map(card => ({ card, house })));

/** The cards of Beyond the Wall: those of every Westeros game, then tactics and objectives. */
export const northBook = (usual: CardBook): CardBook => ({
  all: table => [...usual.all(table), ...TACTICS, ...OBJECTIVE_CARDS.map(({ card }) => card)],
  read(table, id) {
    const { view, words } = table;
    const house = OBJECTIVE_CARDS.find(({ card }) => card === id)?.house;
    if (house === undefined && !TACTICS.includes(id)) return usual.read(table, id);
    return {
      name: words.say(`card.${id}`),
      house,
      texts: [words.say(`card.${id}.text`)],
      clause: house === undefined ? realmIn(view).rules.effects[`${id}-a`]?.clause : OBJECTIVE_CLAUSES[house],
    };
  },
});

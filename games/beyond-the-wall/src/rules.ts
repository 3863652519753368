import { secondEditionRules, type Chosen } from '@corvo/second-edition/expand';
import { instantVictory, makeBoard, withFeature, type Ruleset, type WesterosCardCode } from '@corvo/westeros';
import { CARD_EFFECTS } from './cards/index.ts';
import { countLost } from './cards/risen.ts';
import { YGRITTE_HOLDS } from './cards/worth.ts';
import { CLAUSES } from './clauses.ts';
import { northern, OTHERS, SHEET } from './facts.ts';
import { bars } from './north/borders.ts';
import { catapultsGuard, orderFits, ordersNeedTroops } from './north/catapults.ts';
import { controller, mayFallBack, tokenFits } from './north/control.ts';
import { countingOf } from './north/counting.ts';
import { ground, wallKills } from './north/ground.ts';
import { questCards } from './quests/feature.ts';
import { conquests, finalOutcome, rank, RANKED_BY, wonNow } from './victory/victory.ts';

const track = SHEET.wildlingTrack3p;

const STORES: WesterosCardCode = { run: 'stores' };
const LEVY: WesterosCardCode = { run: 'levy' };

/** BW-17.3 to 17.5: the cards of the second edition, with what the north does otherwise. */
const westerosCards = (base: Ruleset['westeros']): Ruleset['westeros'] => {
  const blades = base['a-throne-of-blades']?.choice;
  return {
    ...base,
    supply: STORES,
    mustering: LEVY,
    ...(blades === undefined
      ? {}
      : {
          'a-throne-of-blades': {
            choice: { ...blades, options: { ...blades.options, supply: STORES, mustering: LEVY } }, // BW-H119
          },
        }),
  };
};

/** BW-12.1, 14.2, 17.3, S26, S37. */
const flowOf = (base: Ruleset['flow']): Ruleset['flow'] => ({
  ...base,
  round: [
    'begin',
    'westeros',
    'planning',
    'raven',
    'quests',
    'raids',
    'marches',
    'consolidate',
    'benjen',
    'yoren',
    'stand-up',
    'clean-up',
  ],
  raven: ['exchange'],
  wildlings: ['bid', 'spoils', 'go-back'],
  quests: ['in-turn'],
  benjen: ['return'],
  stores: ['in-turn'],
  levy: ['in-turn'],
  raise: ['place'],
  battle: [
    'support',
    'accept',
    'cards',
    'cancel',
    'revealed',
    'blade',
    'resolve',
    'note',
    'outcome',
    'casualties',
    'skulls',
    'retreat',
    'starve',
    'fall-back',
    'battle-raise',
    'take-area',
    'lay-aside',
    'after',
    'sweep',
    'over',
  ],
});

/** Three players in the north alone; a table of before keeps the start it had. */
export function three(chosen: Chosen, isBefore = false): Ruleset {
  const base = secondEditionRules(3, chosen);
  const facts = northern(base.facts, isBefore);
  const rules: Ruleset = {
    ...base,
    facts,
    board: makeBoard(facts),
    numbers: {
      ...base.numbers,
      wildlingsStart: track.start, // BW-S27
      wildlingsStep: track.stepPerIcon,
      wildlingsMost: track.attackAt,
    },
    flow: flowOf(base.flow),
    rulings: {
      ...base.rulings,
      controller,
      bars,
      orderFits,
      tokenFits,
      mayRetreatTo: mayFallBack,
      mayReturnTo: mayFallBack, // BW-H97, H133
      routsAfterRetreat: (_open, house) => house !== OTHERS, // BW-5.6
      mustersInstead: (_open, _rules, house, order) => (house === OTHERS ? (order.star ? 2 : 1) : 0), // BW-5.7, 18.10
      countedSupply: countingOf(),
      wildlingsAfter: (strength, watchWon) => (watchWon ? track.afterWatchWins : Math.max(0, strength - 2)), // BW-S27
      unitsLost: countLost,
      wonNow,
      finalOutcome,
      rank,
      rankedBy: RANKED_BY,
    },
    effects: { ...base.effects, ...CARD_EFFECTS, 'catapults-guard': catapultsGuard, 'the-wall-kills': wallKills },
    westeros: westerosCards(base.westeros),
    standing: [ordersNeedTroops, conquests, instantVictory],
    always: ['catapults-guard', 'the-wall-kills', YGRITTE_HOLDS],
    clauses: { ...base.clauses, ...CLAUSES },
  };
  return withFeature(withFeature(rules, ground), questCards);
}

import {
  instantVictory,
  makeBoard,
  type AreaId,
  type HouseId,
  type Ruleset,
  type Rulings,
  type WesterosCardCode,
} from '@corvo/westeros';
import { NORTH } from '../facts.ts';
import { countingOf } from '../north/counting.ts';
import { joinFacts } from './facts.ts';
import { endingOf } from './victory.ts';

/** What a joined table may choose beside the options of both boards. */
export interface Joining {
  readonly givesPower: boolean; // BW-16.1
  readonly isLastKing: boolean; // BW-S45
}

/** Each board answers for its own areas and houses; what both ask alike, the big one says. */
function joinRulings(big: Ruleset, north: Ruleset): Rulings {
  const [south, far] = [big.rulings, north.rulings];
  const northern = new Set(north.board.ids);
  const there = (area: AreaId): Rulings => (northern.has(area) ? far : south);
  const theirs = (house: HouseId): Rulings => (north.facts.houses[house]?.realm === NORTH ? far : south);
  const byGifts = countingOf(0); // BW-15.5: nobody knows what the houses will give
  return {
    ...south,
    controller: (open, board, area) => there(area).controller(open, board, area),
    orderFits: (open, rules, house, order, area) => there(area).orderFits?.(open, rules, house, order, area),
    bars: (open, rules, house, area, act, from) => there(area).bars?.(open, rules, house, area, act, from),
    tokenFits: (board, house, area) => there(area).tokenFits(board, house, area),
    mayRetreatTo: (open, rules, house, area) => there(area).mayRetreatTo(open, rules, house, area),
    mayReturnTo: (open, rules, house, area) => there(area).mayReturnTo(open, rules, house, area),
    income: (open, rules, house, area) => there(area).income(open, rules, house, area),
    routsAfterRetreat: (open, house) => theirs(house).routsAfterRetreat(open, house),
    mustersInstead: (open, rules, house, order, area) => theirs(house).mustersInstead(open, rules, house, order, area),
    countedSupply: (open, rules, house) =>
      (north.facts.houses[house]?.realm === NORTH ? byGifts : south.countedSupply)(open, rules, house),
    unitsLost: (game, house, area, units, why) => theirs(house).unitsLost(game, house, area, units, why),
  };
}

/** BW-15.5, 15.7, 16.1, H124, S79, S80: the turn of the north, with what both boards do together. */
const flowOf = (big: Ruleset['flow'], north: Ruleset['flow']): Ruleset['flow'] => ({
  ...north,
  raven: big['raven'] ?? [],
  wildlings: ['bid', 'tie', 'card', 'obey', 'spoils', 'go-back', 'put-under', 'again'],
  stores: ['give', 'feed', 'in-turn'],
  levy: ['give', 'houses', 'in-turn'],
  crowns: ['take', 'give'],
  battle: (north['battle'] ?? []).flatMap(step => (step === 'retreat' ? ['garrison', step] : [step])),
});

/** BW-S24: the gift of power follows the card itself, and nothing else that pays for crowns. */
function westerosCards(cards: Ruleset['westeros'], { givesPower }: Joining): Ruleset['westeros'] {
  const card = cards['game-of-thrones'];
  if (!givesPower || card === undefined) return cards;
  const withGifts: WesterosCardCode = { ...card, with: { ...card.with, gifts: true } };
  return { ...cards, 'game-of-thrones': withGifts };
}

/** Codes that both boards use, and of which the second edition's clause says more. */
const AS_EVER = ['home-needs-no-token', 'event.units-destroyed.cannot-retreat'];

/** The houses on the big map and the three in the north at one table (BW-1.2): a function over the rules of both. */
export function join(big: Ruleset, north: Ruleset, joining: Joining): Ruleset {
  const facts = joinFacts(big.facts, north.facts);
  const rulings = joinRulings(big, north);
  return {
    ...north,
    facts,
    board: makeBoard(facts),
    numbers: big.numbers,
    flow: flowOf(big.flow, north.flow),
    rulings: { ...rulings, ...endingOf(big.rulings, north.rulings, joining.isLastKing) },
    effects: { ...big.effects, ...north.effects },
    westeros: westerosCards(north.westeros, joining),
    standing: [...big.standing.filter(check => check !== instantVictory), ...north.standing],
    always: [...big.always, ...north.always],
    features: [...big.features, ...north.features],
    clauses: {
      ...big.clauses,
      ...north.clauses,
      ...Object.fromEntries(AS_EVER.map(code => [code, big.clauses[code] ?? ''])),
    },
  };
}

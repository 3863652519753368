export * from './asks/index.ts';
export { endIfGone } from './battle/abilities.ts';
export { ATTACKER, DEFENDER, other, type BattleFrame, type Side, type SideIndex } from './battle/frame.ts';
export { layAside, playAnother, returnCard } from './battle/played.ts';
export { retreatAreas } from './battle/retreat.ts';
export { battleNow, isFighting } from './battle/start.ts';
export { isSupported, supportingAreas } from './battle/support.ts';
export { explainStrength, iconsOf, strengthOf, type StrengthItem } from './battle/strength.ts';
export * from './foresight/index.ts';
export { westerosGame, type WesterosCode } from './game.ts';
export * from './ids.ts';
export * from './map/index.ts';
export { explainNeutral, neutralNow, type NeutralNow, type NeutralSheet } from './marches/explain.ts';
export { landReach, reachFrom } from './marches/reach.ts';
export { orderHere } from './orders/tokens.ts';
export { PROCEDURES, USUAL_FLOW } from './procedures.ts';
export { musterInOne } from './muster/card.ts';
export { portsFollowLand } from './ports/capture.ts';
export {
  areaAt,
  barrelsOf,
  castlesOf,
  crownsOf,
  garrisonAt,
  hasEnemies,
  hasUnits,
  landsOf,
  standing,
  strongholdsOf,
  usualController,
} from './realm/control.ts';
export { wallsIn } from './realm/marks.ts';
export { houseAt, poolOf, reserveOf, unitsOnMap } from './realm/pools.ts';
export { houseOf, isHigher, orderOfPlay, placeOf, realmOf, seatOf, starsOf, throneHolder } from './realm/tracks.ts';
export * from './ruleset/index.ts';
export type * from './state.ts';
export { takeTools } from './tools.ts';
export { allowedArmies, armiesOf, explainSupply, fits, keepsSupply, type SupplyReport } from './supply/armies.ts';
export { reconcile } from './supply/card.ts';
export * from './verbs.ts';
export { castlesThenSupplyThenPower, enoughCastles, instantVictory, outcomeBy, rankBy } from './victory.ts';
export { decide, USUAL_WEIGHTS, type Weights } from './heuristic/index.ts';
export { INVARIANTS, piecesOf, type Invariant } from './invariants.ts';
export { tokensFollowTracks } from './token-invariant.ts';
export { deckCards, unseenCards } from './westeros-cards/decks.ts';
export { wallsFollowUnits } from './walls.ts';
export { better, giveUp, replace } from './wildlings/losses.ts';
export { useWildlingPart } from './wildlings/text.ts';

export {
  readUnits,
  writeUnits,
  type MarchAsk,
  type MarchChoice,
  type MarchMove,
  type MusterAsk,
  type MusterChoice,
  type OrdersAsk,
  type OrdersChoice,
  type RaidAsk,
  type RaidChoice,
  type UnitsAsk,
  type UnitsChoice,
} from './asks/index.ts';
export { askHouse, askSealed } from './asking.ts';
export { openFor, useNow } from './abilities/start.ts';
export type { AbilityFrame } from './abilities/frame.ts';
export { endIfGone, openBorrowed, openHookPoint } from './battle/abilities.ts';
export { bladeSide } from './battle/blade.ts';
export { stateStrengths } from './battle/cards.ts';
export { DEFENDER, other, sideFor, type BattleFrame, type Side, type SideIndex } from './battle-frame.ts';
export { layAside, playAnother, playCard, returnCard, type AnotherCardFrame } from './battle/played.ts';
export { battleGoingOn, battleNow, isFighting } from './battle-now.ts';
export { isSupported, printedStrength, supportingAreas } from './battle/support.ts';
export { explainStrength, faceOf, iconsOf, strengthOf, type StrengthItem } from './battle/strength.ts';
export { groupsByBid, housesIn } from './bids/amounts.ts';
export type { ClashFrame } from './bids/clash.ts';
export { listLosses, sampleLosses } from './bids/losses.ts';
export type { WildlingsFrame } from './bids/wildlings.ts';
export { cloneBoard, cloneEffects } from './clone.ts';
export { field, type Field, type Holder, type More } from './field.ts';
export type { WesterosCode } from './assemble.ts';
export { firstGame } from './first-game.ts';
export { westerosGame } from './game.ts';
export * from './ids.ts';
export { march } from './marches/carry-out.ts';
export { marchFrom, mayLeaveToken, refuseMarch, refuseMoves } from './marches/check.ts';
export { reachFrom } from './realm/reach.ts';
export { listMarches, sampleMoves } from './marches/sample.ts';
export type { TurnsFrame } from './orders/raids.ts';
export { orderedAreas, ownOrder, ravenAsk, type RavenFrame } from './orders/raven.ts';
export { useRaven } from './orders/raven-uses.ts';
export { areasWithOrder, faceAt, orderHere, refuseOrder } from './orders/tokens.ts';
export { mergeSteps } from './merge-steps.ts';
export { PROCEDURES } from './procedures.ts';
export { USUAL_FLOW } from './usual-flow.ts';
export { musterBy, musterInOne, type MusterFrame } from './muster/by.ts';
export {
  Basket,
  musterAreas,
  offersIn,
  printedGrant,
  readPurchase,
  type Grant,
  type Purchase,
} from './muster/purchases.ts';
export { portsFollowLand } from './ports/capture.ts';
export { areaAt, areaFor, areaList, layOrder } from './realm/areas.ts';
export { isContested } from './realm/contested.ts';
export {
  areasWithUnits,
  barrelsOf,
  castlesOf,
  crownsOf,
  garrisonAt,
  hasEnemies,
  hasUnits,
  landsOf,
  mobile,
  standing,
  strongholdsOf,
  unitsHere,
  usualController,
} from './realm/control.ts';
export { numberFor, numberIn, playsForCastles, starTable, supplyTable } from './realm/own.ts';
export { away, houseAt, isPlayedOut, out, poolOf, unitsOnMap } from './realm/pools.ts';
export {
  houseOf,
  inRealm,
  isHigher,
  orderOfPlay,
  placeOf,
  realmOf,
  realmsOf,
  seatOf,
  starsOf,
  throneHolder,
} from './realm/tracks.ts';
export { namedAreas, namedCards, namedHouses, refuseAbsent, refuseUnknownArea } from './refusals.ts';
export * from './ruleset/index.ts';
export type * from './state.ts';
export { allowedArmies, armiesOf, explainSupply, fits, keepsSupply, type SupplyReport } from './supply/armies.ts';
export { reconcile } from './supply/reconcile.ts';
export { listCuts, sampleCut } from './supply/cut.ts';
export { places } from './places.ts';
export * from './verbs.ts';
export { castlesThenSupplyThenPower, enoughCastles, instantVictory, outcomeBy, outcomeOf } from './victory.ts';
export { gather, groupsOf, listUnits, missing, singles, type Groups } from './units.ts';
export { decksOf } from './decks.ts';
export {
  carryOut,
  drawCards,
  drawFrom,
  moveByIcon,
  replaceMixing,
  topOf,
  turnUp,
  type CrownsFrame,
  type WesterosChoiceFrame,
  type WesterosFrame,
} from './westeros-cards/phase.ts';
export { better, giveUp, replace } from './wildlings/losses.ts';
export { attackNow, obeyWildlings, wildlingEffects } from './wildlings/card.ts';
export { USUAL_RULINGS } from './usual-rulings.ts';

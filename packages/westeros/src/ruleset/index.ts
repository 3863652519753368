export { answer, costOf, sceneOf } from './answer.ts';
export { makeBoard, type Board } from './board.ts';
export {
  carryOutPart,
  isOfBattle,
  type BattleHookPoint,
  type BattleScene,
  type Effect,
  type HookPoint,
  type OwnedScene,
  type Part,
  type Question,
  type Questions,
  type Scene,
  type TableHookPoint,
} from './effects.ts';
export type * from './facts.ts';
export { hasWords } from './facts.ts';
export {
  builtIn,
  coveredIn,
  groundFor,
  inSight,
  itemOf,
  ordersLeft,
  ownCard,
  waysAdded,
  withFeature,
  type Built,
  type Covered,
  type Feature,
  type OwnCard,
} from './feature.ts';
export { compose, type Numbers, type Option, type Rulings, type Ruleset, type WesterosCardCode } from './ruleset.ts';
export { optionOf, refuse, rulesOf, type MakeRuleset } from './registry.ts';

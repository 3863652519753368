export { answer, sceneOf } from './answer.ts';
export { makeBoard, type Board } from './board.ts';
export {
  carryOutPart,
  type BattleScene,
  type Effect,
  type Moment,
  type Part,
  type Question,
  type Questions,
  type Scene,
} from './effects.ts';
export type * from './facts.ts';
export { inSight, withFeature, type Feature } from './feature.ts';
export {
  compose,
  type Numbers,
  type Option,
  type Rulings,
  type Ruleset,
  type WesterosCardCode,
  type WildlingCardCode,
  type WildlingPart,
  type WildlingScene,
} from './ruleset.ts';
export { USUAL_RULINGS } from './usual.ts';
export { optionOf, refuse, rulesOf, type MakeRuleset } from './shelf.ts';

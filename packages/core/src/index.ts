export { playedUnder, playsAlike } from './alike.ts';
export * from './asks/index.ts';
export { canonicalJson, hashOf, hashText } from './canonical.ts';
export type * from './contract.ts';
export type * from './explaining.ts';
export type * from './lessons/lesson.ts';
export * from './machine/index.ts';
export { boardOf, botsOf, type GameMap, type Manifest } from './manifest.ts';
export {
  LANGUAGES,
  catalogueBy,
  gathered,
  inWording,
  mergeCatalogues,
  say,
  withSeatNames,
  type Catalogue,
  type Language,
  type Messages,
} from './messages.ts';
export { isOfSeveral, nounForm } from './nouns.ts';
export { refuseForPlayers, wishedOptions, type OptionSpec, type OptionValue, type OptionValues } from './options.ts';
export { clonePlain, isPlainObject, type Plain } from './plain.ts';
export { canSeat, playerCounts, playersText, type Players } from './players.ts';
export { isProblem, problem, type Problem } from './problem.ts';
export { seedFrom } from './chance.ts';
export { below, fraction, nextWord, pick, rngFromText, shuffle, type Rng } from './random.ts';
export * from './record/index.ts';
export { isSeat } from './seats.ts';
export { questionOf } from './question.ts';
export { apartFrom } from './talk.ts';
export { inOneLine, tellingsOf } from './telling.ts';
export { coreMessages } from './texts/index.ts';

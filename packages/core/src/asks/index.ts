import { areasShape, cardShape, cardsShape, unitsShape } from './cards.ts';
import type {
  AreasAsk,
  AreasChoice,
  CardAsk,
  CardChoice,
  CardsAsk,
  CardsChoice,
  UnitsAsk,
  UnitsChoice,
} from './cards.ts';
import { allotmentShape, amountShape, rankingShape } from './numbers.ts';
import type { AllotmentAsk, AllotmentChoice, AmountAsk, AmountChoice, RankingAsk, RankingChoice } from './numbers.ts';
import { optionShape, type OptionAsk, type OptionChoice } from './option.ts';
import type { ShapeTable } from './shape.ts';

/** The questions that every game may ask. A kernel adds its own (orders, marches) to the same table. */
export type AskShape = OptionAsk | CardAsk | CardsAsk | AreasAsk | UnitsAsk | AmountAsk | RankingAsk | AllotmentAsk;
export type ChoiceShape =
  | OptionChoice
  | CardChoice
  | CardsChoice
  | AreasChoice
  | UnitsChoice
  | AmountChoice
  | RankingChoice
  | AllotmentChoice;

export const SHAPES = {
  option: optionShape,
  card: cardShape,
  cards: cardsShape,
  areas: areasShape,
  units: unitsShape,
  amount: amountShape,
  ranking: rankingShape,
  allotment: allotmentShape,
} as const satisfies ShapeTable;

export type * from './cards.ts';
export type * from './numbers.ts';
export type { OptionAsk, OptionChoice } from './option.ts';
export { onlyField, wrongShape, type ShapeCode, type ShapeTable } from './shape.ts';

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

/** The questions that every game may ask, by kind, each with its answer. A kernel adds its own (orders, marches). */
export interface Shapes {
  option: { ask: OptionAsk; choice: OptionChoice };
  card: { ask: CardAsk; choice: CardChoice };
  cards: { ask: CardsAsk; choice: CardsChoice };
  areas: { ask: AreasAsk; choice: AreasChoice };
  units: { ask: UnitsAsk; choice: UnitsChoice };
  amount: { ask: AmountAsk; choice: AmountChoice };
  ranking: { ask: RankingAsk; choice: RankingChoice };
  allotment: { ask: AllotmentAsk; choice: AllotmentChoice };
}
export type AskShape = Shapes[keyof Shapes]['ask'];
export type ChoiceShape = Shapes[keyof Shapes]['choice'];

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

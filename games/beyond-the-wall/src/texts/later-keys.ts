/**
 * What is said only after the first orders, by its key: the pages fetch it after the board (`build/languages.ts` of the
 * client). Nobody has drawn or played a card before; but decks, objectives and orders are chosen, and refused.
 */
export const LATER =
  /^((wildling|effect|outcome|tide|gain|explain)\.|card\.[\w-]+\.(text|noun)$|(ask|choice|event)\.(?!single-))|^westeros\.|^problem\.(ability-|too-many-(swaps|pursue|on)|no-such-(swap|return|pledge)|no-(troops|token-by|run|new-order|zombie|support-over)|to-one-area|not-your-neighbour|troops-|nobody-|march-on|pursuit-|cavalry|run-against|cannot-go|use-or-none|card-not-for|pay-or|never-raided|others-leave|gift-|raven-has)/;

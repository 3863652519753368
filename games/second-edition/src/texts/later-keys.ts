/**
 * What is said only after the first orders, by its key: the pages fetch it after the board (`build/languages.ts` of the
 * client). Before the orders of the second round nobody has drawn or played a card.
 */
export const LATER =
  /^((wildling|effect|outcome|tide|gain|explain)\.|card\.[\w-]+\.(text|noun)$|(ask|choice|event)\.(?!single-))|^westeros\./;

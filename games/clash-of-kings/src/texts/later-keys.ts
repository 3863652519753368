/**
 * What is said only after the first orders, by its key: the pages fetch it after the board (`build/languages.ts` of the
 * client). Nobody has drawn or played a card before; those of Westeros may lie open from the beginning.
 */
export const LATER =
  /^((wildling|effect|outcome|tide|gain|explain)\.|card\.[\w-]+\.(text|noun)$|(ask|choice|event)\.(?!single-))/;

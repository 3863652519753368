import type { Making } from './use-making.ts';

const nothing = (): void => {};

/** An answer of which nothing has been chosen yet, but for what is named. */
export const makingOf = (over: Partial<Making> = {}): Making => ({
  of: '',
  draft: null,
  peek: null,
  touched: false,
  refusal: undefined,
  advice: null,
  before: null,
  swept: null,
  readiness: undefined,
  sending: false,
  isSlow: false,
  given: false,
  note: '',
  hasDraft: false,
  lacking: '',
  action: '',
  consequences: [],
  doubt: '',
  isMeant: false,
  isDoubted: false,
  offline: false,
  setDraft: nothing,
  setPeek: nothing,
  tryStray: nothing,
  commit: nothing,
  drop: nothing,
  restore: nothing,
  askHint: nothing,
  ...over,
});

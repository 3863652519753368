/** More digits than these are no place in any list; who typed them knows the rest. */
const MOST_DIGITS = 12;

/** A number as it was typed, also one that is too large to be counted with. */
export const echoed = (digits: string): string =>
  digits.length > MOST_DIGITS ? `${digits.slice(0, MOST_DIGITS)}…` : digits;

/** Is there a number with a part after the point? Nothing here is counted in halves, and it is not two numbers. */
export const isFraction = (text: string): boolean => /(^|\s)\d+[.,]\d+(\s|$)/.test(text);

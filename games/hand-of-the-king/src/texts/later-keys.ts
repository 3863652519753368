/** What is said only after the first answer, by its key: what a terminal reads, what companions do, and the end. */
export const LATER =
  /^((outcome|no-effect)\.|problem\.(damaged-position|no-such-seat)$|event\.(killed|swapped|exchanged|companion-|no-effect|extra-turn|talk-ended|game-over))/;

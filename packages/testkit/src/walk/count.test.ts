import { expect, test } from 'vitest';
import { countDecisions } from './count.ts';

test('a game that does not end is a failure after so many decisions, and not before', () => {
  const decided = countDecisions(3);
  for (let n = 0; n < 3; n++) expect(decided).not.toThrow();
  expect(decided).toThrow('the game is not over after 3 decisions');
});

import { expect, test } from 'vitest';
import { changed, dropped, withAdvice } from './use-answer.ts';

const fresh = { of: 'stark 1', draft: {}, peek: null, touched: false, refusal: undefined, note: '', before: null };
const own = { ...fresh, draft: { winterfell: 'march-zero' }, touched: true };

test('who drops the advice of a bot has again what they had chosen themselves', () => {
  const advised = withAdvice(own, { winterfell: 'raid' }, 'Raid Winterfell');
  expect(advised).toMatchObject({ draft: { winterfell: 'raid' }, note: 'Raid Winterfell', touched: true });
  expect(dropped(advised, fresh)).toEqual(own);
  expect(dropped(dropped(advised, fresh), fresh)).toEqual(fresh);
});

test('a second advice does not take the place of one’s own choice; without a choice there is nothing to go back to', () => {
  const twice = withAdvice(withAdvice(own, { winterfell: 'raid' }, 'first'), { winterfell: 'support' }, 'second');
  expect(dropped(twice, fresh)).toEqual(own);
  expect(dropped(withAdvice(fresh, { winterfell: 'raid' }, 'first'), fresh)).toEqual(fresh);
});

test('what changes nothing is the same object, so that nothing is drawn again', () => {
  const kept = { draft: ['north'], touched: true, note: '' };
  expect(changed(kept, { touched: true, note: '' })).toBe(kept);
  expect(changed(kept, { note: 'why' })).toEqual({ ...kept, note: 'why' });
  expect(changed(kept, { draft: ['north'] })).not.toBe(kept); // another answer, though it says the same
});

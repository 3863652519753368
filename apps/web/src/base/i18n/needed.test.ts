import { afterEach, beforeEach, expect, test } from 'vitest';
import { areTextsHere } from './fetched.ts';
import { fetchTexts, isHere, needTexts, speakIn } from './needed.ts';
import { stubPart } from './parts.fixture.ts';

const stubbed: ReturnType<typeof stubPart>[] = [];
function part(name: string): ReturnType<typeof stubPart> {
  const made = stubPart(name);
  stubbed.push(made);
  return made;
}
beforeEach(() => speakIn('en'));
afterEach(() => {
  for (const made of stubbed.splice(0)) made.remove();
  speakIn('it');
});

test('a part is fetched in the language that is spoken, once for all who need it', async () => {
  const page = part('needed: a page');
  page.mend('en', 'it');
  await Promise.all([needTexts('needed: a page'), needTexts('needed: a page')]);
  await needTexts('needed: a page');
  expect(page.asked).toEqual(['en']);
  expect(isHere('en')).toBe(true);
  expect(isHere('it')).toBe(false);
});

test('a part that did not come is asked for again by the next one who needs it', async () => {
  const page = part('needed: a lost page');
  await expect(needTexts('needed: a lost page')).rejects.toThrow('did not come');
  expect(areTextsHere('needed: a lost page', 'en')).toBe(false);
  page.mend('en');
  await needTexts('needed: a lost page');
  expect(page.asked).toEqual(['en', 'en']);
  expect(areTextsHere('needed: a lost page', 'en')).toBe(true);
});

test('a part that does not come is in the way neither of the others nor of another language', async () => {
  const [bad, good] = [part('needed: bad'), part('needed: good')];
  good.mend('en', 'it');
  await expect(needTexts('needed: bad')).rejects.toThrow('did not come');
  await needTexts('needed: good');
  await fetchTexts('it');
  expect(isHere('it')).toBe(true);
  expect(good.asked).toEqual(['en', 'it']);
  expect(bad.asked).toEqual(['en']);
});

test('what is in the pages must come in another language before that is spoken', async () => {
  const page = part('needed: seen');
  page.mend('en');
  await needTexts('needed: seen');
  await expect(fetchTexts('it')).rejects.toThrow('in it did not come');
  expect(isHere('it')).toBe(false);
  page.mend('it');
  await fetchTexts('it');
  expect(isHere('it')).toBe(true);
});

test('where the language changes while a part is on its way, it comes in the new one too', async () => {
  const page = part('needed: on its way');
  page.mend('en', 'it');
  const coming = needTexts('needed: on its way');
  speakIn('it');
  await coming;
  expect(page.asked).toEqual(['en', 'it']);
  expect(areTextsHere('needed: on its way', 'it')).toBe(true);
});

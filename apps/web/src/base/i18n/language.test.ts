import type { Language } from '@corvo/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettings } from '../settings/store.ts';
import { stubLine } from '../lib/line.fixture.ts';
import { areTextsHere } from './fetched.ts';
import { fetchFirstTexts, startLanguage } from './language.ts';
import { needTexts, speakIn } from './needed.ts';
import { stubPart } from './parts.fixture.ts';

const want = (language: Language | null): void => void useSettings.setState({ language });
const other = (language: Language): Language => (language === 'it' ? 'en' : 'it');
const BOTH = ['en', 'it'] as const;

let line: ReturnType<typeof stubLine>;
let page: ReturnType<typeof stubPart>;
let stop: () => void;
let count = 0;
const name = (): string => `language: page ${count}`;

/** A page that opens in a language. */
function open(language: Language): void {
  want(language);
  stop = startLanguage();
}

beforeEach(() => {
  line = stubLine();
  page = stubPart(`language: page ${++count}`);
});
afterEach(() => {
  stop();
  page.remove();
  want(null);
  speakIn('it');
  line.restore();
  vi.restoreAllMocks();
});

test.each(BOTH)('a page in %s goes on in it until the other language is here, which is tried again', async from => {
  const to = other(from);
  page.mend(from);
  open(from);
  await needTexts(name());
  want(to);
  await line.wait(1_500); // the first try, and a second one
  expect(page.asked).toEqual([from, to, to]);
  expect(line.page.lang).toBe(from);
  page.mend(to);
  await line.wait(3_000);
  expect(line.page.lang).toBe(to);
  await line.wait(600_000);
  expect(page.asked).toEqual([from, to, to, to]);
});

test('a line that is back brings the wanted language at once', async () => {
  page.mend('en');
  open('en');
  await needTexts(name());
  want('it');
  await line.wait(0);
  page.mend('it');
  line.comesBack();
  await line.wait(0);
  expect(line.page.lang).toBe('it');
});

test('who takes back a change of language is left where they were', async () => {
  page.mend('en');
  open('en');
  await needTexts(name());
  want('it');
  await line.wait(0);
  want('en');
  page.mend('it');
  await line.wait(4_000);
  expect(line.page.lang).toBe('en');
  expect(page.asked).toEqual(['en', 'it']);
});

test('the other language comes by itself when the page is left alone', async () => {
  page.mend('en', 'it');
  open('en');
  await needTexts(name());
  await line.wait(10_000);
  expect(areTextsHere(name(), 'it')).toBe(true);
  expect(line.page.lang).toBe('en');
});

test.each(BOTH)('where %s does not come to a new page, it begins in the other language and goes on', async wanted => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  page.mend(other(wanted));
  open(wanted);
  const coming = fetchFirstTexts(name());
  await line.wait(4_000);
  await coming;
  expect(log).toHaveBeenCalled();
  expect(page.asked.slice(0, 4)).toEqual([wanted, wanted, wanted, other(wanted)]);
  expect(line.page.lang).toBe(other(wanted));
  page.mend(wanted);
  await line.wait(1_000);
  expect(line.page.lang).toBe(wanted);
});

test.each(BOTH)('where no language comes to a new page in %s, it is told so', async wanted => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open(wanted);
  const coming = Promise.allSettled([fetchFirstTexts(name())]);
  await line.wait(8_000);
  expect(await coming).toMatchObject([{ status: 'rejected' }]);
  expect(line.page.lang).toBe(wanted);
});

test('a short break of the line is not noticed by a new page', async () => {
  open('it');
  const coming = fetchFirstTexts(name());
  await line.wait(500);
  page.mend('it', 'en');
  await line.wait(500);
  await coming;
  expect(page.asked).toEqual(['it', 'it']);
  expect(line.page.lang).toBe('it');
});

import { expect, test } from 'vitest';
import { languageOf, languageWanted } from './language.ts';

test.each([
  [{}, 'en'],
  [{ LANG: 'it_IT.UTF-8' }, 'it'],
  [{ LANG: 'it' }, 'it'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'it_IT.UTF-8', LC_ALL: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'it_IT' }, 'it'],
  [{ LANG: 'it_IT', LC_ALL: '' }, 'it'],
])('%j speaks %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});

test('--lang comes before the environment, wherever it stands', () => {
  expect(languageWanted(['games', '--lang', 'it'], {})).toBe('it');
  expect(languageWanted(['--lang=en', 'games'], { LANG: 'it_IT' })).toBe('en');
  expect(languageWanted(['--lang', 'tlh'], { LANG: 'it_IT' })).toBe('it');
});

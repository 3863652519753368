import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8');
const AHEAD = {
  first: 'hand-of-the-king',
  places: { form: ['form.js'], table: ['table.js', 'table.css'], server: ['server.js'] },
  games: { 'hand-of-the-king': ['hand.js'], 'first-edition': ['first.js'] },
};

/** The files that the page at this address asks for before its script runs. */
function asked(address: string, kept: Readonly<Record<string, string>> = {}, note: object = AHEAD): string[] {
  const { pathname, search } = new URL(address, 'https://corvo.test');
  const links: { href: string }[] = [];
  const document = {
    documentElement: { dataset: {}, lang: '' },
    querySelector: () => ({ textContent: JSON.stringify(note) }),
    createElement: () => ({}),
    head: { append: (link: { href: string }) => links.push(link) },
  };
  runInNewContext(script, {
    document,
    location: { pathname, search },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    matchMedia: () => ({ matches: false }),
    navigator: { language: 'it', languages: ['it'] },
    URLSearchParams,
  });
  return links.map(({ href }) => href);
}

test('a page asks ahead for its own parts and for those of the game it shows', () => {
  expect(asked('/play')).toEqual(['/form.js', '/table.js', '/table.css', '/hand.js']);
  expect(asked('/play?game=first-edition')).toEqual(['/form.js', '/table.js', '/table.css', '/first.js']);
  expect(asked('/play/x', { 'corvo.local.x': '{"game":"first-edition"}' })).toEqual([
    '/table.js',
    '/table.css',
    '/first.js',
  ]);
  expect(asked('/table/x')).toEqual(['/server.js']);
  expect(asked('/rules')).toEqual([]);
});

test('an address with a word of the language instead of a game or a place asks for no game', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'no-such-game']) {
    expect(asked(`/play?game=${word}`)).toEqual(['/form.js', '/table.js', '/table.css']);
    expect(asked('/play/x', { 'corvo.local.x': JSON.stringify({ game: word }) })).toEqual(['/table.js', '/table.css']);
    expect(asked(`/${word}`)).toEqual([]);
  }
  for (const text of ['null', '7', '{', '{"game":null}', '{"game":{}}'])
    expect(asked('/play/x', { 'corvo.local.x': text })).toEqual(['/table.js', '/table.css']);
});

test('a page whose parts are not named, as while it is being worked on, asks for nothing', () => {
  expect(asked('/play', {}, {})).toEqual([]);
  expect(asked('/play', {}, { ...AHEAD, places: {} })).toEqual(['/hand.js']);
});

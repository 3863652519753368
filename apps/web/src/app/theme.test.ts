import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8');
const AHEAD = {
  first: 'hand-of-the-king',
  places: { form: ['form.js'], table: ['table.js', 'table.css'], server: ['server.js'] },
  games: { 'hand-of-the-king': ['hand.js'], 'first-edition': ['first.js', 'first.json'] },
  languages: {
    it: {
      texts: { pages: ['pages.it.js'], 'other-pages': ['more.it.js'], 'first-edition': ['first.it.js'] },
      afterwards: { 'first-edition': ['later.js'] },
    },
    en: { texts: { pages: ['pages.en.js'] }, afterwards: {} },
  },
};

const TABLE = ['/table.js', '/table.css'];

/** The files that the page at this address asks for before its script runs. */
function asked(address: string, kept: Readonly<Record<string, string>> = {}, note: object = AHEAD): string[] {
  const { pathname, search } = new URL(address, 'https://corvo.test');
  const links: Link[] = [];
  const document = {
    documentElement: { dataset: {}, lang: '' },
    querySelector: () => ({ textContent: JSON.stringify(note) }),
    createElement: () => ({}),
    head: { append: (link: Link) => links.push(link) },
  };
  runInNewContext(script, {
    document,
    location: { pathname, search },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    matchMedia: () => ({ matches: false }),
    navigator: { language: 'it', languages: ['it'] },
    URLSearchParams,
  });
  for (const { href, rel, as = '' } of links) expect([href, rel, as]).toEqual([href, ...waysOf(href)]);
  return links.map(({ href }) => href);
}

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly as?: string;
}
const waysOf = (href: string): string[] =>
  href.endsWith('.css') ? ['preload', 'style'] : href.endsWith('.json') ? ['preload', 'fetch'] : ['modulepreload', ''];

test('a page asks ahead for its own parts and for those of the game it shows', () => {
  const first = ['/table.js', '/table.css', '/first.it.js', '/first.js', '/first.json'];
  expect(asked('/play')).toEqual(['/pages.it.js', '/form.js', '/table.js', '/table.css', '/hand.js']);
  expect(asked('/play?game=first-edition')).toEqual(['/pages.it.js', '/form.js', ...first]);
  expect(asked('/play/x', { 'corvo.local.x': '{"game":"first-edition"}' })).toEqual(['/pages.it.js', ...first]);
  expect(asked('/table/x')).toEqual(['/pages.it.js', '/server.js', '/more.it.js']);
  expect(asked('/rules')).toEqual(['/pages.it.js']);
});

test('a game that has begun may ask anything next: its page asks for the rest as well', () => {
  const kept = (actions: unknown): Record<string, string> => ({
    'corvo.local.x': JSON.stringify({ game: 'first-edition', actions }),
  });
  expect(asked('/play/x', kept([{ seat: 'stark' }]))).toContain('/later.js');
  expect(asked('/play/x', { 'corvo.local.x': '{"game":"first-edition","story":[{"n":1}]}' })).toContain('/later.js');
  for (const actions of [[], null, 7, {}]) expect(asked('/play/x', kept(actions))).not.toContain('/later.js');
});

test('a page asks for its texts in the language of its reader alone', () => {
  const kept = { 'corvo.settings': '{"state":{"language":"en"}}' };
  expect(asked('/rules', kept)).toEqual(['/pages.en.js']);
});

test('an address with a word of the language instead of a game or a place asks for no game', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'no-such-game']) {
    expect(asked(`/play?game=${word}`)).toEqual(['/pages.it.js', '/form.js', ...TABLE]);
    expect(asked('/play/x', { 'corvo.local.x': JSON.stringify({ game: word }) })).toEqual(['/pages.it.js', ...TABLE]);
    expect(asked(`/${word}`)).toEqual(['/pages.it.js']);
  }
  for (const text of ['null', '7', '{', '{"game":null}', '{"game":{}}'])
    expect(asked('/play/x', { 'corvo.local.x': text })).toEqual(['/pages.it.js', ...TABLE]);
});

test('a page whose parts are not named, as while it is being worked on, asks for nothing', () => {
  expect(asked('/play', {}, {})).toEqual([]);
  expect(asked('/play', {}, { ...AHEAD, places: {} })).toEqual(['/pages.it.js', '/hand.js']);
  expect(asked('/play', {}, { ...AHEAD, languages: {} })).toEqual(['/form.js', ...TABLE, '/hand.js']);
});

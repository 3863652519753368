import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { USUAL_FLOW } from '@corvo/westeros';
import { beyondTheWall } from '@corvo/beyond-the-wall';
import { firstEdition } from '@corvo/first-edition';
import { secondEdition } from '@corvo/second-edition';
import { boardTexts } from './index.ts';

const { en, it } = boardTexts;

const namesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(found => found[1] ?? ''))].sort();
const bare = (key: string): string => key.replace(/_(zero|one|other)$/, '');

test('both languages say the same things about the same data', () => {
  expect(Object.keys(en)).toEqual(Object.keys(it));
  for (const [key, text] of Object.entries(it)) {
    expect([key, namesIn(en[key] ?? '')]).toEqual([key, namesIn(text)]);
    expect(text.trim()).not.toBe('');
  }
});

test('every text the board asks for is there', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/.test(name) && !/^(map|dev|texts)\//.test(name),
  );
  const asked = files.flatMap(name =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /(?<!words\.)\bsay\(\s*(?:[^'`)]*\? *)?'([a-z]+\.[a-z-]+)'/g,
      ),
    ].map(found => found[1] ?? ''),
  );
  const known = new Set(Object.keys(it).map(bare));
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter(key => !known.has(key))).toEqual([]);
});

test('every step of a battle has a name', () => {
  expect(USUAL_FLOW.battle.filter(step => !(`battle.step-${step}` in it))).toEqual([]);
});

test('no text of the board takes the place of one of the game', () => {
  for (const game of [firstEdition, secondEdition])
    expect(Object.keys(it).filter(key => key in game.messages.it)).toEqual([]);
});

test('what is said of a house fits several as well: the Others attack, and lose no home area of *its* but of *theirs*', () => {
  const said = Object.entries({ ...beyondTheWall.messages.en, ...en });
  const about = said.filter(([, text]) => /\$t\(house\.\{\{\w+\}\}(?:, \w[^)]*\|[^)]*)?\)/.test(text));
  expect(about.length).toBeGreaterThan(100);
  const whole = (text: string): string => text.replaceAll(/\bits\|\w+ their\b/g, ''); // *loses its*, and *lose their*
  expect(about.filter(([, text]) => /\b(?:its|itself)\b/.test(whole(text))).map(([key]) => key)).toEqual([]);
  // In the battle panel and at the end the verb would stand alone behind the name.
  const alone = said.filter(([key]) => /^(?:battle|end)\.(?:attacks|defends|wins|loses)/.test(key));
  expect(alone.filter(([, text]) => /^\w+s\b/.test(text)).map(([key]) => key)).toEqual([]);
});

import { say } from '@corvo/core';
import { expect, test } from 'vitest';
import { firstEdition as game } from './game.ts';
import { lay } from './ledger/lay.fixture.ts';

/** What a terminal shows of an area, in keys instead of words. */
function lineOf(position: string, area: string): string {
  const style = { say: (key: string) => key, paint: (text: string) => text, nameOf: (seat: string) => seat };
  const drawn = game.table.draw(lay(position).view(null), style as never).split('\n');
  return drawn.find(line => line.includes(`area.${area} `) || line.endsWith(`area.${area}`)) ?? '';
}

test.each([
  ['en', 'S', 'S: Stronghold (2 muster points); C: City (1); both count for victory'],
  ['it', 'R', 'R: Roccaforte (2 punti arruolamento); C: Città (1); contano entrambi per la vittoria'],
] as const)('the letters of the map are those of its words, in %s', (language, letter, legend) => {
  const style = {
    say: (key: string, data?: never) => say(game.messages, language, key, data),
    paint: (text: string) => text,
    nameOf: (seat: string) => seat,
  };
  const drawn = game.table.draw(lay('winterfell stark 1 footman').view(null), style as never);
  expect(drawn).toMatch(new RegExp(`(Winterfell|Grande Inverno) +${letter}bc `));
  expect(drawn).toContain(legend);
});

test('a terminal counts the units of an area, those that lie by themselves', () => {
  const position = 'winterfell stark 2 footmen routed 1 knight 1 footman march-zero';
  expect(lineOf(position, 'winterfell')).toContain(
    'house.stark 2 unit.footman, 1 unit.knight (draw.routed), 1 unit.footman (draw.routed)',
  );
});

test('1E-11.1 1E-11.8 an area that somebody holds without units names its house, any other names none', () => {
  const position = 'karhold stark 1 footman\ncastle-black greyjoy token';
  expect(lineOf(position, 'castle-black')).toMatch(/house\.greyjoy +draw\.token$/);
  expect(lineOf(position, 'winterfell')).toMatch(/house\.stark$/);
  expect(lineOf(position, 'the-stony-shore')).not.toContain('house.');
});

import { GAMES } from '@corvo/catalogue';
import { expect, test } from 'vitest';
import { corvo } from '../testing.ts';

test('the catalogue tells of every game its players, options, values and bots', async () => {
  for (const language of ['it', 'en']) {
    const { exit, out, err } = await corvo(`games --lang ${language}`);
    expect([exit, err]).toEqual([0, '']);
    for (const game of GAMES) {
      expect(out).toContain(game.id);
      for (const { id, values } of game.options) {
        expect(out).toContain(id);
        for (const value of values) expect(out).toContain(String(value));
      }
    }
    expect(out).toContain('random');
    expect(out).not.toMatch(/option\.|\{\{/);
  }
});

test('programs get the same as one object', async () => {
  const { games } = JSON.parse((await corvo('games --json')).out) as {
    games: { id: string; options: unknown[]; bots: string[] }[];
  };
  expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
  const [first] = games;
  expect(first?.options[0]).toMatchObject({
    id: expect.any(String),
    title: expect.any(String),
    default: expect.anything(),
    clause: expect.any(String),
  });
  expect(first?.bots).toContain('random');
});

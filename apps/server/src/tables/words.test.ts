import { GAMES } from '@corvo/catalogue';
import type { Game } from '@corvo/core';
import { NO_WORDS } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const game = GAMES.find(({ id }) => id === 'second-edition')!;
/** The same game, whose words nobody has looked for. */
const anew = (id: string, change: Partial<Game> = {}): Game => ({ ...game, ...change, id });
const silent = { warn() {}, error() {} };

test('while the words of a game are looked for, everybody else has many turns', async () => {
  let asked = 0;
  const waiting: Game['waiting'] = open => {
    asked++;
    return game.waiting(open);
  };
  let longest = 0;
  let isFound = false;
  const finding = wordsOf(anew('long', { waiting }), silent).finally(() => (isFound = true));
  for (let before = 0; !isFound; before = asked) {
    await new Promise(done => setImmediate(done));
    longest = Math.max(longest, asked - before);
  }
  expect((await finding).words.words.length).toBeGreaterThan(300);
  expect(asked).toBeGreaterThan(300);
  expect(longest).toBeLessThan(40); // questions between two turns, of a whole game's
});

test('the words of a game are looked for once, whoever asks', async () => {
  const one = anew('once');
  expect(wordsOf(one, silent)).toBe(wordsOf(one, silent));
});

test('a game that cannot be sampled is told without words, and the log names it and why', async () => {
  const logged: [object, string][] = [];
  const log = { warn() {}, error: (about: object, sentence: string) => void logged.push([about, sentence]) };
  const broken = anew('broken', {
    sample: () => {
      throw new Error('no such card');
    },
  });
  expect((await wordsOf(broken, log)).words).toEqual(NO_WORDS);
  expect(logged).toEqual([
    [{ game: 'broken', error: 'Error: no such card' }, 'a game could not be sampled, and is told without words'],
  ]);
});

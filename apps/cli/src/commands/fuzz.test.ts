import { findGame } from '@corvo/catalogue';
import type { Game } from '@corvo/core';
import { runBattery, shrink } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { Given } from '../arguments/flags.ts';
import { makeContext } from '../context.ts';
import { findingJson, findingText, type Finding } from '../fuzz/findings.ts';
import { commandFor } from '../fuzz/plan.ts';
import { corvo, Paper, PATIENTLY } from '../testing.ts';
import { GameWords } from '../words.ts';

const GAME = 'hand-of-the-king';

describe('fuzz', PATIENTLY, () => {
  test('plays random games and says that nothing is broken', async () => {
    const { exit, out, err } = await corvo(`fuzz ${GAME} --games 20 --seed 1 --workers 1`);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^20 games, \d+ actions, [\d,]+ looks at \d+ properties in [\d.]+ s: nothing broken \(shuffle code 1\)\n$/,
    );
  });

  test('the same seed plays the same games, on any number of workers', async () => {
    const report = async (workers: number): Promise<unknown> => {
      const { out } = await corvo(
        `fuzz ${GAME} --games 12 --seed 1 --players 3 --options companionDeck=none --workers ${workers} --json`,
      );
      const { wallSeconds: _, ...rest } = JSON.parse(out) as { wallSeconds: number };
      return rest;
    };
    const alone = await report(1);
    expect(alone).toMatchObject({
      game: GAME,
      seed: '1',
      games: 12,
      actions: expect.any(Number),
      looks: expect.any(Object),
      violation: null,
    });
    expect(await report(2)).toEqual(alone);
  });

  test('one game can be seen again by its number', async () => {
    const plan = { game: GAME, seed: '1', first: 0, players: 3, options: { companionDeck: 'none' } };
    expect(commandFor(plan, 11)).toBe(
      `corvo fuzz ${GAME} --seed 1 --first 12 --games 1 --players 3 --options companionDeck=none`,
    );
    expect((await corvo(commandFor(plan, 11).slice('corvo '.length))).exit).toBe(0);
  });

  test('what is broken is told with its property, its seed, the shortest record and the way to see it again', () => {
    const whole = findGame(GAME) as Game;
    const broken: Game = { ...whole, list: (view, request, limit) => whole.list(view, request, limit)?.slice(1) };
    const [violation] = runBattery({ game: broken }, { games: 200, seed: '1' }).violations;
    if (violation === undefined) throw new Error('the battery does not see a list with a gap');
    const finding: Finding = {
      number: 5,
      shrunk: shrink({ game: broken }, violation, { ms: 500 }),
      command: 'corvo fuzz …',
    };
    const paper = new Paper();
    const io = {
      stdin: process.stdin,
      stdout: paper,
      stderr: paper,
      env: {},
      cwd: '/',
      interrupted: new AbortController().signal,
    };
    for (const language of ['en', 'it'] as const) {
      const context = makeContext(io, language, new Given([], new Map()));
      const text = findingText(context, new GameWords(broken, language), finding);
      expect(text).toContain('list');
      expect(text).toContain(finding.shrunk.violation.seed);
      expect(text).toContain('"corvo-record/3"');
      expect(text).toMatch(/corvo fuzz …$/);
      expect(text).not.toMatch(/\{\{|fuzz\./);
    }
    expect(findingJson(finding)).toMatchObject({
      number: 5,
      property: 'list',
      game: GAME,
      seed: expect.any(String),
      record: expect.any(String),
    });
  });

  test.each([
    ['chess', 'There is no game “chess”'],
    [`${GAME} --games 0`, '--games takes a whole number from 1 to '],
    [`${GAME} --first 0`, '--first takes a whole number from 1 to '],
    [`${GAME} --players 7`, '--players takes a whole number from 2 to 4'],
    [`${GAME} --options teams=perhaps`, 'The option “teams” cannot be “perhaps”'],
    [`${GAME} --players 2 --options teams=true`, 'The option “teams” cannot be used with 2 players'],
  ])('%s: one sentence, exit 2', async (args, sentence) => {
    const { exit, out, err } = await corvo(`fuzz ${args}`);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(`corvo: ${sentence}`);
  });

  test('Ctrl-C ends it cleanly', async () => {
    const interruption = new AbortController();
    setTimeout(() => interruption.abort(), 300);
    const { exit, out, err } = await corvo(`fuzz ${GAME} --games 1000000`, { interrupted: interruption.signal });
    expect([exit, out]).toEqual([130, '']);
    expect(err).toMatch(/^Interrupted after \d+ of 1000000 games; nothing was broken so far\.\n$/);
  });
});

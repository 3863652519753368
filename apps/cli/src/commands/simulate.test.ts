import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Tally } from '../simulate/tally.ts';
import { corvo, inFolder, PATIENTLY } from '../testing.ts';

const GAME = 'hand-of-the-king';
const json = async (args: string): Promise<Tally> =>
  JSON.parse((await corvo(`simulate ${GAME} --json ${args}`)).out) as Tally;

/** What does not depend on the clock. */
const timeless = ({ cpuSeconds: _cpu, wallSeconds: _wall, gamesPerCpuSecond: _pace, bots, ...rest }: Tally) => ({
  ...rest,
  bots: bots.map(({ meanMs: _mean, maxMs: _max, ...bot }) => bot),
});

describe('simulate', PATIENTLY, () => {
  test('the same seed gives the same result on any number of workers', async () => {
    const args = '--players 3 --bots random,search:20n --games 12 --seed 7';
    const [one, two] = [await json(`${args} --workers 1`), await json(`${args} --workers 2`)];
    expect(timeless(two)).toEqual(timeless(one));
    expect(timeless(await json(`${args.replace('7', '8')} --workers 2`))).not.toEqual(timeless(one));
  });

  test('the JSON is one object on stdout', async () => {
    const result = await json('--players 2 --bots random --games 10 --seed 7 --workers 1 --options companionDeck=none');
    expect(result).toMatchObject({
      game: GAME,
      players: 2,
      games: 10,
      boards: 10,
      seed: '7',
      options: { companionDeck: 'none' },
      bots: [
        {
          label: 'random',
          games: 20,
          wins: 10,
          draws: 0,
          meanScore: 0.5,
          meanMs: expect.any(Number),
          maxMs: expect.any(Number),
        },
      ],
      seats: [
        { seat: 'seat-1', games: 10, wins: expect.any(Number), draws: 0 },
        { seat: 'seat-2', games: 10, wins: expect.any(Number), draws: 0 },
      ],
      rounds: {
        unit: 'actions',
        min: expect.any(Number),
        median: expect.any(Number),
        mean: expect.any(Number),
        max: expect.any(Number),
      },
    });
    expect(result.rounds.histogram.reduce((sum, bar) => sum + bar.games, 0)).toBe(10);
    expect(result.cpuSeconds).toBeGreaterThan(0);
    expect(result.gamesPerCpuSecond).toBeGreaterThan(0);
  });

  test('people get a table with intervals, and are told when the last board is not played from every side', async () => {
    const { exit, out, err } = await corvo(
      `simulate ${GAME} --bots random,greedy --games 5 --seed 7 --workers 1 --lang it`,
    );
    expect(exit).toBe(0);
    expect(out).toContain('2 giocatori, 5 partite su 3 disposizioni, codice del mescolamento 7');
    expect(out).toMatch(/random +5 +\d +0 +\d+,\d% +\d+,\d% – \d+,\d%/);
    expect(err).toContain('5 non è un multiplo di 2, quindi l’ultima si gioca una volta sola.');
  });

  test('the report is one file that loads nothing, and a new one may take its place', () =>
    inFolder(async folder => {
      for (const language of ['en', 'it']) {
        const { exit, err } = await corvo(
          `simulate ${GAME} --games 4 --seed 1 --workers 1 --report r.html --lang ${language}`,
          {
            cwd: folder,
          },
        );
        expect(exit).toBe(0);
        expect(err).toContain(join(folder, 'r.html'));
        const html = readFileSync(join(folder, 'r.html'), 'utf8');
        expect(html).toContain(`<html lang="${language}">`);
        expect(html).not.toMatch(/<script|src=|href=|url\(|@import|https?:/);
        expect(html).not.toMatch(/\{\{|undefined|NaN|report\./);
        expect(html).toContain('prefers-color-scheme:dark');
        expect(html).toContain(`corvo simulate ${GAME} --players 2 --bots random --games 4 --seed 1`);
      }
      expect(readdirSync(folder)).toEqual(['r.html']);
    }));

  test('the records can be replayed', () =>
    inFolder(async folder => {
      await corvo(`simulate ${GAME} --games 10 --seed 1 --workers 1 --records out`, { cwd: folder });
      expect(readdirSync(join(folder, 'out')).length).toBe(10);
      expect((await corvo('replay out/game-01.jsonl --quiet', { cwd: folder })).exit).toBe(0);
      writeFileSync(join(folder, 'out/game-07.jsonl'), 'a letter');
      const again = await corvo(`simulate ${GAME} --games 10 --seed 1 --workers 1 --records out`, { cwd: folder });
      expect(again).toMatchObject({ exit: 2, err: expect.stringContaining('was not written by Corvo') });
    }));

  test.each([
    [
      'chess',
      'There is no game “chess”; there are: first-edition, clash-of-kings, second-edition, hand-of-the-king and beyond-the-wall.',
    ],
    ['hand-of-king', 'There is no game “hand-of-king”; did you mean “hand-of-the-king”?'],
    [`${GAME} --players 5`, '--players takes a whole number from 2 to 4, not “5”.'],
    [`${GAME} --games 0`, '--games takes a whole number from 1 to 1000000, not “0”.'],
    [`${GAME} --games many`, '--games takes a whole number from 1 to 1000000, not “many”.'],
    [`${GAME} --workers 0`, '--workers takes a whole number from 1 to 256, not “0”.'],
    [`${GAME} --bots greddy`, 'There is no bot “greddy”; did you mean “greedy”?'],
    [`${GAME} --bots random,random,random`, '3 bots are named for a table of 2.'],
    [`${GAME} --options wings=1`, `The game ${GAME} has no option “wings”; it has: `],
    [`${GAME} --options companionDek=none`, 'There is no option “companionDek”; did you mean “companionDeck”?'],
    [
      `${GAME} --options companionDeck=some`,
      'The option “companionDeck” cannot be “some”; it can be: full, attested and none.',
    ],
    [`${GAME} --options companionDeck`, '“companionDeck” is not of the form NAME=VALUE.'],
    [`${GAME} --options companionDeck=full,companionDeck=none`, 'The option “companionDeck” is given twice.'],
    [`${GAME} --options teams=true`, 'The option “teams” cannot be used with 2 players, only with: 4. (HK-8.1)'],
    [
      'clash-of-kings --players 5 --options threePlayers=true',
      'The option “threePlayers” cannot be used with 5 players, only with: 3. (CK-9.1)',
    ],
    [`${GAME} --report nowhere/r.html`, 'There is no folder '],
    [`${GAME} --records no/where`, 'There is no folder '],
    [`${GAME} --records /proc/x`, 'The folder /proc/x cannot be made.'],
    [`${GAME} --records /proc/self`, 'The folder /proc/self cannot be written to.'],
    [`${GAME} --records ${import.meta.filename}`, `${import.meta.filename} is not a folder.`],
    [`${GAME} --records ${import.meta.filename}/x`, `${import.meta.filename} is not a folder.`],
    [`${GAME} --seed ${'x'.repeat(201)}`, 'A shuffle code has at most 200 characters.'],
  ])('%s: one sentence, exit 2', async (args, sentence) => {
    const { exit, out, err } = await corvo(`simulate ${args}`);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(`corvo: ${sentence}`);
    expect(err.trim().split('\n').length).toBe(1);
  });

  test('a bot that nobody knows is refused with those that there are', async () => {
    const { exit, err } = await corvo(`simulate ${GAME} --bots deep-thought`);
    expect(exit).toBe(2);
    expect(err).toMatch(/deep-thought.*random/);
  });

  test('somebody else’s file is left alone', () =>
    inFolder(async folder => {
      writeFileSync(join(folder, 'r.html'), '<p>my holidays</p>');
      mkdirSync(join(folder, 'sub'));
      const { exit, err } = await corvo(`simulate ${GAME} --report r.html`, { cwd: folder });
      expect([exit, err]).toEqual([
        2,
        `corvo: ${join(folder, 'r.html')} exists and was not written by Corvo; choose another name.\n`,
      ]);
      expect((await corvo(`simulate ${GAME} --report sub`, { cwd: folder })).err).toContain(
        'is not a file that can be written',
      );
    }));

  test('Ctrl-C ends it cleanly, and there is no report', () =>
    inFolder(async folder => {
      const interruption = new AbortController();
      setTimeout(() => interruption.abort(), 300);
      const ran = await corvo(`simulate ${GAME} --games 1000000 --report r.html`, {
        cwd: folder,
        interrupted: interruption.signal,
      });
      expect([ran.exit, ran.out]).toEqual([130, '']);
      expect(ran.err).toMatch(/^Interrupted after \d+ of 1000000 games; there is no result\.\n$/);
      expect(existsSync(join(folder, 'r.html'))).toBe(false);
    }));

  test('a terminal sees how far it is', async () => {
    const { err } = await corvo(`simulate ${GAME} --games 20 --seed 1 --workers 1`, { isTTY: true });
    expect(err).toContain('20 of 20 games, 0 s left');
    expect((await corvo(`simulate ${GAME} --games 20 --seed 1 --workers 1`)).err).toBe('');
  });
});

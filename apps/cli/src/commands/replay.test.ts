import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corvo, PATIENTLY } from '../testing.ts';

const GAME = 'hand-of-the-king';
let cwd = '';
let lines: string[] = [];

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'corvo-replay-'));
  await corvo(`simulate ${GAME} --games 1 --seed 5 --workers 1 --records .`, { cwd });
  lines = readFileSync(join(cwd, 'game-1.jsonl'), 'utf8').trimEnd().split('\n');
}, PATIENTLY.timeout);
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

/** The record with one line changed. */
async function tampered(line: number, change: (text: string) => string, args = '') {
  const changed = lines.map((text, place) => (place === line - 1 ? change(text) : text));
  writeFileSync(join(cwd, 'changed.jsonl'), `${changed.join('\n')}\n`);
  return corvo(`replay changed.jsonl ${args}`, { cwd });
}
const withField = (field: string, value: unknown) => (text: string) =>
  JSON.stringify({ ...(JSON.parse(text) as object), [field]: value });

describe('replay', PATIENTLY, () => {
  test('shows every action, and says that the record is true', async () => {
    const { exit, out, err } = await corvo('replay game-1.jsonl', { cwd });
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/^The table is set\n/);
    expect(out).toContain(`\n${lines.length - 2}. seat-`);
    expect(out).toMatch(
      /All valid: all \d+ moves follow the rules, every fingerprint agrees, and the shuffle is the one promised by [0-9a-f]{64}\.\n$/,
    );
    expect(out).toMatch(/\n {2}1\. seat-\d\n {2}2\. seat-\d\n/);
  });

  test('shows only the actions that are asked for', async () => {
    const { out } = await corvo('replay game-1.jsonl --from 2 --to 3', { cwd });
    expect(out.match(/^\d+\. seat-\d declares/gm)?.length).toBe(2);
    expect(out).toMatch(/^2\. seat-/);
    const quiet = await corvo('replay game-1.jsonl --quiet --lang it', { cwd });
    expect(quiet.out.split('\n').length).toBe(5);
    expect(quiet.out).toContain('Tutto torna: tutte le');
  });

  test('CO-4.3 says of a record of an older number that its hashes were not compared', async () => {
    await corvo('simulate first-edition --games 1 --seed 5 --workers 1 --records older', { cwd });
    const file = join(cwd, 'older', 'game-1.jsonl');
    const [header = '', ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [withField('rules', 2)(header), ...rest].join('\n'));
    const { exit, out } = await corvo('replay older/game-1.jsonl --quiet', { cwd });
    expect(exit).toBe(0);
    expect(out).toMatch(
      /an older version of the rules \(2\), so the\s+fingerprints\s+of\s+their\s+positions\s+could\s+not\s+be\s+compared\.\n$/,
    );
    const told = await corvo('replay older/game-1.jsonl --json', { cwd });
    expect(JSON.parse(told.out)).toMatchObject({ verified: true, hashes: 'of-older-rules', rules: 2 });
  });

  test('tells programs everything as one object', async () => {
    const { exit, out } = await corvo('replay game-1.jsonl --json', { cwd });
    expect(exit).toBe(0);
    const told = JSON.parse(out) as { actions: unknown[]; count: number };
    expect(told).toMatchObject({
      verified: true,
      hashes: 'equal',
      game: GAME,
      seed: '5/1',
      seats: ['seat-1', 'seat-2'],
      outcome: { ranking: expect.any(Array) },
    });
    expect(told.actions.length).toBe(told.count);
    expect(told.actions[0]).toMatchObject({ n: 1, text: expect.any(String), events: expect.any(Array) });
  });

  test('goes step by step on a terminal', async () => {
    const answers = ['\n', '\n', 'b\n', '7\n', 'q\n'];
    let prompts = 0;
    const { exit, out } = await corvo('replay game-1.jsonl', {
      cwd,
      isTTY: true,
      env: { NO_COLOR: '1' },
      onOutput(paper, type) {
        const seen = paper.text.split('q quits) > ').length - 1;
        while (prompts < seen) type(answers[prompts++] ?? 'q\n');
      },
    });
    expect(exit).toBe(0);
    const shown = [...out.matchAll(/(\d+) of \d+ \(Enter next/g)].map(match => Number(match[1]));
    expect([...new Set(shown)]).toEqual([0, 1, 2, 7]);
    expect(out).toContain('All valid: ');
  });

  test('says what can be typed, and stays', async () => {
    const answers = ['2\n', 'foo\n', '-3\n', '0.5\n', '99999\n', '\n', 'q\n'];
    let prompts = 0;
    const { out } = await corvo('replay game-1.jsonl', {
      cwd,
      isTTY: true,
      env: { NO_COLOR: '1' },
      onOutput(paper, type) {
        const seen = paper.text.split('q quits) > ').length - 1;
        while (prompts < seen) type(answers[prompts++] ?? 'q\n');
      },
    });
    expect(out.match(/Press Enter, or type b, q or a number from 0 to \d+\./g)?.length).toBe(3);
    expect(out).toMatch(/There is no move 99999 here: choose from 0 to \d+\./);
    const shown = [...out.matchAll(/(\d+) of \d+ \(Enter next/g)].map(match => Number(match[1]));
    expect([...new Set(shown)]).toEqual([0, 2, 3]);
  });

  test.each([
    ['an action that is against the rules', 3, withField('choice', { option: 'up stark' }), 'breaks a rule'],
    ['a hash that is not the state’s', 4, withField('hash', '0'.repeat(64)), 'must be'],
    ['a text that is not what was done', 4, withField('text', 'seat-1 declares peace'), 'must be'],
    ['a start that is not the deal', 1, withField('start', '0'.repeat(64)), 'must be'],
  ] as const)('finds %s: exit 1 with the line', async (_, line, change, part) => {
    const { exit, out, err } = await tampered(line, change);
    expect([exit, out]).toEqual([1, '']);
    expect(err).toMatch(new RegExp(`^corvo: changed\\.jsonl:${line}: `));
    expect(err).toContain(part);
    expect(err.trim().split('\n').length).toBe(1);
  });

  test('finds a seed that was not promised, and another outcome', async () => {
    const last = lines.length;
    expect(await tampered(last, withField('seed', 'another'))).toMatchObject({
      exit: 1,
      err: expect.stringContaining(`changed.jsonl:${last}: `),
    });
    expect(await tampered(last, withField('outcome', null))).toMatchObject({
      exit: 1,
      err: expect.stringContaining('outcome'),
    });
  });

  test('tells programs what is not true', async () => {
    const { exit, out } = await tampered(4, withField('hash', '0'.repeat(64)), '--json');
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      file: 'changed.jsonl',
      verified: false,
      problem: { code: 'record-not-true', clause: 'CO-4.2' },
    });
  });

  test.each([
    ['a line that is no JSON', 3, () => 'seat-1 declares'],
    ['a number out of order', 3, withField('n', 7)],
    ['a field that is missing', 2, (text: string) => text.replace(/"request":\d+,/, '')],
    ['another format', 1, withField('format', 'chess/1')],
  ] as const)('cannot read %s: exit 2 with the line', async (_, line, change) => {
    const { exit, out, err } = await tampered(line, change);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(new RegExp(`^corvo: changed\\.jsonl:${line}: This file is damaged \\(line ${line}\\)`));
  });

  test('cannot read a game that is not in the catalogue, or other rules', async () => {
    expect(await tampered(1, withField('game', 'chess'))).toMatchObject({
      exit: 2,
      err: 'corvo: changed.jsonl:1: this version of Corvo does not know the game “chess”.\n',
    });
    expect(await tampered(1, withField('rules', 999))).toMatchObject({ exit: 2, err: expect.stringContaining('999') });
  });

  test.each([
    ['nothing.jsonl', 'There is no file nothing.jsonl.'],
    ['folder', 'folder is a folder, not a file.'],
    ['game-1.jsonl --from 999', '--from takes a whole number from 0 to '],
    ['game-1.jsonl --from 5 --to 3', '--to takes a whole number from 5 to '],
  ])('%s: one sentence, exit 2', async (args, sentence) => {
    mkdirSync(join(cwd, 'folder'), { recursive: true });
    const { exit, out, err } = await corvo(`replay ${args}`, { cwd });
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(`corvo: ${sentence}`);
  });
});

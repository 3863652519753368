import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { corvo, inFolder } from '../testing.ts';

const scenario = (steps: readonly object[]): string =>
  JSON.stringify(
    {
      corvo: 'scenario/1',
      title: 'the first deal',
      game: 'hand-of-the-king',
      players: 2,
      seed: '3',
      options: { firstPlayer: 'seat1' },
      steps,
    },
    null,
    2,
  );
const GOOD = scenario([
  { waiting: ['seat-1'] },
  { play: 'seat-1 declares east stark' },
  { expect: { 'count seat-1 stark': 3 } },
]);
const BAD = scenario([{ play: 'seat-1 declares east stark' }, { expect: { 'count seat-1 stark': 4 } }]);

describe('check', () => {
  test('files and folders; the closing line counts', () =>
    inFolder(async folder => {
      mkdirSync(join(folder, 'all/deep'), { recursive: true });
      writeFileSync(join(folder, 'all/a.json'), GOOD);
      writeFileSync(join(folder, 'all/deep/b.json'), GOOD);
      writeFileSync(join(folder, 'all/notes.txt'), 'no scenario');
      expect(await corvo('check all', { cwd: folder })).toEqual({ exit: 0, out: '2 passed, 0 failed\n', err: '' });
      expect(await corvo('check all all/a.json', { cwd: folder })).toMatchObject({ out: '2 passed, 0 failed\n' });
    }));

  test('a failure names file and line, what was expected and what was found', () =>
    inFolder(async folder => {
      writeFileSync(join(folder, 'good.json'), GOOD);
      writeFileSync(join(folder, 'bad.json'), BAD);
      const { exit, out, err } = await corvo('check good.json bad.json', { cwd: folder });
      expect([exit, err]).toEqual([1, '']);
      const line = BAD.split('\n').findIndex(text => text.includes('count seat-1')) + 1;
      expect(out).toMatch(
        new RegExp(
          `^bad\\.json:${line}: the first deal: steps\\[1\\].*\n {2}expected: .*4\n {2}found: {4}.*3\n1 passed, 1 failed\n$`,
        ),
      );
      const italian = await corvo('check bad.json --lang it', { cwd: folder });
      expect(italian.out).toMatch(/atteso: .*\n {2}trovato: .*\n0 passed, 1 failed\n$/);
    }));

  test('a damaged file has failed too', () =>
    inFolder(async folder => {
      writeFileSync(join(folder, 'a.json'), '{\n  "corvo": "scenario/1",\n  oops\n}');
      writeFileSync(join(folder, 'b.json'), scenario([{ sing: 'a song' }]));
      const { exit, out } = await corvo('check .', { cwd: folder });
      expect(exit).toBe(1);
      expect(out).toMatch(/^a\.json:3: /);
      expect(out).toContain('b.json:');
      expect(out).toMatch(/0 passed, 2 failed\n$/);
    }));

  test('a file that is empty or no text is named as such', () =>
    inFolder(async folder => {
      writeFileSync(join(folder, 'empty.json'), '');
      writeFileSync(join(folder, 'binary.json'), Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 0xff, 0xfe]));
      writeFileSync(join(folder, 'long.json'), 'x'.repeat(500));
      const out = async (file: string) => (await corvo(`check ${file}`, { cwd: folder })).out;
      expect(await out('empty.json')).toMatch(
        /^empty\.json:1: no scenario can be read here\n.*\n {2}found: {4}this file is empty\n/,
      );
      expect(await out('binary.json')).toMatch(/\n {2}found: {4}not JSON text\n/);
      expect(await out('long.json')).not.toMatch(/x{41}/);
    }));

  test('programs get one object', () =>
    inFolder(async folder => {
      writeFileSync(join(folder, 'bad.json'), BAD);
      const { exit, out } = await corvo('check bad.json --json', { cwd: folder });
      expect(exit).toBe(1);
      expect(JSON.parse(out)).toMatchObject({
        passed: 0,
        failed: 1,
        scenarios: [
          {
            file: 'bad.json',
            passed: false,
            title: 'the first deal',
            failures: [{ kind: 'failed', line: expect.any(Number) }],
          },
        ],
      });
    }));

  test.each([
    ['nothing.json', 'There is no file nothing.json.'],
    ['empty', 'There are no scenarios in empty.'],
  ])('%s: one sentence, exit 2', (name, sentence) =>
    inFolder(async folder => {
      mkdirSync(join(folder, 'empty'));
      expect(await corvo(`check ${name}`, { cwd: folder })).toEqual({ exit: 2, out: '', err: `corvo: ${sentence}\n` });
    }),
  );

  test('without a name there is nothing to check', async () => {
    expect((await corvo('check')).exit).toBe(2);
  });
});

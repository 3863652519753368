import { describe, expect, test } from 'vitest';
import { Stop } from '../stop.ts';
import { readFlags, type Given } from './flags.ts';

const read = (...args: string[]): Given => readFlags(args, { players: 'text', json: 'switch' }, { min: 0, max: 1 });
function refused(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Stop) return error.key;
    throw error;
  }
  return 'taken';
}

describe('flags', () => {
  test('are read in any order, with or without =', () => {
    const given = read('--json', 'word', '--players=3');
    expect([given.has('json'), given.words, given.whole('players', 2, 4)]).toEqual([true, ['word'], 3]);
    expect(read('--players', '2').text('players')).toBe('2');
    expect(read('-h').has('help')).toBe(true);
    expect(read('--', '--json').words).toEqual(['--json']);
  });

  test.each([
    [['--jsn'], 'error.unknown-flag-meant'],
    [['--wings'], 'error.unknown-flag'],
    [['-x'], 'error.unknown-flag'],
    [['--json', '--json'], 'error.flag-twice'],
    [['--json=yes'], 'error.flag-takes-nothing'],
    [['--players'], 'error.flag-needs-value'],
    [['--players', '--json'], 'error.flag-needs-value'],
    [['--players='], 'error.flag-needs-value'],
    [['--constructor'], 'error.unknown-flag'],
    [['a', 'b'], 'error.too-many-words'],
  ])('%j is refused: %s', (args, key) => {
    expect(refused(() => read(...args))).toBe(key);
  });

  test('a command can want words', () => {
    expect(refused(() => readFlags([], {}, { min: 1, max: 1 }))).toBe('error.too-few-words');
    expect(refused(() => readFlags(['--help'], {}, { min: 1, max: 1 }))).toBe('taken');
  });

  test.each(['5', '1', '-3', '2.5', 'two', '0x2', '99999999999999999999'])('--players %s is not from 2 to 4', text => {
    expect(refused(() => read(`--players=${text}`).whole('players', 2, 4))).toBe('error.not-a-number-between');
  });

  test('a number may have no upper limit', () => {
    expect(refused(() => read('--players=x').whole('players', 1))).toBe('error.not-a-number');
    expect(read('--players=7').whole('players', 1)).toBe(7);
  });
});

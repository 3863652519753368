import { expect, test } from 'vitest';
import { refuseForPlayers, resolveOptions, wishedOptions, type OptionSpec, type OptionValues } from './options.ts';

const specs: readonly OptionSpec[] = [
  { id: 'rounds', values: [6, 10], default: 10, clause: 'X-1' },
  { id: 'ravens', values: [false, true], default: false, players: [3, 4], clause: 'X-2' },
  { id: 'deck', values: ['full', 'attested'], default: 'full', clause: 'X-3' },
];

test('CO-3.1 what a table does not choose keeps its default', () => {
  expect(resolveOptions(specs, {}, 3)).toEqual({ rounds: 10, ravens: false, deck: 'full' });
  expect(resolveOptions(specs, { rounds: 6, ravens: true }, 3)).toEqual({ rounds: 6, ravens: true, deck: 'full' });
});

test.each(['rouds', '', 'constructor', 'toString', 'hasOwnProperty'])('CO-3.1 there is no option "%s"', id => {
  const found = resolveOptions(specs, Object.fromEntries([[id, true]]), 3);

  expect(found).toMatchObject({ clause: 'CO-3.1' });
});

test('CO-3.1 an unknown option is named together with the known ones', () => {
  expect(resolveOptions(specs, { rouds: 6 }, 3)).toEqual({
    code: 'unknown-option',
    clause: 'CO-3.1',
    data: { option: 'rouds', known: 'rounds, ravens, deck' },
  });
});

const circle: Record<string, unknown> = {};
circle['rounds'] = circle;

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'rounds'],
  ['a list', []],
  ['a class', new Map()],
  ['a circle', circle],
  ['something that throws', new Proxy({}, { ownKeys: () => circle['x'] as never })],
  ['a prototype in disguise', JSON.parse('{"__proto__":{"rounds":6}}')],
])('CO-3.1 %s is no set of options', (_name, given) => {
  expect(resolveOptions(specs, given, 3)).toMatchObject({ clause: 'CO-3.1', code: 'options-not-an-object' });
});

test.each([7, '6', true, null, { six: 6 }, [6], 'x'.repeat(10_000)])(
  'CO-3.2 an option takes only its own values: not %j',
  value => {
    const found = resolveOptions(specs, { rounds: value }, 3);

    expect(found).toMatchObject({ clause: 'CO-3.2', code: 'unknown-option-value', data: { known: '6, 10' } });
    expect(JSON.stringify(found).length).toBeLessThan(300);
  },
);

test('CO-3.2 an option that is not for this number of players is refused by its own clause', () => {
  expect(resolveOptions(specs, { ravens: true }, 2)).toEqual({
    code: 'option-not-for-players',
    clause: 'X-2',
    data: { option: 'ravens', players: 2, known: '3, 4' },
  });
  expect(resolveOptions(specs, { ravens: false }, 2)).toMatchObject({ ravens: false });
});

test('CO-3.2 whoever names an option that is not for so many players is refused, even with its usual value', () => {
  const usual: readonly OptionSpec[] = [
    { id: 'stars', values: [true, false], default: true, players: [3], clause: 'X-4' },
  ];
  expect(refuseForPlayers(usual, { stars: true }, 5)).toEqual({
    code: 'option-not-for-players',
    clause: 'X-4',
    data: { option: 'stars', players: 5, known: '3' },
  });
  expect(refuseForPlayers(usual, { stars: true }, 3)).toBeUndefined();
  expect(refuseForPlayers(usual, {}, 5)).toBeUndefined(); // nobody has named it
  expect(refuseForPlayers(specs, { ravens: false, rounds: 6 }, 2)).toBeUndefined(); // what is not played is not wished
  expect(resolveOptions(usual, { stars: true }, 5)).toEqual({ stars: true }); // as a settled set has it
});

test('CO-3.2 what one has to name to get some options: no usual value, and nothing that is not for so many players', () => {
  const usual: readonly OptionSpec[] = [
    ...specs,
    { id: 'stars', values: [true, false], default: true, players: [3], clause: 'X-4' },
  ];
  const settled = resolveOptions(usual, { rounds: 6 }, 5);
  expect(wishedOptions(usual, settled as OptionValues, 5)).toEqual({ rounds: 6 });
  expect(wishedOptions(usual, { stars: false }, 3)).toEqual({ stars: false });
  expect(wishedOptions(usual, { stars: false, rounds: 7, long: true }, 5)).toEqual({});
});

test('the options that are given stay as they are', () => {
  const given = Object.freeze({ rounds: 6 });

  expect(resolveOptions(specs, given, 3)).not.toBe(given);
});

test('CO-3.1 an option that there was once is kept where a stored game has it, and is never filled in', () => {
  expect(resolveOptions(specs, { takeBack: 'never' }, 3, ['takeBack'])).toMatchObject({
    takeBack: 'never',
    rounds: 10,
  });
  expect(resolveOptions(specs, {}, 3, ['takeBack'])).not.toHaveProperty('takeBack');
  expect(resolveOptions(specs, { takeBack: {} }, 3, ['takeBack'])).toMatchObject({ code: 'unknown-option' });
  expect(resolveOptions(specs, { takeBack: 'never' }, 3)).toMatchObject({ code: 'unknown-option' });
});

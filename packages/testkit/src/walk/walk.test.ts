import { expect, test } from 'vitest';
import { BATTERY } from '../battery/index.ts';
import { whispersKit as kit } from '../toys/whispers/index.ts';
import { randomStart } from './start.ts';
import { walk } from './walk.ts';

const start = randomStart(kit.game, 'walk', 0);

test('the same start is the same game, however hard one looks', () => {
  const [quick, thorough, blind] = [
    walk({ kit, start, properties: BATTERY, effort: 'quick' }),
    walk({ kit, start, properties: BATTERY, effort: 'thorough' }),
    walk({ kit, start, properties: [], effort: 'quick' }),
  ];
  expect(quick.actions).toEqual(blind.actions);
  expect(thorough.actions).toEqual(blind.actions);
  expect(blind.last.over).toBe(true);
});

test('a script is played first, and what does not fit is left out', () => {
  const whole = walk({ kit, start, properties: [], effort: 'quick' });
  const script = [
    { seat: 'nobody', choice: 1 },
    ...whole.actions.slice(0, 5),
    { seat: 'ada', choice: { option: 'up' } },
  ];
  const again = walk({ kit, start, properties: [], effort: 'quick', script, stopAt: 5, salt: 9 });
  expect(again.actions).toEqual(whole.actions.slice(0, 5));
  expect(again.violation).toBeUndefined();
});

test('a walk writes down its actions in the notation', () => {
  const done = walk({ kit, start, properties: [], effort: 'quick', stopAt: 3 });
  expect(done.instants).toHaveLength(4);
  const lines = done.written().map(action => action.text);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/^(ada|bruno|carla|dario) (bids \d|withdraws)$/);
});

test('a game that throws in its set-up is a violation', () => {
  const broken = {
    ...kit,
    game: {
      ...kit.game,
      setup: () => {
        throw new Error('no table');
      },
    },
  };
  expect(walk({ kit: broken, start, properties: BATTERY, effort: 'quick' }).violation).toMatchObject({
    property: 'no-exceptions',
    at: 0,
    message: expect.stringContaining('no table'),
  });
});

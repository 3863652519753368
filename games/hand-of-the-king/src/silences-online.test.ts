import { LANGUAGES, type Seat } from '@corvo/core';
import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { COMPANION, COMPANIONS } from './cards.ts';
import { sides } from './ending.ts';
import { handOfTheKing } from './game.ts';

// Silences of the rulebook that concern the table and the server: HK-S1, HK-S11 to HK-S13, HK-S17, HK-S20, HK-S21.
// The clock and taking back, HK-S18 and HK-S19, are in silences-clock.test.ts.

type Options = Record<string, boolean | number | string>;
const TWO = ['ada', 'bruno'];
const THREE = ['ada', 'bea', 'ciro'];
const FOUR = ['nora', 'otto', 'pia', 'quirino'];
const lay = (seats: readonly Seat[], options: Options, position: string) =>
  table(handOfTheKing, { seats, options }, position);

const open = `
  . . . . . .
  . V . S . .
  . . . . . .
  . . . G . .
  . . . . . .
  . . . L . .
`;

function firstSeats(options: Options, games: number): Record<Seat, number> {
  const found: Record<Seat, number> = { ada: 0, bea: 0, ciro: 0 };
  for (let n = 0; n < games; n++) {
    const seat = table(handOfTheKing, { seats: THREE, options, seed: `game ${n}` }).figure('turn') as Seat;
    found[seat] = (found[seat] ?? 0) + 1;
  }
  return found;
}

test('HK-S1 the first player is drawn: every seat starts about equally often', () => {
  // 300 of 900 are due for each seat, give or take 14.
  for (const times of Object.values(firstSeats({}, 900))) expect(Math.abs(times - 300)).toBeLessThan(60);
});

test('HK-S1 or the host chooses, or it is seat 1', () => {
  expect(firstSeats({ firstPlayer: 'hostChoice', firstSeat: 3 }, 10)).toEqual({ ada: 0, bea: 0, ciro: 10 });
  expect(firstSeats({ firstPlayer: 'hostChoice', firstSeat: 2 }, 10)).toEqual({ ada: 0, bea: 10, ciro: 0 });
  expect(firstSeats({ firstPlayer: 'seat1' }, 10)).toEqual({ ada: 10, bea: 0, ciro: 0 });
});

test('HK-S1 the host cannot choose a seat that is not at the table', () => {
  expect(handOfTheKing.resolveOptions({ firstPlayer: 'hostChoice', firstSeat: 4 }, 3)).toEqual({
    clause: 'HK-S1',
    code: 'no-such-seat',
    data: { seat: 4, players: 3 },
  });
});

test('HK-S11 ravens with four players switch the teams on', () => {
  const game = lay(FOUR, { threeEyedRaven: true }, open);

  expect(game.state.open.options.teams).toBe(true);
  expect(sides(game.state.open)).toEqual([
    ['nora', 'pia'],
    ['otto', 'quirino'],
  ]);
});

test('HK-S11 ravens with three do not, nor do four without ravens', () => {
  expect(lay(THREE, { threeEyedRaven: true }, open).state.open.options.teams).toBe(false);
  expect(lay(FOUR, {}, open).state.open.options.teams).toBe(false);
});

test('HK-S12 a raven flies once per game', () => {
  const game = lay(THREE, { threeEyedRaven: true }, open);

  game.play('ada raven bea', 'ada end-talk');

  expect(game.figure('raven ada')).toBe(false);
  expect(game.offered('ada')).toEqual(['east stark']);
  expect(game.refusal('ada raven ciro')).toEqual({ clause: 'HK-9.2', code: 'raven-spent', data: { seat: 'ada' } });
});

test('HK-S12 the invited player cannot refuse: the conversation begins with the raven', () => {
  const game = lay(THREE, { threeEyedRaven: true }, open);

  game.play('ada raven bea');

  expect(game.figure('talk')).toEqual(['ada', 'bea']);
  expect(game.offered('bea')).toEqual(['end-talk']);
});

test.each(['ada', 'bea'])('HK-S12 either side can close it early: %s', seat => {
  const game = lay(THREE, { threeEyedRaven: true }, open);

  game.play('ada raven bea', `${seat} end-talk`);

  expect(game.figure('talk')).toBeNull();
  expect(game.waiting.map(entry => [entry.seat, entry.why])).toEqual([['ada', 'declare']]);
});

test('HK-S13 while the variant is on nobody speaks or signals at the table, but for the two called away', () => {
  const game = lay(THREE, { threeEyedRaven: true }, open);
  const talk = () => handOfTheKing.talk(game.state.open);

  expect(talk()).toEqual({ table: false, between: [], secondsMax: 0 });
  game.play('ada raven bea');
  expect(talk()).toEqual({ table: false, between: ['ada', 'bea'], secondsMax: 60 });
  game.play('bea end-talk');
  expect(talk()).toEqual({ table: false, between: [], secondsMax: 0 });
});

test('HK-S13 without the variant the table talks', () => {
  const game = lay(THREE, {}, open);

  expect(handOfTheKing.talk(game.state.open)).toEqual({ table: true, between: [], secondsMax: 0 });
});

test('HK-S17 the eight unused companions are public knowledge: no deck is kept anywhere', () => {
  const { state, events } = table(handOfTheKing, { seats: TWO });
  const unused = COMPANIONS.filter(companion => !state.open.available.includes(companion));

  expect(unused).toHaveLength(8);
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'dealt',
      to: 'all',
      data: expect.objectContaining({ companions: state.open.available }),
    }),
  );
  for (const companion of unused) expect(JSON.stringify(state)).not.toContain(`"${companion}"`);
});

test('HK-S20 six companions have an effect of our own, and the help of just these says so in both languages', () => {
  const ours = ['shae', 'petyr-baelish', 'brienne-of-tarth', 'jorah-mormont', 'gregor-clegane', 'ilyn-payne'];

  expect(COMPANIONS.filter(id => COMPANION[id].reconstructed)).toEqual(ours);
  for (const language of LANGUAGES) {
    const texts = handOfTheKing.messages[language];
    expect(COMPANIONS.filter(id => Object.hasOwn(texts, `companion.${id}.note`))).toEqual(ours);
  }
});

test('HK-S21 ravens among four go to the partner only', () => {
  const game = lay(FOUR, { threeEyedRaven: true }, open);

  expect(game.offered('nora')).toEqual(['east stark', 'raven pia']);
  expect(game.refusal('nora raven otto')).toEqual({
    clause: 'HK-9.5',
    code: 'raven-only-to-partner',
    data: { seat: 'otto', partner: 'pia' },
  });
});

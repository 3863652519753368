import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

const ravens = { threeEyedRaven: true };
const three = (position: string) => table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'], options: ravens }, position);
const four = (position: string) =>
  table(handOfTheKing, { seats: ['nora', 'otto', 'pia', 'quirino'], options: ravens }, position);

const COURT = `
  V G . S . .
  . . . . . .
  . . . . . .
  . T . B . L
  . . . . . .
  . . . . . .
`;

test('HK-9.1 with the variant the table is silent', () => {
  expect(handOfTheKing.talk(three(COURT).state.open)).toEqual({ table: false, between: [], secondsMax: 0 });
});

test('HK-9.1 without the variant everybody may talk, and no raven flies', () => {
  const game = table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'] }, COURT);

  expect(handOfTheKing.talk(game.state.open)).toEqual({ table: true, between: [], secondsMax: 0 });
  expect(game.offered('ada')).toEqual(['east greyjoy', 'east stark']);
  expect(game.refusal('ada raven bea')).toMatchObject({ clause: 'HK-9.1', code: 'no-ravens-in-this-game' });
});

test('HK-9.1 without the variant a raven after the declaration is not too late: there is none', () => {
  const game = table(
    handOfTheKing,
    { seats: ['ada', 'bea', 'ciro'] },
    `
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    companions hodor
  `,
  );

  game.play('ada declares east tully');

  expect(game.refusal('ada raven bea')).toMatchObject({ clause: 'HK-9.1', code: 'no-ravens-in-this-game' });
});

test.each([3, 4])('HK-9.2 each of %i players starts with one raven token', players => {
  const game = table(handOfTheKing, { players, options: ravens });

  for (const seat of game.state.open.seats) expect(game.figure(`raven ${seat}`)).toBe(true);
});

test('HK-9.2 without the variant nobody has a raven token', () => {
  const game = table(handOfTheKing, { players: 3 });

  for (const seat of game.state.open.seats) expect(game.figure(`raven ${seat}`)).toBe(false);
});

test('HK-9.2 a token is spent once', () => {
  const game = three(COURT);

  game.play('ada raven bea', 'bea end-talk');

  expect(game.offered('ada')).toEqual(['east greyjoy', 'east stark']);
  expect(game.refusal('ada raven ciro')).toMatchObject({ clause: 'HK-9.2', code: 'raven-spent' });
});

test('HK-9.3 before declaring, a player may discard his token for one conversation of at most a minute', () => {
  const game = three(COURT);
  expect(game.offered('ada')).toEqual(['east greyjoy', 'east stark', 'raven bea', 'raven ciro']);

  game.play('ada raven bea');

  expect(game.told('raven-sent')).toEqual([{ seat: 'ada', with: 'bea', secondsMax: 60 }]);
  expect(game.figure('raven ada')).toBe(false);
  expect(game.figure('talk')).toEqual(['ada', 'bea']);
  expect(handOfTheKing.talk(game.state.open).secondsMax).toBe(60);
});

test('HK-9.3 a player may as well keep his token and just declare', () => {
  const game = three(COURT);

  game.play('ada declares east greyjoy');

  expect(game.figure('raven ada')).toBe(true);
  expect(game.figure('turn')).toBe('bea');
});

test('HK-9.3 only on his own turn', () => {
  const game = three(COURT);

  expect(game.offered('bea')).toBeUndefined();
  expect(game.refusal('bea raven ciro')).toMatchObject({ clause: 'CO-2.2', code: 'not-asked' });
});

test('HK-9.3 after the conversation he declares and moves as usual', () => {
  const game = three(COURT);

  game.play('ada raven bea', 'ada end-talk');
  expect(game.figure('turn')).toBe('ada');
  expect(game.figure('talk')).toBeNull();

  game.play('ada declares east stark');
  expect(game.figure('varys')).toBe('1,4');
  expect(game.figure('count ada stark')).toBe(1);
  expect(game.figure('turn')).toBe('bea');
});

test('HK-9.4 with three players each plays for himself, and the raven goes to one opponent', () => {
  const game = three(COURT);

  expect(game.offered('ada')?.filter(choice => choice.startsWith('raven'))).toEqual(['raven bea', 'raven ciro']);
  expect(game.refusal('ada raven ada')).toMatchObject({ clause: 'HK-9.3', code: 'raven-to-oneself' });
  expect(game.refusal('ada raven dora')).toMatchObject({ clause: 'HK-9.3', code: 'nobody-of-that-name' });
  expect(game.state.open.options.teams).toBe(false);
});

test('HK-9.5 with four players the conversation is with the partner', () => {
  const game = four(COURT);

  expect(game.offered('nora')).toEqual(['east greyjoy', 'east stark', 'raven pia']);

  game.play('nora raven pia');
  expect(handOfTheKing.talk(game.state.open)).toEqual({ table: false, between: ['nora', 'pia'], secondsMax: 60 });
});

test('HK-9.5 with four players teams of two are in force', () => {
  const game = four(`
    V . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    banners stark otto, greyjoy nora, lannister pia
  `);

  expect(game.outcome).toEqual({
    ranking: [
      ['nora', 'pia'],
      ['otto', 'quirino'],
    ],
    reason: 'most-banners',
    clause: 'HK-8.3',
  });
});

test('HK-9.6 the invited player spends nothing', () => {
  const game = three(COURT);

  game.play('ada raven bea', 'bea end-talk', 'ada declares east greyjoy');

  expect(game.figure('raven bea')).toBe(true);
  expect(game.offered('bea')).toContain('raven ciro');
});

test('HK-9.6 a player whose own token is gone may be invited', () => {
  const game = three(`${COURT}
    bea has no raven
  `);

  game.play('ada raven bea');

  expect(game.figure('talk')).toEqual(['ada', 'bea']);
});

test('HK-9.7 promises bind nobody: after the conversation every declaration is still open', () => {
  const game = three(COURT);
  const declarations = game.offered('ada')?.filter(choice => !choice.startsWith('raven'));

  game.play('ada raven bea', 'ada end-talk');

  expect(game.offered('ada')).toEqual(declarations);
});

test('HK-9.8 the variant is not for two players', () => {
  expect(handOfTheKing.resolveOptions(ravens, 2)).toMatchObject({ clause: 'HK-9.8', code: 'option-not-for-players' });
});

test('HK-9.9 the raven opens a channel for the two, and for nobody else', () => {
  const game = three(COURT);

  game.play('ada raven ciro');

  expect(handOfTheKing.talk(game.state.open)).toEqual({ table: false, between: ['ada', 'ciro'], secondsMax: 60 });
  expect(game.waiting.map(({ seat, why }) => [seat, why])).toEqual([
    ['ada', 'end-talk'],
    ['ciro', 'end-talk'],
  ]);
  expect(game.offered('bea')).toBeUndefined();
});

test.each(['ada', 'ciro'])('HK-9.9 either side may close the conversation early: here %s', seat => {
  const game = three(COURT);

  game.play('ada raven ciro');
  expect(game.offered(seat)).toEqual(['end-talk']);

  game.play(`${seat} end-talk`);
  expect(game.told('talk-ended')).toEqual([{ seat, with: seat === 'ada' ? 'ciro' : 'ada' }]);
  expect(handOfTheKing.talk(game.state.open)).toEqual({ table: false, between: [], secondsMax: 0 });
  expect(game.waiting.map(({ seat: next, why }) => [next, why])).toEqual([['ada', 'declare']]);
});

test('HK-9.9 once closed by one side, the other has nothing left to close', () => {
  const game = three(COURT);

  game.play('ada raven ciro', 'ciro end-talk');

  expect(game.refusal('ciro end-talk')).toMatchObject({ clause: 'CO-2.2', code: 'not-asked' });
  expect(game.refusal('ada end-talk')).toMatchObject({ clause: 'HK-3.2', code: 'no-such-declaration' });
});

test('HK-9.9 while they talk, nothing else can be decided', () => {
  const game = three(COURT);

  game.play('ada raven ciro');

  expect(game.refusal('ada east greyjoy')).toMatchObject({ clause: 'HK-9.9', code: 'only-end-talk' });
  expect(game.refusal('ciro raven bea')).toMatchObject({ clause: 'HK-9.9', code: 'only-end-talk' });
  expect(game.refusal('bea end-talk')).toMatchObject({ clause: 'CO-2.2', code: 'not-asked' });
});

test('HK-9.9 the others see who talks to whom and for how long at most', () => {
  const game = three(COURT);

  game.play('ada raven ciro');

  expect(game.events.map(({ type, to }) => [type, to])).toEqual([['raven-sent', 'all']]);
  expect(game.view('bea').open.talk).toEqual({ of: 'ada', with: 'ciro' });
  expect(game.view(null).open.talk).toEqual({ of: 'ada', with: 'ciro' });
});

test('HK-9.9 the minute is over when the server says so: it plays the same answer for a talker', () => {
  const game = three(COURT).play('ada raven ciro');
  const request = game.request('ada');
  if (request === undefined) throw new Error('ada is asked nothing');

  expect(handOfTheKing.whenLate(game.view('ada'), request)).toEqual({ option: 'end-talk' });
});

test('HK-9.9 a raven and a conversation cannot be taken back', () => {
  const game = table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'], options: ravens }, COURT);

  expect(game.play('ada raven ciro').revealed).toBe(true);
  expect(game.play('ada end-talk').revealed).toBe(true);
});

test('HK-9.10 unused tokens are worth nothing', () => {
  const end = (tokens: string) =>
    three(`
    V . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    banners stark ada, greyjoy bea
    ${tokens}
  `).outcome;

  expect(end('ada has no raven')).toEqual({
    ranking: [['ada'], ['bea'], ['ciro']],
    reason: 'largest-banner',
    clause: 'HK-7.5',
  });
  expect(end('bea has no raven')).toEqual(end('ada has no raven'));
});

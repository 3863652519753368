import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

const FOUR = ['nora', 'otto', 'pia', 'quirino'];
const ravens = { threeEyedRaven: true };
const three = (position: string) => table(handOfTheKing, { seats: ['ada', 'bea', 'ciro'], options: ravens }, position);

test('HK-H40 in teams, who makes a tie by a companion may hand the banner to his partner if the partner is tied', () => {
  const game = table(
    handOfTheKing,
    { seats: FOUR, options: { teams: true } },
    `
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    otto has robb-stark, arya-stark
    pia has sansa-stark
    quirino has lyanna-stark
    banners stark otto
    companions gregor-clegane
  `,
  );

  game.play('nora declares east tully', 'nora chooses gregor-clegane', 'nora kills arya-stark');
  expect(game.offered('nora')).toEqual(['stark to otto', 'stark to pia', 'stark to quirino']);

  game.play('nora gives stark to pia');
  expect(game.told('banner-moved')).toEqual([{ house: 'stark', from: 'otto', to: 'pia' }]);
});

test('HK-H40 a partner who is not tied cannot get it', () => {
  const game = table(
    handOfTheKing,
    { seats: FOUR, options: { teams: true } },
    `
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    otto has robb-stark, arya-stark
    quirino has lyanna-stark
    banners stark otto
    companions gregor-clegane
  `,
  );

  game.play('nora declares east tully', 'nora chooses gregor-clegane', 'nora kills arya-stark');

  expect(game.refusal('nora gives stark to pia')).toMatchObject({ clause: 'HK-4.5', code: 'not-tied' });
});

const LAST_TULLY = `
  V U . . . G
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  companions melisandre
`;

test('HK-H41 after the declaration it is too late for a raven', () => {
  const game = three(LAST_TULLY);

  game.play('ada declares east tully');

  expect(game.offered('ada')).toEqual(['melisandre']);
  expect(game.refusal('ada raven bea')).toMatchObject({ clause: 'HK-9.3', code: 'raven-too-late' });
  expect(game.figure('raven ada')).toBe(true);
});

test('HK-H42 with four players a raven to an opponent is not allowed', () => {
  const game = table(handOfTheKing, { seats: FOUR, options: ravens }, LAST_TULLY);

  expect(game.offered('nora')).toContain('raven pia');
  for (const opponent of ['otto', 'quirino']) {
    expect(game.refusal(`nora raven ${opponent}`)).toMatchObject({ clause: 'HK-9.5', code: 'raven-only-to-partner' });
  }
});

test('HK-H43 a raven may leave at the start of the extra turn of Melisandre', () => {
  const game = three(LAST_TULLY);

  game.play('ada declares east tully', 'ada chooses melisandre');
  expect(game.offered('ada')).toEqual(['east greyjoy', 'raven bea', 'raven ciro']);

  game.play('ada raven bea');
  expect(game.figure('talk')).toEqual(['ada', 'bea']);
});

test('HK-H44 while the invited player is off line the minute runs, and the mover may close it early', () => {
  const game = three(LAST_TULLY);

  game.play('ada raven bea'); // nothing waits for Bea to accept
  expect(handOfTheKing.talk(game.state.open)).toEqual({ table: false, between: ['ada', 'bea'], secondsMax: 60 });

  game.play('ada end-talk');
  expect(game.offered('ada')).toEqual(['east tully', 'east greyjoy']);
});

test('HK-H44 when the minute is over, the server closes the conversation and the mover declares', () => {
  const game = three(LAST_TULLY).play('ada raven bea');
  const request = game.request('bea');
  if (request === undefined) throw new Error('bea is asked nothing');

  const choice = handOfTheKing.whenLate(game.view('bea'), request);
  const step = handOfTheKing.apply(game.state, { seat: 'bea', request: request.id, choice });

  expect(step.ok && handOfTheKing.waiting(step.state.open).map(({ seat, why }) => [seat, why])).toEqual([
    ['ada', 'declare'],
  ]);
});

import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';
import type { HandState } from './state.ts';

/** What an audit says of this court once it has been tampered with. */
function wrongs(change: (state: HandState) => void): string {
  const game = table(
    handOfTheKing,
    { seats: ['ada', 'bruno'] },
    `
    . . . . . .
    . V . U . .
    . . . G . .
    . . . . . .
    . . . . . .
    . . . . . .
    bruno has robb-stark, arya-stark
    banners stark bruno
  `,
  );
  const state = structuredClone(game.state);
  change(state);
  const found = (handOfTheKing.audit.invariants ?? []).map(broken => broken(state));
  return found.filter(wrong => wrong !== undefined).join();
}

test('HK-4.8 a banner lies with whoever is in front, and in the supply only while nobody is', () => {
  expect(wrongs(() => {})).toBe('');
  expect(wrongs(({ open }) => (open.banners.stark = null))).toBe('the stark banner is with nobody, in front are bruno');
  expect(wrongs(({ open }) => (open.banners.stark = 'ada'))).toContain('the stark banner is with ada');
  expect(wrongs(({ open }) => (open.banners.tully = 'ada'))).toContain('in front are none');
});

import { rngFromText } from '@corvo/core';
import { decide } from '@corvo/bots/westeros';
import { expect, test } from 'vitest';
import { attack } from './ledger/fight.fixture.ts';

test('the heuristic player knows that the Queen of Thorns takes support away, and keeps Garlan', () => {
  const game = attack(
    'tyrell 1 knight march-zero',
    'lannister 1 footman',
    'stoney-sept lannister 1 footman support\nfiefdoms lannister tyrell stark greyjoy baratheon martell\nhand tyrell ser-garlan-tyrell, queen-of-thorns\nhand lannister cersei-lannister',
  ).play('lannister support stoney-sept for defender');
  const request = game.request('tyrell');
  if (request === undefined) throw new Error('Tyrell is asked nothing');
  expect(decide(game.view('tyrell'), request, rngFromText('card'))).toEqual({ card: 'queen-of-thorns' });
});

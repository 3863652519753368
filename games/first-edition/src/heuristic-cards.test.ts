import { rngFromText } from '@corvo/core';
import { decide } from '@corvo/bots/westeros';
import { expect, test } from 'vitest';
import { lay } from './ledger/lay.fixture.ts';

/** The card Tyrell plays in a battle between The Reach and Blackwater. */
function cardOf(position: string, march: string): unknown {
  const game = lay(`used fiefdoms\nfiefdoms stark tyrell lannister greyjoy baratheon\n${position}`).play(march);
  const request = game.request('tyrell');
  if (request === undefined) throw new Error('Tyrell is asked nothing');
  return decide(game.view('tyrell'), request, rngFromText('card'));
}

test('the heuristic player knows that Brienne takes the Defense order away, and keeps Mace', () => {
  const position =
    'reach tyrell 1 knight march-zero\nblackwater stark 1 footman defense-plus-two\nhand tyrell mace-tyrell, brienne-of-tarth\nhand stark maester-luwin';
  expect(cardOf(position, 'tyrell march reach: knight > blackwater')).toEqual({ card: 'brienne-of-tarth' });
});

test('the heuristic player knows that Loras kills a lone Footman, whatever else is lost', () => {
  const position =
    'reach tyrell 1 footman march-zero\nblackwater stark 1 footman defense-plus-two\nhand tyrell margaery-tyrell, ser-loras-tyrell\nhand stark eddard-stark';
  expect(cardOf(position, 'tyrell march reach: footman > blackwater')).toEqual({ card: 'ser-loras-tyrell' });
});

test('the heuristic player knows that the Queen of Thorns stops Robb, and keeps Loras', () => {
  const position =
    'reach stark 2 knights march-zero\nblackwater tyrell 2 knights 1 footman defense-plus-two\nhand tyrell ser-loras-tyrell, queen-of-thorns\nhand stark robb-stark';
  expect(cardOf(position, 'stark march reach: 2 knights > blackwater')).toEqual({ card: 'queen-of-thorns' });
});

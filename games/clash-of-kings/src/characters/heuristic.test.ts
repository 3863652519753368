import { rngFromText } from '@corvo/core';
import { decide } from '@corvo/bots/westeros';
import { compareSecrets, play } from '@corvo/bots/trials';
import { describe, expect, test } from 'vitest';
import { clashOfKings } from '../game.ts';
import { only } from '../lay.fixture.ts';
import { attack, cards, type Game } from './fight.fixture.ts';

const answerOf = (game: Game, seat: string): unknown => {
  const request = game.request(seat);
  if (request === undefined) throw new Error(`${seat} is asked nothing`);
  return decide(game.view(seat), request, rngFromText('card'));
};
const lateAnswerOf = (game: Game, seat: string): unknown => {
  const request = game.request(seat);
  return request === undefined ? undefined : clashOfKings.whenLate(game.view(seat), request);
};
const NEW = only('characters');
const DORAN = { players: 6, from: 'yronwood', at: 'starfall' };

describe('the heuristic player and the new cards', () => {
  test('pays for Tywin what wins, the Blade of the other included, and nothing where nothing wins', () => {
    const fight = (defenders: string, more = '', blade = false): Game =>
      cards(
        attack(
          'lannister 1 knight march-zero',
          `stark ${defenders}`,
          `fiefdoms stark lannister greyjoy tyrell baratheon\n${more}`,
          {
            blade,
          },
        ),
        'tywin-lannister-ck',
        'arya-stark-ck',
      );
    expect(answerOf(fight('2 knights'), 'lannister')).toEqual({ amount: 4 }); // 2 + 4 against 4 + 1; Stark wins ties
    expect(answerOf(fight('2 knights', '', true), 'lannister')).toEqual({ amount: 5 });
    expect(answerOf(fight('2 knights', 'power lannister 3'), 'lannister')).toEqual({ amount: 0 });
    expect(answerOf(fight('1 footman', 'fiefdoms lannister stark greyjoy tyrell baratheon'), 'lannister')).toEqual({
      amount: 0,
    });
  });

  test('adds to Doran the weakest card that wins, and where none does the weakest', () => {
    const position =
      'hand martell doran-martell-ck, arianne-martell-ck, nymeria-sand-ck, areo-hotah-ck\nfiefdoms lannister martell stark greyjoy baratheon tyrell';
    const close = cards(
      attack('martell 2 knights march-zero', 'lannister 1 footman', position, DORAN),
      'doran-martell-ck',
      'cersei-lannister-ck',
    );
    expect(answerOf(close, 'martell')).toEqual({ card: 'nymeria-sand-ck' }); // 4 - 1 + 2 against 1 + 2
    const lost = cards(
      attack('martell 1 footman march-zero', 'lannister 3 knights', `supply lannister 6\n${position}`, DORAN),
      'doran-martell-ck',
      'the-hound-ck',
    );
    expect(answerOf(lost, 'martell')).toEqual({ card: 'arianne-martell-ck' });
  });

  test('knows what Patchface and Old Nan can become', () => {
    const used = 'discards lannister the-hound-ck, joffrey-lannister-ck, ser-jaime-lannister-ck';
    const patchface = cards(
      attack('baratheon 1 knight march-zero', 'lannister 2 knights', used),
      'patchface-ck',
      'cersei-lannister-ck',
    );
    expect(answerOf(patchface, 'baratheon')).toEqual({ card: 'ser-jaime-lannister-ck' });
    const texts = 'discards tyrell queen-of-thorns-ck, alerie-tyrell-ck\ndiscards lannister the-hound-ck';
    const nan = cards(
      attack('stark 2 knights march-zero', 'lannister 1 footman', texts),
      'old-nan-ck',
      'ser-gregor-clegane-ck',
    );
    expect(answerOf(nan, 'stark')).toEqual({ card: 'queen-of-thorns-ck' });
  });

  test('offers the three cards that do best', () => {
    const hand =
      'hand lannister ser-gregor-clegane-ck, the-hound-ck, ser-jaime-lannister-ck, joffrey-lannister-ck, cersei-lannister-ck';
    const game = attack('lannister 2 knights march-zero', 'stark 2 knights', `${hand}\nsupply stark 6`, {
      options: only('characters', 'threeCards'),
    });
    expect(answerOf(game, 'lannister')).toEqual({
      cards: ['ser-gregor-clegane-ck', 'the-hound-ck', 'ser-jaime-lannister-ck'],
    });
  });

  test('plays whole games with every new text and knows no more than its view', () => {
    const questions = new Set<string>();
    for (const [at, options] of [NEW, only('characters', 'threeCards'), only('threeCards')].entries()) {
      for (const players of [3, 6])
        for (const why of play(clashOfKings, `cards ${at}`, players, () => true, options).questions) questions.add(why);
    }
    expect([...questions]).toEqual(expect.arrayContaining(['battle-card', 'offer-cards', 'pay-for-strength']));
    const { faults, sealed } = compareSecrets(clashOfKings, 'secrets', 6, only('characters', 'threeCards'));
    expect(faults).toEqual([]);
    expect([...sealed]).toContain('offer-cards');
  });
});

describe('whoever is late', () => {
  test('offers the first three cards, pays nothing, uses no text and marches nowhere', () => {
    const offer = attack('lannister 2 knights march-zero', 'stark 1 footman', '', { options: only('threeCards') });
    expect(lateAnswerOf(offer, 'stark')).toEqual({ cards: ['eddard-stark', 'robb-stark', 'greatjon-umber'] });
    const tywin = cards(
      attack('lannister 2 knights march-zero', 'stark 1 footman'),
      'tywin-lannister-ck',
      'arya-stark-ck',
    );
    expect(lateAnswerOf(tywin, 'lannister')).toEqual({ amount: 0 });
    const willas = cards(
      attack('lannister 2 knights march-zero', 'tyrell 1 footman'),
      'tywin-lannister-ck',
      'willas-tyrell-ck',
    );
    expect(lateAnswerOf(willas, 'tyrell')).toEqual({ option: 'none' });
    const robb = cards(
      attack('stark 2 knights march-zero', 'lannister 1 footman'),
      'robb-stark-ck',
      'cersei-lannister-ck',
    );
    robb.play('lannister retreats stoney-sept');
    expect(lateAnswerOf(robb, 'stark')).toEqual({ from: 'blackwater', moves: [], leave: false });
  });
});

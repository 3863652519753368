import { rngFromText } from '@corvo/core';
import { TestTable } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { asked, attack as attackWith, decided, type Game } from '../characters/fight.fixture.ts';
import { only } from '../lay.fixture.ts';

const VARIANT = only('threeCards');
const attack = (attackers: string, defenders: string, more = '', options = VARIANT): Game =>
  attackWith(attackers, defenders, more, { options });

const TYRELL = ['mace-tyrell', 'ser-garlan-tyrell', 'margaery-tyrell'] as const;
const STARK = ['eddard-stark', 'robb-stark', 'catelyn-stark'] as const;

/** The same table with other chances ahead. */
function turned(game: Game, seed: string): Game {
  const { state } = game;
  return new TestTable(game.game, { ...state, hidden: { ...state.hidden, rng: rngFromText(seed) } });
}

/** Both offer; chance turns until it draws these two. */
function drawing(
  game: Game,
  mine: readonly string[],
  theirs: readonly string[],
  cards: readonly [string, string],
): Game {
  const [attacker, defender] = [String(game.figure('attacker')), String(game.figure('defender'))];
  for (let seed = 0; seed < 500; seed++) {
    const tried = turned(game, `draw ${seed}`).play(
      `${attacker} offers ${mine.join(', ')}`,
      `${defender} offers ${theirs.join(', ')}`,
    );
    const drawn = tried.told('card-revealed').map(data => (data as { card: string }).card);
    if (drawn.join() === cards.join()) return tried;
  }
  throw new Error(`chance never drew ${cards.join(' and ')}`);
}

const battle = (more = ''): Game =>
  attack('tyrell 3 knights march-zero', 'stark 1 footman', `supply tyrell 6\n${more}`);

describe('CK-8 battle variant', () => {
  test('CK-8.1 each fighter secretly chooses three cards of his hand', () => {
    const game = battle();
    expect(asked(game)).toEqual(['tyrell offer-cards', 'stark offer-cards']);
    expect(game.request('tyrell')?.ask).toMatchObject({ kind: 'cards', min: 3, max: 3, from: { length: 7 } });
    const two = game.refusal('tyrell offers mace-tyrell, ser-garlan-tyrell');
    expect(two).toMatchObject({ clause: 'CK-8.1', code: 'wrong-number-offered', data: { count: 2, need: 3 } });
    expect(game.refusal('tyrell offers mace-tyrell, mace-tyrell, ser-garlan-tyrell')).toMatchObject({
      code: 'wrong-number-offered',
      data: { count: 2 },
    });
    expect(game.refusal('tyrell offers mace-tyrell, eddard-stark, ser-garlan-tyrell')).toMatchObject({
      code: 'card-not-in-hand',
      data: { card: 'eddard-stark' },
    });
    game.play(`tyrell offers ${TYRELL.join(', ')}`);
    for (const seat of ['stark', 'greyjoy', null])
      expect(JSON.stringify(game.view(seat).mine)).not.toContain('ser-garlan-tyrell');
  });

  test('CK-8.1 chance draws each of the three, and nothing else', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const game = turned(battle(), `chance ${seed}`).play(
        `tyrell offers ${TYRELL.join(', ')}`,
        `stark offers ${STARK.join(', ')}`,
      );
      for (const data of game.told('card-revealed')) seen.add((data as { card: string }).card);
    }
    expect([...seen].sort()).toEqual([...TYRELL, ...STARK].sort());
  });

  test('CK-8.2 the drawn cards are those of the battle; the others are in hand again', () => {
    const game = drawing(battle(), TYRELL, STARK, ['mace-tyrell', 'eddard-stark']);
    expect(decided(game)).toMatchObject({ attack: 6 + 3, defence: 1 + 3 });
    game.play('stark retreats stoney-sept');
    expect(game.figures).toMatchObject({ 'hand tyrell': { length: 6 }, 'discards tyrell': ['mace-tyrell'] });
    expect(game.figure('hand tyrell')).toEqual(expect.arrayContaining(['ser-garlan-tyrell', 'margaery-tyrell']));
  });

  test('CK-8.2 nobody learns which cards were not drawn', () => {
    const one = drawing(battle(), TYRELL, STARK, ['mace-tyrell', 'eddard-stark']);
    const other = drawing(battle(), ['mace-tyrell', 'brienne-of-tarth', 'queen-of-thorns'], STARK, [
      'mace-tyrell',
      'eddard-stark',
    ]);
    expect(other.events).toEqual(one.events);
    for (const seat of ['tyrell', 'stark', 'greyjoy', null])
      expect(JSON.stringify(other.view(seat))).toBe(JSON.stringify(one.view(seat)));
  });

  test('CK-8.1 the order in which the three are named does not matter to chance', () => {
    const [first, second] = [TYRELL, TYRELL.toReversed()].map(three =>
      battle().play(`tyrell offers ${three.join(', ')}`, `stark offers ${STARK.join(', ')}`),
    );
    expect(second?.events).toEqual(first?.events);
  });

  const FOUR = 'margaery-tyrell, brienne-of-tarth, queen-of-thorns, house-tyrell-captain';

  test('CK-8.3 a hand comes back after the fifth card', () => {
    const game = drawing(
      battle(`discards tyrell ${FOUR}`),
      ['mace-tyrell', 'ser-garlan-tyrell', 'ser-loras-tyrell'],
      STARK,
      ['mace-tyrell', 'eddard-stark'],
    );
    game.play('stark retreats stoney-sept');
    expect(game.figures).toMatchObject({ 'hand tyrell': { length: 7 }, 'discards tyrell': [] });
  });

  test('CK-8.3 not before: after the fourth three are left', () => {
    const three = FOUR.split(', ').slice(1).join(', ');
    const game = drawing(
      battle(`discards tyrell ${three}`),
      ['mace-tyrell', 'ser-garlan-tyrell', 'ser-loras-tyrell'],
      STARK,
      ['mace-tyrell', 'eddard-stark'],
    );
    game.play('stark retreats stoney-sept');
    expect(game.figures).toMatchObject({ 'hand tyrell': { length: 3 }, 'discards tyrell': { length: 4 } });
  });

  test('1E-S46 a card that is discarded counts towards the fifth', () => {
    const four = 'discards stark catelyn-stark, ser-rodrik-cassel, greatjon-umber';
    const game = attack('baratheon 4 knights march-zero', 'stark 1 footman', `supply baratheon 6\n${four}`);
    const drawn = drawing(
      game,
      ['melisandre-of-asshai', 'stannis-baratheon', 'renly-baratheon'],
      ['eddard-stark', 'robb-stark', 'maester-luwin'],
      ['melisandre-of-asshai', 'robb-stark'],
    );
    drawn.play('baratheon chooses eddard-stark', 'stark retreats stoney-sept');
    expect(drawn.figures).toMatchObject({ 'hand stark': { length: 7 }, 'discards stark': [] });
  });

  test('1E-S46 the card that Doran adds counts towards the fifth', () => {
    const used = 'discards martell arianne-martell-ck, nymeria-sand-ck, obara-sand-ck';
    const game = attackWith('martell 2 knights march-zero', 'lannister 1 footman', used, {
      options: only('threeCards', 'characters'),
      players: 6,
      from: 'yronwood',
      at: 'starfall',
    });
    const drawn = drawing(
      game,
      ['doran-martell-ck', 'areo-hotah-ck', 'the-red-viper-ck'],
      ['the-hound-ck', 'cersei-lannister-ck', 'joffrey-lannister-ck'],
      ['doran-martell-ck', 'the-hound-ck'],
    );
    drawn.play('martell chooses areo-hotah-ck');
    expect(drawn.figures).toMatchObject({ 'hand martell': { length: 7 }, 'discards martell': [] });
  });
});

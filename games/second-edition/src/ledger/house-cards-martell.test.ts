import { describe, expect, test } from 'vitest';
import { asked, attack, cards, decided, losses, type Game } from './fight.fixture.ts';
import { deal, lay } from './lay.fixture.ts';

describe('Nymeria Sand', () => {
  test('2E-12.17 a sword in attack, a tower in defence', () => {
    const won = attack('martell 3 knights march-zero', 'lannister 2 footmen');
    expect(losses(cards(won, 'nymeria-sand', 'cersei-lannister'))).toEqual([
      ['lannister', { footman: 1 }, 'casualties'],
    ]);
    const walled = attack('lannister 3 knights march-zero', 'martell 1 footman');
    expect(losses(cards(walled, 'ser-jaime-lannister', 'nymeria-sand'))).toEqual([]);
    const beaten = attack('martell 1 footman march-zero', 'lannister 3 knights');
    expect(losses(cards(beaten, 'nymeria-sand', 'ser-jaime-lannister'))).toEqual([
      ['martell', { footman: 1 }, 'casualties'],
    ]);
    const held = attack('lannister 1 footman march-zero', 'martell 3 knights');
    expect(losses(cards(held, 'cersei-lannister', 'nymeria-sand'))).toEqual([]);
  });
});

describe('Arianne Martell', () => {
  const start = (more = '', units = '1 footman 1 knight support'): Game =>
    attack('lannister 4 knights march-zero', `martell ${units}`, more, { from: 'princes-pass', at: 'yronwood' });

  test('2E-12.42 beaten in defence she keeps the winners out: they are back unrouted, her units retreat, the order is gone', () => {
    const game = cards(start(), 'ser-kevan-lannister', 'arianne-martell').play('martell retreats starfall');
    expect(game.figures).toMatchObject({
      'units princes-pass': 'lannister 4 knights',
      'units yronwood': '',
      'units starfall': 'martell routed 1 footman 1 knight',
      'order yronwood': '',
      'order princes-pass': '',
      'control yronwood': null,
      'castles lannister': 1,
    });
  });

  test('2E-12.26 casualties still fall on her army', () => {
    const game = cards(start(), 'ser-jaime-lannister', 'arianne-martell');
    expect(asked(game)).toEqual(['martell casualties']);
  });

  test('2E-12.42 in attack, or if she wins, her text is idle', () => {
    const attacking = attack('martell 4 knights march-zero', 'lannister 1 knight');
    cards(attacking, 'arianne-martell', 'the-hound').play('lannister retreats harrenhal');
    expect(attacking.figure('units blackwater')).toBe('martell 4 knights');
    const won = attack('lannister 1 footman march-zero', 'martell 4 knights');
    cards(won, 'cersei-lannister', 'arianne-martell');
    expect([won.figure('units blackwater'), won.figure('units the-reach')]).toEqual([
      'martell 4 knights',
      'lannister routed 1 footman',
    ]);
  });

  test('2E-H43 her power token stays, or falls by option', () => {
    const token = (removes: boolean): unknown => {
      const game = attack('lannister 4 knights march-zero', 'martell 1 footman', 'yronwood martell token', {
        from: 'princes-pass',
        at: 'yronwood',
        options: { 'combat.arianneRemovesToken': removes },
      });
      cards(game, 'ser-jaime-lannister', 'arianne-martell');
      return [game.figure('token yronwood'), game.figure('control yronwood')];
    };
    expect(token(false)).toEqual(['martell', 'martell']);
    expect(token(true)).toEqual([null, null]);
  });

  test('2E-H44 in Sunspear: garrison and order gone, the area and its port still Martell’s', () => {
    const game = attack(
      'lannister 4 knights march-zero',
      'martell 1 footman defense-one',
      'port-of-sunspear martell 2 ships',
      { from: 'yronwood', at: 'sunspear' },
    );
    cards(game, 'ser-jaime-lannister', 'arianne-martell');
    expect(game.figures).toMatchObject({
      battle: null,
      'garrison sunspear': 0,
      'order sunspear': '',
      'control sunspear': 'martell',
      'units port-of-sunspear': 'martell 2 ships',
      'units yronwood': 'lannister 4 knights',
    });
    expect(asked(game)).toEqual(['tyrell march']); // nobody is asked about the ships
  });

  test('2E-H66 kept out, winners who left another’s home empty go back there all the same', () => {
    const from = (units: string, more = ''): Game =>
      attack(`greyjoy ${units} march-zero`, 'martell 1 knight', more, { from: 'winterfell', at: 'moat-cailin' });
    const won = cards(from('4 knights'), 'victarion-greyjoy', 'arianne-martell');
    won.play('martell retreats greywater-watch');
    expect(won.figures).toMatchObject({
      battle: null,
      'units winterfell': 'greyjoy 4 knights',
      'control winterfell': 'greyjoy',
      'units moat-cailin': '',
      'control moat-cailin': null,
    });
    // Beaten attackers could not (2E-12.32).
    const lost = cards(from('1 footman'), 'asha-greyjoy', 'arianne-martell');
    expect(lost.figures).toMatchObject({ battle: null, 'units winterfell': '', 'control winterfell': 'stark' });
    // The port fell to the shield when they left; now it is taken anew.
    const port = from('4 knights', 'port-of-winterfell greyjoy 1 ship').play('stark captures 1');
    cards(port, 'victarion-greyjoy', 'arianne-martell').play('martell retreats greywater-watch');
    expect(port.play('greyjoy captures 1').figure('units port-of-winterfell')).toBe('greyjoy 1 ship');
  });
});

describe('Doran Martell', () => {
  const start = (more = '', blade = false): Game =>
    attack('baratheon 1 footman march-zero', 'martell 1 footman', more, { blade });

  test('2E-12.16 the opponent goes to the last place of a track of Martell’s choice, compulsorily', () => {
    const game = cards(start(), 'brienne-of-tarth', 'doran-martell');
    expect(game.offered('martell')).toEqual(['throne', 'fiefdoms', 'court']);
    expect(game.refusal('martell chooses none')).toMatchObject({ clause: '2E-12.16', code: 'text-has-no-such-answer' });
    game.play('martell chooses court');
    expect(game.figure('court')).toEqual(['lannister', 'stark', 'martell', 'tyrell', 'greyjoy', 'baratheon']);
  });

  test('2E-H2 the Blade moves at once, and its new holder may use it in this very combat', () => {
    const tracks = 'fiefdoms baratheon martell greyjoy stark lannister tyrell';
    const game = cards(start(tracks, true), 'brienne-of-tarth', 'doran-martell').play('martell chooses fiefdoms');
    expect([game.figure('marker fiefdoms'), asked(game)]).toEqual(['martell', ['martell blade']]);
    game.play('martell blade use');
    expect(decided(game)).toMatchObject({ attack: 1 + 2, defence: 1 + 0 + 1 });
    const spent = cards(start(tracks), 'brienne-of-tarth', 'doran-martell').play('martell chooses fiefdoms');
    expect(decided(spent)).toMatchObject({ defence: 1 }); // used this round already
  });

  test('2E-12.24 a tie is decided by the track as Doran has left it', () => {
    const tie = (track: string): unknown => {
      const game = attack(
        'lannister 2 knights march-zero',
        'martell 2 knights',
        'fiefdoms lannister martell greyjoy stark baratheon tyrell',
      );
      return decided(cards(game, 'cersei-lannister', 'doran-martell').play(`martell chooses ${track}`));
    };
    expect(tie('court')).toMatchObject({ attack: 4, defence: 4, winner: 'lannister' });
    expect(tie('fiefdoms')).toMatchObject({ attack: 4, defence: 4, winner: 'martell' });
  });

  test('2E-H3 2E-6.11 starred orders on the board stay valid', () => {
    const more = `
      court baratheon martell lannister stark tyrell greyjoy
      dragonstone baratheon 1 footman consolidate-star
      storms-end baratheon 1 footman support-plus-one`;
    const game = cards(start(more), 'brienne-of-tarth', 'doran-martell').play('martell chooses court');
    expect(game.figures).toMatchObject({
      'stars baratheon': 0,
      'order dragonstone': 'consolidate-star',
      'order storms-end': 'support-plus-one',
    });
  });

  test('2E-H1 2E-10.17 2E-X19 turn order follows positions, not people', () => {
    const game = lay(`
      throne tyrell baratheon martell lannister greyjoy stark
      used fiefdoms
      the-arbor tyrell 1 footman march-zero
      the-reach baratheon 1 footman march-zero
      dragonstone baratheon 1 footman march-minus-one
      blackwater martell 2 knights
      sunspear martell 1 footman march-zero
      lannisport lannister 1 footman march-zero
      pyke greyjoy 1 footman march-zero
      karhold stark 1 footman march-zero`);
    game.play('tyrell march the-arbor: none', 'baratheon march the-reach: footman > blackwater');
    cards(game, 'brienne-of-tarth', 'doran-martell').play('martell chooses throne');
    expect(game.figure('throne')).toEqual(['tyrell', 'martell', 'lannister', 'greyjoy', 'stark', 'baratheon']);
    const turns: string[] = [];
    for (const area of ['lannisport', 'pyke', 'karhold', 'dragonstone', 'sunspear']) {
      const { seat = '' } = game.waiting[0] ?? {};
      turns.push(seat);
      game.play(`${seat} march ${area}: none`);
    }
    expect(turns).toEqual(['lannister', 'greyjoy', 'stark', 'baratheon', 'martell']);
  });
});

test('2E-X24 opening stars with six and with four players', () => {
  const stars = (players: number, houses: readonly string[]): unknown[] =>
    houses.map(house => deal(players).figure(`stars ${house}`));
  expect(stars(6, ['lannister', 'stark', 'martell', 'baratheon', 'tyrell', 'greyjoy'])).toEqual([3, 3, 2, 1, 0, 0]);
  expect(stars(4, ['lannister', 'stark', 'baratheon', 'greyjoy'])).toEqual([3, 2, 1, 0]);
});

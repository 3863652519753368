import { describe, expect, test } from 'vitest';
import { cards, fight, losses, refused, strengths } from '../ledger/lay.fixture.ts';
import { asked, asSince, figure, lay, play, plays, type Game } from './tactics.fixture.ts';

/** A fight of the wildlings against the Others, with a tactic card in play. */
const folkAttack = (mine: string, theirs: string, ...lines: readonly string[]): Game =>
  fight(`@milkwater free-folk ${mine}`, `@thenn others ${theirs}`, lines.join('\n'));

describe('before the cards', () => {
  test('BW-10.3 BW-H142 +1 against troops that are stronger, and not against weaker ones', () => {
    const line = plays('free-folk', 'tac-03');
    const weak = folkAttack('1 footman march-zero', '1 other', line);
    expect(asked(weak)).toEqual(['free-folk tac-03-a']);
    expect(strengths(play(weak, 'free-folk chooses use'))).toEqual([2, 2]);
    expect(strengths(folkAttack('1 giant march-zero', '1 other', line))).toEqual([3, 2]);
  });

  test('BW-10.5 BW-S88 a defence order counts twice in one combat', () => {
    const game = folkAttack(
      '1 giant march-zero',
      '1 other defense-one',
      plays('others', 'tac-05').replace(' tac-05', ''),
    );
    expect(asked(game)).toEqual(['others tac-05-a']);
    expect(strengths(play(game, 'others chooses use'))).toEqual([3, 4]);
  });

  test('BW-10.9 -1 for an enemy who has support; none without it', () => {
    const line = plays('free-folk', 'tac-09');
    const helped = folkAttack('1 giant march-zero', '1 other', line, '@antler others 1 zombie support');
    play(helped, 'others support @antler for defender');
    expect(asked(helped)).toEqual(['free-folk tac-09-a']);
    expect(strengths(play(helped, 'free-folk chooses use'))).toEqual([3, 2]);
    expect(strengths(folkAttack('1 giant march-zero', '1 other', line))).toEqual([3, 2]);
  });

  test('BW-10.9 support from one own area that is not beside the battle', () => {
    const game = folkAttack(
      '1 giant march-zero',
      '1 other',
      plays('free-folk', 'tac-09'),
      '@gorge free-folk 1 knight support',
    );
    expect(asked(game)).toEqual(['free-folk tac-09-b']);
    expect(strengths(play(game, 'free-folk chooses btw-gorge'))).toEqual([5, 2]);
    expect(game.told('support-declared')).toEqual([
      { house: 'free-folk', area: 'btw-gorge', for: 'attacker', battle: String(game.figure('battle')) },
    ]);
  });

  test('BW-10.14 a starred march counts twice', () => {
    const game = folkAttack('1 giant march-plus-one', '1 other', plays('free-folk', 'tac-14'));
    expect(strengths(play(game, 'free-folk chooses use'))).toEqual([5, 2]);
  });

  test('BW-10.7 BW-18.7 2 power for a skull before a battle one attacks in', () => {
    const game = folkAttack('1 giant march-zero', '2 others', plays('free-folk', 'tac-07'));
    expect(asked(game)).toEqual(['free-folk tac-07-b']);
    play(game, 'free-folk chooses use');
    expect(figure(game, 'power free-folk')).toBe(3);
    cards(game, 'wi-rattleshirt', 'ot-king');
    expect(losses(game)).toContainEqual(['others', { other: 1 }, 'skulls']);
  });

  test('BW-H146 an ability that a player has twice is used and paid for twice, and what it brings adds up', () => {
    const now = folkAttack(
      '2 giants march-zero',
      '2 others',
      plays('free-folk', 'tac-07'),
      'effect tac-07-b free-folk\neffect tac-07-b free-folk\nbrought free-folk tac-07-b tac-18',
    );
    const lost = (game: Game): unknown[] => {
      play(game, 'free-folk chooses use', 'free-folk chooses use');
      expect(figure(game, 'power free-folk')).toBe(1);
      return losses(cards(game, 'wi-rattleshirt', 'ot-king'));
    };
    const before = asSince(now, 2); // goes on as it began
    expect(lost(now)).toContainEqual(['others', { other: 2 }, 'skulls']);
    expect(lost(before)).toContainEqual(['others', { other: 1 }, 'skulls']);
  });
});

describe('once a battle is decided', () => {
  test('BW-10.7 BW-X8 1 power for a sword per point of difference', () => {
    const game = folkAttack('2 giants march-zero', '3 zombies', plays('free-folk', 'tac-07'), 'supply others 6');
    play(game, 'free-folk chooses none');
    cards(game, 'wi-harma', 'ot-sorcerer');
    expect(asked(game)).toEqual(['free-folk tac-07-a']);
    play(game, 'free-folk chooses use');
    expect(losses(game)).toContainEqual(['others', { zombie: 3 }, 'casualties']);
  });

  test('BW-10.7 a difference of one is enough for one sword; a battle that the track alone decides brings none', () => {
    const won = (folk: string): Game => {
      const game = folkAttack(folk, '1 other', plays('free-folk', 'tac-07'), 'fiefdoms free-folk others nights-watch');
      play(game, 'free-folk chooses none');
      return cards(game, 'wi-ygritte', 'ot-sorcerer');
    };
    const [one, none] = [won('2 knights march-minus-one'), won('1 knight 1 footman march-minus-one')];
    const by = (game: Game): unknown => game.told('battle-decided');
    expect([by(one), by(none)]).toMatchObject([
      [{ winner: 'free-folk', attack: 3, defence: 2 }],
      [{ winner: 'free-folk', attack: 2, defence: 2 }],
    ]);
    expect(asked(one)).toEqual(['free-folk tac-07-a']);
    expect(asked(none)).not.toContain('free-folk tac-07-a');
  });

  test('BW-10.5 BW-H80 a beaten defender loses nobody to swords', () => {
    const line = 'tactics others hand tac-02 tac-17 played tac-05';
    const game = folkAttack('3 giants march-zero', '2 zombies', line);
    cards(game, 'wi-mag', 'ot-horde');
    play(game, 'others chooses none');
    expect(asked(game)).toEqual(['others tac-05-b']);
    play(game, 'others chooses use');
    expect(losses(game)).toEqual([]);
  });

  test('BW-10.8 BW-S41 BW-H57 barrels and power of the conquered area', () => {
    const game = folkAttack(
      '3 giants march-zero',
      '1 zombie',
      plays('free-folk', 'tac-08'),
      'supply free-folk 2',
      'supply others 2',
    );
    cards(game, 'wi-mag', 'ot-general');
    play(game, 'free-folk chooses use');
    expect(['free-folk', 'others'].map(house => figure(game, `supply ${house}`))).toEqual([3, 1]);
    expect(['free-folk', 'others'].map(house => figure(game, `power ${house}`))).toEqual([6, 4]);
  });

  test('BW-10.4 BW-H74 BW-H30 a card that was made void has no text, no icons and no strength', () => {
    const game = lay(
      `phase tactics\nused fiefdoms\nused court\nquest free-folk 3 footmen done 4\nquest nights-watch done 5\nthrone free-folk nights-watch others\n${plays('free-folk', 'tac-04')}\n@milkwater free-folk 1 giant march-zero\n@thenn nights-watch 1 knight\n@gift nights-watch 1 footman march-minus-one`,
    );
    play(game, 'free-folk uses tac-04-b', 'free-folk chooses nw-alliser', 'free-folk uses none');
    expect(figure(game, 'power free-folk')).toBe(3);
    play(game, 'free-folk march @milkwater: giant > @thenn');
    cards(game, 'wi-osha', 'nw-alliser');
    expect(game.told('battle-decided')).toMatchObject([{ attack: 4, defence: 2 }]);
  });
});

describe('raids and marches', () => {
  test('BW-10.15 BW-X12 BW-H50 BW-H108 a raid attacks; the troops come home and the beaten stay and rout', () => {
    const game = lay(
      `used fiefdoms\n${plays('free-folk', 'tac-15')}\n@skirling-pass free-folk 2 giants raid-star\n@wall-east nights-watch 1 footman 1 catapult support\n@gift nights-watch 1 footman march-zero`,
    );
    expect(asked(game)).toEqual(['free-folk tac-15-a']);
    play(game, 'free-folk chooses use');
    expect(refused(game, 'free-folk attacks @skirling-pass: 1 giant > @gift')).toMatchObject({
      code: 'nobody-to-attack',
      clause: 'BW-S66',
    });
    play(game, 'free-folk attacks @skirling-pass: 2 giants > @wall-east');
    cards(game, 'wi-rattleshirt', 'nw-sam');
    expect(figure(game, 'units @wall-east')).toBe('nights-watch 1 catapult routed 1 footman');
    expect(game.told('units-routed')).toEqual([{ house: 'nights-watch', area: 'btw-wall-east' }]);
    expect(figure(game, 'order @wall-east')).toBe('');
    expect(figure(game, 'units @skirling-pass')).toBe('free-folk 1 giant'); // the Wall's skull has one
  });

  test('BW-10.6 BW-S69 those who have come in peace march on with the same order', () => {
    const game = lay(
      `${plays('free-folk', 'tac-06')}\n@milkwater free-folk 2 knights march-zero\n@gift nights-watch 1 footman march-minus-one\nthrone free-folk nights-watch others`,
    );
    play(game, 'free-folk march @milkwater: 2 knights > @fist', 'free-folk chooses use');
    expect(refused(game, 'free-folk march @fist: 1 knight > @gift')).toMatchObject({ code: 'march-on-in-peace' });
    expect(refused(game, 'free-folk march @fist: none; leave power')).toMatchObject({
      code: 'units-stay-behind',
      data: { staying: 2 },
    });
    play(game, 'free-folk march @fist: 1 knight > @haunted-forest');
    expect([figure(game, 'units @fist'), figure(game, 'units @haunted-forest')]).toEqual([
      'free-folk 1 knight',
      'free-folk 1 knight',
    ]);
  });
});

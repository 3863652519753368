import { describe, expect, test } from 'vitest';
import { cards, fight, losses, refused } from '../ledger/lay.fixture.ts';
import { asked, figure, lay, play, plays, tactics, use, type Game } from './tactics.fixture.ts';

const HOLD = '@gift nights-watch 1 footman march-minus-one';
const QUIET = 'used fiefdoms\nused court\nquest free-folk 3 footmen done 4\nquest nights-watch done 5';

describe('house cards and tactic cards', () => {
  /** The wildlings have named a card; then the Others attack them. */
  const named = (card: string, lines = '', throne = ['free-folk', 'others']): Game => {
    const game = tactics(
      `${QUIET}\n${plays('free-folk', 'tac-04')}\n@thenn others 2 others march-zero\n@milkwater free-folk 1 giant\n${lines}`,
      ...throne,
    );
    return use(game, 'free-folk', 'tac-04-b', `chooses ${card}`, 'uses none');
  };

  test('BW-H73 the Horde that is void brings no second card and counts 0', () => {
    const game = play(named('ot-horde'), 'others march @thenn: 2 others > @milkwater');
    cards(game, 'ot-horde', 'wi-osha');
    expect(asked(game)).not.toContain('others may-add-a-card');
    expect(game.told('battle-decided')).toMatchObject([{ attack: 4, defence: 4 }]);
  });

  test('BW-H73 a void card that the Horde adds brings nothing: 0 less 1 counts as 0', () => {
    const game = play(named('ot-giant-zombie'), 'others march @thenn: 2 others > @milkwater');
    cards(game, 'ot-horde', 'wi-ygritte');
    play(game, 'others chooses ot-giant-zombie');
    expect(game.told('battle-decided')).toMatchObject([{ attack: 4, defence: 3 }]);
    expect(losses(game)).toEqual([]); // its swords are nothing either
  });

  test('BW-H75 Yoren who is void cannot be given up this turn; Aemon leaves all the same', () => {
    const yoren = (lines: string): Game => {
      const game = tactics(
        `${QUIET.replace('quest nights-watch done 5', 'quest nights-watch 7 footmen done 9')}\n${lines}\n${plays('free-folk', 'tac-04')}`,
        'free-folk',
      );
      use(game, 'free-folk', 'tac-04-b', `chooses nw-yoren`, 'uses none');
      return play(game, 'nights-watch march @gift: none');
    };
    const game = yoren('');
    expect(asked(game)).not.toContain('nights-watch give-up-yoren');
    expect([figure(game, 'out nights-watch'), figure(game, 'hand nights-watch')]).toEqual([
      expect.arrayContaining(['nw-aemon']),
      expect.arrayContaining(['nw-benjen']),
    ]);
  });

  test('BW-H76 BW-H33 a named card that was discarded and comes back in the same turn stays void', () => {
    const game = tactics(
      `${QUIET}\n${plays('free-folk', 'tac-04', 'tac-03')}\npower free-folk 9\n${plays('nights-watch', 'tac-10')}\n@milkwater free-folk 1 footman\n@fist nights-watch 1 footman march-zero`,
      'free-folk',
      'nights-watch',
    );
    use(game, 'free-folk', 'tac-04-b', 'chooses nw-alliser');
    use(game, 'free-folk', 'tac-03-b', 'chooses nw-alliser', 'uses none');
    expect(figure(game, 'discards nights-watch')).toEqual(['nw-alliser']);
    play(game, 'nights-watch uses none', 'nights-watch march @fist: footman > @milkwater');
    cards(game, 'nw-yoren', 'wi-osha');
    play(game, 'free-folk retreats @thenn');
    expect(asked(game)).toEqual(['nights-watch tac-10-b']);
    play(game, 'nights-watch chooses nw-alliser');
    expect(figure(game, 'hand nights-watch')).toContain('nw-alliser');
    expect(figure(game, 'effects')).toContain('made-void');
  });

  test('BW-H83 Mormont discarded by a tactic card makes Jon bolder from then on', () => {
    const game = tactics(
      `${QUIET}\n${plays('others', 'tac-03')}\n@thenn others 1 other\n@fist nights-watch 1 footman march-zero\n@milkwater others 1 other`,
      'others',
      'nights-watch',
    );
    use(game, 'others', 'tac-03-b', 'chooses nw-mormont');
    if (asked(game)[0] === 'others use-tactic') play(game, 'others uses none');
    play(game, 'nights-watch march @fist: footman > @milkwater');
    cards(game, 'nw-jon', 'ot-zombie');
    expect(game.told('battle-decided')).toMatchObject([{ attack: 1 + 3, defence: 2 + 1 }]);
  });

  test('BW-H33 BW-H136 Coup b looks at the printed strength of the card that was played', () => {
    const back = (mine: string, theirs: string): readonly string[] | undefined => {
      const game = fight(
        '@thenn others 2 others march-zero',
        '@milkwater free-folk 1 footman',
        `${plays('others', 'tac-10')}\nhand others ${mine}, ot-zombie`,
      );
      cards(game, mine, theirs);
      for (const line of ['others may-add-a-card', 'free-folk retreat', 'others opposing-card-counts-nothing']) {
        if (asked(game)[0] !== line) continue;
        if (line === 'free-folk retreat') game.play(`free-folk retreats ${game.offered('free-folk')?.[0]}`);
        else play(game, 'others chooses none');
      }
      return asked(game)[0] === 'others tac-10-b' ? game.offered('others') : undefined;
    };
    expect(back('ot-horde', 'wi-osha')).toEqual(['ot-general', 'none']); // a 1: a 3 comes back
    expect(back('ot-sorcerer', 'wi-osha')).toEqual(['ot-king', 'none']); // a 0: a 4
    expect(back('ot-captain', 'wi-osha')).toBeUndefined();
  });

  test('BW-H78 Coup b comes before the cards are laid aside: a last card taken for is not a hand played out', () => {
    const game = fight(
      '@thenn others 2 others march-zero',
      '@milkwater free-folk 1 footman',
      `${plays('others', 'tac-10')}\nhand others ot-zombie`,
    );
    cards(game, 'ot-zombie', 'wi-osha');
    while (asked(game)[0] === 'free-folk retreat') game.play(`free-folk retreats ${game.offered('free-folk')?.[0]}`);
    play(game, 'others chooses ot-general');
    expect([figure(game, 'hand others'), (figure(game, 'discards others') as string[]).toSorted()]).toEqual([
      ['ot-general'],
      ['ot-captain', 'ot-giant-zombie', 'ot-horde', 'ot-king', 'ot-sorcerer', 'ot-zombie'].toSorted(),
    ]);
  });

  test('BW-H79 BW-H19 swords that Encircle adds make more losses, and the Captain’s dead rise', () => {
    const game = fight(
      '@thenn others 2 others march-zero',
      '@milkwater free-folk 2 footmen',
      `${plays('others', 'tac-07')}\nsupply others 6\nsupply free-folk 6`,
    );
    play(game, 'others chooses none');
    cards(game, 'ot-captain', 'wi-osha');
    expect(asked(game)).toEqual(['others tac-07-a']);
    play(game, 'others chooses use');
    expect(losses(game)).toEqual([['free-folk', { footman: 2 }, 'casualties']]); // 4 + 2 against 2 + 1: three more swords
    expect(figure(game, 'units @milkwater')).toBe('others 2 others 2 zombies');
  });

  test('BW-H19 routed units and those without a retreat rise too; catapults do not', () => {
    const game = fight(
      '@frostfangs others 3 others march-zero',
      '@wall-centre nights-watch 1 catapult routed 1 footman',
      'supply others 6\n@antler others 1 other\n@thenn others 1 other',
    );
    cards(game, 'ot-captain', 'nw-yoren');
    expect(figure(game, 'units @wall-centre')).toBe('others 3 others 1 zombie');
  });

  test('BW-H82 two abilities of the same moment: the attacker first', () => {
    const game = fight(
      '@thenn others 1 other march-plus-one',
      '@milkwater free-folk 1 knight defense-one',
      `${plays('others', 'tac-14')}\ntactics free-folk hand tac-01 tac-02 tac-03 played tac-05`,
    );
    expect(asked(game)).toEqual(['others tac-14-a']);
    play(game, 'others chooses none');
    expect(asked(game)).toEqual(['free-folk tac-05-a']);
  });
});

describe('tactic cards about tactic cards', () => {
  test('BW-H54 a repeatable ability that was scouted costs 2 for each further use; a spent one is not touched', () => {
    const spent = tactics([plays('free-folk', 'tac-08'), plays('others', 'tac-12')].join('\n'), 'free-folk', 'others');
    use(spent, 'free-folk', 'tac-08-a', 'chooses both');
    expect(play(spent, 'others uses tac-12-a').offered('others')).toEqual(['free-folk for tac-08-b', 'none']);
    const game = tactics(
      [
        QUIET,
        plays('others', 'tac-12'),
        plays('free-folk', 'tac-07'),
        '@milkwater free-folk 2 giants march-zero',
        '@thenn others 1 zombie',
      ].join('\n'),
      'others',
      'free-folk',
    );
    use(game, 'others', 'tac-12-a', 'chooses free-folk for tac-07-a', 'uses none');
    play(game, 'free-folk march @milkwater: 2 giants > @thenn', 'free-folk chooses none');
    cards(game, 'wi-osha', 'ot-zombie');
    play(game, 'free-folk chooses use');
    expect(figure(game, 'power free-folk')).toBe(5 - 3);
  });

  test('BW-S55 BW-H138 a copied ability of the round is paid for once and then used like one’s own', () => {
    const game = tactics(
      [
        QUIET,
        plays('free-folk', 'tac-12'),
        plays('others', 'tac-08'),
        '@milkwater free-folk 3 giants march-zero',
        '@thenn others 1 zombie',
        'supply free-folk 2',
        'supply others 2',
      ].join('\n'),
      'free-folk',
      'others',
    );
    use(game, 'free-folk', 'tac-12-b', 'chooses others for tac-08-b', 'uses none');
    if (asked(game)[0] === 'others use-tactic') play(game, 'others uses none');
    expect(figure(game, 'power free-folk')).toBe(3);
    play(game, 'free-folk march @milkwater: 3 giants > @thenn');
    cards(game, 'wi-mag', 'ot-general');
    expect(asked(game)).toEqual(['free-folk tac-08-b']);
    play(game, 'free-folk chooses use');
    expect([figure(game, 'supply free-folk'), figure(game, 'power free-folk')]).toEqual([3, 4]);
  });

  test('BW-H138 a fetched card may be named, an ability through Flexibility may not, Flexibility itself may', () => {
    const game = tactics(
      ['power others 9', 'power free-folk 9', plays('others', 'tac-18'), plays('free-folk', 'tac-12')].join('\n'),
      'others',
      'free-folk',
    );
    use(game, 'others', 'tac-18-a', 'picks tac-08-b', 'picks tac-13-a', 'uses none');
    play(game, 'free-folk uses tac-12-b');
    expect(game.offered('free-folk')).toEqual(['others for tac-18-a', 'none']);
    const fetched = tactics(
      ['power free-folk 9', plays('others', 'tac-01'), plays('free-folk', 'tac-12')].join('\n'),
      'others',
      'free-folk',
    );
    use(fetched, 'others', 'tac-01-a', 'chooses tac-08', 'uses none');
    play(fetched, 'free-folk uses tac-12-b');
    expect(fetched.offered('free-folk')).toEqual([
      'others for tac-01-a',
      'others for tac-01-b',
      'others for tac-08-a',
      'others for tac-08-b',
      'none',
    ]);
  });

  test('BW-H55 BW-S61 a copied Advanced Planning that fetches a card sends the spying card out of the game', () => {
    const game = tactics([QUIET, plays('others', 'tac-12'), plays('free-folk', 'tac-01')].join('\n'), 'others');
    use(game, 'others', 'tac-12-b', 'chooses free-folk for tac-01-a');
    use(game, 'others', 'tac-01-a', 'chooses tac-08', 'uses none');
    if (asked(game)[0] === 'free-folk use-tactic') play(game, 'free-folk uses none');
    expect(figure(game, 'power others')).toBe(1);
    play(game, 'nights-watch march @gift: none', 'nights-watch yoren none');
    expect([figure(game, 'tactics gone others'), figure(game, 'tactics used others')]).toEqual([
      ['tac-12'],
      ['tac-08'],
    ]);
  });

  test('BW-S11 BW-S62 cards used through Flexibility stay in the reserve; it is discarded, its abilities last for the round', () => {
    const game = tactics(
      [
        QUIET,
        'power others 8',
        plays('others', 'tac-18'),
        '@thenn others 2 others march-zero',
        '@milkwater free-folk 1 footman',
      ].join('\n'),
      'others',
    );
    use(game, 'others', 'tac-18-a', 'picks tac-07-b', 'picks tac-14-b');
    if (asked(game)[0] === 'others use-tactic') play(game, 'others uses none');
    expect(figure(game, 'power others')).toBe(3); // their own cost is paid when they are used
    play(game, 'others march @thenn: 2 others > @milkwater');
    expect(asked(game)).toEqual(['others tac-07-b']);
    play(game, 'others chooses use');
    expect(figure(game, 'power others')).toBe(1);
    const done = play(
      lay(`round 8\nhand nights-watch nw-sam\ntactics others hand tac-02 tac-03 played tac-18\n${HOLD}`),
      'nights-watch march @gift: none',
    );
    expect([figure(done, 'tactics used others'), figure(done, 'tactics gone others')]).toEqual([['tac-18'], []]);
    expect(figure(done, 'tactics reserve others')).toContain('tac-07');
  });

  test('BW-18.3 tactic cards are paid from the power that is bid', () => {
    const game = use(tactics(plays('others', 'tac-03')), 'others', 'tac-03-b', 'chooses nw-sam');
    expect([figure(game, 'power others'), game.told('power-paid')]).toEqual([
      1,
      [expect.objectContaining({ house: 'others', amount: 4 })],
    ]);
  });

  test('BW-9.10 decks and used cards are open to all, but not the card that was just laid', () => {
    const game = lay('phase planning\ntactics others hand tac-01 tac-02 used tac-03\n@thenn others 1 other');
    const twin = lay('phase planning\ntactics others hand tac-01 tac-02 used tac-03\n@thenn others 1 other');
    play(game, 'others lays tac-01');
    play(twin, 'others lays tac-02');
    for (const seat of ['nights-watch', 'free-folk', null]) {
      expect(game.view(seat)).toEqual(twin.view(seat));
      expect(JSON.stringify(game.view(seat))).toContain('tac-03');
    }
  });

  test('BW-S51 abilities of the round serve until it ends, and never in a Westeros phase', () => {
    const game = play(
      lay(`round 8\nhand nights-watch nw-sam\ntactics others hand tac-02 tac-03 played tac-07\n${HOLD}`),
      'nights-watch march @gift: none',
    );
    expect(figure(game, 'round')).toBe(9);
    expect((figure(game, 'effects') as string[]).filter(name => name.startsWith('tac-'))).toEqual([]);
  });

  test('BW-S39 BW-H68 only the three are opponents, and a faction without units plays on with its card', () => {
    const game = tactics(plays('others', 'tac-08'));
    expect(play(game, 'others uses tac-08-a').offered('others')).toEqual(['both', 'nights-watch', 'free-folk', 'none']);
    const planning = lay('phase planning\ntactics others hand tac-01 tac-02 tac-03\n@gift nights-watch 1 footman');
    expect(asked(planning)).toEqual(['others tactic']);
    expect(figure(planning, 'armies others')).toEqual([]);
  });
});

describe('bids by Counter-offensive', () => {
  const bids = (lines = ''): Game =>
    use(tactics(`power others 2\n${lines}\n${plays('others', 'tac-04')}`), 'others', 'tac-04-a');

  test('BW-10.4 BW-S63 the topmost bidding card is taken and lies at the bottom; the rest keeps its order', () => {
    const game = bids('top II game-of-thrones, clash-of-kings, dark-wings-dark-words');
    expect(asked(game).map(line => line.split(' ')[1])).toEqual(Array(3).fill('bid-throne'));
    expect(figure(game, 'bottom II')).toEqual(['clash-of-kings']);
    expect(game.told('bidding-card-taken')).toEqual([{ house: 'others', deck: 'II', card: 'clash-of-kings' }]);
  });

  test('BW-H114 a bid of 0 counts 1 and costs 0', () => {
    const game = bids();
    play(game, 'others bids 0', 'free-folk bids 0', 'nights-watch bids 0');
    expect(figure(game, 'power others')).toBe(2);
    expect(asked(game)).toEqual(['nights-watch tied-bids']); // the other two, by the holder of the Throne
    play(game, 'nights-watch ranks free-folk > nights-watch');
    expect(figure(game, 'throne')).toEqual(['others', 'free-folk', 'nights-watch']);
  });

  test('BW-S12 without a bidding card in the draw pile there is nothing to use', () => {
    const spent = tactics(
      `power others 2\nbottom II clash-of-kings, clash-of-kings, clash-of-kings\n${plays('others', 'tac-04')}`,
    );
    expect(spent.offered('others')).toEqual(['tac-04-b', 'none']);
    expect(refused(spent, 'others uses tac-04-a')).toMatchObject({ code: 'ability-of-no-use' });
  });
});

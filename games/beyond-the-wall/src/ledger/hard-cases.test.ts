import { table } from '@corvo/testkit';
import type { MarchAsk } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { beyondTheWall } from '../game.ts';
import {
  asked,
  cards,
  figure,
  fight,
  lay,
  losses,
  play,
  refused,
  strengths,
  westeros,
  type Game,
} from './lay.fixture.ts';
import { plays, tactics, use } from '../tactics/tactics.fixture.ts';

const HOLD = '@gift nights-watch 1 footman march-minus-one';
const won = (game: Game): unknown => game.outcome?.reason;
const SAVED = 'quest free-folk 3 footmen done 4';

describe('control of the empty north', () => {
  test('BW-18.6 BW-S42 a token alone does not occupy an area: troops march on through it in peace', () => {
    const game = lay(
      `${plays('free-folk', 'tac-06')}\nthrone free-folk others nights-watch\n@milkwater free-folk 2 knights march-zero\n@fist nights-watch token\n@gorge nights-watch 1 footman\n${HOLD}`,
    );
    play(game, 'free-folk march @milkwater: 2 knights > @fist', 'free-folk chooses use');
    expect(figure(game, 'token @fist')).toBeNull();
    expect(refused(game, 'free-folk march @fist: 2 knights > @gorge')).toMatchObject({
      clause: expect.stringMatching(/^BW-/),
    });
    play(game, 'free-folk march @fist: 2 knights > @haunted-forest; leave power');
    expect([figure(game, 'token @fist'), figure(game, 'units @haunted-forest')]).toEqual([
      'free-folk',
      'free-folk 2 knights',
    ]);
  });

  test('BW-H45 Redeploy b does not follow a battle that was won', () => {
    const game = fight(
      '@milkwater free-folk 2 giants march-zero',
      '@fist others 1 zombie',
      plays('free-folk', 'tac-06'),
    );
    cards(game, 'wi-osha', 'ot-zombie');
    while (asked(game)[0] === 'others retreat') game.play(`others retreats ${game.offered('others')?.[0]}`);
    expect(figure(game, 'units @fist')).toBe('free-folk 2 giants');
    expect(asked(game)).not.toContain('free-folk tac-06-b');
  });

  test('BW-H44 BW-H113 Redeploy b into an empty Gift by way of an empty section is a conquest, and wins', () => {
    const game = lay(
      `${plays('free-folk', 'tac-06')}\nthrone free-folk others nights-watch\n${SAVED}\n@frostfangs free-folk 2 giants march-zero\n@thenn nights-watch 1 footman march-zero`,
    );
    play(game, 'free-folk march @frostfangs: 2 giants > @wall-centre', 'free-folk chooses use');
    play(game, 'free-folk march @wall-centre: 1 giant > @gift');
    expect([won(game), figure(game, 'units @wall-centre')]).toEqual(['the-wall-has-fallen', 'free-folk 1 giant']);
  });

  test('BW-H44 a catapult is a unit: nobody marches on through its section', () => {
    const game = lay(
      `${plays('free-folk', 'tac-06')}\nthrone free-folk others nights-watch\n@fist free-folk 1 giant march-zero\n@milkwater nights-watch 1 footman march-zero\n@wall-centre nights-watch 1 catapult`,
    );
    play(game, 'free-folk march @fist: giant > @frostfangs', 'free-folk chooses use');
    expect(refused(game, 'free-folk march @frostfangs: giant > @wall-centre')).toMatchObject({
      code: 'march-on-in-peace',
      clause: 'BW-10.6',
    });
    play(game, 'free-folk march @frostfangs: giant > @fist');
    expect(figure(game, 'units @fist')).toBe('free-folk 1 giant');
  });

  test('BW-H15 BW-2.3 no tactic card brings anybody but the Others into Always Winter', () => {
    const spread = tactics('tactics free-folk hand tac-01 tac-02 tac-03 played tac-17\n@thenn free-folk 2 footmen');
    expect(asked(spread)).not.toContain('free-folk use-tactic'); // no neighbour of theirs, and Always Winter is never one
    const pursuit = fight(
      '@antler free-folk 2 giants march-zero',
      '@thenn others 1 other',
      `${plays('free-folk', 'tac-14')}\n@milkwater nights-watch token\n@giants-stairs nights-watch token\n@haunted-forest nights-watch token\n@ice-river nights-watch token`,
    );
    cards(pursuit, 'wi-osha', 'ot-horde');
    play(pursuit, 'others chooses none');
    expect(figure(pursuit, 'units @always-winter')).toBe('others 1 other');
    expect(asked(pursuit)).not.toContain('free-folk tac-14-b');
  });

  test('BW-H11 Others muster beside the Wall, but not where a token lies', () => {
    const game = westeros('mustering', 'last-days-of-summer', '@frostfangs free-folk token\n@gorge nights-watch token');
    while (asked(game)[0] !== 'others muster') game.play(`${asked(game)[0]?.split(' ')[0]} musters none`);
    play(game, 'others musters @skirling-pass: zombie');
    const again = westeros(
      'mustering',
      'last-days-of-summer',
      '@frostfangs free-folk token\n@gorge nights-watch token',
    );
    while (asked(again)[0] !== 'others muster') again.play(`${asked(again)[0]?.split(' ')[0]} musters none`);
    for (const area of ['@frostfangs', '@gorge'])
      expect(refused(again, `others musters ${area}: zombie`)).toMatchObject({ code: 'no-muster-there' });
  });

  test('BW-H143 BW-H90 a quest empties an area: it is the Others’ at once, its order is discarded, and the Raven came before', () => {
    const game = lay(
      `phase raven\ncourt free-folk nights-watch others\n@milkwater free-folk 1 footman support\n@thenn free-folk 1 giant march-zero\n${HOLD}`,
    );
    expect(asked(game)).toEqual(['free-folk raven']); // it cannot answer a quest
    play(game, 'free-folk exchanges none');
    while (asked(game)[0] === 'nights-watch find-benjen') play(game, 'nights-watch sends none');
    play(game, 'free-folk sends @milkwater 1 footman');
    expect([figure(game, 'control @milkwater'), figure(game, 'order @milkwater')]).toEqual(['others', '']);
  });

  test('BW-H139 nobody of either side is left: a printed marker decides, or the land is the Others’', () => {
    const game = fight(
      '@frostfangs free-folk 1 giant march-zero',
      '@wall-centre nights-watch routed 1 footman',
      'hand nights-watch nw-aemon',
    );
    cards(game, 'wi-mag', 'nw-aemon');
    expect([figure(game, 'units @wall-centre'), figure(game, 'control @wall-centre')]).toEqual(['', 'nights-watch']);
  });

  test('BW-H139 BW-S17 a winner who has nobody left takes no token, with tactic cards or without', () => {
    for (const tactics of [true, false]) {
      const game = table(
        beyondTheWall,
        { players: 3, options: { tactics } },
        'round 9\nused fiefdoms\nthrone free-folk nights-watch others\nhand nights-watch nw-qhorin\nbtw-thenn free-folk 1 giant march-zero\nbtw-milkwater nights-watch 1 footman token\nbtw-gift nights-watch 1 footman march-zero',
      );
      game.play(
        'free-folk march btw-thenn: giant > btw-milkwater',
        'free-folk plays wi-tormund',
        'nights-watch plays nw-qhorin',
      );
      expect([game.figure('units btw-milkwater'), game.figure('token btw-milkwater')]).toEqual(['', 'nights-watch']);
    }
  });

  test('BW-H104 a raid on a consolidate order of the Others: 1 power changes hands as always', () => {
    const game = play(
      lay(`@milkwater free-folk 1 footman raid\n@thenn others 1 other consolidate\n${HOLD}`),
      'free-folk raid @milkwater: @thenn',
    );
    expect([figure(game, 'power free-folk'), figure(game, 'power others')]).toEqual([6, 4]);
  });
});

describe('skulls, losses and support', () => {
  test('BW-H141 BW-S85 supporters do not matter to the Wall, Qhorin and Sam: the direct enemy does', () => {
    const others = fight(
      '@frostfangs others 3 others march-zero',
      '@wall-centre nights-watch 1 footman',
      'supply others 6\n@skirling-pass free-folk 1 footman support\n@antler others 1 other',
    );
    play(others, 'free-folk support @skirling-pass for attacker');
    play(others, 'others answers free-folk for accept');
    expect(strengths(others)).toEqual([7, 2]); // +1 of the Wall
    cards(others, 'ot-general', 'nw-qhorin');
    expect(losses(others).filter(loss => (loss as unknown[])[2] === 'skulls')).toEqual([]);
    const folk = fight(
      '@frostfangs free-folk 3 giants march-zero',
      '@wall-centre nights-watch 1 footman',
      'supply free-folk 6\n@skirling-pass others 1 zombie support',
    );
    play(folk, 'others support @skirling-pass for attacker');
    play(folk, 'free-folk answers others for accept');
    cards(folk, 'wi-mag', 'nw-sam');
    expect(losses(folk)).toContainEqual(['free-folk', { giant: 1 }, 'skulls']);
    expect(losses(folk)).not.toContainEqual(expect.arrayContaining(['others']));
  });

  test('BW-S43 the owner chooses whom he loses, to skulls too', () => {
    const game = fight(
      '@frostfangs free-folk 1 giant 1 knight 1 footman march-zero',
      '@wall-centre nights-watch 1 knight 1 catapult',
      'supply free-folk 6',
    );
    cards(game, 'wi-osha', 'nw-qhorin');
    if (asked(game)[0] !== 'free-folk skulls') throw new Error(asked(game).join());
    play(game, 'free-folk loses @wall-centre 1 footman');
    expect(losses(game)).toEqual([['free-folk', { footman: 1 }, 'skulls']]);
  });

  test('BW-H85 no Other is left: the King’s zombies may only rise where the troops came from', () => {
    const game = fight(
      '@frostfangs others 1 other march-plus-one',
      '@wall-centre nights-watch 1 footman',
      'hand nights-watch nw-sam\n@thenn others 1 other',
    );
    cards(game, 'ot-king', 'nw-sam');
    while (asked(game)[0] === 'nights-watch retreat')
      game.play(`nights-watch retreats ${game.offered('nights-watch')?.[0]}`);
    expect([figure(game, 'control @wall-centre'), figure(game, 'units @frostfangs')]).toEqual([
      'nights-watch',
      expect.stringContaining('zombie'),
    ]);
    expect(won(game)).toBeUndefined();
  });

  test('BW-H49 Ambush b calls no support over the dashed line', () => {
    const game = fight(
      '@frostfangs free-folk 1 giant march-zero',
      '@wall-centre nights-watch 1 footman',
      `${plays('nights-watch', 'tac-09')}\n@gift nights-watch 1 knight support`,
    );
    expect(asked(game)).not.toContain('nights-watch tac-09-b');
    const far = fight(
      '@frostfangs free-folk 1 giant march-zero',
      '@wall-centre nights-watch 1 footman',
      `${plays('nights-watch', 'tac-09')}\n@antler nights-watch 1 knight support`,
    );
    expect([asked(far), far.offered('nights-watch')]).toEqual([['nights-watch tac-09-b'], ['none', 'btw-antler']]);
  });

  test('BW-H48 Spread b: the winner picks the retreat, where the loser loses fewest', () => {
    const game = fight(
      '@milkwater free-folk 2 giants march-zero',
      '@thenn others 2 zombies',
      `${plays('free-folk', 'tac-17').replace(' tac-17 played', ' tac-03 played')}\nsupply others 0\n@antler others 1 zombie\n@ice-river others 2 zombies`,
    );
    cards(game, 'wi-osha', 'ot-horde');
    if (asked(game)[0] === 'others may-add-a-card') play(game, 'others chooses none');
    while (asked(game)[0] === 'others casualties') play(game, 'others loses @thenn 1 zombie');
    expect(asked(game)).toEqual(['free-folk tac-17-b']);
    play(game, 'free-folk chooses use');
    expect(asked(game)).toEqual(['free-folk retreat-of-the-loser']);
    const offered = game.offered('free-folk') ?? [];
    expect(offered).not.toContain('btw-ice-river');
  });

  test('BW-H58 Plunder b on the Wall: Castle Black gives its crown, the other sections nothing', () => {
    const take = (section: string, from: string): Game => {
      const game = fight(
        `${from} free-folk 3 giants march-zero`,
        `${section} nights-watch 1 footman`,
        `supply free-folk 6\n${plays('free-folk', 'tac-08')}`,
      );
      cards(game, 'wi-mag', 'nw-aemon');
      return game;
    };
    expect(asked(take('@wall-centre', '@frostfangs'))).toEqual(['free-folk tac-08-b']);
    expect(asked(take('@wall-east', '@skirling-pass'))).not.toContain('free-folk tac-08-b');
  });

  test('BW-S14 cavalry are knights, giants, Others and their King; footmen and zombies do not pursue', () => {
    const game = fight(
      '@milkwater free-folk 1 giant 1 knight 1 footman march-zero',
      '@fist others 1 other',
      `supply free-folk 6\n${plays('free-folk', 'tac-14')}`,
    );
    cards(game, 'wi-osha', 'ot-horde');
    play(game, 'others chooses none');
    while (asked(game)[0] === 'others retreat') game.play(`others retreats ${game.offered('others')?.[0]}`);
    expect(asked(game)).toEqual(['free-folk tac-14-b']);
    play(game, 'free-folk chooses use');
    const ask = game.request('free-folk')?.ask as MarchAsk;
    const to = ask.from['btw-fist']?.reach['giant']?.[0] ?? '';
    expect(game.refusal(`free-folk march btw-fist: footman > ${to}`)).toMatchObject({
      code: 'cavalry-only',
      clause: 'BW-S14',
    });
    game.play(`free-folk march btw-fist: 1 knight > ${to}`);
    expect(figure(game, 'battle')).toBe(to);
  });
});

describe('supply that was bought', () => {
  test('BW-S78 BW-H145 barrels of Advanced Planning last until the marker is set anew', () => {
    const bought = use(
      tactics(`power nights-watch 6\nsupply nights-watch 0\n${plays('nights-watch', 'tac-01')}`),
      'nights-watch',
      'tac-01-b',
      'chooses 2',
    );
    expect(figure(bought, 'supply nights-watch')).toBe(2);
    const drawn = westeros(
      'supply',
      'last-days-of-summer',
      'supply nights-watch 6\npower others 0\nsupply others 4\ntop watch-supply watch-supply-2',
    );
    expect([figure(drawn, 'supply nights-watch'), figure(drawn, 'supply others')]).toEqual([2, 4]);
  });

  test('BW-S32 the reshuffle card: all ten are shuffled and another is drawn', () => {
    const game = westeros('supply', 'last-days-of-summer', 'power others 0\ntop watch-supply watch-supply-reshuffle');
    expect(figure(game, 'supply nights-watch')).toBeGreaterThanOrEqual(2);
    expect(figure(game, 'deck watch-supply')).toBe(9);
  });
});

describe('the end', () => {
  const FOUND = 'quest nights-watch done 5';
  const last = (lines: string): Game =>
    play(
      lay(`round 10\nhand nights-watch nw-sam\n${lines}\n@fist nights-watch 1 footman march-zero`),
      'nights-watch march @fist: none',
    );

  test('BW-H67 BW-H112 BW-S19 Others on a section, or wildlings in The Gift, at the end of turn 10: nobody has won', () => {
    expect(won(last(`${FOUND}\n@wall-west others 1 other tried`))).toBe('nobody-has-won');
    expect(won(last(`${FOUND}\n@gift free-folk 1 giant`))).toBe('nobody-has-won');
    expect(won(last(`${FOUND}\n@wall-west free-folk 1 giant`))).toBe('a-sword-in-the-darkness');
  });

  test('BW-S84 the condition is read at the very end, after the objectives', () => {
    const game = last(`${FOUND}\n@thenn others 2 others`);
    expect(game.told('objective-met').length).toBeGreaterThan(0);
    expect(won(game)).toBe('a-sword-in-the-darkness');
  });

  test('BW-H94 ten points in the quest step of turn 10 count at the end of it', () => {
    const game = lay(
      'round 10\nphase quests\nhand nights-watch nw-sam\nquest nights-watch 4 knights\n@fist nights-watch 2 footmen\n@gift nights-watch 1 footman march-zero',
    );
    play(game, 'nights-watch sends @fist 2 footmen', 'nights-watch march @gift: none');
    expect(won(game)).toBe('a-sword-in-the-darkness');
  });

  test('BW-S44 a faction without units does not end the game', () => {
    const game = fight('@milkwater free-folk 3 giants march-zero', '@thenn others 1 zombie', 'supply free-folk 6');
    cards(game, 'wi-mag', 'ot-zombie');
    expect([figure(game, 'armies others'), won(game)]).toEqual([[], undefined]);
  });

  test('BW-6.8 BW-6.9 BW-H103 BW-H66 an empty section taken with more zombies than Others wins, with as many it does not', () => {
    const onto = (elsewhere: string): Game =>
      play(
        lay(`@frostfangs others 1 zombie march-zero\n@antler others ${elsewhere}\n${HOLD}`),
        'others march @frostfangs: zombie > @wall-centre',
      );
    expect(won(onto('1 zombie 1 other'))).toBe('death-is-upon-us');
    expect(won(onto('1 other'))).toBeUndefined();
  });

  test('BW-H66 the General’s promotion is optional, and spoils the count where it is used', () => {
    const battle = (): Game => {
      const game = fight(
        '@frostfangs others 3 zombies march-plus-one',
        '@wall-centre nights-watch 1 footman',
        'supply others 6\n@antler others 2 others',
      );
      cards(game, 'ot-general', 'nw-aemon');
      while (asked(game)[0] === 'nights-watch retreat')
        game.play(`nights-watch retreats ${game.offered('nights-watch')?.[0]}`);
      expect(asked(game)).toEqual(['others may-promote-a-zombie']);
      return game;
    };
    expect(won(play(battle(), 'others chooses none'))).toBe('death-is-upon-us');
    expect(won(play(battle(), 'others chooses btw-wall-centre'))).toBeUndefined();
  });
});

describe('the Watch’s cards', () => {
  const closing = (lines: string): Game => play(lay(`round 8\n${lines}\n${HOLD}`), 'nights-watch march @gift: none');

  test('BW-13.5 BW-H34 Yoren must be in hand to be given up', () => {
    expect(asked(closing(''))).toEqual(['nights-watch give-up-yoren']);
    expect(asked(closing('discards nights-watch nw-yoren'))).not.toContain('nights-watch give-up-yoren');
    const used = play(closing(''), 'nights-watch yoren use');
    expect(asked(used)).toEqual(['nights-watch muster']);
    expect(figure(used, 'out nights-watch')).toContain('nw-yoren');
  });

  test('BW-H144 BW-H35 Yoren or Aemon as the only card: who replaces him is in hand at the same moment', () => {
    const yoren = play(closing('hand nights-watch nw-yoren'), 'nights-watch yoren use');
    expect(figure(yoren, 'hand nights-watch')).toEqual(['nw-janos']);
    const aemon = closing('hand nights-watch nw-aemon\nquest nights-watch 7 footmen done 8');
    expect(figure(aemon, 'hand nights-watch')).toEqual(['nw-benjen']);
  });

  test('BW-S38 Benjen’s men come back before Yoren is asked for', () => {
    const game = play(lay(`round 5\nquest nights-watch 7 footmen done 5\n${HOLD}`), 'nights-watch march @gift: none');
    expect(asked(game)).toEqual(['nights-watch rangers-return']);
  });
});

describe('bids and Westeros cards of three', () => {
  test('BW-H115 BW-18.4 the holder of the northern Throne decides a tie, for himself too', () => {
    const game = westeros('last-days-of-summer', 'clash-of-kings', 'throne others free-folk nights-watch');
    play(game, 'others bids 1', 'free-folk bids 1', 'nights-watch bids 0');
    expect(asked(game)).toEqual(['others tied-bids']);
    play(game, 'others ranks others > free-folk');
    expect(figure(game, 'throne')).toEqual(['others', 'free-folk', 'nights-watch']);
  });

  test('BW-H119 a Throne of Blades: the holder of the Throne picks Supply, Mustering or nothing for all three', () => {
    const game = westeros(
      'a-throne-of-blades',
      'last-days-of-summer',
      'throne free-folk others nights-watch\npower others 0',
    );
    expect(asked(game)[0]?.split(' ')[0]).toBe('free-folk');
    expect(game.offered('free-folk')).toEqual(['supply', 'mustering', 'nothing']);
    play(game, 'free-folk chooses supply');
    expect(game.told('stores-drawn')).toHaveLength(1);
  });

  const attack = (position: string): Game =>
    lay(
      `phase westeros\nwildlings 1\nthrone nights-watch free-folk others\npower nights-watch 9\npower free-folk 9\npower others 9\n${position}\ntop I last-days-of-summer\ntop II last-days-of-summer\ntop III wildlings-attack`,
    );

  test('BW-H69 BW-17.2 Others who bid 0 have no side, and the rest of the rules is as in the large game', () => {
    const game = play(attack(''), 'nights-watch bids 3', 'free-folk bids 0', 'others bids nobody');
    expect(game.told('others-sided-nobody')).toEqual([{ house: 'others', amount: 0 }]);
    expect(game.told('wildlings-fought')).toEqual([{ strength: 3, watch: 3, won: true }]);
  });

  test('BW-H70 the Watch takes back Benjen or Janos for 1; who is out of the game never returns', () => {
    const game = play(
      attack('out nights-watch nw-aemon, nw-yoren\ndiscards nights-watch nw-benjen, nw-janos, nw-mormont'),
      'nights-watch bids 4',
      'free-folk bids 0',
      'others bids nobody',
    );
    expect(game.offered('nights-watch')?.toSorted()).toEqual(['none', 'nw-benjen', 'nw-janos']);
    play(game, 'nights-watch takes nw-benjen');
    expect(figure(game, 'power nights-watch')).toBe(9 - 4 - 1);
  });

  test('BW-S26 the Raven of three only swaps an order', () => {
    const game = lay(`phase raven\ncourt others nights-watch free-folk\n@thenn others 1 other support\n${HOLD}`);
    expect(game.request('others')?.ask.kind).toBe('orders');
    expect(refused(game, 'others raven look')).toBeDefined();
  });

  test('BW-S57 mustering needs no castle, and a giant may be bought outright for 3 points', () => {
    const game = westeros(
      'mustering',
      'last-days-of-summer',
      'throne free-folk others nights-watch\n@thenn free-folk 1 footman\n@gorge free-folk token\n@antler free-folk token',
    );
    expect(game.request('free-folk')?.ask).toMatchObject({ total: 3 });
    play(game, 'free-folk musters @thenn: giant');
    expect(figure(game, 'units @thenn')).toBe('free-folk 1 footman 1 giant');
  });
});

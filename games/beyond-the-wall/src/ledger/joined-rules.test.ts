import { table, TestTable } from '@corvo/testkit';
import type { MarchAsk, MusterAsk, Westeros } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { beyondTheWall } from '../game.ts';

type Game = TestTable<Westeros>;
const at = (text: string): string => text.replaceAll('@', 'btw-');

/** Six at one table: Baratheon, Lannister and Stark on the big map, and the three in the north. */
const lay = (position: string, options: Readonly<Record<string, boolean>> = {}): Game =>
  table(beyondTheWall, { players: 6, options }, at(`round 9\n${position}`));
const play = (game: Game, ...lines: readonly string[]): Game => game.play(...lines.map(at));
const refused = (game: Game, line: string): unknown => game.refusal(at(line));
const figure = (game: Game, name: string): unknown => game.figure(at(name));
const asked = (game: Game): string[] => game.waiting.map(({ seat, why }) => `${seat} ${why}`);

const THRONES = 'westeros throne baratheon lannister stark\nnorth throne nights-watch free-folk others';
const westeros = (one: string, two: string, three: string, position = '', options = {}): Game =>
  lay(`phase westeros\n${THRONES}\n${position}\ntop I ${one}\ntop II ${two}\ntop III ${three}`, options);
const QUIET = 'last-days-of-summer';

describe('Westeros cards for all', () => {
  test('BW-15.1 one set of cards: one of each deck, and bans bind both boards', () => {
    const game = westeros(QUIET, QUIET, 'web-of-lies', 'winterfell stark 1 knight\n@thenn others 1 other');
    expect(figure(game, 'effects')).toEqual(['no-support-orders']);
    expect(asked(game)).toEqual(['stark orders', 'others orders']);
    expect(['I', 'II', 'III'].map(deck => figure(game, `bottom ${deck}`))).toEqual([[QUIET], [QUIET], ['web-of-lies']]);
  });

  test('BW-15.2 a bidding card: each board bids for its own tracks, and all bids are paid', () => {
    const game = westeros(QUIET, 'clash-of-kings', 'feast-for-crows');
    expect(asked(game)).toEqual(['baratheon bid-throne', 'lannister bid-throne', 'stark bid-throne']);
    play(game, 'baratheon bids 0', 'lannister bids 1', 'stark bids 2');
    for (const track of ['fiefdoms', 'court']) {
      expect(asked(game)).toEqual(['stark', 'lannister', 'baratheon'].map(house => `${house} bid-${track}`));
      play(game, 'baratheon bids 0', 'lannister bids 0', 'stark bids 1');
      play(game, 'stark ranks lannister > baratheon');
    }
    expect(asked(game)).toEqual(['nights-watch bid-throne', 'free-folk bid-throne', 'others bid-throne']);
    play(game, 'nights-watch bids 0', 'free-folk bids 1', 'others bids 2');
    expect(figure(game, 'westeros throne')).toEqual(['stark', 'lannister', 'baratheon']);
    expect(figure(game, 'north throne')).toEqual(['others', 'free-folk', 'nights-watch']);
    expect(figure(game, 'power others')).toBe(3);
  });

  test('BW-H72 BW-4.1 a card that a token’s holder decides: the holder of the big map, for both boards', () => {
    for (const [one, two, three] of [
      ['a-throne-of-blades', QUIET, 'feast-for-crows'],
      [QUIET, 'dark-wings-dark-words', 'feast-for-crows'],
      [QUIET, QUIET, 'put-to-the-sword'],
    ] as const) {
      const game = westeros(
        one,
        two,
        three,
        'westeros court stark baratheon lannister\nwesteros fiefdoms lannister baratheon stark',
      );
      expect(asked(game)).toHaveLength(1);
      expect(['baratheon', 'lannister', 'stark']).toContain(asked(game)[0]?.split(' ')[0]);
    }
  });

  test('BW-H127 a card about every house works within each board; bans bind both', () => {
    const game = westeros(
      QUIET,
      QUIET,
      'storm-of-swords',
      'winterfell stark 1 knight\n@thenn others 1 other\ntactics others hand tac-01 tac-02 tac-03',
    );
    play(game, 'others lays tac-01');
    expect(asked(game)).toEqual(['stark orders', 'others orders']);
    for (const line of ['stark orders winterfell defense-one', 'others orders @thenn defense-one'])
      expect(refused(game, line)).toMatchObject({ clause: expect.stringMatching(/^2E-/) });
  });
});

describe('Wildlings Attack', () => {
  const HOUSES = ['baratheon', 'lannister', 'stark', 'nights-watch', 'free-folk', 'others'];
  const POWER = HOUSES.map(house => `power ${house} 9`).join('\n');
  const attack = (position = ''): Game =>
    westeros(QUIET, QUIET, 'wildlings-attack', `${POWER}\nwesteros wildlings 4\n${position}`);
  const bids = (game: Game, ...amounts: readonly (number | string)[]): Game =>
    play(game, ...HOUSES.map((house, i) => `${house} bids ${amounts[i]}`));

  const powers = (game: Game): unknown[] => HOUSES.map(house => figure(game, `power ${house}`));

  test('BW-H123 all six bid; who bid most or least is looked for among the houses alone', () => {
    const held = attack('top wildlings skinchanger-scout');
    expect(asked(held)).toHaveLength(6);
    bids(held, 1, 2, 3, 9, 0, 'watch 9');
    expect(held.told('wildlings-fought')).toMatchObject([{ watch: 24, won: true }]);
    expect(powers(held)).toEqual([8, 7, 9, 0, 9, 0]); // the highest house has its bid back
    const lost = bids(attack('top wildlings skinchanger-scout'), 1, 2, 3, 0, 9, 'nobody');
    expect(powers(lost)).toEqual([0, 5, 4, 9, 0, 9]); // the lowest house loses all, the other houses 2
  });

  test('BW-H124 BW-15.4 the wildlings win: the houses obey the card, then the margin is mustered', () => {
    const game = attack('top wildlings skinchanger-scout\n@thenn free-folk 1 footman');
    bids(game, 0, 1, 2, 0, 3, 'nobody');
    expect(game.told('wildlings-fought')).toMatchObject([{ watch: 3, won: false }]);
    expect(figure(game, 'power baratheon')).toBe(0);
    expect(asked(game)).toEqual(['free-folk muster']);
    const { strength } = game.told('wildlings-fought')[0] as { strength: number };
    expect(game.request('free-folk')?.ask).toMatchObject({ total: strength - 3 });
  });

  test('BW-H124 the Watch wins: the highest house has its reward, then the Watch may buy a card back', () => {
    const game = attack('top wildlings skinchanger-scout\ndiscards nights-watch nw-sam, nw-qhorin');
    bids(game, 1, 2, 9, 3, 0, 'nobody');
    expect([figure(game, 'power stark'), asked(game)]).toEqual([9, ['nights-watch buy-card-back']]);
  });

  test('BW-S81 the second attack of Preemptive Raid is part of the card: houses only, without a margin', () => {
    const game = attack('top wildlings preemptive-raid\n@thenn free-folk 1 footman');
    bids(game, 9, 5, 4, 0, 0, 'nobody');
    expect(asked(game)).toEqual(['lannister bid-wildlings', 'stark bid-wildlings']);
    play(game, 'lannister bids 0', 'stark bids 0');
    expect(game.told('wildlings-fought')).toMatchObject([{ watch: 0, won: false }]);
    expect(asked(game)).not.toContain('free-folk muster');
  });
});

describe('gifts', () => {
  const supply = (options = {}, position = ''): Game =>
    westeros('supply', QUIET, 'feast-for-crows', `supply nights-watch 4\npower others 0\n${position}`, options);
  const LANDS =
    'winterfell stark 1 knight\nlannisport lannister 1 knight\nstoney-sept lannister token\ndragonstone baratheon 1 knight';

  test('BW-X10 BW-15.5 BW-S23 BW-H128 barrels that are given are taken from the giver, and the Watch goes to their sum', () => {
    const game = supply({}, LANDS);
    expect(asked(game).every(line => line.endsWith('give-barrels'))).toBe(true);
    const givers = asked(game).map(line => line.split(' ')[0]);
    for (const house of givers) play(game, `${house} gives ${house === 'baratheon' ? 0 : 1}`);
    expect(game.told('gifts-opened')).toMatchObject([{ what: 'barrels' }]);
    expect(figure(game, 'supply nights-watch')).toBe(givers.filter(house => house !== 'baratheon').length);
    expect(['stark', 'lannister'].map(house => figure(game, `supply ${house}`))).toEqual([1 - 1, 2 - 1]);
  });

  test('BW-S23 as an option the giver keeps his own', () => {
    const game = supply({ 'gifts.paid': false }, LANDS);
    for (const line of asked(game)) play(game, `${line.split(' ')[0]} gives 1`);
    expect([figure(game, 'supply stark'), figure(game, 'supply nights-watch')]).toEqual([1, 3]);
  });

  test('BW-H71 BW-H129 houses that give nothing leave the Watch at 0; nobody gives more than he has counted', () => {
    const game = supply({}, `${LANDS}\n@wall-west nights-watch 2 footmen 1 knight\n@wall-east nights-watch 2 footmen`);
    expect(refused(game, 'stark gives 7')).toMatchObject({ code: 'gift-of-barrels-too-large', clause: 'BW-H129' });
    expect(refused(game, 'stark gives -1')).toBeDefined();
    for (const line of asked(game)) play(game, `${line.split(' ')[0]} gives 0`);
    expect(figure(game, 'supply nights-watch')).toBe(0);
    expect(asked(game)).toEqual(['nights-watch supply-cut']); // armies of 2 and 2
  });

  test('BW-15.5 what a house sets aside is sealed until all have', () => {
    const [game, twin] = [supply({}, LANDS), supply({}, LANDS)];
    play(game, 'stark gives 0');
    play(twin, 'stark gives 1');
    for (const seat of ['lannister', 'nights-watch', null]) expect(game.view(seat)).toEqual(twin.view(seat));
  });

  test('BW-H130 BW-S83 BW-15.7 points are given before the first house musters; the giver leaves out so many, the Watch comes after all houses', () => {
    const game = westeros('mustering', QUIET, 'feast-for-crows', LANDS);
    expect(asked(game).every(line => line.endsWith('give-points'))).toBe(true);
    expect(refused(game, 'stark gives 3')).toMatchObject({ code: 'gift-of-points-too-large', clause: 'BW-H130' });
    for (const line of asked(game)) play(game, `${line.split(' ')[0]} gives ${line.startsWith('stark') ? 2 : 1}`);
    const order: string[] = [];
    while (asked(game)[0]?.endsWith(' muster')) {
      const [house = ''] = (asked(game)[0] ?? '').split(' ');
      const total = (game.request(house)?.ask as MusterAsk | undefined)?.total;
      order.push(total === undefined ? house : `${house} ${total}`);
      game.play(`${house} musters none`);
    }
    expect(order).toEqual(['baratheon 1', 'lannister 1', 'nights-watch 4', 'others']);
  });

  test('BW-H130 a promotion frees a piece for what another area musters, and counts for what may be given', () => {
    // All ten Footmen are on the map: Harrenhal musters one only once that of Moat Cailin has become a Knight.
    const stand = ['the-stony-shore', 'karhold', 'castle-black', 'greywater-watch'].map(
      area => `${area} stark 2 footmen`,
    );
    const more = ['widows-watch stark 1 footman', 'moat-cailin stark 1 footman', 'harrenhal stark token'];
    const lost = ['winterfell baratheon token', 'supply stark 6'];
    const game = westeros('mustering', QUIET, 'feast-for-crows', [...stand, ...more, ...lost].join('\n'));
    expect(game.refusal('stark gives 3')).toMatchObject({ code: 'gift-of-points-too-large', data: { most: 2 } });
    play(game, 'stark gives 2');
  });

  test('BW-16.1 BW-S24 BW-H131 as an option power may be given after a Game of Thrones card, by who has some', () => {
    const without = westeros(QUIET, 'game-of-thrones', 'feast-for-crows');
    expect(asked(without).some(line => line.endsWith('give-power'))).toBe(false);
    const game = westeros(
      QUIET,
      'game-of-thrones',
      'feast-for-crows',
      'winterfell lannister token\npower stark 0\npower lannister 3\npower baratheon 2',
      { 'gifts.power': true },
    );
    expect(asked(game)).toEqual(['baratheon give-power', 'lannister give-power']);
    expect(refused(game, 'lannister gives 5')).toMatchObject({ code: 'gift-of-power-too-large', clause: 'BW-H131' });
    play(game, 'lannister gives 4', 'baratheon gives 0'); // with the crown of Winterfell
    expect([figure(game, 'power lannister'), figure(game, 'power nights-watch')]).toEqual([0, 5 + 2 + 4]);
  });

  test('BW-16.1 a house that alone has something is asked too', () => {
    const game = westeros(
      QUIET,
      'game-of-thrones',
      'feast-for-crows',
      'winterfell lannister token\ndragonstone lannister token\npower stark 0\npower lannister 0\npower baratheon 0',
      { 'gifts.power': true },
    );
    expect(asked(game)).toEqual(['lannister give-power']);
  });
});

describe('a turn of both boards', () => {
  const ORDERS =
    'winterfell stark 1 knight march-zero\nlannisport lannister 1 knight march-zero\n@thenn others 1 other march-zero\n@gift nights-watch 1 footman march-zero';

  test('BW-S22 all houses one order each, then the three, and again', () => {
    const game = lay(`phase marches\n${THRONES}\n${ORDERS}\nmoat-cailin stark 1 footman march-minus-one`);
    const order: string[] = [];
    while (asked(game)[0]?.endsWith(' march')) {
      const [house = ''] = (asked(game)[0] ?? '').split(' ');
      order.push(house);
      const ask = game.request(house)?.ask as MarchAsk | undefined;
      const [area = ''] = Object.keys(ask?.from ?? {});
      game.play(`${house} march ${area}: none`);
    }
    expect(order).toEqual(['lannister', 'stark', 'nights-watch', 'others', 'stark']);
  });

  test('BW-S79 BW-S80 tactic cards, the Raven of the big map, the northern one, quests', () => {
    const game = lay(
      `phase tactics\n${THRONES}\nwesteros court stark lannister baratheon\nnorth court others free-folk nights-watch\ntactics others hand tac-02 tac-03 tac-05 played tac-08\n${ORDERS}`,
    );
    expect(asked(game)).toEqual(['others use-tactic']);
    play(game, 'others uses none');
    expect(asked(game)).toEqual(['stark raven-use']);
    play(game, 'stark raven look');
    while (asked(game)[0]?.startsWith('stark')) game.play(`stark ${game.offered('stark')?.[0]}`);
    expect(asked(game)).toEqual(['others raven-use']);
    expect(refused(game, 'others raven look')).toMatchObject({ code: 'raven-has-looked', clause: 'BW-S80' });
    play(game, 'others raven nothing');
    expect(asked(game)).toEqual(['nights-watch find-benjen']);
  });

  test('BW-S80 where the Raven of the big map has not looked, the northern one may', () => {
    const game = lay(
      `phase raven\n${THRONES}\nwesteros court stark lannister baratheon\nnorth court others free-folk nights-watch\n${ORDERS}`,
    );
    play(game, 'stark raven nothing');
    expect(game.offered('others')).toContain('look');
    play(game, 'others raven look');
  });

  test('BW-S58 no Raven and no Sword binds the north alone', () => {
    const game = lay(
      `phase tactics\n${THRONES}\nwesteros court stark lannister baratheon\nnorth court others free-folk nights-watch\ntactics others hand tac-02 tac-03 tac-05 played tac-13\n${ORDERS}`,
    );
    play(game, 'others uses tac-13-a', 'others uses none');
    expect(asked(game)).toEqual(['stark raven-use']);
    play(game, 'stark raven nothing');
    expect(asked(game)).toEqual(['nights-watch find-benjen']);
    expect([figure(game, 'westeros used fiefdoms'), figure(game, 'north used fiefdoms')]).toEqual([false, true]);
  });

  test('BW-S39 BW-S12 tactic cards reach only the north: opponents, tracks and bids', () => {
    const game = lay(
      `phase tactics\n${THRONES}\ntactics others hand tac-02 tac-03 tac-05 played tac-08 tac-04\n${ORDERS}`,
    );
    play(game, 'others uses tac-08-a');
    expect(game.offered('others')).toEqual(['both', 'nights-watch', 'free-folk', 'none']);
    play(game, 'others chooses none', 'others uses tac-04-a');
    expect(asked(game)).toEqual(['nights-watch bid-throne', 'free-folk bid-throne', 'others bid-throne']);
  });

  test('BW-S58 BW-S39 Level the Field has the starred orders of the north count as normal, and none of the big map', () => {
    const game = lay(
      `phase tactics\nwesteros used fiefdoms\nwesteros used court\nnorth used court\n${THRONES}\nquest nights-watch done 5\nquest free-folk 3 footmen done 4\ntactics others hand tac-02 tac-03 tac-05 played tac-13\nwinterfell stark 1 footman raid-star\nmoat-cailin lannister 1 footman defense-one\n@milkwater free-folk 1 footman raid-star\n@thenn others 1 zombie defense-one\nriverrun lannister 2 knights march-plus-one\nharrenhal baratheon 1 footman`,
    );
    play(game, 'others uses tac-13-b', 'others uses none');
    play(game, 'stark raid winterfell: moat-cailin');
    expect(game.offered('free-folk')).toEqual(['btw-milkwater: none']);
    play(game, 'free-folk raid @milkwater: none', 'lannister march riverrun: 2 knights > harrenhal');
    expect(game.figure('strength attacker')).toBe(5);
  });

  test('BW-S58 CO-7.15 a table that began before this was so goes on as it began', () => {
    const now = lay(
      `effect levelled\nwesteros used fiefdoms\n${THRONES}\nphase raids\nwinterfell stark 1 footman raid-star\nmoat-cailin lannister 1 footman defense-one`,
    );
    const since = (rules: number): Game => new TestTable(now.game, now.game.migrate(now.state, rules));
    for (const rules of [1, 2]) expect(since(rules).offered('stark')).toEqual(['winterfell: none']);
    expect(since(3).offered('stark')).toEqual(['winterfell: none', 'winterfell: moat-cailin']);
  });

  test('BW-9.6 BW-S52 at a joined table the three alone build decks', () => {
    const game = table(beyondTheWall, { players: 6, seed: 'joined' });
    expect(asked(game)).toEqual(['others build-tactics', 'free-folk build-tactics', 'nights-watch build-tactics']);
  });
});

describe('who wins', () => {
  const SEVEN = ['white-harbor', 'moat-cailin', 'seagard', 'riverrun', 'harrenhal', 'lannisport'];
  /** Stark has the castles that win, and the table looks. */
  const king = (position: string): Game =>
    lay(
      `phase marches\n${THRONES}\nsupply stark 6\n${SEVEN.map(area => `${area} stark token`).join('\n')}\nthe-twins stark 1 knight march-zero\nwinterfell stark 1 knight\n${position}`,
    );
  const reason = (game: Game): unknown => game.outcome && [game.outcome.ranking[0], game.outcome.reason];

  test('BW-S25 BW-6.2 a castle victory ends everything; the Watch shares it with its quest done and no enemy at his condition', () => {
    expect(reason(king(''))).toEqual([['stark'], expect.any(String)]);
    expect(reason(king('quest nights-watch done 5'))).toEqual([['stark', 'nights-watch'], 'king-and-watch']);
    expect(reason(king('quest nights-watch done 5\n@gift free-folk 1 giant'))).toEqual([['stark'], expect.any(String)]);
  });

  test('BW-S82 BW-H132 wildlings or Others who win have won alone, and a battle is finished before any victory is read', () => {
    const game = lay(
      `phase marches\n${THRONES}\nquest free-folk 3 footmen done 4\nquest nights-watch done 5\n@wall-centre free-folk 1 giant march-zero\n@fist nights-watch 1 footman march-zero`,
    );
    play(game, 'nights-watch march @fist: none', 'free-folk march @wall-centre: giant > @gift');
    expect(reason(game)).toEqual([['free-folk'], 'the-wall-has-fallen']);
  });

  test('BW-S45 BW-S84 after the last turn: the Watch alone, with the first house as an option, or the castles', () => {
    const last = (position: string, options = {}): Game =>
      play(
        lay(
          `round 10\nphase marches\n${THRONES}\nhand nights-watch nw-sam\nwinterfell stark token\nriverrun stark token\n${position}\n@fist nights-watch 1 footman march-zero`,
          options,
        ),
        'nights-watch march @fist: none',
      );
    expect(reason(last('quest nights-watch done 5'))).toEqual([['nights-watch'], 'a-sword-in-the-darkness']);
    expect(reason(last('quest nights-watch done 5', { 'victory.lastRoundKing': true }))).toEqual([
      ['stark', 'nights-watch'],
      'king-and-watch',
    ]);
    expect(reason(last(''))).toEqual([['stark'], 'last-round']);
  });
});

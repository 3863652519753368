import { describe, expect, test } from 'vitest';
import { bid, type Bids } from './bid.fixture.ts';
import { westeros, type lay } from './lay.fixture.ts';

type Game = ReturnType<typeof lay>;
const RICH = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'].map(house => `power ${house} 9`);
/**
 * An attack of strength 8, or of this strength, with this card on top; the lowest bidder is Baratheon and the highest
 * Stark, unless a test bids otherwise. Crowns are paid before it.
 */
const attack = (card: string, position = '', options = {}, strength = 8): Game =>
  westeros(
    strength === 8
      ? ['last-days-of-summer', 'game-of-thrones', 'wildlings-attack'] // its icon makes 8 of 6
      : ['supply', 'game-of-thrones', 'wildlings-attack'],
    `wildlings ${strength === 8 ? 6 : strength}\n${RICH.join('\n')}\ntop wildlings ${card}\nthe-arbor tyrell 1 footman\n${position}`,
    6,
    options,
  );
const WON: Bids = { stark: 4, lannister: 3, greyjoy: 2, tyrell: 2, martell: 1 };
const LOST: Bids = { stark: 2, lannister: 1, greyjoy: 1, tyrell: 1, martell: 1 };
const asked = (game: Game): string[] => game.waiting.map(entry => `${entry.seat} ${entry.why}`);

describe('2E-7 wildling attacks', () => {
  test('2E-7.1 2E-7.2 2E-7.4 the Watch wins if its sum reaches the number under the marker', () => {
    const won = bid(attack('silence-at-the-wall'), { stark: 8 });
    expect(won.told('wildlings-fought')).toMatchObject([{ strength: 8, watch: 8, won: true }]);
    const lost = bid(attack('silence-at-the-wall'), { stark: 7 }).told('wildlings-fought');
    expect(lost).toMatchObject([{ strength: 8, watch: 7, won: false }]);
  });

  test('2E-7.3 2E-7.15 all bid at once in secret, holdings being open before', () => {
    const game = attack('silence-at-the-wall').play('stark bids 4');
    const twin = attack('silence-at-the-wall').play('stark bids 9');
    expect(JSON.stringify(game.view('tyrell'))).toBe(JSON.stringify(twin.view('tyrell')));
    expect(game.refusal('lannister bids 30')).toMatchObject({ code: 'bid-above-power' });
  });

  test('2E-7.5 2E-7.6 the holder of the throne names one of the tied before the card is seen', () => {
    const game = bid(attack('mammoth-riders', 'discards stark eddard-stark'), { stark: 4, lannister: 4 });
    expect(asked(game)).toEqual(['baratheon name-highest']);
    expect(JSON.stringify(game.view('baratheon'))).not.toContain('mammoth-riders');
    expect(game.refusal('baratheon names martell')).toMatchObject({ clause: '2E-7.5', code: 'house-not-tied' });
    game.play('baratheon names stark');
    expect(game.told('wildling-card-revealed')).toMatchObject([{ card: 'mammoth-riders' }]);
    const lost = bid(attack('mammoth-riders'), { stark: 4 });
    expect(asked(lost)).toEqual(['baratheon name-lowest']);
  });

  test('2E-7.7 on a victory of the Watch only the highest bidder is affected', () => {
    const game = bid(attack('skinchanger-scout'), WON);
    // Stark and Baratheon were paid for the crown of their homes.
    expect([game.figure('power stark'), game.figure('power lannister'), game.figure('power baratheon')]).toEqual([
      10, 6, 10,
    ]);
  });

  test('2E-7.8 2E-7.9 on a victory of the wildlings the lowest bidder suffers first, then the others in turn order; bids are paid', () => {
    const game = bid(attack('skinchanger-scout'), LOST);
    const paid = game.told('power-paid').filter(entry => (entry as { why: string }).why === 'wildlings');
    expect(paid.map(entry => (entry as { house: string }).house).slice(-6)).toEqual([
      'baratheon',
      'lannister',
      'stark',
      'martell',
      'greyjoy',
      'tyrell',
    ]);
    expect([game.figure('power baratheon'), game.figure('power stark'), game.figure('power martell')]).toEqual([
      0, 6, 7,
    ]);
  });

  test('2E-7.10 2E-X8 the marker goes to 0, or back two spaces', () => {
    expect(bid(attack('silence-at-the-wall'), WON).figure('wildlings')).toBe(0);
    expect(bid(attack('silence-at-the-wall'), LOST).figure('wildlings')).toBe(4);
    expect(bid(attack('silence-at-the-wall', '', {}, 10), { ...WON, stark: 1 }).figure('wildlings')).toBe(6);
    expect(
      bid(attack('silence-at-the-wall', '', {}, 2), { stark: 1 })
        .play('baratheon names tyrell')
        .figure('wildlings'),
    ).toBe(0);
  });

  test('2E-7.11 the used card goes face down under the deck', () => {
    const game = bid(attack('silence-at-the-wall'), WON);
    expect([game.figure('bottom wildlings'), game.figure('drawn wildlings')]).toEqual([['silence-at-the-wall'], null]);
  });

  test('2E-7.12 2E-H57 2E-X9 an attack of strength 0 is bid for all the same and cannot be lost', () => {
    const game = westeros(
      ['last-days-of-summer', 'last-days-of-summer', 'wildlings-attack'],
      'wildlings 8\ntop wildlings silence-at-the-wall, rattleshirts-raiders\nthe-arbor tyrell 1 footman\npower stark 12',
    );
    expect(asked(game)[0]).toContain('bid-wildlings');
    bid(game, { stark: 12 });
    expect(game.figure('wildlings')).toBe(0);
    bid(game, {});
    expect(game.told('wildlings-fought')).toMatchObject([{ strength: 0, watch: 0, won: true }]);
    expect(asked(game)).toEqual(['baratheon name-highest']);
    expect(game.play('baratheon names tyrell').figure('supply tyrell')).toBeGreaterThan(0);
  });

  test('2E-7.13 the owner chooses what is destroyed and leaves no token', () => {
    const game = bid(attack('mammoth-riders', 'karhold baratheon 1 knight\nkingswood baratheon 3 footmen'), LOST);
    expect(asked(game)).toEqual(['baratheon give-up-units']);
    expect(game.refusal('baratheon loses karhold 1 knight')).toMatchObject({ clause: '2E-7.13' });
    game.play('baratheon loses karhold 1 knight, kingswood 2 footmen');
    expect([game.figure('control karhold'), game.figure('units kingswood')]).toEqual([null, 'baratheon 1 footman']);
  });

  test('2E-7.14 2E-H21 losses may hand a home back with the ships in its port', () => {
    const game = bid(
      attack(
        'mammoth-riders',
        'winterfell garrison 0\nwinterfell greyjoy 1 footman\nport-of-winterfell greyjoy 2 ships\npyke greyjoy 1 knight',
      ),
      LOST,
    );
    while (asked(game)[0] !== 'greyjoy give-up-units') {
      const [first] = game.waiting;
      game.play(`${first?.seat} loses ${game.offered(first?.seat ?? '')?.[0]}`);
    }
    game.play('greyjoy loses winterfell 1 footman, pyke 1 knight');
    expect(game.figure('control winterfell')).toBe('stark');
    expect(asked(game)).toEqual(['stark capture-ships']);
  });

  test('2E-7.16 the marker moves only when the card has been obeyed', () => {
    const game = bid(attack('mammoth-riders', 'discards stark eddard-stark'), WON);
    expect([asked(game), game.figure('wildlings')]).toEqual([['stark mammoth-riders-highest'], 8]);
    game.play('stark chooses eddard-stark');
    expect(game.told('card-taken-back')).toEqual([{ house: 'stark', card: 'eddard-stark', why: 'wildlings' }]);
    expect(game.figure('wildlings')).toBe(0);
  });
});

describe('2E-7 the wildling cards', () => {
  test('2E-7.7 2E-7.8 Silence at the Wall does nothing', () => {
    for (const bids of [WON, LOST])
      expect(asked(bid(attack('silence-at-the-wall'), bids))).not.toContain('give-up-units');
  });

  test('2E-7.8 A King Beyond the Wall: lowest last everywhere, the others on Fiefdoms or Court', () => {
    const game = bid(attack('a-king-beyond-the-wall'), LOST);
    expect((game.figure('throne') as string[]).at(-1)).toBe('baratheon');
    expect(game.figure('marker throne')).toBe('lannister');
    expect(asked(game)).toEqual(['lannister a-king-beyond-the-wall-others']);
    expect(game.offered('lannister')).toEqual(['fiefdoms', 'court']);
    game.play('lannister chooses court');
    expect((game.figure('court') as string[]).at(-1)).toBe('lannister');
    expect(asked(game)).toEqual(['stark a-king-beyond-the-wall-others']);
  });

  test('2E-7.7 A King Beyond the Wall: the highest goes first on a track and takes its token', () => {
    const game = bid(attack('a-king-beyond-the-wall'), WON).play('stark chooses throne');
    expect([game.figure('marker throne'), (game.figure('throne') as string[])[0]]).toEqual(['stark', 'stark']);
  });

  test('2E-7.8 Mammoth Riders: three units, the others two, or all there are', () => {
    const game = bid(
      attack('mammoth-riders', 'kingswood baratheon 3 footmen 1 knight\nlannisport lannister 1 knight'),
      LOST,
    );
    expect(game.refusal('baratheon loses kingswood 2 footmen')).toMatchObject({ code: 'wrong-number-given-up' });
    game.play('baratheon loses kingswood 3 footmen');
    expect([game.figure('units lannisport'), game.figure('units the-arbor')]).toEqual(['', '']);
  });

  test('2E-7.8 2E-H35 Massing on the Milkwater: the lowest loses his strongest cards, the others one each', () => {
    const game = bid(attack('massing-on-the-milkwater'), LOST);
    expect(game.figure('discards baratheon')).toEqual(['stannis-baratheon']);
    expect(asked(game)).toEqual(['lannister massing-on-the-milkwater-others']);
    game.play('lannister chooses the-hound');
    expect(game.figure('discards lannister')).toEqual(['the-hound']);
    const equal = 'hand baratheon ser-davos-seaworth, brienne-of-tarth';
    expect(bid(attack('massing-on-the-milkwater', equal), LOST).figure('hand baratheon')).toHaveLength(2);
    const emptied = bid(
      attack('massing-on-the-milkwater', equal, { 'wildlings.massingAllEqual': 'discard-all-and-recover' }),
      LOST,
    );
    expect(emptied.figure('hand baratheon')).toHaveLength(7);
  });

  test('2E-7.8 a single card in hand is safe from Massing on the Milkwater (2E-12.51)', () => {
    const game = bid(attack('massing-on-the-milkwater', 'hand lannister the-hound\nhand baratheon patchface'), LOST);
    expect([game.figure('hand baratheon'), game.figure('hand lannister')]).toEqual([['patchface'], ['the-hound']]);
  });

  test('2E-7.7 Massing on the Milkwater: the highest takes all his discards back', () => {
    const game = bid(attack('massing-on-the-milkwater', 'discards stark eddard-stark, robb-stark'), WON);
    expect([game.figure('hand stark'), game.figure('discards stark')]).toMatchObject([{ length: 7 }, []]);
  });

  test('2E-7.8 2E-H34 The Horde Descends: two from one castle, or from anywhere where no castle holds two', () => {
    const game = bid(
      attack(
        'the-horde-descends',
        'dragonstone baratheon 2 footmen\nkingswood baratheon 2 knights\nstorms-end baratheon 3 footmen',
      ),
      LOST,
    );
    expect(game.refusal('baratheon loses dragonstone 1 footman, storms-end 1 footman')).toMatchObject({
      clause: '2E-H34',
    });
    expect(game.refusal('baratheon loses kingswood 2 knights')).toMatchObject({ code: expect.any(String) });
    expect(game.play('baratheon loses storms-end 2 footmen').figure('units storms-end')).toBe('baratheon 1 footman');
    const single = bid(
      attack('the-horde-descends', 'dragonstone baratheon 1 footman\nkingswood baratheon 2 knights'),
      LOST,
    );
    expect(single.play('baratheon loses kingswood 2 knights').figure('units kingswood')).toBe('');
  });

  test('2E-7.7 The Horde Descends: the highest may muster in one area', () => {
    const game = bid(attack('the-horde-descends', 'white-harbor stark token'), WON);
    expect(asked(game)).toEqual(['stark muster']);
    expect(game.refusal('stark musters winterfell: footman; white-harbor: footman')).toMatchObject({
      clause: '2E-7.7',
    });
    const [view, request] = [game.view('stark'), game.request('stark')!];
    const all = game.game.list(view, request, 500) ?? [];
    expect(all.length).toBeGreaterThan(2);
    expect(game.game.list(view, request, all.length)).toEqual(all); // the limit itself is not too many
    expect(game.game.list(view, request, all.length - 1)).toBeUndefined();
    expect(game.play('stark musters winterfell: knight').figure('units winterfell')).toBe('stark 1 knight');
  });

  test('2E-7.8 Rattleshirt’s Raiders: supply down two, the others down one, not below 0, and armies follow', () => {
    const game = bid(
      westeros(
        ['last-days-of-summer', 'game-of-thrones', 'wildlings-attack'],
        `wildlings 8\n${RICH.join('\n')}\ntop wildlings rattleshirts-raiders\nsupply baratheon 1\nsupply stark 2\nwinterfell stark 3 footmen\nkarhold stark 2 footmen\nmoat-cailin stark 2 footmen`,
      ),
      LOST,
    );
    expect([game.figure('supply baratheon'), game.figure('supply stark')]).toEqual([0, 1]);
    expect(asked(game)).toEqual(['stark supply-cut']);
  });

  test('2E-7.7 Rattleshirt’s Raiders: the highest goes up one, not above 6', () => {
    const up = (level: number): unknown =>
      bid(
        westeros(
          ['last-days-of-summer', 'game-of-thrones', 'wildlings-attack'],
          `wildlings 6\n${RICH.join('\n')}\ntop wildlings rattleshirts-raiders\nsupply stark ${level}\nthe-arbor tyrell 1 footman`,
        ),
        WON,
      ).figure('supply stark');
    expect([up(3), up(6)]).toEqual([4, 6]);
  });

  test('2E-7.8 Preemptive Raid: the lowest destroys two units or falls two places where he stands highest', () => {
    const fall = bid(attack('preemptive-raid'), LOST).play('baratheon chooses track');
    expect(fall.figure('throne')).toEqual(['lannister', 'stark', 'baratheon', 'martell', 'greyjoy', 'tyrell']);
    const units = bid(attack('preemptive-raid', 'kingswood baratheon 3 footmen'), LOST).play('baratheon chooses units');
    expect(units.figure('units kingswood')).toBe('baratheon 1 footman');
  });

  test('2E-H67 Preemptive Raid: a house without units may choose units, and loses nothing', () => {
    const none = bid(attack('preemptive-raid'), LOST);
    expect([none.figure('units kingswood'), none.offered('baratheon')]).toEqual(['', ['units', 'track']]);
    const [throne, events] = [none.figure('throne'), none.play('baratheon chooses units').told('units-destroyed')];
    expect([none.figure('throne'), events]).toEqual([throne, []]);
    const one = bid(attack('preemptive-raid', 'kingswood baratheon 1 footman'), LOST).play('baratheon chooses units');
    expect([one.figure('units kingswood'), one.figure('throne')]).toEqual(['', throne]);
  });

  test('2E-6.13 Preemptive Raid: equally high on several tracks, the throne holder picks', () => {
    const position =
      'throne lannister baratheon stark martell greyjoy tyrell\nfiefdoms greyjoy baratheon martell stark tyrell lannister\ncourt lannister stark martell baratheon tyrell greyjoy';
    const game = bid(attack('preemptive-raid', position), LOST).play('baratheon chooses track');
    expect(asked(game)).toEqual(['lannister preemptive-raid-track']);
    game.play('lannister chooses fiefdoms');
    expect(game.figure('fiefdoms')).toEqual(['greyjoy', 'martell', 'stark', 'baratheon', 'tyrell', 'lannister']);
  });

  test('2E-7.16 2E-H30 2E-H31 Preemptive Raid, won: a second attack of 6 without the highest bidder; lost, the marker stays on 0', () => {
    const game = bid(attack('preemptive-raid, silence-at-the-wall'), WON);
    expect([game.figure('wildlings'), asked(game).length]).toEqual([0, 5]);
    expect(asked(game)).not.toContain('stark bid-wildlings');
    bid(game, { lannister: 1, greyjoy: 1, tyrell: 1, martell: 1 });
    expect(game.told('wildlings-fought')).toMatchObject([{ strength: 6, watch: 4, won: false }]);
    expect(game.figure('wildlings')).toBe(0);
  });

  test('2E-7.8 2E-H33 Crow Killers: knights become footmen, and die where the pool has none', () => {
    const game = bid(attack('crow-killers', 'kingswood baratheon 2 knights\nlannisport lannister 3 knights'), LOST);
    expect(game.figure('units kingswood')).toBe('baratheon 2 footmen');
    expect(game.figure('units lannisport')).toBe('lannister 2 footmen 1 knight');
    const poor = bid(
      attack(
        'crow-killers',
        'supply baratheon 6\nkingswood baratheon 2 knights\ndragonstone baratheon 4 footmen\nstorms-end baratheon 3 footmen\nblackwater baratheon 2 footmen',
      ),
      LOST,
    );
    expect([poor.figure('units kingswood')]).toEqual(['baratheon 1 footman']);
  });

  test('2E-7.7 Crow Killers: the highest may promote two', () => {
    const game = bid(attack('crow-killers', 'winterfell stark 2 footmen\nkarhold stark 1 footman'), WON);
    expect(asked(game)).toEqual(['stark promote-units']);
    expect(game.refusal('stark promotes winterfell 2 footmen, karhold 1 footman')).toMatchObject({ clause: '2E-7.7' });
    game.play('stark promotes winterfell 1 footman, karhold 1 footman');
    expect([game.figure('units winterfell'), game.figure('units karhold')]).toEqual([
      'stark 1 knight 1 footman',
      'stark 1 knight',
    ]);
  });

  test('2E-7.8 2E-7.9 Skinchanger Scout: tokens on the board are not available', () => {
    const game = bid(attack('skinchanger-scout', 'kingswood baratheon token'), LOST);
    expect([game.figure('power baratheon'), game.figure('token kingswood')]).toEqual([0, 'baratheon']);
  });
});

import { describe, expect, test } from 'vitest';
import { asked, cards, figure, fight, lay, play, type Game } from './lay.fixture.ts';

/** Keeps the round open. */
const HOLD = '@milkwater nights-watch 1 footman march-zero';
const SAVED = 'quest free-folk 3 footmen done 4';
const FOUND = 'quest nights-watch done 5';

const won = (game: Game): unknown => {
  const { outcome } = game;
  return outcome === undefined ? undefined : [outcome.ranking[0], outcome.reason, outcome.clause];
};
const FOLK = [['free-folk'], 'the-wall-has-fallen', 'BW-6.6'];
const DEATH = [['others'], 'death-is-upon-us', 'BW-6.8'];
const SWORD = [['nights-watch'], 'a-sword-in-the-darkness', 'BW-6.2'];
const NOBODY = [['nights-watch', 'free-folk', 'others'], 'nobody-has-won', 'BW-S20'];

describe('the wildlings', () => {
  const intoGift = (quest: string): Game =>
    play(
      lay(`${quest}\n@wall-centre free-folk 1 giant march-zero\n${HOLD}`),
      'free-folk march @wall-centre: giant > @gift',
    );

  test('BW-6.6 with their quest done they win the moment they take The Gift', () => {
    expect(won(intoGift(SAVED))).toEqual(FOLK);
  });

  test.each(['', 'quest free-folk 2 footmen'])(
    'BW-6.1 BW-H63 without their quest (%s) The Gift wins them nothing',
    quest => {
      const game = intoGift(quest);
      expect(figure(game, 'control @gift')).toBe('free-folk');
      expect(won(game)).toBeUndefined();
    },
  );

  test('BW-H63 BW-6.7 who hold The Gift win when the third footman is placed, not at the second', () => {
    const game = (sent: number): Game =>
      play(
        lay(
          `phase quests\nquest free-folk ${sent} footman\n@gift free-folk 1 giant\n@frostfangs free-folk 1 footman\n${HOLD}`,
        ),
        'free-folk sends @frostfangs 1 footman',
      );
    expect(won(game(1))).toBeUndefined();
    expect(won(game(2))).toEqual(FOLK);
  });

  test('BW-6.1 the quest alone wins nothing', () => {
    const game = play(
      lay(`phase quests\nquest free-folk 2 footmen\n@frostfangs free-folk 1 footman\n${HOLD}`),
      'free-folk sends @frostfangs 1 footman',
    );
    expect([figure(game, 'quest done free-folk'), won(game)]).toEqual([9, undefined]);
  });

  test('BW-H110 The Gift in a battle: nobody has won until the clean-up', () => {
    const game = fight('@wall-centre free-folk 3 giants march-zero', '@gift nights-watch 1 footman', SAVED);
    expect(won(game)).toBeUndefined();
    cards(game, 'wi-rattleshirt', 'nw-sam');
    expect([asked(game), won(game)]).toEqual([['nights-watch retreat'], undefined]);
    expect(won(play(game, 'nights-watch retreats @wall-west'))).toEqual(FOLK);
  });

  test('BW-H110 a lost battle for The Gift wins nothing', () => {
    const game = fight(
      '@wall-centre free-folk 1 footman march-zero',
      '@gift nights-watch 3 knights',
      `${SAVED}\n${HOLD}`,
    );
    expect(won(cards(game, 'wi-rattleshirt', 'nw-mormont'))).toBeUndefined();
  });
});

describe('the Others', () => {
  const ontoWall = (units: string, elsewhere: string): Game =>
    play(
      lay(`@frostfangs others ${units} march-zero\n@antler others ${elsewhere}\n${HOLD}`),
      `others march @frostfangs: ${units} > @wall-centre`,
    );

  const SECTIONS = [
    ['1 zombie', '1 zombie 1 other', DEATH],
    ['1 other', '2 zombies', DEATH],
    ['1 zombie', '1 other', undefined],
    ['1 zombie', '1 zombie 2 others', undefined],
  ] as const;

  test.each(SECTIONS)(
    'BW-6.8 BW-6.9 BW-H103 %s march onto an empty section, %s elsewhere: won only with more zombies than Others',
    (units, elsewhere, outcome) => {
      const game = ontoWall(units, elsewhere);
      expect(figure(game, 'control @wall-centre')).toBe('others');
      expect(won(game)).toEqual(outcome);
    },
  );

  const KINGS = [
    ['2 zombies 1 other-king', undefined],
    ['2 zombies', DEATH],
  ] as const;

  test.each(KINGS)(
    'BW-S18 BW-6.9 one Other takes the section with %s elsewhere: the King counts as an Other',
    (more, outcome) => {
      expect(won(ontoWall('1 other', more))).toEqual(outcome);
    },
  );

  test('BW-14.1 a section is theirs while they stand on it: gone on, it is the Watch’s again', () => {
    const game = play(
      lay(`@wall-centre others 1 other march-zero tried\n${HOLD}`),
      'others march @wall-centre: other > @frostfangs',
    );
    expect([figure(game, 'token @wall-centre'), figure(game, 'control @wall-centre')]).toEqual([null, 'nights-watch']);
  });

  test('BW-H65 a position names as tried only a section of the Wall, and only one of the Others', () => {
    const wrong = 'a section of the Wall that the Others hold';
    expect(() => lay('@wall-west free-folk 1 footman tried')).toThrow(wrong);
    expect(() => lay('@thenn others 1 zombie tried')).toThrow(wrong);
  });

  test('BW-H65 a section taken in vain wins nothing later; the next one does', () => {
    const game = play(
      lay(
        `@wall-west others 1 other tried\n@frostfangs others 1 zombie march-zero\n@antler others 2 zombies march-zero\n${HOLD}`,
      ),
      'others march @antler: zombie > @thenn',
    );
    expect(won(game)).toBeUndefined(); // three zombies against one Other, on a section all the while
    play(game, 'nights-watch march @milkwater: footman > @fist');
    expect(won(play(game, 'others march @frostfangs: zombie > @wall-centre'))).toEqual(DEATH);
  });

  test('BW-H65 a section that they left and take again is a new conquest', () => {
    const game = lay(
      `@wall-west others 1 other march-zero tried\n@frostfangs others 1 other march-zero\n@antler others 3 zombies\n${HOLD}`,
    );
    play(game, 'others march @wall-west: other > @gorge');
    play(game, 'nights-watch march @milkwater: footman > @fist');
    expect(won(game)).toBeUndefined();
    expect(won(play(game, 'others march @frostfangs: other > @wall-west'))).toEqual(DEATH);
  });

  test('BW-H110 BW-H65 a section in a battle is looked at in its clean-up', () => {
    const game = fight(
      '@frostfangs others 3 others march-zero',
      '@wall-centre nights-watch 1 footman',
      '@antler others 4 zombies',
    );
    expect(won(game)).toBeUndefined();
    cards(game, 'ot-zombie', 'nw-aemon');
    if (asked(game)[0] === 'nights-watch retreat') play(game, 'nights-watch retreats @wall-west');
    expect(won(game)).toEqual(DEATH);
  });

  const TWO_SECTIONS = [
    ['4 zombies', DEATH],
    ['1 zombie', undefined],
  ] as const;

  test.each(TWO_SECTIONS)(
    'BW-6.8 BW-H103 BW-H110 one march onto an empty section and a guarded one, %s elsewhere: the empty one is conquered at once, before the battle',
    (elsewhere, outcome) => {
      const game = play(
        lay(
          `throne others free-folk nights-watch\n@frostfangs others 2 others march-zero\n@wall-centre nights-watch 1 knight\n@antler others ${elsewhere}\n${HOLD}`,
        ),
        'others march @frostfangs: 1 other > @wall-west; 1 other > @wall-centre',
      );
      expect(figure(game, 'control @wall-west')).toBe('others');
      expect(won(game)).toEqual(outcome);
    },
  );

  test('BW-H110 a section that they march on and do not take wins nothing', () => {
    const game = fight(
      '@frostfangs others 1 zombie march-zero',
      '@wall-centre nights-watch 3 knights',
      '@antler others 4 zombies',
    );
    cards(game, 'ot-zombie', 'nw-mormont');
    expect([won(game), figure(game, 'control @wall-centre')]).toEqual([undefined, 'nights-watch']);
  });

  test('BW-H65 BW-S18 zombies raised in the clean-up count: 2 against 3, and the King of the cards raises his margin', () => {
    const game = fight(
      '@frostfangs others 3 others march-zero',
      '@wall-centre nights-watch 1 footman',
      '@antler others 2 zombies',
    );
    cards(game, 'ot-king', 'nw-sam');
    if (asked(game)[0] === 'nights-watch retreat') play(game, 'nights-watch retreats @wall-west');
    expect([asked(game), won(game)]).toEqual([['others raise-zombie'], undefined]);
    while (asked(game)[0] === 'others raise-zombie') play(game, 'others raises @frostfangs');
    expect(won(game)).toEqual(DEATH);
  });
});

describe('the end of turn 10', () => {
  const end = (position: string, round = 10): Game =>
    play(lay(`round ${round}\nphase yoren\n${position}`), 'nights-watch yoren none');

  test('BW-6.2 the Watch wins with its quest while neither of the others has its condition', () => {
    expect(won(end(`${FOUND}\n@fist free-folk 1 giant\n@frostfangs others 2 zombies`))).toEqual(SWORD);
  });

  test('BW-6.2 not a turn earlier', () => {
    expect(won(end(FOUND, 9))).toBeUndefined();
  });

  test('BW-S20 BW-6.1 without its quest nobody has won: all three are level', () => {
    expect(won(end(''))).toEqual(NOBODY);
  });

  test('where somebody stands at the end is said by land, supply, Power and Throne', () => {
    const game = lay('supply others 3\npower others 7\nthrone free-folk others nights-watch\n@thenn others 1 zombie');
    const { data } = game.game.sentences.standing?.(game.state.open, 'others') ?? {};
    const standing = data as Readonly<Record<string, unknown>>;
    expect([1, 2, 3, 4].map(at => [standing[`figure${at}`], standing[`count${at}`]])).toEqual([
      ['lands', expect.any(Number)],
      ['supply', 3],
      ['power', 7],
      ['throne', 2],
    ]);
  });

  test.each(['1 other tried', '1 zombie tried'])('BW-H67 BW-S19 Others (%s) on a section: nobody has won', units => {
    expect(won(end(`${FOUND}\n@wall-east others ${units}`))).toEqual(NOBODY);
  });

  test('BW-H112 wildlings in The Gift without their quest: nobody has won', () => {
    expect(won(end(`${FOUND}\n@gift free-folk 1 footman`))).toEqual(NOBODY);
  });

  test('BW-S19 wildlings on a section cost the Watch nothing, nor does a section that it has taken back', () => {
    expect(won(end(`${FOUND}\n@wall-west free-folk 1 giant`))).toEqual(SWORD);
    const game = fight(
      '@gift nights-watch 3 knights march-zero',
      '@wall-east others 1 zombie tried',
      `round 10\n${FOUND}`,
    );
    cards(game, 'nw-mormont', 'ot-zombie');
    if (game.waiting[0]?.why === 'retreat') play(game, 'others retreats @storrold-point');
    expect(figure(game, 'control @wall-east')).toBe('nights-watch');
    expect(won(play(game, 'nights-watch yoren none'))).toEqual(SWORD);
  });
});

import { expect, test } from 'vitest';
import { beyondTheWall } from '../game.ts';
import { isProblem, type OptionValues } from '@corvo/core';
import { asked, figure, lay, play, tactics, use } from './tactics.fixture.ts';

const read = (lines: readonly string[]) =>
  beyondTheWall.table.read(lines, beyondTheWall.resolveOptions({}, 3) as OptionValues, beyondTheWall.seats(3));

test('BW-9.1 a position may say which card lies face down: its house is not asked again, and nobody sees it', () => {
  const game = (card: string) =>
    lay(
      `phase planning\ntactics others hand tac-01 tac-08 tac-03 sealed ${card}\ntactics free-folk hand tac-01 tac-02 tac-03\n@thenn others 1 other\n@gorge free-folk 1 footman`,
    );
  const [one, two] = [game('tac-01'), game('tac-08')];
  expect(asked(one)).toEqual(['free-folk tactic']);
  expect(one.view('free-folk')).toEqual(two.view('free-folk'));
  expect(one.view('others')).not.toEqual(two.view('others'));
  play(two, 'free-folk lays tac-01', 'others orders @thenn support', 'free-folk orders @gorge support');
  expect(figure(two, 'tactics played others')).toEqual(['tac-08']);
});

test('BW-10.4 BW-10.12 BW-10.18 BW-S67 a position may say what tactic cards have brought about', () => {
  const game = tactics(
    [
      'tactics others hand tac-02 tac-05 tac-17 played tac-18',
      'tactics free-folk hand tac-02 tac-05 tac-17 played tac-08',
      'brought others tac-01-a tac-18',
      'scouted others free-folk tac-08-a',
      'void others nw-jon',
      'raided free-folk @gorge',
    ].join('\n'),
    'others',
    'free-folk',
  );
  use(game, 'others', 'tac-01-a', 'chooses tac-16');
  expect(figure(game, 'tactics played others')).toEqual(['tac-18', 'tac-16']);
  expect(game.told('tactic-fetched')).toHaveLength(1);
  const text = beyondTheWall.table.write(game.state.open);
  expect(text).toEqual(
    expect.arrayContaining([
      'void others nw-jon',
      'scouted others free-folk tac-08-a',
      'brought others tac-01-a tac-18',
      'raided free-folk btw-gorge',
    ]),
  );
  const again = read(text);
  expect(isProblem(again) ? again : beyondTheWall.table.write(again.open)).toEqual(text); // nothing is said twice
});

test.each([
  'tactics others hand tac-01 tac-02 tac-03 sealed tac-09',
  'tactics others hand tac-01 tac-99',
  'tactics stark hand tac-01',
  'void others nobody',
  'scouted others free-folk tac-99-a',
  'brought others tac-01-a nothing',
  'raided others nowhere',
  'objective others obj-ot-court',
  'tally others lost many',
  'quest others 1 zombie',
  'quest nights-watch 1 dragon',
  'out nights-watch wi-osha',
  'out nights-watch',
  'tactics nobody hand tac-01 tac-02 tac-03',
  'tactics others tac-01 tac-02 tac-03',
  'tactics others hand tac-01 tac-02 tac-02',
  'tactics others hand tac-01 tac-02 used tac-01',
  'tactics others hand tac-01 tac-02 played tac-01',
  'tactics others hand tac-01 tac-02 gone tac-01',
  'tactics others hand tac-01 tac-02 tac-03 leaving tac-01',
  'tactics others hand tac-01 tac-02 tac-03 sealed',
  'void nobody nw-jon',
  'void others',
  'scouted nobody free-folk tac-08-a',
  'scouted others nobody tac-08-a',
  'brought nobody tac-01-a tac-18',
  'brought others tac-99-a tac-18',
  'brought others tac-01-a tac-99',
  'raided nobody btw-gorge',
  'raided others btw-gorge btw-fist',
  'tally nobody lost 1',
  'tally stark lost 1',
  'tally others won 1',
  'tally others lost',
  'tally others lost 1000',
  'tally others lost -1',
  'quest nights-watch done',
  'quest nights-watch done 0',
  'quest nights-watch done 1.5',
  'quest free-folk 1 zombie',
  'btw-gift nights-watch 1 footman tried',
  'btw-thenn others 1 zombie tried',
  'btw-wall-east nights-watch 1 footman tried',
  'out nobody nw-sam',
])('a position with the line "%s" is refused', line => {
  expect(isProblem(read(['round 9', line]))).toBe(true);
});

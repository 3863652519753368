import { describe, expect, test } from 'vitest';
import { firstEdition } from '../game.ts';
import { deal, lay } from './lay.fixture.ts';

describe('1E-18 consolidate', () => {
  test('1E-18.1 1E-X16 one token for the order and one per crown', () => {
    expect(lay('dragonstone baratheon 1 footman consolidate').figure('power baratheon')).toBe(7);
    expect(lay('blackwater stark 1 footman consolidate').figure('power stark')).toBe(6);
  });

  test('1E-18.2 all houses collect', () => {
    const game = lay('dragonstone baratheon 1 footman consolidate\nwinterfell stark 1 footman consolidate-star');
    expect([game.figure('power baratheon'), game.figure('power stark')]).toEqual([7, 7]);
  });

  test('1E-18.4 then all orders are taken off and a new turn begins', () => {
    const game = lay(
      'round 1\nwinterfell stark 1 footman defense-plus-one\ntop I last-days-of-summer\ntop II last-days-of-summer\ntop III last-days-of-summer',
    );
    expect([game.figure('order winterfell'), game.figure('round')]).toEqual(['', 2]);
  });
});

const CASTLES = [
  'winterfell',
  'white-harbor',
  'moat-cailin',
  'flints-finger',
  'seagard',
  'riverrun',
  'harrenhal',
  'crackclaw-point',
];
const holds = (count: number): string =>
  CASTLES.slice(1, count)
    .map(area => `${area} stark token`)
    .join('\n');

describe('1E-20 winning', () => {
  test('1E-20.1 seven areas with a City or Stronghold win at once', () => {
    const game = lay(`round 3\n${holds(6)}\nstoney-sept stark 1 footman march-zero`);
    expect(game.figure('castles stark')).toBe(6);
    game.play('stark march stoney-sept: footman > harrenhal');
    expect(game.outcome).toMatchObject({ reason: 'enough-castles', clause: '1E-20.1' });
    expect(game.outcome?.ranking[0]).toEqual(['stark']);
    expect(game.figure('phase')).toBe('over');
  });

  test('1E-20.1 a victory without the areas for it would break an invariant', () => {
    const { game, state } = lay(`round 3\n${holds(6)}\nstoney-sept stark 1 footman march-zero`);
    const outcome = { ranking: [['stark'], ['tyrell']], reason: 'enough-castles', clause: '1E-20.1' };
    const early = { ...state, open: { ...state.open, outcome } };
    expect((game.audit.invariants ?? []).flatMap(invariant => invariant(early) ?? [])).toEqual([
      'stark has won with 6 castles',
    ]);
  });

  test('1E-20.1 an area that is fought for wins once the battle is over, not before', () => {
    const game = lay(
      `round 3\n${holds(6)}\nstoney-sept stark 2 knights march-zero\nharrenhal lannister 1 footman\nkarhold stark 1 footman march-plus-one`,
    );
    game.play('stark march stoney-sept: 2 knights > harrenhal');
    game.play('stark plays eddard-stark');
    game.play('lannister plays kevan-lannister');
    expect(game.outcome).toBeUndefined();
    game.play('lannister retreats crackclaw-point');
    expect(game.outcome).toMatchObject({ reason: 'enough-castles', clause: '1E-20.1' });
    expect(game.outcome?.ranking[0]).toEqual(['stark']);
  });

  test('1E-20.2 after turn 10 most such areas win, City or Stronghold alike', () => {
    const game = lay('white-harbor stark token\nwinterfell stark 1 footman defense-plus-one');
    expect(game.outcome).toMatchObject({ reason: 'last-round', clause: '1E-20.2' });
    expect(game.outcome?.ranking[0]).toEqual(['stark']);
  });

  test('1E-20.3 1E-H49 ties go to the supply marker, then available Power, then the game is drawn', () => {
    const end = (more: string): unknown => lay(`${more}\nkarhold stark 1 footman defense-plus-one`).outcome?.ranking;
    expect(
      end('supply stark 2\nsupply tyrell 4\nsupply lannister 1\nsupply greyjoy 0\nsupply baratheon 0\npower greyjoy 9'),
    ).toEqual([['tyrell'], ['stark'], ['lannister'], ['greyjoy'], ['baratheon']]);
    expect(end('power stark 6')).toEqual([['stark'], ['baratheon', 'lannister', 'tyrell', 'greyjoy']]);
  });

  test('1E-S28 of two who reach it by one event the earlier in order of play wins', () => {
    const seven = (house: string, areas: readonly string[]): string =>
      areas.map(area => `${area} ${house} token`).join('\n');
    const game = lay(
      `round 3\n${seven('stark', CASTLES.slice(1, 6))}\n${seven('tyrell', ['oldtown', 'the-reach', 'storms-end', 'crackclaw-point', 'lannisport', 'the-eyrie'])}\neyrie force 0\nstoney-sept stark 1 footman march-zero`,
    );
    expect(game.outcome?.ranking[0]).toEqual(['tyrell']);
  });
});

describe('1E-21 three and four players', () => {
  test('1E-21.1 three play without Greyjoy and Tyrell, four without Greyjoy', () => {
    expect([...firstEdition.seats(3)].sort()).toEqual(['baratheon', 'lannister', 'stark']);
    expect([...firstEdition.seats(4)].sort()).toEqual(['baratheon', 'lannister', 'stark', 'tyrell']);
  });

  test('1E-21.2 their starting units stand as neutral forces', () => {
    const game = deal(3);
    expect(
      ['pyke', 'greywater-watch', 'ironmans-bay', 'highgarden', 'dornish-marches', 'redwyne-straights'].map(area =>
        game.figure(`force ${area}`),
      ),
    ).toEqual([3, 1, 2, 3, 1, 1]);
    expect(deal(4).figure('force highgarden')).toBe(0);
  });

  test('1E-21.3 1E-21.4 1E-H48 the other houses close up, which can move the Blade', () => {
    expect(deal(4).figure('fiefdoms')).toEqual(['tyrell', 'stark', 'baratheon', 'lannister']);
    expect(deal(4).figure('marker fiefdoms')).toBe('tyrell');
    expect(deal(3).figure('marker fiefdoms')).toBe('stark');
  });

  test('1E-21.5 1E-H50 eight areas win with three players, seven with four', () => {
    const at = (players: number, count: number): unknown =>
      lay(`round 3\n${holds(count)}\nkarhold stark 1 footman march-zero`, players).outcome?.reason;
    expect([at(3, 7), at(3, 8), at(4, 6), at(4, 7)]).toEqual([
      undefined,
      'enough-castles',
      undefined,
      'enough-castles',
    ]);
  });

  test('1E-H47 with three players a Ship with March +1 takes Ironman’s Bay, and Pyke is 3 by sea afterwards', () => {
    const game = lay(
      'sunset-sea lannister 1 ship march-plus-one\nlannisport lannister 1 knight 1 footman march-zero\ngolden-sound lannister 1 ship',
      3,
    );
    game.play('lannister march sunset-sea: ship > ironmans-bay', 'lannister march lannisport: knight footman > pyke');
    expect([game.figure('units ironmans-bay'), game.figure('units pyke')]).toEqual([
      'lannister 1 ship',
      'lannister 1 knight 1 footman',
    ]);
  });

  test('1E-S31 shields of houses not played control nothing; their Ships close the sea', () => {
    const game = lay('highgarden force 0\nkarhold stark 1 footman march-zero', 3);
    expect(game.figure('control highgarden')).toBe(null);
    const muster = lay(
      'phase westeros\nthrone lannister stark baratheon\ntop I mustering\nseagard lannister 1 footman',
      3,
    );
    expect(muster.refusal('lannister musters seagard: ship@ironmans-bay')).toMatchObject({
      code: 'sea-held-by-others',
    });
  });

  test('1E-S26 a house without units keeps its home if free and musters there', () => {
    const game = lay('phase westeros\nthrone lannister stark baratheon\ntop I mustering', 3);
    expect(game.play('lannister musters lannisport: footman').figure('units lannisport')).toBe('lannister 1 footman');
  });
});

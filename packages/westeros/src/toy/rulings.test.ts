import type { Plain } from '@corvo/core';
import { describe, expect, test } from 'vitest';
import { supplyOutlook } from '../aids/index.ts';
import { rulesOf } from '../ruleset/registry.ts';
import { RULINGS, type RulingName } from './rulings.fixture.ts';
import { codeOf, lay, type Chosen, type Laid } from './toy.fixture.ts';

/** A position, what is looked at in it, and what is seen by the plain ruling and by the other. */
interface Turn {
  readonly on: string;
  readonly with?: Chosen;
  readonly see: (game: Laid) => Plain;
  readonly plain: Plain;
  readonly other: Plain;
}

const ONE = { realms: 'one' };
const WAITS = 'bay green 1 ship march'; // so that the round goes on
const QUIET = 'top I calm\ntop II truce'; // what the next round brings

/** The type lists every ruling: a new one that nobody turns does not compile. */
const TURNS: { readonly [R in RulingName]: Turn } = {
  controller: { on: 'bay red 1 ship', see: game => game.figure('control bay'), plain: null, other: 'red' },
  orderFits: {
    on: 'bay red 1 ship',
    see: game => codeOf(game, 'red orders bay consolidate'),
    plain: 'taken',
    other: 'consolidate-ashore',
  },
  raidable: {
    on: 'keep red 1 footman raid\nford blue 1 footman support',
    see: game => codeOf(game, 'red raid keep: ford'),
    plain: 'nothing-to-raid',
    other: 'taken',
  },
  bars: {
    on: 'ford red 1 footman march\ncrag red 1 footman support\nmoor blue 1 footman',
    see: game => codeOf(game, 'red march ford: footman > moor'),
    plain: 'taken',
    other: 'moor-barred',
  },
  pillage: {
    on: 'keep red 1 footman raid\nford blue 1 footman consolidate',
    see: game => game.play('red raid keep: ford').figure('power red'),
    plain: 4,
    other: 5,
  },
  overcomes: {
    on: 'ford red 1 knight 1 footman march',
    see: game => codeOf(game, 'red march ford: knight footman > isle'),
    plain: 'taken',
    other: 'neutral-force-too-strong',
  },
  textOrder: {
    on: 'keep red 1 knight march\nford blue 1 footman',
    with: { 'red-lord': 'when-copy', 'blue-guard': 'when-copy' },
    see: game =>
      game
        .play('red march keep: knight > ford', 'red plays red-lord', 'blue plays blue-guard')
        .told('ability-used')
        .map(use => (use as { house: string }).house),
    plain: ['red', 'blue'],
    other: ['blue', 'red'],
  },
  routsAfterRetreat: {
    on: `keep red 2 knights march\nford blue 1 footman\n${WAITS}`,
    see: game => beaten(game).play('blue retreats crag').figure('units crag'),
    plain: 'blue routed 1 footman',
    other: 'blue 1 footman',
  },
  wonNow: {
    on: `ford red 2 footmen march\nisle red 1 footman\n${WAITS}`,
    with: ONE,
    see: game => game.play('red march ford: footman > moor').outcome?.reason ?? null,
    plain: 'enough-castles',
    other: null,
  },
  finalOutcome: {
    on: 'round 4\nphase clean-up\nford blue 1 footman\npower green 9',
    with: ONE,
    see: game => (game.outcome?.ranking ?? []).map(place => [...place]),
    plain: [['blue'], ['green'], ['red']],
    other: [['green'], ['red', 'blue']],
  },
  rank: {
    on: `ford red 2 footmen march\nisle red 1 footman\npower green 9\n${WAITS}`,
    with: ONE,
    see: game => (game.play('red march ford: footman > moor').outcome?.ranking ?? []).map(place => [...place]),
    plain: [['red'], ['blue'], ['green']],
    other: [['red'], ['green'], ['blue']],
  },
  rankedBy: {
    on: 'keep red 1 footman',
    see: game => game.game.sentences.standing?.(game.state.open, 'red').key ?? null,
    plain: 'items.3',
    other: 'items.1',
  },
  ordersRequired: {
    on: 'keep red 1 footman',
    see: game => codeOf(game, 'red orders none'),
    plain: 'taken',
    other: 'orders-missing',
  },
  ravenFreesStar: {
    on: 'phase raven\ncourt blue red green\nmarker court red\nkeep red 1 footman march-plus',
    with: ONE,
    see: game => codeOf(game, 'red exchanges keep raid-plus'),
    plain: 'no-star-left',
    other: 'taken',
  },
  countedSupply: {
    on: 'phase westeros\ntop I harvest\ntop II truce\nkeep red 1 footman\nford red token\ncrag red token',
    see: game => {
      const outlook = supplyOutlook(game.state.open, rulesOf(game.state.open)).find(({ house }) => house === 'red');
      return [game.figure('supply red'), outlook?.next.level ?? null];
    },
    plain: [3, 3],
    other: [1, 1],
  },
  income: {
    on: `${QUIET}\nkeep red 1 footman consolidate\nford blue 1 footman march`,
    see: game => game.play('blue march ford: none').figure('power red'),
    plain: 6,
    other: 7,
  },
  portIncome: {
    on: 'phase westeros\ntop I tithe\ntop II truce\nharbor red 1 ship',
    see: game => game.figure('power red'),
    plain: 5,
    other: 6,
  },
  takesShips: {
    on: 'keep blue 1 footman\nharbor red 1 ship',
    see: game => [game.request('blue')?.why ?? null, game.figure('units harbor')],
    plain: ['capture-ships', 'red 1 ship'],
    other: ['orders', ''],
  },
  mustersInstead: {
    on: `${QUIET}\nkeep red 1 footman consolidate-plus\nford blue 1 footman march`,
    with: { round: 'long' },
    see: game => game.play('blue march ford: none').request('red')?.why ?? null,
    plain: 'orders',
    other: 'consolidate',
  },
  promotesRouted: {
    on: 'phase westeros\ntop I levy\ntop II truce\nkeep red routed 1 footman',
    see: game => codeOf(game, 'red musters keep: footman>knight'),
    plain: 'nobody-to-promote',
    other: 'taken',
  },
  promotesNew: {
    on: 'phase westeros\ntop I levy\ntop II truce',
    see: game => codeOf(game, 'red musters keep: footman, footman>knight'),
    plain: 'nobody-to-promote',
    other: 'taken',
  },
  bothOutcomes: {
    on: 'supply green 1\nford green 3 footmen march\nmoor green 1 footman\nkeep red 1 footman',
    see: game => codeOf(game, 'green march ford: footman > moor; footman > keep'),
    plain: 'taken',
    other: 'supply-exceeded-if-lost',
  },
  movesOneByOne: {
    on: 'supply green 1\nford green 3 footmen march\nmoor green 1 footman',
    see: game => codeOf(game, 'green march ford: footman > moor; footman > keep'),
    plain: 'taken',
    other: 'supply-exceeded-on-the-way',
  },
  asksHelpFirst: {
    on: 'ford red 1 footman march\nbay blue 2 ships support\nmoor green 1 footman march',
    see: game =>
      game.play('red march ford: footman > isle', 'blue support bay for nobody').events.map(({ type }) => type),
    plain: ['support-declared', 'neutral-force-held'],
    other: ['support-declared', 'help-denied'],
  },
  tokenFits: {
    on: 'keep red 1 footman march',
    see: game => codeOf(game, 'red march keep: footman > ford; leave power'),
    plain: 'taken',
    other: 'home-needs-no-token',
  },
  supportInTurn: {
    on: 'keep red 1 footman march\nford blue 1 footman\ncrag blue 1 footman support\nmoor green 1 footman support',
    see: game => game.play('red march keep: footman > ford').waiting.map(({ seat }) => seat),
    plain: ['green'],
    other: ['blue'],
  },
  supportPerHouse: {
    on: 'keep red 1 footman march\nford blue 1 footman\nisle green 1 footman support\nmoor green 1 footman support',
    see: game =>
      game.play('red march keep: footman > ford', 'green support isle for defender').told('support-declared').length,
    plain: 1,
    other: 2,
  },
  leastStrength: {
    on: 'keep red 1 footman march-minus\nford blue 1 footman',
    see: game => game.play('red march keep: footman > ford').figure('strength attacker'),
    plain: -1,
    other: 0,
  },
  mayRetreatTo: {
    on: `keep red 2 knights march\nford blue 1 footman\n${WAITS}`,
    see: game => [...(beaten(game).offered('blue') ?? [])],
    plain: ['crag', 'moor'],
    other: [], // the moor is green's: only one place is left, and nobody is asked
  },
  mayReturnTo: {
    on: `moor red 1 footman march\nford blue 2 knights\n${WAITS}`,
    see: game =>
      game
        .play('red march moor: footman > ford', 'red plays red-lord', 'blue plays blue-lord', 'red blade keep')
        .figure('units moor'),
    plain: 'red routed 1 footman',
    other: '', // the moor was green's again as soon as they left it
  },
  cheapestRetreat: {
    on: `supply blue 0\nkeep red 2 knights march\nford blue 2 footmen\ncrag blue 1 footman\n${WAITS}`,
    see: game => [...(beaten(game).offered('blue') ?? [])],
    plain: ['crag', 'moor'],
    other: [], // in the crag one of three would starve
  },
  tokenFallsUnentered: {
    on: `keep red 2 knights march\nford blue 1 footman token\n${WAITS}`,
    with: { 'red-lord': 'advances' },
    see: game => beaten(game).play('blue retreats crag').figure('token ford'),
    plain: 'blue',
    other: null,
  },
  lastCardStays: {
    on: `hand red red-lord\nkeep red 2 knights march\nford blue 1 footman\n${WAITS}`,
    see: game => [beaten(game).play('blue retreats crag').figure('hand red'), game.figure('discards red')],
    plain: [['red-lord', 'red-guard', 'red-page'], []],
    other: [['red-guard', 'red-page'], ['red-lord']],
  },
  unitsLost: {
    on: `ford blue 3 knights defense\nkeep red 1 knight march\n${WAITS}`,
    see: game =>
      game
        .play('red march keep: knight > ford', 'red plays red-lord', 'blue plays blue-guard', 'red blade keep')
        .figure('power red'),
    plain: 4,
    other: 5,
  },
  wildlingsAfter: {
    on: 'phase westeros\ntop I calm\ntop II horde\nwildlings 2\nkeep red 1 footman',
    with: ONE,
    see: game => game.play('red bids 2', 'blue bids 0', 'green bids 0').figure('wildlings'),
    plain: 0,
    other: 1,
  },
};

/** Red has beaten blue in the ford. */
const beaten = (game: Laid): Laid =>
  game.play('red march keep: 2 knights > ford', 'red plays red-lord', 'blue plays blue-page', 'red blade keep');

describe('every ruling, turned by itself:', () => {
  test.each(RULINGS)('%s', ruling => {
    const { on, with: chosen = {}, see, plain, other } = TURNS[ruling];
    expect(plain).not.toEqual(other);
    expect(see(lay(on, chosen))).toEqual(plain);
    expect(see(lay(on, { ...chosen, [`ruling.${ruling}`]: true }))).toEqual(other);
  });
});

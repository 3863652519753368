import { hashOf, type Action, type Plain, type Seat } from '@corvo/core';
import type { WesterosState } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { firstEdition as game } from './game.ts';
import { lay, QUIET, westeros } from './ledger/lay.fixture.ts';

interface Asked {
  readonly seat: Seat;
  readonly state: WesterosState;
}

const BATTLE = `
  throne tyrell lannister baratheon stark greyjoy
  the-reach tyrell 2 knights 1 footman march-plus-one
  blackwater lannister 1 footman 1 knight march-minus-one
  stoney-sept lannister 1 footman
  harrenhal baratheon 1 knight support`;
const ATTACK = 'tyrell march reach: 2 knights 1 footman > blackwater';

function bidding(): ReturnType<typeof westeros> {
  return westeros([QUIET, 'clash-of-kings', QUIET], 'power stark 5');
}

/** One table for every shape of question. */
const TABLES: Readonly<Record<string, () => Asked>> = {
  orders: () => ({
    seat: 'stark',
    state: lay(
      'effect no-raid-orders\nwinterfell stark 1 footman\nkarhold stark 1 footman\nthe-shivering-sea stark 1 ship',
    ).state,
  }),
  raid: () => ({
    seat: 'stark',
    state: lay(`
      winterfell stark 1 footman raid
      moat-cailin greyjoy 1 footman support
      the-twins greyjoy 1 footman support
      bay-of-ice greyjoy 1 ship support
      white-harbor greyjoy 1 footman march-zero`).state,
  }),
  march: () => ({
    seat: 'stark',
    state: lay(`
      supply stark 1
      winterfell stark 2 footmen routed 1 knight march-zero
      karhold stark 2 footmen
      white-harbor greyjoy 1 footman
      moat-cailin greyjoy 1 footman`).state,
  }),
  muster: () => ({
    seat: 'stark',
    state: westeros(
      ['mustering', QUIET, QUIET],
      'throne stark greyjoy lannister baratheon tyrell\nsupply stark 0\nwinterfell stark 1 footman\nbay-of-ice greyjoy 1 ship',
    ).state,
  }),
  units: () => ({
    seat: 'stark',
    state: westeros(
      ['supply', QUIET, QUIET],
      'throne stark greyjoy lannister baratheon tyrell\nwinterfell stark 4 footmen\nkarhold stark 1 knight',
    ).state,
  }),
  amount: () => ({ seat: 'stark', state: bidding().state }),
  ranking: () => {
    const table = bidding();
    for (const house of ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell']) table.play(`${house} bids 0`);
    return { seat: 'baratheon', state: table.state };
  },
  option: () => {
    const table = lay(BATTLE);
    table.play(ATTACK);
    return { seat: 'baratheon', state: table.state };
  },
  card: () => {
    const table = lay(BATTLE);
    table.play(ATTACK, 'baratheon support harrenhal for nobody');
    return { seat: 'lannister', state: table.state };
  },
  areas: () => {
    const table = lay(BATTLE);
    table.play(ATTACK, 'baratheon support harrenhal for nobody');
    table.play('tyrell plays margaery-tyrell', 'lannister plays tyrion-lannister');
    return { seat: 'lannister', state: table.state };
  },
};

/** Tries an action; the state must be the same afterwards, whatever it was. */
function refused(
  state: WesterosState,
  action: unknown,
): { readonly code: string; readonly clause: string } | undefined {
  const before = hashOf(state as unknown as Plain);
  const step = game.apply(state, action as Action);
  expect(hashOf(state as unknown as Plain)).toBe(before);
  if (step.ok) return undefined;
  const { code, clause } = step.problem;
  const seat = (action as Action | null)?.seat ?? '';
  const isSeat = state.open.seats.includes(seat);
  const fromTheView = isSeat ? game.refusal(game.view(state, seat), action as Action) : step.problem;
  expect(fromTheView).toEqual(step.problem);
  return { code, clause };
}

const MARCH = { from: 'winterfell', leave: false };
const going = (to: string, units: Record<string, number>): Plain => ({ ...MARCH, moves: [{ to, units }] });

/** What is asked, what is wrong, the answer, and how it is refused. */
const WRONG: readonly (readonly [string, string, Plain, string, string])[] = [
  ['orders', 'an area that does not exist', { orders: { moon: 'support' } }, 'no-such-area', '1E-10.1'],
  ['orders', 'an area without units', { orders: { pyke: 'support' } }, 'no-unit-for-an-order', '1E-9.2'],
  ['orders', 'an order that does not exist', { orders: { winterfell: 'charge' } }, 'no-such-order', '1E-9.6'],
  [
    'orders',
    'the same token twice',
    { orders: { winterfell: 'march-zero', karhold: 'march-zero' } },
    'order-used-up',
    '1E-9.8',
  ],
  ['orders', 'a name of every object', { orders: { constructor: 'support' } }, 'wrong-shape', 'CO-2.4'],
  ['orders', 'an order that is banned', { orders: { winterfell: 'raid' } }, 'order-banned', '1E-4.6'],
  [
    'orders',
    'an order that cannot lie there',
    { orders: { 'the-shivering-sea': 'consolidate' } },
    'consolidate-on-land-only',
    '1E-9.9',
  ],
  ['raid', 'from an area that does not exist', { from: 'moon', targets: [] }, 'no-such-area', '1E-10.1'],
  ['raid', 'from an area without a raid', { from: 'karhold', targets: [] }, 'no-raid-there', '1E-12.2'],
  ['raid', 'a target that does not exist', { from: 'winterfell', targets: ['moon'] }, 'no-such-area', '1E-10.1'],
  [
    'raid',
    'the same target twice',
    { from: 'winterfell', targets: ['moat-cailin', 'moat-cailin'] },
    'raided-twice',
    '1E-12.3',
  ],
  [
    'raid',
    'too many targets',
    { from: 'winterfell', targets: ['moat-cailin', 'karhold'] },
    'too-many-raided',
    '1E-12.4',
  ],
  ['raid', 'a target out of reach', { from: 'winterfell', targets: ['the-twins'] }, 'raid-not-adjacent', '1E-12.3'],
  ['raid', 'a target at sea', { from: 'winterfell', targets: ['bay-of-ice'] }, 'raid-from-land-to-sea', '1E-12.7'],
  [
    'raid',
    'an order that no raid removes',
    { from: 'winterfell', targets: ['white-harbor'] },
    'nothing-to-raid',
    '1E-12.5',
  ],
  ['march', 'from an area that does not exist', { from: 'moon', moves: [], leave: false }, 'no-such-area', '1E-10.1'],
  ['march', 'from an area without a march', { from: 'karhold', moves: [], leave: false }, 'no-march-there', '1E-13.1'],
  ['march', 'to an area that does not exist', going('moon', { footman: 1 }), 'no-such-area', '1E-10.1'],
  ['march', 'a kind that does not exist', going('karhold', { dragon: 1 }), 'no-such-unit', '1E-1.4'],
  ['march', 'more units than are there', going('castle-black', { footman: 3 }), 'units-not-there', '1E-13.2'],
  ['march', 'units that are routed', going('castle-black', { knight: 1 }), 'routed-units-stay', '1E-17.14'],
  ['march', 'out of reach', going('pyke', { footman: 1 }), 'out-of-reach', '1E-13.4'],
  ['march', 'onto the sea', going('the-shivering-sea', { footman: 1 }), 'wrong-element', '1E-10.1'],
  [
    'march',
    'the same area twice',
    {
      ...MARCH,
      moves: [
        { to: 'castle-black', units: { footman: 1 } },
        { to: 'castle-black', units: { footman: 1 } },
      ],
    },
    'same-area-twice',
    '1E-13.2',
  ],
  [
    'march',
    'two battles',
    {
      ...MARCH,
      moves: [
        { to: 'white-harbor', units: { footman: 1 } },
        { to: 'moat-cailin', units: { footman: 1 } },
      ],
    },
    'one-battle-per-march',
    '1E-13.5',
  ],
  ['march', 'more than supply allows', going('karhold', { footman: 2 }), 'supply-exceeded', '1E-5.9'],
  ['march', 'a token where units stay', { ...MARCH, moves: [], leave: true }, 'units-stay-behind', '1E-11.2'],
  ['muster', 'in an area that does not exist', { muster: { moon: ['footman'] } }, 'no-such-area', '1E-10.1'],
  ['muster', 'in an area without points', { muster: { karhold: ['footman'] } }, 'no-muster-there', '1E-6.2'],
  ['muster', 'a kind that does not exist', { muster: { winterfell: ['dragon'] } }, 'no-such-purchase', '1E-6.3'],
  ['muster', 'more than the points', { muster: { winterfell: ['footman', 'knight'] } }, 'not-enough-points', '1E-6.10'],
  [
    'muster',
    'a promotion of nobody',
    { muster: { winterfell: ['footman>knight', 'footman>knight'] } },
    'nobody-to-promote',
    '1E-6.5',
  ],
  ['muster', 'a ship far away', { muster: { winterfell: ['ship@sunset-sea'] } }, 'sea-not-adjacent', '1E-6.7'],
  ['muster', 'a ship nowhere', { muster: { winterfell: ['ship@moon'] } }, 'no-such-area', '1E-10.1'],
  ['muster', 'a ship among enemies', { muster: { winterfell: ['ship@bay-of-ice'] } }, 'sea-held-by-others', '1E-6.8'],
  [
    'muster',
    'more than supply allows',
    { muster: { winterfell: ['footman', 'footman'] } },
    'muster-breaks-supply',
    '1E-6.9',
  ],
  ['units', 'in an area that does not exist', { units: { moon: { footman: 1 } } }, 'no-such-area', '1E-10.1'],
  ['units', 'a kind that does not exist', { units: { winterfell: { dragon: 1 } } }, 'no-such-unit', '1E-1.4'],
  ['units', 'units that are not there', { units: { winterfell: { footman: 5 } } }, 'units-not-in-an-army', '1E-5.5'],
  ['units', 'a unit that is no army', { units: { karhold: { knight: 1 } } }, 'units-not-in-an-army', '1E-5.5'],
  ['units', 'too few', { units: {} }, 'supply-still-exceeded', '1E-5.8'],
  ['units', 'too many', { units: { winterfell: { footman: 3 } } }, 'more-than-supply-asks', '1E-S3'],
  ['amount', 'more Power than one has', { amount: 6 }, 'bid-above-power', '1E-S8'],
  ['amount', 'a negative bid', { amount: -1 }, 'bid-below-zero', '1E-S8'],
  ['ranking', 'a house left out', { ranking: ['stark'] }, 'ranking-of-the-tied', '1E-7.5'],
  [
    'ranking',
    'a house twice',
    { ranking: ['stark', 'stark', 'greyjoy', 'lannister', 'tyrell'] },
    'ranking-of-the-tied',
    '1E-7.5',
  ],
  ['option', 'an area that does not exist', { option: 'moon for attacker' }, 'support-not-asked', '1E-15.8'],
  ['option', 'neither side', { option: 'harrenhal for everybody' }, 'support-not-asked', '1E-15.8'],
  ['card', 'no card', { card: null }, 'card-must-be-played', '1E-15.14'],
  ['card', 'a card of another house', { card: 'mace-tyrell' }, 'card-not-in-hand', '1E-16.2'],
  ['card', 'a card that does not exist', { card: 'jon-doe' }, 'card-not-in-hand', '1E-16.2'],
  ['areas', 'an area that does not exist', { areas: ['moon'] }, 'no-such-area', '1E-10.1'],
  ['areas', 'no area', { areas: [] }, 'retreat-to-one-area', '1E-17.5'],
  ['areas', 'two areas', { areas: ['stoney-sept', 'lannisport'] }, 'retreat-to-one-area', '1E-17.5'],
  ['areas', 'where the attacker came from', { areas: ['the-reach'] }, 'retreat-to-the-attacker', '1E-17.7'],
  ['areas', 'where others stand', { areas: ['harrenhal'] }, 'no-retreat-there', '1E-17.6'],
];

test('names that come from outside are quoted short', () => {
  const long = 'm'.repeat(200);
  const dataOf = (shape: string, choice: Plain): unknown => {
    const { seat, state } = (TABLES[shape] as () => Asked)();
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    return request && game.check(view, request, choice as never)?.data;
  };
  expect(dataOf('march', { ...MARCH, from: long, moves: [] })).toMatchObject({ area: 'm'.repeat(40) });
  expect(dataOf('units', { units: { winterfell: { [long]: 1 } } })).toMatchObject({ kind: 'm'.repeat(40) });
});

/** Answers that have the form of no question, or of another one. */
const MISSHAPEN: readonly Plain[] = [
  'winterfell',
  7,
  [],
  {},
  { orders: 'all' },
  { orders: { winterfell: 3 } },
  { amount: 1.5 },
  { amount: '3' },
  { units: { winterfell: { footman: -1 } } },
  { from: 'winterfell', moves: [{ to: 'karhold', units: { footman: -1 } }], leave: false },
  { from: 'winterfell', moves: [], leave: 'no' },
  { from: 'winterfell', targets: 'all' },
  { muster: { winterfell: 'footman' } },
  { card: 3 },
  { areas: 'winterfell' },
  { option: null },
  { ranking: 'stark' },
  { card: null, amount: 3 },
];

const shapes = Object.keys(TABLES);
const asking = (shape: string): Asked & { readonly request: number } => {
  const { seat, state } = (TABLES[shape] as () => Asked)();
  const [request] = game.requests(game.view(state, seat));
  expect(request?.ask.kind).toBe(shape);
  return { seat, state, request: request?.id ?? -1 };
};

describe('bad input is refused with code and clause, and changes nothing', () => {
  test.each(WRONG)('%s: %s', (shape, _what, choice, code, clause) => {
    const { seat, state, request } = asking(shape);
    expect(refused(state, { seat, request, choice })).toEqual({ code, clause });
  });

  test('every shape of question of this game is in the table', () => {
    expect([...new Set(WRONG.map(([shape]) => shape))].sort()).toEqual([...shapes].sort());
    expect(shapes.sort()).toEqual(
      ['amount', 'areas', 'card', 'march', 'muster', 'option', 'orders', 'raid', 'ranking', 'units'].sort(),
    );
  });

  test.each(shapes)('%s: wrong shapes', shape => {
    const { seat, state, request } = asking(shape);
    for (const choice of MISSHAPEN)
      expect([choice, refused(state, { seat, request, choice })]).toEqual([
        choice,
        { code: 'wrong-shape', clause: 'CO-2.4' },
      ]);
  });

  test.each(shapes)('%s: wrong seats, dead and coming requests, garbage', shape => {
    const { seat, state, request } = asking(shape);
    const [asked] = game.requests(game.view(state, seat));
    if (asked === undefined) throw new Error('nobody is asked');
    const choice = game.sample(game.view(state, seat), asked, structuredClone(state.hidden.rng));
    expect(refused(state, { seat, request: request - 1, choice })?.code).toBe('stale-request');
    expect(refused(state, { seat, request: request + 1, choice })?.code).toBe('stale-request');
    expect(refused(state, { seat: 'martell', request, choice })?.code).toBe('unknown-seat');
    const waiting = game.waiting(state.open).map(entry => entry.seat);
    for (const other of state.open.seats.filter(one => !waiting.includes(one)))
      expect(refused(state, { seat: other, request, choice })?.code).toBe('not-asked');
    for (const garbage of [null, 'stark', 7, [], {}, { seat }, { seat, request: 'now', choice }])
      expect(refused(state, garbage)?.code).toMatch(/malformed-action|unknown-seat/);
    expect(refused(state, { seat, request, choice })).toBeUndefined(); // and the right one is taken
  });
});

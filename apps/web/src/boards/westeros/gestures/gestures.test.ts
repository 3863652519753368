import { expect, test } from 'vitest';
import { noteOn, type Desk } from '../desk.ts';
import { TestDesk } from '../desk.fixture.ts';
import { gestureFor } from './index.ts';
import { pickToken, placeOrder, refusedToken } from './orders.ts';

const MARCHES = `
  phase marches
  throne stark lannister baratheon greyjoy tyrell
  winterfell stark 1 knight 2 footmen march-zero
  white-harbor stark 1 footman march-plus-one
  moat-cailin lannister 1 footman
`;

test('1E-13.1 every march of mine is lit until one is chosen, then where its units may go', () => {
  const table = new TestDesk(MARCHES, 'stark');
  expect(table.lit('selectable')).toEqual(['white-harbor', 'winterfell']);

  table.pick('winterfell');
  expect(table.lit('selected')).toEqual(['winterfell']);
  expect(table.lit('target')).toContain('karhold');
  expect(table.lit('threatened')).toEqual(['moat-cailin']);
});

test('1E-13.1 all units go unless fewer are picked up; the others may go elsewhere', () => {
  const table = new TestDesk(MARCHES, 'stark').pick('winterfell');
  table.desk.hold({ group: { knight: 1 } });
  table.pick('moat-cailin');
  expect(table.draft).toEqual({
    from: 'winterfell',
    moves: [{ to: 'moat-cailin', units: { knight: 1 } }],
    leave: false,
  });

  table.pick('karhold');
  expect(table.draft).toEqual({
    from: 'winterfell',
    moves: [
      { to: 'moat-cailin', units: { knight: 1 } },
      { to: 'karhold', units: { footman: 2 } },
    ],
    leave: false,
  });
  expect(table.problem).toBeUndefined();
});

test('a goal that is pointed at again is given up', () => {
  const table = new TestDesk(MARCHES, 'stark').pick('winterfell', 'karhold', 'karhold');
  expect(table.draft).toBeNull();
  expect(table.lit('selected')).toEqual(['winterfell']);
});

test('a complete march goes elsewhere where another lit area is pointed at', () => {
  const table = new TestDesk(MARCHES, 'stark').pick('winterfell', 'moat-cailin');
  expect(table.lit('target')).toContain('karhold');
  table.pick('karhold');
  expect(table.draft).toEqual({
    from: 'winterfell',
    moves: [{ to: 'karhold', units: { knight: 1, footman: 2 } }],
    leave: false,
  });
  expect(table.problem).toBeUndefined();
});

test('with two groups sent it is the last one that goes elsewhere; a token left behind stays left', () => {
  const table = new TestDesk(MARCHES, 'stark').pick('winterfell');
  table.desk.hold({ group: { knight: 1 } });
  table.pick('moat-cailin', 'karhold');
  table.draft = { ...(table.draft as object), leave: true } as never;
  table.pick('castle-black');
  expect(table.draft).toEqual({
    from: 'winterfell',
    moves: [
      { to: 'moat-cailin', units: { knight: 1 } },
      { to: 'castle-black', units: { footman: 2 } },
    ],
    leave: true,
  });
  table.pick('moat-cailin'); // a goal that is pointed at again is given up, whichever it is
  expect(table.draft).toMatchObject({ moves: [{ to: 'castle-black', units: { footman: 2 } }] });
});

test('who has picked up nobody is told nothing but that, and an area out of reach of a complete march says why', () => {
  const table = new TestDesk(MARCHES, 'stark').pick('winterfell');
  table.desk.hold({ group: { knight: 0, footman: 0 } });
  table.pick('karhold');
  expect([table.held.note, table.draft]).toEqual([null, null]);
  expect(gestureFor(table.desk).next).toMatch(/at least one unit/);

  const complete = new TestDesk(MARCHES, 'stark').pick('winterfell', 'karhold', 'sunspear');
  expect(complete.held.note?.code).toBe('out-of-reach');
});

test('a refusal goes with the draft that it stood beside', () => {
  const note = { code: 'out-of-reach', clause: '1E-13.1' };
  const draft = { from: 'winterfell', moves: [], leave: false };
  const held = { note, said: JSON.stringify(draft) };
  expect(noteOn(held, { ...draft })).toBe(note);
  expect(noteOn(held, null)).toBeNull();
});

test('who drops a march that is half made has every march to choose from again', () => {
  const table = new TestDesk(MARCHES, 'stark').pick('winterfell');
  table.desk.hold({ group: { knight: 1 } });
  table.pick('karhold').drop();
  expect(table.lit('selectable')).toEqual(['white-harbor', 'winterfell']);
  expect([table.lit('selected'), table.lit('target')]).toEqual([[], []]);
});

test('advice to take a march off is about its own area, not about the one in the hand', () => {
  const table = new TestDesk(MARCHES, 'stark').pick('winterfell');
  table.draft = { from: 'white-harbor', moves: [], leave: false };
  expect(table.lit('selected')).toEqual(['white-harbor']);
});

test('an area out of reach says why, with the rule, and changes nothing', () => {
  const table = new TestDesk(MARCHES, 'stark').pick('winterfell', 'sunspear');
  expect(table.held.note?.clause).toMatch(/^1E-/);
  expect(table.draft).toBeNull();
});

const ORDERS = `
  throne stark lannister baratheon greyjoy tyrell
  winterfell stark 1 knight 1 footman
  shivering-sea stark 1 ship
`;

test('1E-9.1 an area is picked, then its order; a forbidden one says why and is not laid down', () => {
  const table = new TestDesk(ORDERS, 'stark').pick('winterfell');
  expect(table.held.area).toBe('winterfell');
  placeOrder(table.desk, 'winterfell', 'march-zero');
  expect(table.draft).toEqual({ orders: { winterfell: 'march-zero' } });
  expect(table.lit('selectable')).toEqual(['the-shivering-sea']);

  placeOrder(table.desk, 'the-shivering-sea', 'consolidate');
  expect(table.held.note?.code).toBe('consolidate-on-land-only');
  expect(table.draft).toEqual({ orders: { winterfell: 'march-zero' } });
});

test('an order picked up first is laid where the map is pointed at', () => {
  const table = new TestDesk(ORDERS, 'stark');
  table.desk.hold({ token: 'raid' });
  table.pick('the-shivering-sea');
  expect(table.draft).toEqual({ orders: { 'the-shivering-sea': 'raid' } });
  expect(table.held.token).toBeNull();
});

test('an area picked first takes the token that is chosen next, and nothing stays in the hand', () => {
  const table = new TestDesk(ORDERS, 'stark').pick('winterfell');
  pickToken(table.desk, 'march-zero');
  expect(table.draft).toEqual({ orders: { winterfell: 'march-zero' } });
  expect(table.held).toMatchObject({ area: null, token: null, note: null });

  pickToken(table.desk, 'raid'); // no area is dealt with: it waits for one
  expect(table.held.token).toBe('raid');
  pickToken(table.desk, 'raid');
  expect(table.held.token).toBeNull();
});

test('orders that are played once are told by what the rules say of them, whatever the question is called', () => {
  const { desk } = new TestDesk(ORDERS, 'stark');
  const { rules, say } = desk;
  const order = Object.fromEntries(
    Object.entries(rules.board.order).map(([id, face]) => [id, { ...face, extra: true as const }]),
  );
  const once: Desk = { ...desk, why: 'once', rules: { ...rules, board: { ...rules.board, order } } };
  expect(gestureFor(once)?.next).toBe(say('next.single-use'));
  expect(gestureFor({ ...desk, why: 'once' })?.next).toBe(say('next.raven'));
});

test('1E-9.1 a token that cannot lie in the area picked before says why, and the area stays picked', () => {
  const table = new TestDesk(ORDERS, 'stark').pick('the-shivering-sea');
  pickToken(table.desk, 'consolidate');
  expect(table.held.note?.code).toBe('consolidate-on-land-only');
  expect(table.held.area).toBe('the-shivering-sea');
});

const FEW_STARS = `
  throne stark lannister baratheon greyjoy tyrell
  court lannister baratheon greyjoy stark tyrell
  effect no-raid-orders
  winterfell stark 1 knight
  white-harbor stark 1 footman
  karhold stark 1 footman
`;

test('1E-9.6 1E-4.6 a star too many and a banned order are refused as tokens, wherever they would lie', () => {
  const table = new TestDesk(FEW_STARS, 'stark');
  const { stars } = table.request.ask as unknown as { stars: number };
  expect(stars).toBe(1);
  expect(refusedToken(table.desk, 'march-plus-one')).toBeUndefined();
  expect(refusedToken(table.desk, 'raid')?.code).toBe('order-banned');

  placeOrder(table.desk, 'winterfell', 'march-plus-one');
  expect(refusedToken(table.desk, 'support-plus-one')?.code).toBe('too-many-stars');
  expect(refusedToken(table.desk, 'march-zero')).toBeUndefined();
  // In the place of the other star it may come.
  table.pick('winterfell');
  expect(refusedToken(table.desk, 'support-plus-one')).toBeUndefined();
});

const RAIDS = `
  throne stark lannister baratheon greyjoy tyrell
  winterfell stark 1 footman raid
  white-harbor stark 1 footman raid
  moat-cailin lannister 1 footman support
`;

test('1E-12.2 a raid, then what it removes; the same order pointed at again is spared', () => {
  const table = new TestDesk(RAIDS, 'stark').pick('winterfell');
  expect(table.lit('target')).toEqual(['moat-cailin']);

  table.pick('moat-cailin');
  expect(table.draft).toEqual({ from: 'winterfell', targets: ['moat-cailin'] });
  table.pick('moat-cailin');
  expect(table.draft).toBeNull();
  expect(table.lit('selected')).toEqual(['winterfell']);
});

const BATTLE = `
  phase marches
  throne stark lannister baratheon greyjoy tyrell
  winterfell stark 1 knight march-zero
  white-harbor stark 1 knight support
  moat-cailin lannister 1 footman
`;

test('1E-15.7 a support shows its arrow, and under each answer stands what comes of it', () => {
  const table = new TestDesk(BATTLE, 'stark', ['stark march winterfell: knight > moat-cailin']);
  const { arrows, next } = gestureFor(table.desk);
  expect(table.request.why).toBe('support');
  expect(arrows).toEqual([{ kind: 'support', from: 'white-harbor', to: 'moat-cailin', isDraft: true }]);
  expect(next).toContain('what both sides would then have');
});

test('1E-17.6 a choice that is no support shows no arrow and promises no strengths', () => {
  const table = new TestDesk(BATTLE, 'stark', ['stark march winterfell: knight > moat-cailin']);
  const { arrows, next } = gestureFor({
    ...table.desk,
    why: 'may-promote-a-fighter',
    ask: { kind: 'option', from: ['moat-cailin standing', 'none'] },
  });
  expect(arrows).toEqual([]);
  expect(next).not.toContain('would have');
});

import { describe, expect, test } from 'vitest';
import { deal, lay, only } from '../lay.fixture.ts';
import { face } from './fields.ts';

const SINGLES = only('singleUse');
const FIVE = ['conscription', 'conscription', 'supply-caravan', 'forced-march'];
const UNIQUE: Readonly<Record<string, string>> = {
  stark: 'the-young-wolf',
  greyjoy: 'the-iron-fleet',
  lannister: 'the-lions-cunning',
  baratheon: 'the-will-of-rhllor',
  tyrell: 'the-might-of-highgarden',
  martell: 'the-scorpions-sting',
};
/** Everybody places nothing until this house is asked for its single-use order. */
function passUntil(game: ReturnType<typeof lay>, house: string): void {
  for (let i = 0; i < 6 && game.waiting[0]?.seat !== house; i++) game.play(`${game.waiting[0]?.seat} places none`);
}
const TWO =
  'phase planning\nthrone stark lannister greyjoy tyrell baratheon\nwinterfell stark 1 footman\nlannisport lannister 1 footman';
const REVEALED = ['stark orders none', 'lannister orders none'];

describe('CK-6 single-use orders are planned', () => {
  test('CK-6.1 each house has two Conscription, one Supply Caravan, one Forced March and one of its own', () => {
    const game = deal(6, SINGLES);
    for (let asked = 0; asked < 6; asked++) {
      const now = game.waiting[0]?.seat ?? '';
      const { ask } = game.request(now) ?? {};
      const tokens = ask?.kind === 'orders' ? ask.tokens : {};
      const faces = Object.entries(tokens).flatMap(([order, count]) => Array.from({ length: count }, () => order));
      expect(faces).toEqual([...FIVE, UNIQUE[now]]);
      game.play(`${now} places none`);
    }
  });

  test('CK-6.2 one at most, in the order of play and before the usual orders; passing is allowed', () => {
    const game = lay(TWO, SINGLES);
    expect(game.waiting).toMatchObject([{ seat: 'stark', why: 'single-use' }]);
    expect(game.request('stark')?.ask).toMatchObject({ stars: 0, most: 1 });
    expect(game.refusal('stark places winterfell conscription, lannisport conscription')).toMatchObject({
      clause: 'CK-6.2',
      code: 'one-single-use-order',
    });
    game.play('stark places none');
    expect(game.told('single-use-passed')).toEqual([{ house: 'stark' }]);
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'single-use' }]);
    game.play('lannister places lannisport conscription');
    expect(game.waiting.map(({ seat, why }) => `${seat} ${why}`)).toEqual(['stark orders', 'lannister orders']);
    expect(game.figure('order lannisport')).toBe('');
    game.play(...REVEALED);
    expect(game.told('single-use-revealed')).toEqual([
      { house: 'lannister', area: 'lannisport', order: 'conscription' },
    ]);
  });

  test('CK-6.3 it lies face down where a unit of the house stands: the area is open, the face is not', () => {
    const game = lay(TWO, SINGLES);
    expect(game.refusal('stark places karhold conscription')).toMatchObject({
      clause: 'CK-6.3',
      code: 'no-unit-for-single-use',
    });
    expect(game.refusal('stark places lannisport conscription')).toMatchObject({ code: 'no-unit-for-single-use' });
    expect(game.refusal('stark places winterfell the-iron-fleet')).toMatchObject({
      clause: 'CK-6.1',
      code: 'no-such-single-use-order',
    });
    expect(game.refusal('stark places winterfell march-zero')).toMatchObject({ code: 'no-such-single-use-order' });
    game.play('stark places winterfell the-young-wolf');
    expect(game.figure('back stark')).toBe('winterfell');
    expect(face.of(game.view('stark').mine!)).toBe('the-young-wolf');
    expect(game.events.filter(({ to }) => to === 'all')).toContainEqual({
      type: 'single-use-placed',
      to: 'all',
      data: { house: 'stark', area: 'winterfell' },
    });
    expect(game.events.find(({ type }) => type === 'single-use-chosen')?.to).toEqual(['stark']);
  });

  test('CK-6.2 CK-6.3 nobody else can tell which of the five lies face down', () => {
    const laid = (face: string): ReturnType<typeof lay> => lay(TWO, SINGLES).play(`stark places winterfell ${face}`);
    const seenBy = (game: ReturnType<typeof lay>, seat: string | null): string =>
      JSON.stringify([
        game.view(seat),
        game.events.filter(({ to }) => to === 'all' || (seat !== null && to.includes(seat))),
        game.request('lannister'),
        game.figures,
      ]);
    const [one, other] = [laid('conscription'), laid('the-young-wolf')];
    for (const seat of ['lannister', null]) expect(seenBy(one, seat)).toBe(seenBy(other, seat));
    expect(seenBy(one, 'stark')).not.toBe(seenBy(other, 'stark'));
    // Whoever makes up the table from what Lannister sees must think of every face that is left.
    const faces = new Set<string | undefined>();
    for (let i = 0; i < 60; i++) {
      const made = one.game.imagine(one.view('lannister'), [i + 1, 2, 3, 4]);
      faces.add(face.of(made.own['stark']!));
    }
    expect([...faces].sort()).toEqual(['conscription', 'forced-march', 'supply-caravan', 'the-young-wolf']);
  });

  test('CK-6.4 the same area may also receive a usual order', () => {
    const game = lay(TWO, SINGLES).play(
      'stark places winterfell conscription',
      'lannister places none',
      'stark orders winterfell march-zero',
      'lannister orders none',
    );
    expect(game.figure('order winterfell')).toBe('march-zero, conscription');
  });

  test('CK-6.8 once on the map it is gone for good', () => {
    const game = lay(`spent stark conscription, the-young-wolf\n${TWO}`, SINGLES);
    expect(game.offered('stark')).toEqual([
      'none',
      'winterfell conscription',
      'winterfell supply-caravan',
      'winterfell forced-march',
    ]);
    expect(game.refusal('stark places winterfell the-young-wolf')).toMatchObject({
      clause: 'CK-6.8',
      code: 'single-use-spent',
    });
    game.play('stark places winterfell conscription', 'lannister places none', ...REVEALED, 'stark musters none');
    expect(game.figure('spent stark')).toEqual(['conscription', 'the-young-wolf', 'conscription']);
  });

  test('CK-6.8 a house whose five are gone is not asked', () => {
    const game = lay(
      `spent stark conscription, conscription, supply-caravan, forced-march, the-young-wolf\n${TWO}`,
      SINGLES,
    );
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'single-use' }]);
  });

  test('CK-5.15 no single-use order on a port', () => {
    const position = 'phase planning\nlannisport lannister 1 footman\nport-of-lannisport lannister 1 ship';
    const game = lay(position, only('singleUse', 'ports'));
    passUntil(game, 'lannister');
    expect(game.refusal('lannister places port-of-lannisport forced-march')).toMatchObject({
      clause: 'CK-5.15',
      code: 'no-single-use-in-port',
    });
    expect(game.offered('lannister')?.some(offer => offer.startsWith('port-of'))).toBe(false);
  });

  test('1E-S32 the Raven exchanges usual orders only', () => {
    const position =
      'phase raven\nmarker court stark\nwinterfell stark 1 footman march-zero\nkarhold stark 1 footman conscription';
    const game = lay(position, SINGLES);
    expect(game.refusal('stark exchanges karhold raid')).toMatchObject({ clause: '1E-S32', code: 'single-use-stays' });
    expect(game.offered('stark')?.some(offer => offer.startsWith('karhold'))).toBe(false);
    game.play('stark exchanges winterfell defense-plus-one');
    expect(game.told('order-replaced')).toMatchObject([{ before: 'march-zero', order: 'defense-plus-one' }]);
  });

  test('1E-D4 the Raven comes after all orders have been turned up', () => {
    const game = lay(`marker court stark\n${TWO}`, SINGLES).play(
      'stark places none',
      'lannister places lannisport conscription',
      'stark orders winterfell raid',
      'lannister orders none',
    );
    expect(game.figure('order lannisport')).toBe('conscription');
    expect(game.waiting).toMatchObject([{ seat: 'stark', why: 'raven' }]);
  });

  test('1E-S33 1E-H68 Sea of Storms and Feast for Crows keep orders with these icons off the map', () => {
    const position = 'phase planning\npyke greyjoy 1 footman\neffect ';
    const game = lay(`${position}no-raid-orders`, SINGLES);
    expect(game.refusal('greyjoy places pyke the-iron-fleet')).toMatchObject({
      clause: '1E-S33',
      code: 'single-use-banned',
    });
    expect(game.offered('greyjoy')).toEqual(['none', 'pyke conscription', 'pyke supply-caravan', 'pyke forced-march']);
    const feast = lay(`${position}no-consolidate-orders`, SINGLES);
    expect(feast.refusal('greyjoy places pyke conscription')).toMatchObject({ clause: '1E-S33' });
    expect(feast.offered('greyjoy')).toEqual(['none', 'pyke forced-march', 'pyke the-iron-fleet']);
  });

  test('CK-6.2 whoever does not answer in time places none', () => {
    const game = lay(TWO, SINGLES);
    const request = game.request('stark');
    if (request === undefined) throw new Error('nobody is asked');
    expect(game.game.whenLate(game.view('stark'), request)).toEqual({ orders: {} });
  });

  test('CK-6.2 without the option nobody is asked', () => {
    expect(lay(TWO, only()).waiting.map(({ why }) => why)).toEqual(['orders', 'orders']);
  });
});

test('CK-6.3 the question is a sealed one, so that no log or record shows others what was answered', () => {
  const game = deal(4, only('singleUse'));
  expect(game.waiting).toMatchObject([{ why: 'single-use', sealed: true }]);
});

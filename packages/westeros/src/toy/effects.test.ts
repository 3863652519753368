import type { Plain } from '@corvo/core';
import { describe, expect, test } from 'vitest';
import type { HookPoint, Question } from '../ruleset/effects.ts';
import { itemOf, withFeature } from '../ruleset/feature.ts';
import { HOOK_POINTS, type Effect } from '../ruleset/effects.ts';
import { EFFECTS, HOOK_POINTS_OF_TEXTS, QUESTIONS } from './texts-of-cards.fixture.ts';
import { codeOf, lay, makeToy, type Chosen, type Laid } from './toy.fixture.ts';

interface Turn {
  readonly with?: Chosen;
  readonly see: (game: Laid) => Plain;
  readonly without: Plain; // red-lord has no text
  readonly and: Plain; // red-lord has the text
}

/** Red attacks blue in the ford and both have played: 2 + 1 and the lord's 3 against 2, a defence and the guard's 1. */
const BATTLE = `
  ford blue 1 knight defense
  keep red 1 knight 1 footman march
  bay green 1 ship march`;
const LOST = `
  ford blue 3 knights defense
  keep red 1 knight 1 footman march
  bay green 1 ship march`;

const fight = (game: Laid): Laid =>
  game.play('red march keep: knight footman > ford', 'red plays red-lord', 'blue plays blue-guard');
const attack = (game: Laid): Plain => fight(game).figure('strength attacker');
const defence = (game: Laid): Plain => fight(game).figure('strength defender');
const won = (game: Laid): Laid => fight(game).play('red blade keep');

/** Who is asked what. */
const asked = (game: Laid): Plain => game.waiting.map(({ seat, why }) => `${seat} ${why}`);

/** The type lists every question that effects may answer. */
const ANSWERS: { readonly [Q in Question]: Turn & { readonly on?: string } } = {
  unitStrength: { see: attack, without: 6, and: 7 },
  orderStrength: { see: defence, without: 4, and: 3 },
  cardStrength: { see: defence, without: 4, and: 3 },
  sideStrength: { see: attack, without: 6, and: 8 },
  swords: { see: game => won(game).told('units-destroyed').length, without: 0, and: 1 },
  fortifications: {
    on: LOST,
    see: game => asked(won(game)),
    without: ['green march'], // two swords: both die
    and: ['red casualties'], // one of two
  },
  skulls: {
    with: { battle: 'long' },
    see: game => won(game).told('units-destroyed').length,
    without: 0,
    and: 1,
  },
  playable: { see: attack, without: 6, and: 6 }, // a text counts once it is played; as a lasting effect below
  ground: { see: defence, without: 4, and: 4 }, // the toy has none; with a feature it is turned below
  mayUseBlade: { see: game => asked(fight(game)), without: ['red blade'], and: ['blue retreat'] },
  orderAllowed: {
    on: 'keep red 1 footman',
    see: game => codeOf(game, 'red orders keep raid'),
    without: 'taken',
    and: 'taken', // a text of a battle says nothing about planning; as a lasting effect it does, below
  },
  face: { see: attack, without: 6, and: 6 }, // of raids: as a lasting effect below
  unharmed: {
    on: LOST,
    see: game => won(game).figure('units keep'),
    without: '',
    and: 'red routed 1 knight 1 footman',
  },
  advances: {
    see: game => won(game).play('blue retreats crag').figure('units ford'),
    without: 'red 1 knight 1 footman',
    and: '',
  },
  keepsMarch: { see: game => won(game).play('blue retreats crag').figure('order ford'), without: '', and: 'march' },
  retreatsForFoe: { see: game => asked(won(game)), without: ['blue retreat'], and: ['red retreat-of-the-loser'] },
  cost: {
    with: { 'blue-guard': 'when-copy' },
    see: game => asked(fight(game)),
    without: ['red blade'],
    and: ['blue when-copy'],
  },
  works: { with: { 'blue-guard': 'when-copy' }, see: game => fight(game).figure('power blue'), without: 5, and: 4 },
};

/** The type lists every moment of a battle. */
const WORKS: { readonly [M in HookPoint]: Turn & { readonly on?: string } } = {
  cancel: { with: { 'blue-guard': 'sideStrength' }, see: defence, without: 6, and: 4 },
  copy: { see: game => fight(game).figure('power red'), without: 4, and: 5 },
  revealed: { see: game => asked(fight(game)), without: ['red blade'], and: ['red when-revealed'] },
  won: { see: game => asked(won(game)), without: ['blue retreat'], and: ['red when-won'] },
  lost: { on: LOST, see: game => won(game).figure('power red'), without: 4, and: 5 },
  after: { see: game => won(game).play('blue retreats crag').figure('power blue'), without: 4, and: 5 },
};

describe('every question that effects answer, with and without a text that answers it:', () => {
  test.each(QUESTIONS)('%s', question => {
    const { on = BATTLE, with: chosen = {}, see, without, and } = ANSWERS[question];
    expect(see(lay(on, chosen))).toEqual(without);
    expect(see(lay(on, { ...chosen, 'red-lord': question }))).toEqual(and);
  });

  test('a card that is kept out of a battle is not offered, unless there is no other', () => {
    const march = 'red march keep: knight footman > ford';
    const kept = lay(`effect playable\n${BATTLE}`).play(march);
    expect(kept.offered('red')).not.toContain('red-lord');
    expect(kept.refusal('red plays red-lord')).toMatchObject({ code: 'card-not-in-hand' });
    expect(lay(BATTLE).play(march).offered('red')).toContain('red-lord');
    const last = lay(`effect playable\nhand red red-lord\n${BATTLE}`).play(march);
    expect(last.offered('red')).toEqual(['red-lord']);
  });

  test('what the ground adds for a defender can be taken away', () => {
    const hilly = makeToy('toy-hilly', rules =>
      withFeature(rules, {
        id: 'hills',
        ground: (_open, _rules, area, _house, foe) => (foe === 'red' ? itemOf('hills', 3, { area }) : undefined),
      }),
    );
    expect(defence(lay(BATTLE, {}, hilly))).toBe(7);
    expect(defence(lay(BATTLE, { 'red-lord': 'ground' }, hilly))).toBe(4);
  });

  test('an order on the map counts as what an effect makes of it', () => {
    const most = (effect: string): Plain => {
      const game = lay(`${effect}\nkeep red 1 footman raid\nford blue 1 footman raid`);
      return game.request('red')?.ask as Plain;
    };
    expect(most('')).toMatchObject({ from: { keep: { most: 1 } } });
    expect(most('effect face')).toMatchObject({ from: { keep: { most: 2 } } });
  });

  test('an effect that is always in play forbids an order as one on the table does', () => {
    const strict = makeToy('toy-strict', rules => ({ ...rules, always: ['orderAllowed'] }));
    const offered = (game: Laid): Plain => (game.request('red')?.ask as { tokens: Plain } | undefined)?.tokens ?? null;
    expect(offered(lay('keep red 1 footman'))).toHaveProperty('raid');
    expect(offered(lay('keep red 1 footman', {}, strict))).not.toHaveProperty('raid');
    expect(codeOf(lay('keep red 1 footman', {}, strict), 'red orders keep raid')).toBe('order-banned');
  });

  test('a lasting effect answers outside a battle too, and is gone when its time is over', () => {
    const game = lay('effect orderAllowed\nkeep red 1 footman\ntop I calm\ntop II whim');
    expect(game.refusal('red orders keep raid')).toMatchObject({ code: 'order-banned', clause: 'T-2' });
    game.play('red orders none');
    expect(game.figure('effects')).toEqual([]);
  });

  test('an effect that is always in play answers as a lasting one, and no state carries it', () => {
    const always = makeToy('toy-always', rules => ({ ...rules, always: ['orderAllowed'] }));
    const game = lay('keep red 1 footman', {}, always);
    expect(codeOf(game, 'red orders keep raid')).toBe('order-banned');
    expect(game.figure('effects')).toEqual([]);
  });

  test('"set" comes before "add", and "limit" last, whatever the order of the texts', () => {
    const by = (layer: 'set' | 'add' | 'limit', change: (value: number) => number): Effect => ({
      clause: 'T-9',
      modify: { sideStrength: { layer, by: value => change(value) } },
    });
    const layers = makeToy('toy-layers', rules => ({
      ...rules,
      effects: {
        ...rules.effects,
        lower: by('limit', value => Math.min(value, 9)),
        raise: by('add', value => value + 4),
        reset: by('set', () => 7),
      },
      always: ['lower', 'raise', 'reset'],
    }));
    // 6 for units and card; the effects together say min(7 + 4, 9), though no card has a text.
    expect(attack(lay(BATTLE, {}, layers))).toBe(15);
  });
});

describe('every moment of a battle, with and without a text that works then:', () => {
  test('the moments are those of the kernel', () => {
    expect(HOOK_POINTS_OF_TEXTS.toSorted()).toEqual([...HOOK_POINTS].sort());
  });

  test.each(HOOK_POINTS_OF_TEXTS)('%s', moment => {
    const { on = BATTLE, with: chosen = {}, see, without, and } = WORKS[moment];
    expect(without).not.toEqual(and);
    expect(see(lay(on, chosen))).toEqual(without);
    expect(see(lay(on, { ...chosen, 'red-lord': `when-${moment}` }))).toEqual(and);
  });

  test('a text that asks is used, or declined, and refuses what it does not offer', () => {
    const paid = fight(lay(BATTLE, { 'red-lord': 'when-revealed' }));
    expect(paid.refusal('red chooses 3')).toMatchObject({ code: 'text-wrong-amount', clause: 'T-3' });
    expect(paid.play('red chooses 2').figure('power red')).toBe(2);
    expect(paid.told('ability-used')).toHaveLength(1);
    const won2 = won(lay(BATTLE, { 'red-lord': 'when-won' }));
    expect(won2.refusal('red chooses both')).toMatchObject({ code: 'text-has-no-such-answer' });
    expect(won2.play('red chooses none').told('ability-used')).toEqual([]);
    expect(won2.figure('power red')).toBe(4);
  });

  test('where there is nothing to choose, a text does what it says for that', () => {
    const poor = fight(lay(`power red 0\n${BATTLE}`, { 'red-lord': 'when-revealed' }));
    expect(poor.figure('power red')).toBe(1);
  });

  test('a text whose condition does not hold stays silent', () => {
    const rich = won(lay(`power red 5\n${LOST}`, { 'red-lord': 'when-lost' }));
    expect(rich.figure('power red')).toBe(5);
  });

  test('a text may take its card back and play another, whose text then works in the same moment', () => {
    const game = fight(lay(BATTLE, { 'red-lord': 'plays-another' }));
    expect(asked(game)).toEqual(['red another-card']);
    expect(game.refusal('red plays red-lord')).toMatchObject({ code: 'card-not-in-hand' });
    game.play('red plays red-guard');
    expect([game.figure('hand red'), game.figure('strength attacker')]).toEqual([['red-lord', 'red-page'], 4]);
  });

  test('in the step `outcome` winner and loser work in one order of texts', () => {
    const both = won(lay(BATTLE, { battle: 'long', 'red-lord': 'when-won', 'blue-guard': 'when-lost' }));
    expect(asked(both)).toEqual(['red when-won']);
    expect(both.play('red chooses use').told('ability-used')).toMatchObject([{ house: 'red' }, { house: 'blue' }]);
  });
});

test('every effect of the toy is turned above', () => {
  const names = [...QUESTIONS, ...HOOK_POINTS_OF_TEXTS.map(moment => `when-${moment}`), 'plays-another'];
  expect(Object.keys(EFFECTS).toSorted()).toEqual(names.toSorted());
});

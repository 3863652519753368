import { runBattery, table, writeViolation, type TestTable } from '@corvo/testkit';
import {
  addEffect,
  areaAt,
  costOf,
  field,
  gainPower,
  openFor,
  openHookPoint,
  orderOfPlay,
  removeOrder,
  rulesOf,
  useNow,
  westerosGame,
  type BattleScene,
  type Effect,
  type HouseId,
  type LastingEffect,
  type OwnedScene,
  type Part,
  type Table,
  type Westeros,
  type WesterosGame,
} from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { chosenOf } from './options.ts';
import { firstEditionRules } from './rules/index.ts';

// Effects in the manner of tactic cards: they lie ready on the table for a round, cost Power, are used in battles and
// outside, once or again and again, and act on one another by name. The kernel knows none of them.

/** Whom and which effect a taxing or silencing one is about. */
const target = field<LastingEffect, { readonly house: HouseId; readonly effect: string }>('target');

const attacks = ({ mine }: BattleScene): boolean => mine === 0;

/** `HOUSE for EFFECT`, for all that others have lying ready. */
const ofOthers = ({ open, me }: OwnedScene): string[] =>
  open.effects.flatMap(({ effect, owner }) => (owner === null || owner === me ? [] : [`${owner} for ${effect}`]));

const onOneOfOthers = (
  then: (game: Table, scene: OwnedScene, house: HouseId, effect: string) => void,
): Part<OwnedScene> => ({
  when: scene => ofOthers(scene).length > 0,
  asks: 'option',
  ask: scene => ({ kind: 'option', from: [...ofOthers(scene), 'none'] }),
  then(game, scene, { option }) {
    const [, house, effect] = /^(\S+) for (\S+)$/.exec(option) ?? [];
    if (house !== undefined && effect !== undefined) then(game, scene, house, effect);
  },
});

/** Is this about what the entry of the scene was laid for? */
function isTarget({ lasting, about }: { lasting: LastingEffect | null; about: BattleScene['about'] }): boolean {
  const aim = lasting === null ? undefined : target.of(lasting);
  return aim !== undefined && aim.effect === about.effect && aim.house === about.house;
}

function lay(game: Table, effect: string, owner: HouseId, house: HouseId, about: string): void {
  const entry: LastingEffect = { effect, owner, until: 'round' };
  target.put(entry, { house, effect: about });
  addEffect(game, entry);
}

const EFFECTS: Readonly<Record<string, Effect>> = {
  // In every battle that its owner attacks in: 2 Power for a strength of 1.
  'pay-for-strength': {
    clause: 'T-1',
    cost: 2,
    on: {
      'battle-declared': {
        when: attacks,
        then: (game, { me }) => addEffect(game, { effect: 'one-stronger', owner: me, until: 'battle' }),
      },
    },
  },
  'one-stronger': {
    clause: 'T-1',
    modify: {
      sideStrength: { layer: 'add', by: (value, { mine, about }) => (about.side === mine ? value + 1 : value) },
    },
  },
  // Once: the winner of a battle that he attacked in takes 1 Power.
  'spoils-once': {
    clause: 'T-2',
    once: true,
    on: { won: { when: attacks, then: (game, { me }) => void gainPower(game, me, 1, 'ability') } },
  },
  // Outside of battles, after the raids: an order of anybody goes.
  'sabotage-after-raids': {
    clause: 'T-3',
    at: {
      'raids-done': {
        asks: 'areas',
        ask({ open, rules, me }) {
          const from = rules.board.ids.filter(area => areaAt(open, area).orders.some(({ house }) => house !== me));
          return from.length === 0 ? undefined : { kind: 'areas', from, min: 0, max: 1 };
        },
        then(game, { me }, { areas }) {
          for (const area of areas)
            for (const placed of areaAt(game.open, area).orders.filter(({ house }) => house !== me))
              removeOrder(game, area, placed, 'ability');
        },
      },
    },
  },
  // At once when plans are shown.
  'windfall-now': {
    clause: 'T-4',
    once: true,
    at: { 'plans-shown': { then: (game, { me }) => void gainPower(game, me, 3, 'ability') } },
  },
  'dear-windfall-now': {
    clause: 'T-4',
    cost: 2,
    once: true,
    at: { 'plans-shown': { then: (game, { me }) => void gainPower(game, me, 3, 'ability') } },
  },
  // Use what another has: its own moment will come, or has come.
  'borrow-from-another': {
    clause: 'T-5',
    cost: 1,
    at: {
      'plans-shown': onOneOfOthers((game, { me, rules }, _house, effect) => {
        addEffect(game, { effect, owner: me, until: 'round' });
        if (rules.effects[effect]?.at?.['plans-shown'] !== undefined)
          useNow(game, { effect, moment: 'plans-shown', owner: me, from: 'lasting' });
      }),
    },
  },
  // What another has costs him 2 more.
  'tax-another': {
    clause: 'T-6',
    at: { 'plans-shown': onOneOfOthers((game, { me }, house, effect) => lay(game, 'dearer', me, house, effect)) },
  },
  dearer: {
    clause: 'T-6',
    modify: { cost: { layer: 'add', by: (cost, scene) => (isTarget(scene) ? cost + 2 : cost) } },
  },
  // What another has does not work.
  'silence-another': {
    clause: 'T-7',
    at: { 'plans-shown': onOneOfOthers((game, { me }, house, effect) => lay(game, 'silenced', me, house, effect)) },
  },
  silenced: { clause: 'T-7', modify: { works: { layer: 'limit', by: (works, scene) => works && !isTarget(scene) } } },
  // The text of a card may be dear or silent as well.
  'cards-of-the-west-are-silent': {
    clause: 'T-8',
    modify: { works: { layer: 'limit', by: (works, { about }) => works && about.card === undefined } },
  },
  'winners-pay': {
    clause: 'T-9',
    modify: { cost: { layer: 'add', by: (cost, { about }) => (about.effect === 'take-two-power' ? cost + 1 : cost) } },
  },
};

const firstRules = (): ReturnType<typeof rulesOf> => rulesOf(plain.setup({}, HOUSES, 'rules').open);

const HOUSES = ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell'];

/** The rules of the edition with these effects, and with two moments and one of battles that it does not have. */
const gameWith = (id: string, always: readonly string[], begin?: (game: Table) => void): WesterosGame =>
  westerosGame({
    id,
    rules: 1,
    players: { min: 5, max: 5 },
    options: [],
    messages: { it: {}, en: {} },
    areas: firstEditionRules(5, chosenOf({ kingsCourt: 'printed' })).board.ids,
    houses: () => HOUSES,
    settleOptions: options => options,
    ruleset() {
      const rules = firstEditionRules(5, chosenOf({ kingsCourt: 'printed' }));
      const { round = [], battle = [] } = rules.flow;
      const steps = round.flatMap(step => (step === 'raids' ? ['plans-shown', step, 'raids-done'] : [step]));
      return {
        ...rules,
        effects: { ...rules.effects, ...EFFECTS },
        always: [...rules.always, ...always],
        flow: { ...rules.flow, round: steps, battle: ['battle-declared', ...battle] },
      };
    },
    procedures: {
      round: {
        'plans-shown': {
          enter(game) {
            begin?.(game);
            openFor(game, 'plans-shown', orderOfPlay(game.open));
          },
        },
        'raids-done': { enter: game => openFor(game, 'raids-done', orderOfPlay(game.open)) },
      },
      battle: { 'battle-declared': openHookPoint('battle-declared') },
    },
  });

const plain = gameWith('effects', []);
const silent = gameWith('effects-silent', ['cards-of-the-west-are-silent']);
const dear = gameWith('effects-dear', ['winners-pay']);

const at = (position: string, game = plain, phase = 'plans-shown'): TestTable<Westeros> =>
  table(game, { players: 5 }, `round 9\nphase ${phase}\n${position}`);
const asked = ({ waiting }: TestTable<Westeros>): string[] => waiting.map(({ seat, why }) => `${seat} ${why}`);

/** Tyrell can attack Lannister with 2 against 1, twice; Lannister has something to raid with. */
const TWO_MARCHES = `
  used fiefdoms
  throne tyrell lannister stark greyjoy baratheon
  reach tyrell 1 knight march-zero
  blackwater lannister 1 footman defense-plus-one
  highgarden tyrell 1 knight march-minus-one
  searoad-marches lannister 1 footman`;
const FIRST = 'tyrell march reach: knight > blackwater';
const SECOND = 'tyrell march highgarden: knight > searoad-marches';

test('an effect that its owner has chosen to use is not asked about once more, and is paid for and spent', () => {
  const chosen = gameWith('effects-chosen', [], game => {
    for (const effect of ['windfall-now', 'windfall-now', 'dear-windfall-now'])
      useNow(game, { effect, moment: 'plans-shown', owner: 'tyrell', from: 'lasting', chosen: true });
  });
  const game = at(`${TWO_MARCHES}\neffect windfall-now tyrell\neffect dear-windfall-now tyrell`, chosen);
  game.play('tyrell chooses none', 'tyrell chooses none'); // as the moment asks
  expect(asked(game)).toEqual(['tyrell march']);
  expect(game.figure('power tyrell')).toBe(5 + 3 + (3 - 2));
});

describe('an effect that lies ready is asked about in battles', () => {
  const ready = (more = ''): TestTable<Westeros> => at(`${TWO_MARCHES}\neffect pay-for-strength tyrell\n${more}`);

  test('before it works its owner is asked, and told what it costs', () => {
    const game = ready().play(FIRST);
    expect([asked(game), game.offered('tyrell')]).toEqual([['tyrell pay-for-strength'], ['use', 'none']]);
    expect(game.request('tyrell')?.clause).toBe('T-1');
    const said = game.game.sentences.question?.(game.state.open, 'tyrell', 'pay-for-strength');
    expect(said?.data).toMatchObject({ cost: 2, battle: 'blackwater', attacker: 'tyrell' });
    expect(game.refusal('tyrell chooses perhaps')).toMatchObject({ clause: 'T-1', code: 'not-offered' });
    expect(game.game.whenLate(game.view('tyrell'), game.request('tyrell') as never)).toEqual({ option: 'none' });
  });

  test('used, it is paid for and counts from the first strength that is stated', () => {
    const game = ready().play(FIRST, 'tyrell chooses use');
    expect(game.told('ability-used')).toEqual([{ house: 'tyrell', effect: 'pay-for-strength' }]);
    expect(game.told('power-paid')).toEqual([{ house: 'tyrell', amount: 2, why: 'ability', power: 3 }]);
    expect(game.told('strengths-stated')).toMatchObject([{ attack: 3, defence: 2 }]);
    expect(game.figure('items attacker')).toContainEqual({ from: 'texts', value: 1, by: ['one-stronger'] });
  });

  test('left alone, it costs and does nothing', () => {
    const game = ready().play(FIRST, 'tyrell chooses none');
    expect([game.told('ability-used'), game.told('power-paid')]).toEqual([[], []]);
    expect(game.told('strengths-stated')).toMatchObject([{ attack: 2, defence: 2 }]);
    expect(game.figure('power tyrell')).toBe(5);
  });

  test('it lasts: what it brought is over with the battle, and the next one asks again', () => {
    const cards = ['tyrell plays mace-tyrell', 'lannister plays kevan-lannister'];
    const game = ready().play(FIRST, 'tyrell chooses use', ...cards);
    expect(game.figure('effects')).toEqual(['pay-for-strength']);
    expect(asked(game.play(SECOND))).toEqual(['tyrell pay-for-strength']);
    expect(game.play('tyrell chooses use').figure('power tyrell')).toBe(1);
  });

  test('who cannot pay is not asked', () => {
    expect(asked(ready('power tyrell 2').play(FIRST))).toEqual(['tyrell pay-for-strength']);
    expect(asked(ready('power tyrell 1').play(FIRST))).toEqual(['tyrell battle-card', 'lannister battle-card']);
  });

  test('its own condition holds: a defender has no use for it, and a third house no part in the battle', () => {
    for (const owner of ['lannister', 'stark']) {
      const game = at(`${TWO_MARCHES}\neffect pay-for-strength ${owner}`).play(FIRST);
      expect([owner, ...asked(game)]).toEqual([owner, 'tyrell battle-card', 'lannister battle-card']);
    }
  });

  test('texts of cards come first, then what lies ready, both in the order of texts', () => {
    const game = at(`${TWO_MARCHES}
      hand lannister ser-jaime-lannister, vargo-hoat
      hand tyrell queen-of-thorns, mace-tyrell
      kings-landing lannister 4 knights march-plus-one
      effect spoils-once lannister`).play(FIRST);
    game.play('tyrell plays mace-tyrell', 'lannister plays vargo-hoat');
    game.play('lannister march kings-landing: 4 knights > blackwater');
    game.play('lannister plays ser-jaime-lannister', 'tyrell plays queen-of-thorns');
    expect(game.told('text-cancelled')).toHaveLength(1); // his text, but not what lies ready
    expect(asked(game)).toEqual(['lannister spoils-once']);
  });
});

describe('one that is spent by its use', () => {
  const won = (position: string, ...answers: string[]): TestTable<Westeros> =>
    at(`${TWO_MARCHES.replace(' defense-plus-one', '')}\n${position}`).play(
      FIRST,
      'tyrell plays mace-tyrell',
      'lannister plays kevan-lannister',
      ...answers,
    );
  const again = (game: TestTable<Westeros>): string[] => {
    if (asked(game).includes('lannister retreat')) game.play('lannister retreats stoney-sept');
    return asked(game.play(SECOND, 'tyrell plays ser-loras-tyrell', 'lannister plays ser-jaime-lannister'));
  };

  test('used, it is not offered a second time, and the position says so', () => {
    const game = won('effect spoils-once tyrell', 'tyrell chooses use');
    expect(game.told('power-gained')).toMatchObject([{ house: 'tyrell', amount: 1, why: 'ability' }]);
    expect(game.state.open.effects).toEqual([{ effect: 'spoils-once', owner: 'tyrell', until: 'round', used: true }]);
    expect(game.game.table.write(game.state.open)).toContain('effect spoils-once tyrell used');
    expect(again(game)).not.toContain('tyrell spoils-once');
  });

  test('the table as it was before its use knows nothing of it', () => {
    const game = won('effect spoils-once tyrell');
    const before = game.state;
    game.play('tyrell chooses use');
    expect(before.open.effects).toEqual([{ effect: 'spoils-once', owner: 'tyrell', until: 'round' }]);
  });

  test('left alone, it is offered again', () => {
    const game = won('effect spoils-once tyrell', 'tyrell chooses none');
    expect(game.told('power-gained')).toEqual([]);
    expect(again(game)).toContain('tyrell spoils-once');
  });

  test('a position may begin with one that is spent, and with two of the same each has its use', () => {
    expect(asked(won('effect spoils-once tyrell used'))).not.toContain('tyrell spoils-once');
    const two = won('effect spoils-once tyrell\neffect spoils-once tyrell', 'tyrell chooses use');
    expect(asked(two)).toEqual(['tyrell spoils-once']);
    expect(two.play('tyrell chooses use').figure('power tyrell')).toBe(7);
    const left = won('effect spoils-once tyrell used\neffect spoils-once tyrell', 'tyrell chooses none');
    expect(asked(left)).not.toContain('tyrell spoils-once');
    expect(() => at('effect spoils-once tyrell gone')).toThrow('the house that the effect concerns');
  });
});

describe('one outside of battles, at a moment that the game adds', () => {
  const ready = (more = ''): TestTable<Westeros> => at(`${TWO_MARCHES}\neffect sabotage-after-raids stark\n${more}`);

  test('used, it does what it says; its own question has its own answers', () => {
    const game = ready();
    expect(asked(game)).toEqual(['stark sabotage-after-raids']);
    expect(game.request('stark')?.ask).toEqual({
      kind: 'areas',
      from: ['blackwater', 'the-reach', 'highgarden'],
      min: 0,
      max: 1,
    });
    game.play('stark chooses blackwater');
    expect([game.figure('order blackwater'), game.told('ability-used')]).toEqual([
      '',
      [{ house: 'stark', effect: 'sabotage-after-raids' }],
    ]);
  });

  test('declined, nothing happens', () => {
    const game = ready().play('stark chooses none');
    expect([game.figure('order blackwater'), game.told('ability-used')]).toEqual(['defense-plus-one', []]);
  });

  test('where there is nothing to choose nobody is asked', () => {
    expect(asked(at('winterfell stark 1 footman march-zero\neffect sabotage-after-raids stark'))).toEqual([
      'stark march',
    ]);
  });

  test('houses in the order of play, the effects of one in the order in which they came', () => {
    const game = ready(`effect windfall-now baratheon\neffect windfall-now tyrell\neffect borrow-from-another tyrell`);
    expect(asked(game)).toEqual(['tyrell windfall-now']);
    expect(asked(game.play('tyrell chooses use'))).toEqual(['tyrell borrow-from-another']);
    expect(asked(game.play('tyrell chooses none'))).toEqual(['baratheon windfall-now']);
  });
});

describe('effects act on one another by name', () => {
  const READY = `${TWO_MARCHES}\neffect pay-for-strength tyrell`;

  test('borrowed, it works for another owner too, at its own moment', () => {
    const position =
      `${READY}\ncastle-rock lannister 1 knight march-zero\neffect borrow-from-another lannister`.replace(
        'castle-rock',
        'stoney-sept',
      );
    const game = at(position);
    expect(game.offered('lannister')).toEqual(['tyrell for pay-for-strength', 'none']);
    game.play('lannister chooses tyrell for pay-for-strength');
    expect(game.told('power-paid')).toMatchObject([{ house: 'lannister', amount: 1 }]);
    game.play(FIRST, 'tyrell chooses none', 'tyrell plays mace-tyrell', 'lannister plays kevan-lannister');
    expect(asked(game.play('lannister march stoney-sept: knight > blackwater'))).toEqual([
      'lannister pay-for-strength',
    ]);
    const not = at(position).play('lannister chooses none');
    expect([not.told('power-paid'), not.figure('effects')]).toEqual([[], ['pay-for-strength', 'borrow-from-another']]);
  });

  test('borrowed when its moment has come, it works at once; who lends it keeps his', () => {
    const game = at(`${READY}\neffect windfall-now stark\neffect borrow-from-another lannister`);
    game.play('lannister chooses stark for windfall-now');
    expect(asked(game)).toEqual(['lannister windfall-now']);
    expect(game.play('lannister chooses use').figure('power lannister')).toBe(7); // 5 less 1, and 3
    expect(asked(game)).toEqual(['stark windfall-now']);
    const kept = at(`${READY}\neffect windfall-now stark\neffect borrow-from-another lannister`);
    expect(
      kept.play('lannister chooses stark for windfall-now', 'lannister chooses none').figure('power lannister'),
    ).toBe(4);
  });

  test('taxed, it costs that house more, and whoever cannot pay that is not asked', () => {
    const taxed = (power: number, answer: string): TestTable<Westeros> =>
      at(`${READY}\npower tyrell ${power}\neffect tax-another stark`).play(`stark chooses ${answer}`, FIRST);
    const rich = taxed(5, 'tyrell for pay-for-strength');
    expect(costOf(rich.state.open, firstRules(), null, 'pay-for-strength', 'tyrell')).toBe(4);
    expect(rich.play('tyrell chooses use').figure('power tyrell')).toBe(1);
    expect(asked(taxed(3, 'tyrell for pay-for-strength'))).toEqual(['tyrell battle-card', 'lannister battle-card']);
    expect(taxed(3, 'none').play('tyrell chooses use').figure('power tyrell')).toBe(1);
  });

  test('the tax is on one house: another that borrowed the same pays the usual price', () => {
    const game = at(`${READY}\neffect borrow-from-another lannister\neffect tax-another stark`);
    game.play('lannister chooses tyrell for pay-for-strength', 'stark chooses tyrell for pay-for-strength');
    const cost = (house: string): number => costOf(game.state.open, firstRules(), null, 'pay-for-strength', house);
    expect([cost('tyrell'), cost('lannister')]).toEqual([4, 2]);
  });

  test('silenced, it is not offered; and what only changes a number changes none', () => {
    const silenced = (effect: string, answer: string): TestTable<Westeros> =>
      at(`${TWO_MARCHES}\neffect ${effect} tyrell\neffect silence-another stark`).play(
        `stark chooses ${answer}`,
        FIRST,
      );
    expect(asked(silenced('pay-for-strength', 'none'))).toEqual(['tyrell pay-for-strength']);
    expect(asked(silenced('pay-for-strength', 'tyrell for pay-for-strength'))).toEqual([
      'tyrell battle-card',
      'lannister battle-card',
    ]);
    expect(silenced('one-stronger', 'none').figure('strength attacker')).toBe(3);
    expect(silenced('one-stronger', 'tyrell for one-stronger').figure('strength attacker')).toBe(2);
  });
});

describe('texts of cards can be made dear or silent like any effect', () => {
  /** Lannister attacks with two footmen and these cards. */
  const fight = (game: WesterosGame, card: string, power = 5): TestTable<Westeros> =>
    at(
      `used fiefdoms\npower lannister ${power}\nreach lannister 2 footmen march-plus-one\nblackwater stark 1 footman`,
      game,
    ).play('lannister march reach: 2 footmen > blackwater', `lannister plays ${card}`, 'stark plays ser-rodrik-cassel');

  test('silent, a text neither changes a number nor does anything', () => {
    expect(fight(plain, 'vargo-hoat').told('battle-decided')).toMatchObject([{ attack: 5 }]);
    expect(fight(silent, 'vargo-hoat').told('battle-decided')).toMatchObject([{ attack: 3 }]);
    expect(fight(plain, 'ser-jaime-lannister').told('power-gained')).toMatchObject([{ amount: 2 }]);
    expect(fight(silent, 'ser-jaime-lannister').told('power-gained')).toEqual([]);
  });

  test('dear, a text asks before anybody pays; one that cannot be paid for does not work', () => {
    const game = fight(dear, 'ser-jaime-lannister');
    expect([asked(game), game.offered('lannister')]).toEqual([['lannister take-two-power'], ['use', 'none']]);
    expect(game.refusal('lannister chooses both')).toMatchObject({ code: 'text-has-no-such-answer' });
    expect(game.play('lannister chooses use').figure('power lannister')).toBe(6);
    expect(fight(dear, 'ser-jaime-lannister').play('lannister chooses none').figure('power lannister')).toBe(5);
    const poor = fight(dear, 'ser-jaime-lannister', 0);
    expect([poor.told('ability-used'), poor.figure('power lannister')]).toEqual([[], 0]);
  });
});

test('whole games with effects dealt every round are saved, replayed and copied like any other', () => {
  const names = Object.keys(EFFECTS).filter(name => EFFECTS[name]?.on !== undefined || EFFECTS[name]?.at !== undefined);
  let dealt = 0;
  const game = gameWith('effects-dealt', [], open => {
    for (const owner of orderOfPlay(open.open)) {
      addEffect(open, { effect: names[open.draw(names.length)] ?? '', owner, until: 'round' });
      dealt += 1;
    }
  });
  const report = runBattery(
    { game },
    {
      games: 3,
      seed: 'effects',
      properties: ['plain-data', 'twin', 'scramble', 'replay', 'purity', 'save-and-load', 'record'],
    },
  );
  expect(report.violations.map(writeViolation)).toEqual([]);
  expect(dealt).toBeGreaterThan(50);
});

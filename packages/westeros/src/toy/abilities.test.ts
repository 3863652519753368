import { describe, expect, test } from 'vitest';
import { openFor, useNow } from '../abilities/start.ts';
import { openHookPoint } from '../battle/abilities.ts';
import { field } from '../field.ts';
import type { HouseId } from '../ids.ts';
import { houseAt } from '../realm/pools.ts';
import { orderOfPlay } from '../realm/tracks.ts';
import type { Effect } from '../ruleset/effects.ts';
import type { LastingEffect, Table, WesterosGame } from '../state.ts';
import { addEffect, discardFromHand, gainPower } from '../verbs.ts';
import { playOn } from './play.fixture.ts';
import { lay, makeToy, type Laid } from './toy.fixture.ts';

// The engine by which effects work that lie ready on the table: asked about, paid for, spent, borrowed, taxed, silenced.

/** What a claim is worth: each entry says it for itself. */
const worth = field<LastingEffect, number>('worth');
/** Whose effect of which name one is about. */
const about = field<LastingEffect, { readonly house: HouseId; readonly effect: string }>('about');

const isAbout = (lasting: LastingEffect | null, effect: string | undefined, house: HouseId | undefined): boolean => {
  const aim = lasting === null ? undefined : about.of(lasting);
  return aim !== undefined && aim.effect === effect && aim.house === house;
};

const EFFECTS: Readonly<Record<string, Effect>> = {
  claim: {
    clause: 'T-20',
    once: true,
    at: {
      'toy-plans': {
        then: (game, { me, lasting }) =>
          void gainPower(game, me, (lasting === null ? undefined : worth.of(lasting)) ?? 1, 'ability'),
      },
    },
  },
  dear: {
    clause: 'T-21',
    cost: 3,
    at: { 'toy-plans': { then: (game, { me }) => void gainPower(game, me, 1, 'ability') } },
  },
  gift: {
    clause: 'T-22',
    at: {
      'toy-plans': {
        asks: 'option',
        who: () => 'green', // somebody else says who gets it
        ask: ({ open, me }) => ({ kind: 'option', from: [...orderOfPlay(open).filter(house => house !== me), 'none'] }),
        then(game, _scene, { option }) {
          if (option !== 'none') gainPower(game, option, 1, 'ability');
        },
      },
    },
  },
  beggars: {
    clause: 'T-23',
    at: {
      'toy-plans': {
        asks: 'option',
        ask({ open }) {
          const poor = orderOfPlay(open).filter(house => houseAt(open, house).power === 0);
          return poor.length === 0 ? undefined : { kind: 'option', from: poor };
        },
        then: (game, _scene, { option }) => void gainPower(game, option, 1, 'ability'),
        otherwise: (game, { me }) => void gainPower(game, me, 2, 'ability'),
      },
    },
  },
  dearer: {
    clause: 'T-24',
    modify: {
      cost: {
        layer: 'add',
        by: (cost, { lasting, about: { effect, house } }) => (isAbout(lasting, effect, house) ? cost + 2 : cost),
      },
    },
  },
  silenced: {
    clause: 'T-25',
    modify: {
      works: {
        layer: 'limit',
        by: (works, { lasting, about: { effect, house } }) => works && !isAbout(lasting, effect, house),
      },
    },
  },
  charge: {
    clause: 'T-26',
    on: {
      'battle-joined': {
        when: ({ mine }) => mine === 0,
        then: (game, { me }) => addEffect(game, { effect: 'charging', owner: me, until: 'battle' }),
      },
    },
  },
  charging: {
    clause: 'T-26',
    modify: {
      sideStrength: { layer: 'add', by: (value, scene) => (scene.about.side === scene.mine ? value + 2 : value) },
    },
  },
};

/** What only cards order, whose answer cannot be left out. */
const ORDERED: Readonly<Record<string, Effect>> = {
  mourning: {
    clause: 'T-27',
    at: {
      'toy-plans': {
        asks: 'card',
        ask: ({ open, me }) => ({ kind: 'card', from: houseAt(open, me).hand, optional: false }),
        then(game, { me }, { card }) {
          if (card !== null) discardFromHand(game, me, card, 'ability');
        },
      },
    },
  },
  famine: {
    clause: 'T-28',
    at: {
      'toy-plans': {
        asks: 'areas',
        ask: () => ({ kind: 'areas', from: ['keep', 'ford'], min: 1, max: 1 }),
        then: (game, { me }) => void gainPower(game, me, 1, 'ability'),
      },
    },
  },
};

/** The toy with these effects, a moment of the round and one of battles; what lies ready is laid before the first. */
let games = 0;
function toyWith(begin: (game: Table) => void): WesterosGame {
  return makeToy(
    `toy-of-abilities-${games++}`,
    rules => ({
      ...rules,
      effects: { ...rules.effects, ...EFFECTS, ...ORDERED },
      flow: {
        ...rules.flow,
        round: (rules.flow['round'] ?? []).flatMap(step => (step === 'raids' ? ['toy-plans', step] : [step])),
        battle: ['battle-joined', ...(rules.flow['battle'] ?? [])],
      },
    }),
    {
      round: {
        'toy-plans': {
          enter(game) {
            begin(game);
            openFor(game, 'toy-plans', orderOfPlay(game.open));
          },
        },
      },
      battle: { 'battle-joined': openHookPoint('battle-joined') },
    },
  );
}

const BOARD = 'phase toy-plans\nkeep red 2 footmen march\nford blue 1 footman\nmoor green 1 footman march';
const at = (begin: (game: Table) => void, more = ''): Laid => lay(`${BOARD}${more}`, { realms: 'one' }, toyWith(begin));
const asked = ({ waiting }: Laid): string[] => waiting.map(({ seat, why }) => `${seat} ${why}`);

const ready = (game: Table, effect: string, owner: HouseId, more?: (entry: LastingEffect) => void): void => {
  const entry: LastingEffect = { effect, owner, until: 'round' };
  more?.(entry);
  addEffect(game, entry);
};

describe('of two effects of one name and owner', () => {
  const twoClaims = (game: Table): void => {
    ready(game, 'claim', 'red', entry => worth.put(entry, 1));
    ready(game, 'claim', 'red', entry => worth.put(entry, 3));
  };

  test('each is asked about for itself, and used it is its own entry that works and is spent', () => {
    const game = at(twoClaims).play('red chooses none', 'red chooses use');
    expect(game.told('power-gained')).toMatchObject([{ house: 'red', amount: 3 }]);
    expect(game.state.open.effects.map(({ used }) => used === true)).toEqual([false, true]);
  });

  test('both can be used', () => {
    const game = at(twoClaims).play('red chooses use', 'red chooses use');
    expect(game.figure('power red')).toBe(4 + 1 + 3);
    expect(game.state.open.effects.map(({ used }) => used === true)).toEqual([true, true]);
  });

  test('one that lasts for another time is another one', () => {
    const game = at(open => {
      ready(open, 'claim', 'red', entry => worth.put(entry, 1));
      const lasting: LastingEffect = { effect: 'claim', owner: 'red', until: 'game' };
      worth.put(lasting, 2);
      addEffect(open, lasting);
    }).play('red chooses none', 'red chooses use');
    expect(game.told('power-gained')).toMatchObject([{ house: 'red', amount: 2 }]);
  });

  test('a use that names none takes the first that is not spent', () => {
    const game = at(open => {
      twoClaims(open);
      for (let i = 0; i < 3; i++)
        useNow(open, { effect: 'claim', moment: 'toy-plans', owner: 'red', from: 'lasting', chosen: true });
    });
    game.play('red chooses none', 'red chooses none'); // the moment asks first
    expect(game.figure('power red')).toBe(4 + 1 + 3); // and the third use finds nothing
  });
});

describe('an effect that lies ready', () => {
  test('is asked about house by house in the order of play, and costs nothing while it is left', () => {
    const game = at(open => {
      ready(open, 'dear', 'green');
      ready(open, 'dear', 'red');
    });
    expect([asked(game), game.offered('red')]).toEqual([['red dear'], ['use', 'none']]);
    expect(asked(game.play('red chooses none'))).toEqual(['green dear']);
    game.play('green chooses use');
    expect(['red', 'green'].map(house => game.figure(`power ${house}`))).toEqual([4, 4 - 3 + 1]);
  });

  test('is not asked about where its owner cannot pay, and lies there again and again where he can', () => {
    const poor = at(open => ready(open, 'dear', 'red'), '\npower red 2');
    expect(asked(poor)).toEqual(['red march']);
    const rich = at(open => ready(open, 'dear', 'red')).play('red chooses use');
    expect(rich.state.open.effects.map(({ used }) => used)).toEqual([undefined]);
  });

  test('may ask somebody else than its owner', () => {
    const game = at(open => ready(open, 'gift', 'red'));
    expect(asked(game)).toEqual(['green gift']);
    expect(game.refusal('green chooses red')).toMatchObject({ clause: 'T-22' });
    expect(game.play('green chooses blue').figure('power blue')).toBe(5);
  });

  test('does what it says instead where there is nothing to choose, once its owner has said that he uses it', () => {
    const game = at(open => ready(open, 'beggars', 'red'));
    expect([asked(game), game.offered('red')]).toEqual([['red beggars'], ['use', 'none']]);
    expect(game.play('red chooses use').figure('power red')).toBe(6);
    const needy = at(open => ready(open, 'beggars', 'red'), '\npower blue 0');
    expect(needy.offered('red')).toEqual(['blue']);
    expect(needy.play('red chooses blue').figure('power blue')).toBe(1);
  });

  test('works in a moment of battles that the ruleset adds, for its battle alone', () => {
    const game = at(open => ready(open, 'charge', 'red'));
    game.play('red march keep: 2 footmen > ford');
    expect(asked(game)).toEqual(['red charge']);
    game.play('red chooses use');
    expect(game.told('strengths-stated')).toMatchObject([{ attack: 4, defence: 1 }]);
    playOn(game, {}, ['march']);
    expect(asked(game)).toEqual(['green march']);
    expect(game.state.open.effects.map(({ effect }) => effect)).not.toContain('charging');
  });
});

describe('a card that is obeyed, whatever deck it is of,', () => {
  const obey = (effect: string): Laid =>
    at(game => useNow(game, { effect, moment: 'toy-plans', owner: 'red', from: 'card', card: 'any-card' }));
  const problemOf = (game: Laid, line: string): unknown => {
    const { code, clause, data } = game.refusal(line) ?? {};
    return { code, clause, data };
  };

  test('refuses what it does not offer under its clause', () => {
    const game = obey('gift');
    expect(problemOf(game, 'green chooses elsewhere')).toEqual({
      code: 'card-does-not-offer',
      clause: 'T-22',
      data: { card: 'any-card', offered: ['blue', 'green', 'none'], choice: 'elsewhere' },
    });
    game.play('green chooses blue');
    expect(game.told('ability-used')).toEqual([]); // it was not used, it was obeyed
    expect(game.told('power-gained')).toMatchObject([{ house: 'blue', amount: 1 }]);
  });

  test('must be obeyed', () => {
    const game = obey('mourning');
    expect(problemOf(game, 'red chooses none')).toMatchObject({ code: 'card-must-be-obeyed', clause: 'T-27' });
    expect(problemOf(game, 'red chooses blue-page')).toMatchObject({ code: 'card-does-not-offer', clause: 'T-27' });
    game.play('red chooses red-page');
    expect(game.told('card-discarded')).toMatchObject([{ house: 'red', card: 'red-page' }]);
  });

  test('says how many areas it wants', () => {
    const game = obey('famine');
    expect(problemOf(game, 'red chooses keep, ford')).toMatchObject({ code: 'wrong-number', clause: 'T-28' });
    expect(problemOf(game, 'red chooses moor')).toMatchObject({ code: 'card-does-not-offer', clause: 'T-28' });
  });
});

describe('effects act on one another by name and owner:', () => {
  const on = (house: HouseId, effect: string) => (entry: LastingEffect) => about.put(entry, { house, effect });

  test('one is borrowed by another house, which uses its own entry of it', () => {
    const game = at(open => {
      ready(open, 'claim', 'blue', entry => worth.put(entry, 3));
      ready(open, 'claim', 'red');
    }).play('red chooses use', 'blue chooses none');
    expect(game.told('power-gained')).toEqual([]); // told before blue was asked
    expect(['red', 'blue'].map(house => game.figure(`power ${house}`))).toEqual([5, 4]);
    expect(game.state.open.effects.map(({ used }) => used === true)).toEqual([false, true]);
  });

  test('one is taxed: two taxes of one owner bind two effects, each its own', () => {
    const game = at(open => {
      ready(open, 'dear', 'red');
      ready(open, 'dear', 'blue');
      ready(open, 'dearer', 'green', on('red', 'dear'));
      ready(open, 'dearer', 'green', on('blue', 'dear'));
    }, '\npower red 5\npower blue 4');
    expect(asked(game)).toEqual(['red dear']); // blue has 4 and would need 5
    expect(asked(game.play('red chooses use'))).toEqual(['red march']);
    expect(game.figure('power red')).toBe(5 - 5 + 1);
  });

  test('one is silenced, and that of another house goes on working', () => {
    const game = at(open => {
      ready(open, 'claim', 'red');
      ready(open, 'claim', 'blue');
      ready(open, 'silenced', 'green', on('red', 'claim'));
    });
    expect(asked(game)).toEqual(['blue claim']);
    expect(game.play('blue chooses use').figure('power blue')).toBe(5);
  });
});

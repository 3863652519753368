import type { Seat } from '@corvo/core';
import { westerosGame, type OrdersChoice, type WesterosRequest, type WesterosView } from '@corvo/westeros';
import { countDecisions, table } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { firstEdition as game } from './game.ts';
import { lay } from './ledger/lay.fixture.ts';
import { chosenOf } from './options.ts';
import { firstEditionRules } from './rules/index.ts';

const asked = (view: WesterosView): WesterosRequest => {
  const [request] = game.requests(view);
  if (request === undefined) throw new Error('nobody is asked');
  return request;
};

const lateOrders = (position: string, seat: Seat): OrdersChoice['orders'] => {
  const view = game.view(lay(position).state, seat);
  return (game.whenLate(view, asked(view)) as OrdersChoice).orders;
};

describe('a seat whose clock has run out', () => {
  test('areas beside another house defend themselves, the others gather Power, ships support', () => {
    expect(
      lateOrders(
        `winterfell stark 1 footman
         karhold stark 1 footman
         the-shivering-sea stark 1 ship
         moat-cailin greyjoy 1 footman`,
        'stark',
      ),
    ).toEqual({ winterfell: 'defense-plus-one', karhold: 'consolidate', 'the-shivering-sea': 'support' });
  });

  test('what a card forbids this turn is not placed', () => {
    const orders = lateOrders(
      `effect no-defence-orders
       winterfell stark 1 footman
       moat-cailin greyjoy 1 footman`,
      'stark',
    );
    expect(orders).toEqual({ winterfell: 'support' });
  });

  test('no march, no raid and no star is spent, and tokens end before areas do', () => {
    const areas = ['winterfell', 'karhold', 'castle-black', 'white-harbor', 'widows-watch', 'the-twins', 'seagard'];
    const orders = lateOrders(areas.map(area => `${area} stark 1 footman`).join('\n'), 'stark');
    expect(Object.values(orders).filter(order => /march|raid|star|plus-two|support-plus/.test(order))).toEqual([]);
    expect(Object.keys(orders)).toHaveLength(6); // 2 of each kind without a star
  });

  test('whole games of late seats are lawful, end, and are the same every time', () => {
    for (const players of [3, 4, 5]) {
      const play = (): string => {
        const options = game.resolveOptions({}, players);
        if ('code' in options) throw new Error(String(options['code']));
        const state = game.setup(options, game.seats(players), `late ${players}`);
        const answers: string[] = [];
        const decided = countDecisions();
        while (state.open.outcome === null) {
          decided();
          const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
          const view = game.view(state, seat);
          const request = asked(view);
          const choice = game.whenLate(view, request);
          expect(game.check(view, request, choice)).toBeUndefined();
          answers.push(game.write(view, { seat, request: request.id, choice }));
          game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
        }
        return answers.join('\n');
      };
      const first = play();
      expect(first).toMatch(/ orders (?!none)/);
      expect(play()).toBe(first);
    }
  });

  test('every answer of a late seat is lawful, wherever a random game has led', () => {
    for (let index = 0; index < 6; index++) {
      const state = game.setup({ kingsCourt: 'recommended' }, game.seats(5), `late anywhere ${index}`);
      const decided = countDecisions();
      while (state.open.outcome === null) {
        decided();
        const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
        const view = game.view(state, seat);
        const request = asked(view);
        const late = game.whenLate(view, request);
        expect(game.check(view, request, late)).toBeUndefined();
        const choice = game.sample(view, request, state.hidden.rng);
        game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
      }
    }
  });

  test('where every area must have an order and few fit, all are given anew rather than one left out', () => {
    const rules = firstEditionRules(5, chosenOf({}));
    const strict = westerosGame({
      id: 'late-and-strict',
      rules: 1,
      players: { min: 5, max: 5 },
      options: [],
      messages: game.messages,
      areas: rules.board.ids,
      houses: () => game.seats(5),
      settleOptions: options => options,
      ruleset: () => ({
        ...rules,
        rulings: {
          ...rules.rulings,
          ordersRequired: true,
          orderFits: (_open, { board }, _house, order, area) =>
            board.area[area]?.element === 'sea' && (order.type !== 'consolidate' || order.star)
              ? { code: 'consolidate-on-land-only' }
              : undefined,
        },
      }),
    });
    const laid = table(
      strict,
      { players: 5 },
      'phase planning\nwinterfell stark 1 footman\nkarhold stark 1 footman\nthe-shivering-sea stark 1 ship',
    );
    const view = laid.view('stark');
    const [request] = strict.requests(view);
    const { orders } = strict.whenLate(view, request!) as OrdersChoice;
    expect(strict.check(view, request!, { orders })).toBeUndefined();
    expect(Object.keys(orders)).toHaveLength(3);
    expect(orders['the-shivering-sea']).toBe('consolidate'); // which the lands took first
  });
});

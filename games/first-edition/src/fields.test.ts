import { rngFromText, type Seat } from '@corvo/core';
import { runBattery, writeViolation } from '@corvo/testkit';
import {
  addEffect,
  field,
  westerosGame,
  type AreaState,
  type BattleFrame,
  type DeckState,
  type Field,
  type Holder,
  type HouseState,
  type LastingEffect,
  type RealmState,
  type Side,
  type Table,
  type WesterosGame,
  type WesterosHidden,
  type WesterosOpen,
  type WesterosOwn,
  type WesterosState,
} from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { chosenOf } from './options.ts';
import { firstEditionRules } from './rules/index.ts';

// A toy that keeps something at every place where a feature may: it counts the rounds everywhere.

type Rounds = { readonly rounds: readonly number[] };
const PLACES = {
  table: field<WesterosOpen, Rounds>('toy'),
  hidden: field<WesterosHidden, Rounds>('toy'),
  drawer: field<WesterosOwn, Rounds>('toy'),
  house: field<HouseState, Rounds>('toy'),
  area: field<AreaState, Rounds>('toy'),
  realm: field<RealmState, Rounds>('toy'),
  deck: field<DeckState, Rounds>('toy'),
  effect: field<LastingEffect, Rounds>('toy'),
};
const toll = field<Side, number>('toll');

function count<H extends Holder>(place: Field<H, Rounds>, holders: readonly H[], round: number): void {
  for (const holder of holders) place.put(holder, { rounds: [...(place.of(holder)?.rounds ?? []), round] });
}

function countEverywhere({ open, hidden, own }: Table): void {
  const { round } = open;
  count(PLACES.table, [open], round);
  count(PLACES.hidden, [hidden], round);
  count(PLACES.drawer, Object.values(own), round);
  count(PLACES.house, Object.values(open.houses), round);
  count(PLACES.area, Object.values(open.areas), round);
  count(PLACES.realm, Object.values(open.realms), round);
  count(PLACES.deck, Object.values(open.decks), round);
  count(PLACES.effect, open.effects, round);
}

/** What each place has counted, in the order of the places. */
function counted({ open, hidden, own }: WesterosState): (readonly number[] | undefined)[] {
  return [
    PLACES.table.of(open),
    PLACES.hidden.of(hidden),
    ...Object.values(own).map(drawer => PLACES.drawer.of(drawer)),
    ...Object.values(open.houses).map(house => PLACES.house.of(house)),
    ...Object.values(open.areas).map(area => PLACES.area.of(area)),
    ...Object.values(open.realms).map(realm => PLACES.realm.of(realm)),
    ...Object.values(open.decks).map(deck => PLACES.deck.of(deck)),
    ...open.effects.filter(({ until }) => until === 'game').map(effect => PLACES.effect.of(effect)),
  ].map(kept => kept?.rounds);
}

const toy: WesterosGame = westerosGame({
  id: 'toy-of-fields',
  rules: 1,
  players: { min: 3, max: 3 },
  options: [],
  messages: { it: {}, en: {} },
  areas: firstEditionRules(3, chosenOf({ kingsCourt: 'printed' })).board.ids,
  houses: () => ['stark', 'lannister', 'baratheon'],
  settleOptions: options => options,
  ruleset() {
    const rules = firstEditionRules(3, chosenOf({ kingsCourt: 'printed' }));
    const { round = [], battle = [] } = rules.flow;
    return {
      ...rules,
      effects: { ...rules.effects, 'keeps-count': { clause: 'T-1' } },
      flow: { ...rules.flow, round: ['begin', 'count', ...round.slice(1)], battle: ['toll', ...battle] },
    };
  },
  procedures: {
    round: {
      count: {
        enter(game) {
          if (game.open.round === 1) addEffect(game, { effect: 'keeps-count', owner: null, until: 'game' });
          countEverywhere(game);
        },
      },
    },
    battle: {
      toll: {
        enter(game, frame) {
          for (const side of (frame as BattleFrame).sides) toll.put(side, game.open.round);
        },
      },
    },
  },
});

const SEATS = ['stark', 'lannister', 'baratheon'];

/** Plays on at random and answers every state. */
function play(from: WesterosState, moves: number): WesterosState[] {
  const rng = rngFromText('fields');
  const states = [from];
  let state = from;
  for (let i = 0; i < moves && toy.outcome(state.open) === undefined; i++) {
    const seat = toy.waiting(state.open).find(({ answered }) => !answered)?.seat as Seat;
    const view = toy.view(state, seat);
    const request = toy.requests(view)[0] as NonNullable<ReturnType<typeof toy.requests>[number]>;
    const step = toy.apply(state, { seat, request: request.id, choice: toy.sample(view, request, rng) });
    if (!step.ok) throw new Error(step.problem.code);
    state = step.state;
    states.push(state);
  }
  return states;
}

/** Every bag of fields in a state, wherever it is. */
function bagsIn(value: unknown, found: object[] = []): object[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'more') found.push(inner as object, (inner as { toy?: object }).toy ?? {});
    bagsIn(inner, found);
  }
  return found;
}

describe('a game keeps what it needs in fields, without a line in the kernel', () => {
  const states = play(toy.setup({}, SEATS, 'fields'), 400);
  const last = states.at(-1) as WesterosState;

  test('every place keeps its field through every action', () => {
    expect(last.open.round).toBeGreaterThan(3);
    for (const state of states) {
      const rounds = Array.from({ length: state.open.round }, (_, at) => at + 1);
      for (const kept of counted(state)) expect(kept).toEqual(rounds);
    }
    const fought = states.flatMap(({ open }) => open.frames.filter(({ run }) => run === 'battle') as BattleFrame[]);
    expect(fought.length).toBeGreaterThan(0);
    for (const { sides } of fought) for (const side of sides) expect(toll.of(side)).toBeGreaterThan(0);
  });

  test('copies share nothing of it', () => {
    for (const state of states.filter((_, at) => at % 40 === 0)) {
      const copy = toy.clone(state);
      expect(copy).toEqual(state);
      const mine = new Set(bagsIn(state));
      expect(mine.size).toBeGreaterThan(50);
      expect(bagsIn(copy).filter(bag => mine.has(bag))).toEqual([]);
    }
  });

  test('a saved game goes on as it would have', () => {
    const saved = JSON.parse(JSON.stringify(states[100])) as WesterosState;
    expect(play(saved, 60).at(-1)).toEqual(play(states[100] as WesterosState, 60).at(-1));
  });

  test('an empty bag goes, since every view carries every area', () => {
    const area: AreaState = { units: [], orders: [], power: null, force: 0 };
    PLACES.area.clear(area);
    PLACES.area.put(area, { rounds: [1] });
    const other = field<AreaState, number>('other');
    other.put(area, 2);
    PLACES.area.clear(area);
    expect([PLACES.area.of(area), other.of(area), area.more]).toEqual([undefined, 2, { other: 2 }]);
    other.clear(area);
    expect(area).toEqual({ units: [], orders: [], power: null, force: 0 });
  });

  test('views, secrets, saving and replay treat it like everything else', () => {
    const report = runBattery(
      { game: toy },
      {
        games: 2,
        seed: 'fields',
        properties: ['plain-data', 'twin', 'scramble', 'replay', 'purity', 'save-and-load', 'record'],
      },
    );
    expect(report.violations.map(writeViolation)).toEqual([]);
  });
});

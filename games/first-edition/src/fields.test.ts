import { isProblem, rngFromText, type Seat } from '@corvo/core';
import { runBattery, writeViolation } from '@corvo/testkit';
import {
  addEffect,
  areaFor,
  field,
  westerosGame,
  withFeature,
  type AreaState,
  type BattleFrame,
  type DeckState,
  type Feature,
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
import type { FeatureAids } from '@corvo/westeros/aids';
import { describe, expect, test } from 'vitest';
import { chosenOf } from './options.ts';
import { firstEditionRules } from './rules/index.ts';

// A toy that keeps something at every place where a feature may: it counts the rounds everywhere. Drawers and the hidden
// part count what the table counts, so that a table that is made up, or read from a text, can have the same there.

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

function countEverywhere({ open, hidden, own }: Pick<Table, 'open' | 'hidden' | 'own'>, round = open.round): void {
  count(PLACES.table, [open], round);
  count(PLACES.hidden, [hidden], round);
  count(PLACES.drawer, Object.values(own), round);
  count(PLACES.house, Object.values(open.houses), round);
  for (const id of Object.keys(open.areas)) count(PLACES.area, [areaFor(open, id)], round);
  count(PLACES.realm, Object.values(open.realms), round);
  count(PLACES.deck, Object.values(open.decks), round);
  count(PLACES.effect, open.effects, round);
}

/** The places of what lies open, by a word for each holder. */
function openPlaces({ open }: Pick<WesterosState, 'open'>): Record<string, readonly [Field<Holder, Rounds>, Holder]> {
  const named = (place: unknown, word: string, holders: object): [string, [Field<Holder, Rounds>, Holder]][] =>
    Object.entries(holders).map(([id, holder]) => [
      `${word}:${id}`,
      [place as Field<Holder, Rounds>, holder as Holder],
    ]);
  return Object.fromEntries([
    ...named(PLACES.table, 'table', { it: open }),
    ...named(PLACES.house, 'house', open.houses),
    ...named(PLACES.area, 'area', open.areas),
    ...named(PLACES.realm, 'realm', open.realms),
    ...named(PLACES.deck, 'deck', open.decks),
    ...named(PLACES.effect, 'effect', open.effects),
  ]);
}

/** Fills what nobody or only one seat sees with what everybody can count. */
function fillUnseen({ open, hidden, own }: WesterosState): void {
  const rounds = PLACES.table.of(open);
  if (rounds === undefined) return;
  PLACES.hidden.put(hidden, rounds);
  for (const drawer of Object.values(own)) PLACES.drawer.put(drawer, rounds);
}

const counting: Feature = { id: 'counting', imagine: fillUnseen };

const countingAids: FeatureAids = {
  id: counting.id,
  position: {
    // `counted area:winterfell 1 2 3`
    lines: {
      counted(state, [word = '', ...rounds]) {
        const [place, holder] = openPlaces(state)[word] ?? [];
        if (place === undefined || holder === undefined) return 'a place, and the rounds that it has counted';
        place.put(holder, { rounds: rounds.map(Number) });
        return undefined;
      },
    },
    settle(state) {
      fillUnseen(state);
      return undefined;
    },
    write: open =>
      Object.entries(openPlaces({ open })).flatMap(([word, [place, holder]]) => {
        const rounds = place.of(holder)?.rounds;
        return rounds === undefined ? [] : [`counted ${word} ${rounds.join(' ')}`];
      }),
  },
};

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
      ...withFeature(rules, counting),
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
  aids: { features: [countingAids] },
});

const SEATS = ['stark', 'lannister', 'baratheon'];

/** Plays on at random and answers every state. */
function play(from: WesterosState, moves: number): WesterosState[] {
  const rng = rngFromText('luck');
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

/** Copies may share what lies in a field, since it is only ever replaced; one that is replaced is of the copy alone. */
function expectApart(state: WesterosState, copy: WesterosState): void {
  const before = JSON.stringify(state);
  countEverywhere(copy, 99);
  expect(new Set(counted(copy).map(rounds => rounds?.at(-1)))).toEqual(new Set([99]));
  expect(JSON.stringify(state)).toBe(before);
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

  test('whoever changes it in a copy changes nothing else', () => {
    for (const state of states.filter((_, at) => at % 40 === 0)) {
      const copy = toy.clone(state);
      expect(copy).toEqual(state);
      expectApart(state, copy);
    }
  });

  test('a saved game goes on as it would have', () => {
    const saved = JSON.parse(JSON.stringify(states[100])) as WesterosState;
    expect(play(saved, 60).at(-1)).toEqual(play(states[100] as WesterosState, 60).at(-1));
  });

  const viewers = [...SEATS, null];
  const moments = states.filter((_, at) => at % 20 === 0);
  const inBattle = (state: WesterosState): boolean => state.open.frames.some(({ run }) => run === 'battle');
  const tolls = ({ open }: WesterosState): (number | undefined)[] =>
    open.frames.flatMap(frame =>
      frame.run === 'battle' ? (frame as BattleFrame).sides.map(side => toll.of(side)) : [],
    );

  test('a position that is written and read keeps it, and effects last as long as before', () => {
    const held = states.filter(state => toy.audit?.tableHolds?.(state));
    expect(held.length).toBeGreaterThan(3);
    for (const state of held) {
      const read = toy.table.read(toy.table.write(state.open), {}, SEATS);
      if (isProblem(read)) throw new Error(JSON.stringify(read));
      expect(counted(read)).toEqual(counted(state));
      expect(read.open.effects).toEqual(state.open.effects);
    }
  });

  test('a table that is made up has it at the same places, of its own', () => {
    for (const state of [...moments, ...states.filter(inBattle).slice(0, 5)]) {
      for (const viewer of viewers) {
        const imagined = toy.imagine(toy.view(state, viewer), rngFromText('made up'));
        expect(counted(imagined)).toEqual(counted(state));
        expect(tolls(imagined)).toEqual(tolls(state));
        expectApart(state, imagined);
      }
    }
  });

  test('a table that is drawn anew keeps it, of its own', () => {
    for (const state of [...moments, ...states.filter(inBattle).slice(0, 5)]) {
      const drawn = toy.redraw(state, 1);
      expect(counted(drawn)).toEqual(counted(state));
      expect(tolls(drawn)).toEqual(tolls(state));
      expectApart(state, drawn);
    }
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
        properties: [
          'plain-data',
          'twin',
          'scramble',
          'imagine',
          'replay',
          'purity',
          'save-and-load',
          'redraw',
          'table',
          'record',
        ],
      },
    );
    expect(report.violations.map(writeViolation)).toEqual([]);
  });
});

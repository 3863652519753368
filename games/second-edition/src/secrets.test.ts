import { rngFromText, type Event, type Seat } from '@corvo/core';
import type { WesterosState } from '@corvo/westeros';
import { countDecisions } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { secondEdition as game } from './game.ts';

const DECK = 'wildlings';

function asked(state: WesterosState): { seat: Seat; request: number; why: string } {
  const [waiting] = game.waiting(state.open).filter(entry => !entry.answered);
  if (waiting === undefined) throw new Error('nobody is asked');
  return waiting;
}

/** Plays at random until the holder of the raven decides what to use it for. */
function upToTheRaven(seed: string): WesterosState {
  const options = game.resolveOptions({}, 6) as Record<string, string>;
  const state = game.setup(options, game.seats(6), seed);
  const rng = rngFromText(seed);
  const decided = countDecisions();
  for (;;) {
    decided();
    const { seat, request, why } = asked(state);
    if (why === 'raven-use') return state;
    const view = game.view(state, seat);
    const [open] = game.requests(view);
    if (open === undefined) throw new Error('nothing is asked');
    const wrong = game.applyInPlace(state, { seat, request, choice: game.sample(view, open, rng) }, () => {});
    if (wrong !== undefined) throw new Error(wrong.code);
  }
}

/** The same table with another card on top of the wildling deck. */
function twinOf(state: WesterosState): WesterosState {
  const twin = game.clone(state);
  const cards = twin.hidden.decks[DECK] ?? [];
  twin.hidden.decks[DECK] = [...cards.slice(1), ...cards.slice(0, 1)];
  return twin;
}

interface After {
  readonly state: WesterosState;
  readonly events: readonly Event[];
}
function choose({ state }: { readonly state: WesterosState }, option: string): After {
  const { seat, request } = asked(state);
  const step = game.apply(state, { seat, request, choice: { option } });
  if (!step.ok) throw new Error(step.problem.code);
  return step;
}
const told = ({ events }: After, seat: Seat | null): readonly Event[] =>
  events.filter(({ to }) => to === 'all' || (seat !== null && to.includes(seat)));

describe('the wildling card that the holder of the raven has seen', () => {
  const state = upToTheRaven('raven');
  const holder = asked(state).seat;
  const others: (Seat | null)[] = [...state.open.seats.filter(seat => seat !== holder), null];
  const one = choose({ state }, 'look');
  const two = choose({ state: twinOf(state) }, 'look');

  test('2E-8.14 2E-8.20 is known to him', () => {
    const [top] = state.hidden.decks[DECK] ?? [];
    expect(game.view(one.state, holder).mine?.seen).toEqual([{ card: top, depth: 0 }]);
    expect(told(one, holder)).toContainEqual({ type: 'wildling-card-seen', to: [holder], data: { card: top } });
    expect(game.view(two.state, holder)).not.toEqual(game.view(one.state, holder));
  });

  test.each(['keep', 'bury'])(
    '2E-8.20 looks the same to everybody else whatever it is, also after they %s it',
    where => {
      for (const seat of others) {
        const name = seat ?? 'a spectator';
        expect({ name, told: told(one, seat) }).toEqual({ name, told: told(two, seat) });
        const [kept, twin] = [choose(one, where), choose(two, where)];
        expect({ name, told: told(kept, seat) }).toEqual({ name, told: told(twin, seat) });
        expect(JSON.stringify(game.view(kept.state, seat))).toBe(JSON.stringify(game.view(twin.state, seat)));
      }
    },
  );

  test('2E-8.20 whether it went on top or under the deck is public', () => {
    const buried = choose(one, 'bury').state;
    expect(buried.open.decks[DECK]).toMatchObject({ unknown: 8, bottom: ['?'] });
    expect(choose(one, 'keep').state.open.decks[DECK]).toMatchObject({ unknown: 9, bottom: [] });
    const [card] = state.hidden.decks[DECK] ?? [];
    expect(buried.own[holder]?.seen).toEqual([{ card, depth: 8 }]);
    expect(buried.hidden.decks[DECK]?.at(-1)).toBe(card);
  });

  test('2E-8.16 leaves the raven used, and its holder may not look again', () => {
    expect(choose(one, 'keep').state.open.realms['westeros']?.used.court).toBe(true);
  });

  test('is where he saw it in every state that he can imagine', () => {
    const buried = choose(one, 'bury').state;
    const [card] = state.hidden.decks[DECK] ?? [];
    for (let i = 0; i < 20; i++) {
      const imagined = game.imagine(game.view(buried, holder), rngFromText(`dream ${i}`));
      expect(imagined.hidden.decks[DECK]?.at(-1)).toBe(card);
    }
    const foreign = new Set<string | undefined>();
    for (let i = 0; i < 40; i++) {
      const imagined = game.imagine(game.view(buried, others[0] ?? null), rngFromText(`dream ${i}`));
      foreign.add(imagined.hidden.decks[DECK]?.at(-1));
    }
    expect(foreign.size).toBeGreaterThan(4);
  });
});

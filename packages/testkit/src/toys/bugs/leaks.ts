import type { Event, Plain } from '@corvo/core';
import { whispers } from '../whispers/game.ts';
import { whispersCode } from '../whispers/game.ts';
import type { WhispersState, WhispersView } from '../whispers/state.ts';
import { afterAction, inCode, inGame, inStep, scribble, type PlantedBug } from './plant.ts';

/** Remembers which state a view was made of, as no honest game does. */
const behind = new WeakMap<object, WhispersState>();
const peekingView = (state: WhispersState, seat: string | null): WhispersView => {
  const view = whispers.view(state, seat);
  behind.set(view, state);
  return view;
};
const topIsOdd = (view: WhispersView): boolean => Number(behind.get(view)?.hidden.deck[0]?.slice(-1) ?? 0) % 2 === 1;

const withChoice = (event: Event, choice: Plain): Event => ({ ...event, data: { ...(event.data as object), choice } });

/** Secrets that get out, each by another door. */
export const LEAKS: readonly PlantedBug[] = [
  afterAction('the event of a sealed answer tells it', 'twin', (_, action, events) => {
    const at = events.findIndex(event => event.type === 'answered');
    if (at >= 0) events[at] = withChoice(events[at] as Event, action.choice);
  }),
  afterAction('a sealed answer lies in the open', 'twin', (state, action) => {
    scribble(state.open, { hint: state.own[action.seat]?.sealed?.choice ?? null });
  }),
  inStep('a heard whisper lies in the open', 'secrets', ['rounds', 'whispering'], healthy => ({
    enter(game, frame) {
      scribble(game.open, { heard: game.hidden.deck[0] ?? null });
      healthy.enter?.(game, frame);
    },
  })),
  inStep('a heard whisper is told to all', 'secrets', ['rounds', 'whispering'], healthy => ({
    enter(game, frame) {
      game.tell('overheard', { card: game.hidden.deck[0] ?? null });
      healthy.enter?.(game, frame);
    },
  })),
  inGame('a view shows the luck to come', 'scramble', {
    view(state, seat) {
      const view = whispers.view(state, seat);
      return view.mine === null
        ? view
        : { ...view, mine: { ...view.mine, luck: state.hidden.rng[0] % 7 } as typeof view.mine };
    },
  }),
  inGame('a request depends on the hidden deck', 'scramble', {
    view: peekingView,
    requests: view =>
      whispers
        .requests(view)
        .map(request =>
          request.ask.kind === 'amount' && request.ask.max > 0 && topIsOdd(view)
            ? { ...request, ask: { ...request.ask, max: request.ask.max - 1 } }
            : request,
        ),
  }),
  inGame('a refusal names the top of the deck', 'refusal', {
    apply(state, action) {
      const step = whispers.apply(state, action);
      return step.ok ? step : { ok: false, problem: { ...step.problem, data: { top: state.hidden.deck[0] ?? null } } };
    },
  }),
  inCode('the seed is open from the start', 'chance', {
    layOut: (open, hidden, options) =>
      whispersCode.layOut({ ...open, chance: { ...open.chance, seed: hidden.seed } }, hidden, options),
  }),
  inCode('the seed is told at the start', 'chance', {
    begin(game) {
      game.tell('shuffled', { by: `stream ${game.hidden.seed}` });
      whispersCode.begin(game);
    },
  }),
  inCode('chance is promised with an empty hand', 'chance', {
    layOut: (open, hidden, options) =>
      whispersCode.layOut({ ...open, chance: { commitment: 'trust me', seed: null } }, hidden, options),
  }),
  afterAction('the seed is never published', 'chance', state => {
    scribble(state.open, { chance: { ...state.open.chance, seed: null } });
  }),
];

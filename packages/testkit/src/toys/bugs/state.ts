import { clonePlain } from '@corvo/core';
import { whispers } from '../whispers/game.ts';
import { afterAction, inCode, inGame, inStep, scribble, type PlantedBug } from './plant.ts';

/** A state that is not what it should be: pieces, copies, chance, plain data. */
export const STATE_BUGS: readonly PlantedBug[] = [
  inStep('a stone is lost on the way to the pool', 'pieces', ['rounds', 'bids'], healthy => ({
    reveal(game, frame, answers) {
      healthy.reveal?.(game, frame, answers);
      if (game.open.pool > 0) game.open.pool -= 1;
    },
  })),
  inStep('a heard whisper stays in the deck', 'pieces', ['rounds', 'whispering'], healthy => ({
    enter(game, frame) {
      const top = game.hidden.deck[0];
      healthy.enter?.(game, frame);
      if (top === undefined) return;
      game.hidden.deck.push(top);
      game.open.deck += 1;
    },
  })),
  inStep('a hand is miscounted', 'invariants', ['turn', 'show'], healthy => ({
    answer(game, frame, seat, choice) {
      healthy.answer?.(game, frame, seat, choice);
      game.open.hands[seat] = 0;
    },
  })),
  inStep('a lot is drawn outside the state', 'replay', ['rounds', 'bids'], healthy => ({
    reveal(game, frame, answers) {
      healthy.reveal?.(game, frame, answers);
      scribble(game.open, { lot: Math.floor(Math.random() * 1000) });
    },
  })),
  inCode('a copy shares an array with the original', 'purity', {
    clone(state) {
      const copy = clonePlain(state);
      return { ...copy, open: { ...copy.open, shown: state.open.shown } };
    },
  }),
  inGame('apply takes a note on its input', 'purity', {
    apply(state, action) {
      scribble(state.hidden, { looked: true });
      return whispers.apply(state, action);
    },
  }),
  afterAction('an event shares the table', 'purity', (state, _, events) => {
    events.push({ type: 'stones', to: 'all', data: state.open.stones });
  }),
  afterAction('the reveal remembers who came last', 'sealed-order', (state, action, events) => {
    if (events.some(event => event.type === 'bids')) scribble(state.open, { slowest: action.seat });
  }),
  afterAction('taking back leaves a trace', 'sealed-order', (state, _, events) => {
    if (events.some(event => event.type === 'answer-withdrawn')) scribble(state.hidden, { doubts: true });
  }),
  afterAction('a number is no number', 'plain-data', (state, _, events) => {
    if (events.some(event => event.type === 'round')) scribble(state.hidden, { average: 0 / 0 });
  }),
  afterAction('a field is there and undefined', 'plain-data', state => scribble(state.open, { last: undefined })),
  afterAction('a set hides in the state', 'plain-data', state => scribble(state.hidden, { seen: new Set(['ada']) })),
  afterAction('an event carries a date', 'plain-data', (_, __, events) => {
    events.push({ type: 'clock', to: 'all', data: new Date(0) as unknown as string });
  }),
  inStep('the order of keys decides', 'save-and-load', ['turn', 'lantern'], () => ({
    ask: view => ({
      kind: 'option',
      from: Object.keys({ ...view.open.stones, ...view.open.lanterns }).filter(key => key in view.open.lanterns),
    }),
    enter(game, frame) {
      game.open.lanterns = {
        right: game.open.lanterns.right,
        left: game.open.lanterns.left,
        middle: game.open.lanterns.middle,
      };
      game.ask(frame, [(frame as typeof frame & { seat: string }).seat], 'lantern', 'WH-2.3');
    },
  })),
];

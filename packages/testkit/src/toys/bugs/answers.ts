import { isProblem, SHAPES, shuffle, type CardChoice, type Plain } from '@corvo/core';
import { imagine } from '../whispers/imagine.ts';
import { messages } from '../whispers/messages.ts';
import { table } from '../whispers/table.ts';
import { whispers, whispersCode } from '../whispers/game.ts';
import type { WhispersOwn, WhispersState } from '../whispers/state.ts';
import { afterAction, inCode, inGame, inStep, scribble, type PlantedBug } from './plant.ts';

type Parts = (state: WhispersState) => readonly (WhispersState['hidden'] | WhispersOwn)[];

/** A field that setup and imagination know in these parts of the state, and a position does not. */
function forgottenWhenRead(id: string, parts: Parts): PlantedBug {
  const noted = (state: WhispersState, more: object): WhispersState => {
    for (const part of parts(state)) scribble(part, { more });
    return state;
  };
  return inCode(id, 'table', {
    layOut: (open, hidden, options) => noted(whispersCode.layOut(open, hidden, options), { debt: 1 }),
    imagine: (view, rng) => noted(imagine(view, rng), { debt: 1 }),
    table: {
      ...table,
      read(lines, options, seats, set) {
        const state = table.read(lines, options, seats, set);
        return isProblem(state) ? state : noted(state, {});
      },
    },
  });
}

/** A contract that is not kept: questions, answers, refusals, notation, the end. */
export const ANSWER_BUGS: readonly PlantedBug[] = [
  inStep('check takes what the rules cannot do', 'no-exceptions', ['turn', 'offering'], healthy => ({
    answer(game, frame, seat, choice) {
      if ('amount' in choice && choice.amount === 2) throw new Error('no room for two stones');
      healthy.answer?.(game, frame, seat, choice);
    },
  })),
  inGame('check takes everything', 'refusal', { check: () => undefined }),
  inGame('check cites another rule', 'refusal', {
    check(view, request, choice) {
      const refused = whispers.check(view, request, choice);
      return refused && { ...refused, clause: 'CO-1.1' };
    },
  }),
  inGame('a refusal throws on long texts', 'no-exceptions', {
    refusal(view, action) {
      if (typeof action.choice === 'string' && action.choice.length > 1000) throw new RangeError('too long');
      return whispers.refusal(view, action);
    },
  }),
  inStep('a sample bids more than there is', 'sample', ['rounds', 'bids'], () => ({
    sample: (_, __, ask, rng) => ({ amount: ask.kind === 'amount' ? ask.max + (rng[0] % 2) : 0 }),
  })),
  inStep('a sample is drawn outside its stream', 'sample', ['turn', 'lantern'], () => ({
    sample: (_, __, ask) => ({
      option: 'from' in ask ? (ask.from[Math.floor(Math.random() * ask.from.length)] ?? '') : '',
    }),
  })),
  inGame('no list is ever given', 'list', { list: () => undefined }),
  inStep('a list misses the last choice', 'list', ['turn', 'lantern'], () => ({
    list: (_, __, ask, limit) => SHAPES.option.list(ask as { kind: 'option'; from: string[] }, limit)?.slice(0, -1),
  })),
  inStep('a list holds what is refused', 'list', ['turn', 'lantern'], () => ({
    list: (_, __, ask) => [...('from' in ask ? ask.from : []), 'behind'].map(option => ({ option })),
  })),
  inStep('a list names a choice twice', 'list', ['turn', 'offering'], () => ({
    list: (_, __, ask) =>
      (ask.kind === 'amount' ? [ask.min, ...Array.from({ length: ask.max + 1 }, (___, i) => i)] : []).map(amount => ({
        amount,
      })),
  })),
  inCode('the late choice is not offered', 'late', {
    whenLate: (view, request) =>
      request.ask.kind === 'option' ? { option: 'nowhere' } : whispersCode.whenLate(view, request),
  }),
  inGame('an instruction bids more than there is', 'instructions', {
    instructions: {
      offers: () => [{ kind: 'bid-nothing', about: null }],
      answer: (_, { ask }, given) => (given.length > 0 && ask.kind === 'amount' ? { amount: ask.max + 1 } : undefined),
    },
  }),
  inGame('an instruction has no name', 'instructions', {
    instructions: { offers: () => [{ kind: 'dream', about: null }], answer: () => undefined },
  }),
  inGame('what nobody instructed is answered', 'instructions', {
    instructions: { offers: () => [], answer: (_, { why }) => (why === 'bid' ? { amount: 0 } : undefined) },
  }),
  inCode('the notation cuts a long name', 'notation', {
    shapes: {
      ...SHAPES,
      card: {
        ...SHAPES.card,
        write: (choice: Plain) => ((choice as CardChoice).card ?? 'none').slice(0, 'whisper-1'.length),
      },
    },
  }),
  inGame('a refusal writes to the table', 'refusal', {
    apply(state, action) {
      const step = whispers.apply(state, action);
      if (!step.ok) scribble(state.hidden, { refused: action.seat });
      return step;
    },
  }),
  inGame('a refusal has no clause', 'refusal', {
    apply(state, action) {
      const step = whispers.apply(state, action);
      return step.ok ? step : { ok: false, problem: { ...step.problem, clause: '' } };
    },
    refusal(view, action) {
      const problem = whispers.refusal(view, action);
      return problem && { ...problem, clause: '' };
    },
  }),
  inGame('anybody may act for anybody', 'refusal', {
    refusal: (view, action) => whispers.refusal({ ...view, seat: action.seat }, action),
  }),
  afterAction('every request has the same number', 'requests', state => {
    const frame = state.open.frames.at(-1);
    if (frame !== undefined) frame.request = state.open.requests = 1;
  }),
  inGame('who has answered is not listed any more', 'requests', {
    waiting: open => whispers.waiting(open).filter(entry => !entry.answered),
  }),
  inGame('nothing is ever revealed', 'revealed', {
    apply(state, action) {
      const step = whispers.apply(state, action);
      return step.ok ? { ...step, revealed: false } : step;
    },
  }),
  inStep('a step that can be taken back shows a card', 'revealed', ['turn', 'lantern'], healthy => ({
    answer(game, frame, seat, choice) {
      healthy.answer?.(game, frame, seat, choice);
      scribble(game.open, { peeked: game.own[seat]?.hand[0] ?? null });
    },
  })),
  inCode('drawing anew deals a hand again', 'redraw', {
    mixUnseen(state) {
      whispersCode.mixUnseen?.(state);
      for (const own of Object.values(state.own)) own.hand.reverse();
    },
  }),
  inCode('drawing anew mixes the cards as they lie', 'redraw', {
    mixUnseen: ({ hidden }) => void shuffle(hidden.rng, hidden.deck),
  }),
  inCode('drawing anew mixes nothing', 'redraw', { mixUnseen: () => {} }),
  inCode('drawing anew forgets what a field hides', 'redraw', {
    layOut(open, hidden, options) {
      const state = whispersCode.layOut(open, hidden, options);
      scribble(state.hidden, { more: { echoes: ['bay', 'hill', 'well'] } });
      return state;
    },
    imagine(view, rng) {
      const state = imagine(view, rng);
      scribble(state.hidden, { more: { echoes: shuffle(rng, ['bay', 'hill', 'well']) } });
      return state;
    },
  }),
  inCode('imagination changes the pool', 'imagine', {
    imagine(view, rng) {
      const state = imagine(view, rng);
      return { ...state, open: { ...state.open, pool: state.open.pool + 1 } };
    },
  }),
  inCode('imagination deals cards that are on the table', 'imagine', {
    imagine(view, rng) {
      const state = imagine(view, rng);
      state.hidden.deck.push(...Object.values(view.open.shown).flat());
      return state;
    },
  }),
  inCode('imagination plays with the real table', 'imagine', {
    imagine: (view, rng) => ({ ...imagine(view, rng), open: view.open }),
  }),
  inCode('imagination forgets a field of a drawer', 'imagine', {
    layOut(open, hidden, options) {
      const state = whispersCode.layOut(open, hidden, options);
      for (const drawer of Object.values(state.own)) scribble(drawer, { more: { debt: 1 } });
      return state;
    },
  }),
  inCode('imagination forgets a field of the hidden part', 'imagine', {
    layOut(open, hidden, options) {
      const state = whispersCode.layOut(open, hidden, options);
      scribble(state.hidden, { more: { omen: 1 } });
      return state;
    },
  }),
  inStep('the game never ends', 'ends', ['rounds', 'next'], () => ({
    enter: (game, frame) => game.goTo(frame, 'bids'),
  })),
  inStep('the game stops without an end', 'ends', ['rounds', 'next'], () => ({
    enter: game => {
      game.open.frames.length = 0;
    },
  })),
  afterAction('a seat is forgotten at the end', 'outcome', state => {
    const { outcome } = state.open;
    if (outcome !== null) scribble(state.open, { outcome: { ...outcome, ranking: outcome.ranking.slice(0, 1) } });
  }),
  inCode('options change when settled twice', 'options', {
    settleOptions: options => ({ stones: options['stones'] === 3 ? 5 : 3, echo: options['echo'] === true }),
  }),
  inCode('a written position forgets the pool', 'table', {
    table: { ...table, write: open => table.write(open).filter(line => !line.startsWith('pool')) },
  }),
  inCode('a position that is read forgets a field', 'table', {
    layOut(open, hidden, options) {
      const state = whispersCode.layOut(open, hidden, options);
      scribble(state.open, { more: { fog: 2 } });
      return state;
    },
    table: {
      ...table,
      read(lines, options, seats, set) {
        const state = table.read(lines, options, seats, set);
        if (!isProblem(state)) scribble(state.open, { more: {} });
        return state;
      },
    },
  }),
  forgottenWhenRead('a position that is read forgets a field of the hidden part', ({ hidden }) => [hidden]),
  forgottenWhenRead('a position that is read forgets a field of a drawer', ({ own }) => Object.values(own)),
  inCode('a position that is read deals a card too few', 'table', {
    table: {
      ...table,
      read(lines, options, seats, set) {
        const state = table.read(lines, options, seats, set);
        if (!isProblem(state)) for (const drawer of Object.values(state.own)) drawer.hand.pop();
        return state;
      },
    },
  }),
  inCode('a sentence wants what the event does not tell', 'sentences', {
    messages: { ...messages, en: { ...messages.en, 'event.won': '{{seat}} pays {{price}}' } },
  }),
  inCode('a question has no words in Italian', 'sentences', {
    messages: {
      ...messages,
      it: Object.fromEntries(Object.entries(messages.it).filter(([key]) => key !== 'ask.lantern')),
    },
  }),
];

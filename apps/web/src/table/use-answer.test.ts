import { firstEdition } from '@corvo/first-edition';
import { isProblem, rngFromText, type Game, type Plain } from '@corvo/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { westerosAsks } from '../boards/westeros/asks/index.ts';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import { changed, chosenByHand, dropped, restored, useAnswer, withAdvice, type Answering } from './use-answer.ts';
import type { Advice } from './advice.ts';
import type { Words } from '../kit/words.ts';

const game = firstEdition as Game;
const SITTERS = [{ seat: 'stark', mine: true }];

const fresh = {
  of: 'stark 1',
  draft: {},
  peek: null,
  touched: false,
  refusal: undefined,
  advice: null,
  before: null,
  swept: null,
};
const own = { ...fresh, draft: { winterfell: 'march-zero' }, touched: true };

const advice = (choice: Plain): Advice => ({
  choice,
  reason: { key: 'bot.x', data: {} },
  messages: { en: {}, it: {} },
});

test('who drops the advice of a bot has again what they had chosen themselves', () => {
  const advised = withAdvice(own, advice({ winterfell: 'raid' }));
  expect(advised).toMatchObject({ draft: { winterfell: 'raid' }, advice: { reason: { key: 'bot.x' } }, touched: true });
  expect(dropped(advised, fresh)).toEqual(own);
  expect(dropped(dropped(advised, fresh), fresh)).toEqual(fresh);
});

test('who drops many orders at once can restore them, until something else is chosen', () => {
  const plan = { ...fresh, draft: { orders: { winterfell: 'march-zero', karhold: 'raid' } }, touched: true };
  const empty = dropped(plan, fresh);
  expect(empty).toMatchObject({ draft: fresh.draft, touched: false });
  expect(restored(empty, fresh)).toEqual(plan);

  const again = { ...empty, ...chosenByHand(empty, { orders: { winterfell: 'support' } }, fresh) };
  expect(again.swept).toBeNull();
  // Advice does not lose it either.
  expect(dropped(withAdvice(empty, advice({ orders: { winterfell: 'raid' } })), fresh)).toEqual(plan);
});

test('a second advice does not take the place of one’s own choice; without a choice there is nothing to go back to', () => {
  const twice = withAdvice(withAdvice(own, advice({ winterfell: 'raid' })), advice({ winterfell: 'support' }));
  expect(dropped(twice, fresh)).toEqual(own);
  expect(dropped(withAdvice(fresh, advice({ winterfell: 'raid' })), fresh)).toEqual(fresh);
});

test('who goes on from advice can still go back to a plan of several parts, but not to a single pick of before', () => {
  const plan = { ...fresh, draft: { orders: { winterfell: 'march-zero' } }, touched: true };
  const advised = withAdvice(plan, advice({ orders: { winterfell: 'raid' } }));
  const edited = { ...advised, ...chosenByHand(advised, { orders: { winterfell: 'support' } }, fresh) };
  expect(edited).toMatchObject({ draft: { orders: { winterfell: 'support' } }, advice: null });
  expect(dropped(edited, fresh)).toEqual(plan);
  const emptied = { ...advised, ...chosenByHand(advised, null, fresh) };
  expect(dropped(emptied, fresh)).toEqual(plan);

  const picked = withAdvice({ ...fresh, draft: { option: 'north' }, touched: true }, advice({ option: 'south' }));
  const other = { ...picked, ...chosenByHand(picked, { option: 'east' }, fresh) };
  expect(dropped(other, fresh)).toEqual(fresh);
});

test('what changes nothing is the same object, so that nothing is drawn again', () => {
  const kept = { draft: ['north'], touched: true, note: '' };
  expect(changed(kept, { touched: true, note: '' })).toBe(kept);
  expect(changed(kept, { note: 'why' })).toEqual({ ...kept, note: 'why' });
  expect(changed(kept, { draft: ['north'] })).not.toBe(kept); // another answer, though it says the same
});

/** A hand at a table on which advice takes its time: drawn once, and then played with. */
function advised() {
  const seats = game.seats(3);
  const options = game.resolveOptions({}, 3);
  if (isProblem(options)) throw new Error(options.code);
  const start = game.setup(options, seats, 'advice');
  const [seat = ''] = seats;
  const first = game.requests(game.view(start, seat))[0]!;
  const choice = game.sample(game.view(start, seat), first, rngFromText('advice'));
  const step = game.apply(start, { seat, request: first.id, choice });
  if (!step.ok) throw new Error(step.problem.code);
  const view = game.view(step.state, seat); // what was sealed is in the hand, and can be given again
  const hint = Promise.withResolvers<{ choice: Plain; reason: { key: string; data: Plain } }>();
  const asked = vi.fn<() => typeof hint.promise>(() => hint.promise);
  const session = { act: () => new Promise(() => {}), hint: asked } as unknown as TableSession;
  const looked = vi.fn<() => Plain>(() => choice);
  const words = {} as Words;
  let hand: Answering | undefined;
  function Hand() {
    hand = useAnswer(
      session,
      { game, table: 'advice', sitters: SITTERS } as unknown as TableSnapshot,
      view,
      game.requests(view)[0],
      words,
      undefined,
    );
    return null;
  }
  renderToStaticMarkup(createElement(Hand));
  const arrive = async (): Promise<void> => {
    hint.resolve({
      get choice() {
        return looked();
      },
      reason: { key: 'bot.x', data: {} },
    });
    await hint.promise;
    await Promise.resolve();
  };
  return { hand: hand!, arrive, looked, asked };
}

test('one hint is asked for at a time: pressing again while a bot thinks costs none of those one may ask for', async () => {
  const { hand, arrive, asked } = advised();
  hand.askHint();
  hand.askHint();
  expect(asked).toHaveBeenCalledTimes(1);
  await arrive();
  await vi.waitFor(() => {
    hand.askHint();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

test('advice that comes after one’s own answer has gone is not looked at any more', async () => {
  const late = advised();
  late.hand.askHint();
  late.hand.commit();
  await late.arrive();
  expect(late.looked).not.toHaveBeenCalled();

  const timely = advised();
  timely.hand.askHint();
  await timely.arrive();
  expect(timely.looked).toHaveBeenCalled();
});

describe('an answer that was being made when the page was left', () => {
  afterEach(() => vi.unstubAllGlobals());
  const draft = { from: 'winterfell', targets: [] };
  const raid = { seat: 'stark', id: 51, why: 'raid', ask: { kind: 'raid', from: { winterfell: [] } } };
  const march = { ...raid, why: 'march', ask: { kind: 'march', from: { winterfell: {}, karhold: {} } } };

  /** What is in the hand when the page comes back to a question. */
  function inHand(request: typeof raid | typeof march, sitters: readonly object[] = SITTERS): unknown {
    const of = JSON.stringify([raid.seat, raid.id, raid.why, raid.ask]);
    const left = JSON.stringify({ of, draft });
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key.endsWith('north') ? left : null) });
    const bare = { check: () => undefined, requests: () => [] } as unknown as Game;
    let hand: Answering | undefined;
    function Hand() {
      const snapshot = { game: bare, table: 'north', sitters } as unknown as TableSnapshot;
      hand = useAnswer(
        {} as TableSession,
        snapshot,
        { mine: null } as never,
        request as never,
        {} as Words,
        westerosAsks,
      );
      return null;
    }
    renderToStaticMarkup(createElement(Hand));
    return hand?.touched === true ? hand.draft : 'nothing';
  }

  test('is in the hand again', () => expect(inHand(raid)).toEqual(draft));

  test('is not, where a take-back has given its number to another question', () =>
    expect(inHand(march)).toBe('nothing'));

  test('is not, where several people share the device', () =>
    expect(inHand(raid, [...SITTERS, { seat: 'lannister', mine: true }])).toBe('nothing'));
});

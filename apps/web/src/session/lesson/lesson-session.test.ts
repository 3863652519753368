import type { Game, Lesson } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { course } from '@corvo/first-edition/lessons';
import { afterEach, expect, test } from 'vitest';
import { giveable } from '../../table/giveable.ts';
import { LessonSession } from './lesson-session.ts';
import { loadProgress, NOT_BEGUN, saveProgress, type LessonProgress } from './progress.ts';

const game = firstEdition as Game;
const lesson = (id: string): Lesson => course.lessons.find(one => one.id === id) as Lesson;
const open: LessonSession[] = [];
afterEach(() => open.splice(0).forEach(session => session.close()));

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

function begin(id: string, store: Storage, kept: LessonProgress = loadProgress(store, game.id, id)): LessonSession {
  const session = new LessonSession(game, lesson(id), course.messages, id, kept, {
    now: () => 1,
    pace: 0,
    keep: progress => void saveProgress(store, game.id, id, progress),
  });
  open.push(session);
  return session;
}

async function settled(session: LessonSession): Promise<void> {
  for (let i = 0; i < 200 && session.settling; i++) await new Promise(done => setTimeout(done, 0));
}

/** Answers in the notation through the session, as the table does. */
async function answer(session: LessonSession, line: string) {
  await settled(session);
  const { view } = session.snapshot();
  const action = game.read(view, line);
  if (!('choice' in action) || action.choice === null) throw new Error(`no answer: ${line}`);
  const given = await session.act(action.request, action.choice, session.snapshot());
  await settled(session);
  return given;
}

test('a wrong answer changes nothing and is explained at the table and by the teacher', async () => {
  const session = begin('raid', memory());
  session.next();
  const before = session.snapshot().n;
  expect(await answer(session, 'stark raid the-shivering-sea: none')).toEqual({
    ok: false,
    problem: { code: 'lesson.raid.pillage.nothing', clause: '1E-12.6' },
  });
  expect(session.mistake?.code).toBe('lesson.raid.pillage.nothing');
  expect(session.snapshot().n).toBe(before);
  expect(session.snapshot().game.messages.it).toHaveProperty(['problem.lesson.raid.pillage.nothing']);
});

test('the rules refuse as they do at every table', async () => {
  const session = begin('raid', memory());
  const wrong = await session.act(
    session.snapshot().view.open.requests,
    { from: 'winterfell', targets: ['pyke'] },
    session.snapshot(),
  );
  expect(wrong).toMatchObject({ ok: false, problem: { clause: expect.stringMatching(/^1E-/) } });
  expect(session.mistake).toBeNull();
});

test('left in the middle and taken up again: same table, same step', async () => {
  const store = memory();
  const first = begin('battle', store);
  first.next();
  await answer(first, 'stark march moat-cailin: 2 knights > seagard');
  await answer(first, 'stark support the-twins for attacker');
  first.close();

  const again = begin('battle', store);
  await settled(again);
  expect(again.step.of.id).toBe('card');
  expect(again.snapshot().view).toEqual(first.snapshot().view);
});

test('answers that fit no more begin the lesson again', () => {
  const session = begin('battle', memory(), { ...NOT_BEGUN, answers: [{ amount: 3 }] });
  expect(session.snapshot().n).toBe(0);
  expect(session.step.at).toBe(0);
});

test('a lesson that is over asks nothing more and is kept as done, and can be begun again or taken back', async () => {
  const store = memory();
  const session = begin('wildlings', store);
  await answer(session, 'stark bids 3');
  await answer(session, 'stark takes eddard-stark');
  const { game: shown, view } = session.snapshot();
  expect(session.over).toBe(true);
  expect(session.step.of.id).toBe('end');
  expect([shown.requests(view), shown.waiting(view.open)]).toEqual([[], []]);
  expect(loadProgress(store, game.id, 'wildlings').done).toBe(true);

  await session.undo();
  expect(session.step.of.id).toBe('reward');
  session.restart();
  expect(session.step.of.id).toBe('look');
  expect(loadProgress(store, game.id, 'wildlings')).toMatchObject({ answers: [], done: true });
});

test('nobody hears what the others answer under seal', () => {
  const texts = begin('orders', memory())
    .snapshot()
    .moments.map(({ text }) => text);
  expect(texts).toEqual(['']); // what nobody has seen is not in the story
});

test('in a lesson no seat can be given up or handed over, so neither is offered', async () => {
  const session = begin('raid', memory());
  const snapshot = session.snapshot();
  expect(giveable(snapshot)).toEqual({ seats: [], resigns: false });
  expect(await session.resign()).toMatchObject({ ok: false });
  // At any other table on this device the same seats could do both.
  const pupil = snapshot.sitters.filter(({ mine }) => mine);
  expect(giveable({ ...snapshot, lesson: false })).toEqual({ seats: pupil, resigns: true });
});

test('one voice: while a step is only read the table asks nothing, and asks as soon as it is read', () => {
  const session = begin('orders', memory());
  const asked = () => {
    const { game: shown, view } = session.snapshot();
    return [shown.requests(view).map(({ why }) => why), shown.waiting(view.open).map(({ seat }) => seat)];
  };
  expect(session.reading).toBe(true);
  expect(asked()).toEqual([[], []]);
  session.next();
  expect(session.reading).toBe(false);
  expect(asked()[0]).toEqual(['orders']);
  expect(asked()[1]).toContain('stark');
});

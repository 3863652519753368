import { problem } from '@corvo/core';
import { afterEach, expect, test, vi } from 'vitest';
import { arrive, depart, device } from './arrival.fixture.ts';

afterEach(depart);

const ADA = { id: 'a', name: 'Ada' };
const BOB = { id: 'b', name: 'Bob' };
const nobody = { me: null };

test('an answer to what was asked before a name was taken does not take the name away', async () => {
  const kept = device();
  const page = await arrive(kept);
  const first = page.loadIdentity();
  const question = await page.asked();
  const named = page.takeName('Ada');
  await (await page.asked()).answer({ me: ADA });
  expect(await named).toEqual(ADA);
  kept.set('corvo.tables', 'of Ada');
  await question.answer(nobody);
  expect(await first).toEqual(ADA); // whoever waited hears who I am now
  expect(page.me()).toEqual(ADA);
  expect(kept.get('corvo.tables')).toBe('of Ada');
});

test('nor does an answer to what was asked while the name was on its way', async () => {
  const page = await arrive();
  const named = page.takeName('Ada');
  const naming = await page.asked();
  void page.loadIdentity();
  const question = await page.asked();
  await naming.answer({ me: ADA });
  await question.answer(nobody);
  expect(await named).toEqual(ADA);
  expect(page.me()).toEqual(ADA);
});

test('of two questions the newer counts, whichever is answered first', async () => {
  for (const isOlderFirst of [true, false]) {
    const page = await arrive();
    void page.loadIdentity();
    void page.loadIdentity();
    const [older, newer] = [await page.asked(), await page.asked()];
    if (isOlderFirst) await older.answer({ me: ADA });
    await newer.answer({ me: BOB });
    if (!isOlderFirst) await older.answer({ me: ADA });
    expect(page.me()).toEqual(BOB);
  }
});

test('silence after a newer answer does not mean that the server is away', async () => {
  const page = await arrive();
  void page.loadIdentity();
  const question = await page.asked();
  void page.takeName('Ada');
  await (await page.asked()).answer({ me: ADA });
  await question.fallSilent();
  expect(page.isAway()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.questions).toEqual([]); // and nothing is left to ask again
});

test('the server is away when it does not answer, not when it refuses; it is asked again either way', async () => {
  const page = await arrive();
  void page.loadIdentity();
  await (await page.asked()).fallSilent();
  expect(page.isAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  await (await page.asked()).answer(problem('CO-7.14', 'too-fast', { count: 3 }), 429);
  expect(page.isAway()).toBe(false);
  expect(page.me()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  await (await page.asked()).answer({ me: ADA });
  expect(page.me()).toEqual(ADA);
});

test('on a dead line whoever wants to play is told so, and not asked for a name', async () => {
  const page = await arrive();
  const host = page.person();
  await (await page.asked()).waitTooLong();
  expect(await host).toMatchObject({ code: 'unreachable' });
  expect(page.isAway()).toBe(true);
  expect(page.useIdentity.getState().asking).toBeNull();
});

test('on a dead line whoever gives a name is told so, and can try again', async () => {
  const page = await arrive();
  const named = page.takeName('Ada');
  await (await page.asked()).waitTooLong();
  expect(await named).toMatchObject({ code: 'unreachable' });
  const again = page.takeName('Ada');
  await (await page.asked()).answer({ me: ADA });
  expect(await again).toEqual(ADA);
});

test('who is nobody is asked for a name, and is then the person', async () => {
  const page = await arrive();
  const host = page.person();
  await (await page.asked()).answer(nobody);
  page.useIdentity.getState().asking?.(ADA);
  expect(await host).toEqual(ADA);
});

test('until the server answers I am whom it last knew; a name it does not know is no more than a suggestion', async () => {
  const kept = device();
  let page = await arrive(kept);
  page.settings().setName('Ada'); // for games on this device
  expect(page.settings().known).toBe('');
  void page.loadIdentity();
  await (await page.asked()).answer({ me: ADA });

  page = await arrive(kept);
  expect(page.me()).toBeUndefined();
  expect(page.settings()).toMatchObject({ name: 'Ada', known: 'Ada' });
  void page.loadIdentity();
  await (await page.asked()).answer(nobody); // the browser has lost its cookies

  page = await arrive(kept);
  expect(page.settings()).toMatchObject({ name: 'Ada', known: '' });
});

import { afterEach, expect, test } from 'vitest';
import { tabLocksOf, type TabLock } from './tab-lock.ts';

const open: TabLock[] = [];
afterEach(() => open.splice(0).forEach(tabLock => tabLock.leave()));

/** A page of its own: what it shows, and who listens when it is shown or hidden. */
function tab(hidden = false) {
  const heard = new EventTarget();
  const page = {
    hidden,
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
  };
  const tabLocks = tabLocksOf(page, navigator.locks);
  return {
    take(id: string): TabLock {
      const tabLock = tabLocks(id);
      open.push(tabLock);
      return tabLock;
    },
    show(isShown: boolean): void {
      page.hidden = !isShown;
      heard.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** Whose turn it is once everything asked for has been dealt with. */
async function whoHas(...tabLocks: TabLock[]): Promise<number[]> {
  await new Promise(done => setTimeout(done, 30));
  const NOT = Symbol('not');
  const found = await Promise.all(tabLocks.map(tabLock => Promise.race([tabLock.mine, Promise.resolve(NOT)])));
  return found.flatMap((what, place) => (what === NOT ? [] : [place]));
}

test('a tab that was there first and is hidden gives the tab lock to the one that is looked at, and takes it again', async () => {
  const [a, b] = [tab(), tab()];
  const first = a.take('hidden');
  expect(await whoHas(first)).toEqual([0]);
  a.show(false);
  expect(await whoHas(first)).toEqual([0]); // alone it goes on
  const second = b.take('hidden');
  expect(await whoHas(first, second)).toEqual([1]);
  b.show(false);
  a.show(true);
  expect(await whoHas(first, second)).toEqual([0]);
});

test('a hidden tab does not come between when the one in sight opens its game again', async () => {
  const [a, b] = [tab(), tab()];
  const first = a.take('again');
  a.show(false);
  let second = b.take('again');
  expect(await whoHas(first, second)).toEqual([1]);
  for (let move = 0; move < 3; move++) {
    second.leave();
    second = b.take('again');
    expect(await whoHas(first, second)).toEqual([1]);
  }
  const hidden = tab(true).take('again');
  second.leave();
  expect(await whoHas(first, hidden)).toEqual([]); // nobody looks
});

test('of two tabs in sight one has the tab lock, whichever opens its game again; when it is closed the other takes over', async () => {
  const [a, b] = [tab(), tab()];
  let first = a.take('both');
  const second = b.take('both');
  expect(await whoHas(first, second)).toEqual([1]);
  first.leave();
  first = a.take('both'); // the other has played: nothing is taken from it
  expect(await whoHas(first, second)).toEqual([1]);
  second.leave();
  expect(await whoHas(first)).toEqual([0]);
});

test('a tab that is hidden while it waits does not get the tab lock, and other games have their own', async () => {
  const [a, b] = [tab(), tab()];
  const waits = b.take('queue');
  const holds = a.take('queue');
  expect(await whoHas(waits, holds)).toEqual([1]);
  b.show(false);
  expect(await whoHas(waits, holds, b.take('another'))).toEqual([1]);
  holds.leave();
  expect(await whoHas(waits)).toEqual([]);
  b.show(true);
  expect(await whoHas(waits)).toEqual([0]);
});

test('without locks every tab lets its bots think', async () => {
  const page = new EventTarget() as Document;
  const take = tabLocksOf(page, undefined);
  expect(await whoHas(take('x'), take('x'))).toEqual([0, 1]);
});

import type { CreateTable, Me } from '@corvo/protocol';
import { afterEach, expect, test } from 'vitest';
import { arrive, depart } from '../../session/identity/arrival.fixture.ts';

afterEach(depart);

const ADA = { id: 'a', name: 'Ada' };
const wish = ({ name }: Me) => ({ name: `Table of ${name}` }) as CreateTable;

/** A page where somebody has just clicked on “Create”. */
async function clicked() {
  const page = await arrive();
  const busy: boolean[] = [];
  const laid = page.layTable(wish, is => void busy.push(is));
  return { page, busy, laid };
}

test('whoever lays a table is kept from a second click before the server has said anything', async () => {
  const { page, busy, laid } = await clicked();
  expect(busy).toEqual([true]);
  await (await page.asked()).answer({ me: ADA });
  const laying = await page.asked();
  expect([laying.method, laying.path]).toEqual(['POST', '/api/tables']);
  expect(busy).toEqual([true]);
  await laying.answer({ id: 't' });
  expect(await laid).toEqual({ id: 't' });
  expect(busy).toEqual([true, false]);
});

test('on a dead line it is said that the server does not answer, and one may try again', async () => {
  const { page, busy, laid } = await clicked();
  await (await page.asked()).waitTooLong();
  expect(await laid).toMatchObject({ code: 'unreachable' });
  expect(busy).toEqual([true, false]);
  expect(page.questions).toEqual([]);
});

test('who would rather not say a name lays no table, and may try again', async () => {
  const { page, busy, laid } = await clicked();
  await (await page.asked()).answer({ me: null });
  expect(busy).toEqual([true]); // the name is asked for
  page.useIdentity.getState().asking?.(null);
  expect(await laid).toBeNull();
  expect(busy).toEqual([true, false]);
  expect(page.questions).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProblem } from '@corvo/core';
import { afterAll, expect, test } from 'vitest';
import { openSqlite, type Storage } from '../storage/index.ts';
import { environmentOf } from '../testing/hub.fixture.ts';
import { hashOfSecret, People } from './people.ts';

const folder = mkdtempSync(join(tmpdir(), 'corvo-people-'));
const storage = await openSqlite(folder);
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A storage like one at the other end of a line: what was read of a session comes when the line lets it through. */
function farStorage(): { storage: Storage; reading: Promise<void>; arrive(): void } {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const personWithToken: Storage['personWithToken'] = async (...asked) => {
    const found = await storage.personWithToken(...asked);
    begun.resolve();
    await gate.promise;
    return found;
  };
  const far = new Proxy<Storage>(storage, {
    get(target, name) {
      if (name === 'personWithToken') return personWithToken;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { storage: far, reading: begun.promise, arrive: gate.resolve };
}

async function ada() {
  const welcome = await new People(environmentOf(storage, [])).welcome('Ada', '');
  if (isProblem(welcome)) throw new Error(welcome.code);
  return welcome;
}

test('CO-7.1 a session that ends while it is being read is over, however late the answer comes', async () => {
  for (const how of ['this one', 'all others', 'left', 'by another process'] as const) {
    const { person, secret } = await ada();
    const { storage: far, reading, arrive } = farStorage();
    const people = new People({ ...environmentOf(far, []), now: () => 1_800_000_000_001 });
    const found = people.find(secret);
    await reading;
    const hash = hashOfSecret(secret);
    if (how === 'this one') await people.end(person, { one: hash });
    else if (how === 'all others') await people.end(person, { but: 'another' });
    else if (how === 'left') await people.forget(secret);
    else {
      await storage.commit([[{ do: 'drop-token', hash }]]);
      const swept = people.sweep(new Set());
      arrive();
      await swept;
    }
    arrive();
    expect([how, await found, await people.find(secret)]).toEqual([how, undefined, undefined]);
  }
});

test('CO-7.1 who takes another name while being looked up is known by it', async () => {
  const { person, secret } = await ada();
  const { storage: far, reading, arrive } = farStorage();
  const people = new People(environmentOf(far, []));
  const found = people.find(secret);
  await reading;
  await people.rename(person, 'Lovelace');
  arrive();
  expect(await found).toMatchObject({ id: person.id, name: 'Lovelace' });
  expect(await people.find(secret)).toMatchObject({ name: 'Lovelace' });
});

test('CO-7.1 so many devices know a person; with one more, that which was not used for longest knows them no more', async () => {
  const { person, secret: own } = await ada();
  let now = 1_800_000_000_000;
  const people = new People({ ...environmentOf(storage, []), now: () => now });
  const ended: string[] = [];
  people.onEnded = session => ended.push(session);
  const secrets: string[] = [];
  for (let more = 0; more < 50; more++) {
    now += 3_600_000;
    expect(await people.find(own)).toMatchObject({ id: person.id }); // this one is used all the time
    const link = await people.link(person);
    const claimed = isProblem(link) ? link : await people.claim(link.secret, '');
    if (isProblem(claimed)) throw new Error(claimed.code);
    secrets.push(claimed.secret);
  }
  expect(ended).toEqual([hashOfSecret(secrets[0]!)]);
  expect(await people.devices(person, hashOfSecret(own))).toHaveLength(50);
  expect([await people.find(own), await people.find(secrets[0]), await people.find(secrets[1])]).toMatchObject([
    { id: person.id },
    undefined,
    { id: person.id },
  ]);
});

test('CO-7.3 who was found lately is known without asking the disk, and of very many those who came last', async () => {
  let asked = 0;
  const personWithToken: Storage['personWithToken'] = async hash => (asked++, { id: hash, name: hash, createdAt: 0 });
  const commit = async (): Promise<[]> => [];
  const people = new People(environmentOf({ personWithToken, commit } as unknown as Storage, []));
  for (const secret of ['one', 'two', 'one', 'two']) await people.find(secret);
  expect(asked).toBe(2);
  for (let other = 0; other < 9_999; other++) await people.find(`${other}`);
  asked = 0;
  for (const secret of ['two', '0', '9998']) await people.find(secret);
  expect(asked).toBe(0);
  await people.find('one');
  expect(asked).toBe(1);
});

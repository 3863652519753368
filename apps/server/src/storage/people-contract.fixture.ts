import { expect, test } from 'vitest';
import type { Write } from './storage.ts';
import type { Person } from './stored.ts';
import { ada, putTable, someTable, type Open } from './values.fixture.ts';

/** What every database must keep of people, their sessions, choices and notices. */
export function peopleContract(open: Open): void {
  test('keeps people, and finds them by a token that has not expired', async () => {
    const { storage } = await open();
    const times = { createdAt: 1, seenAt: 2, device: 'Firefox, Linux' };
    await storage.commit([
      [
        { do: 'put-person', person: ada },
        { do: 'put-token', token: { hash: 'h', person: ada.id, kind: 'session', expiresAt: 100, ...times } },
        { do: 'put-token', token: { hash: 'l', person: ada.id, kind: 'link', expiresAt: 100, ...times } },
      ],
    ]);
    expect(await storage.person(ada.id)).toEqual(ada);
    expect(await storage.personWithToken('h', 'session', 99)).toEqual(ada);
    expect(await storage.personWithToken('h', 'session', 100)).toBeUndefined();
    expect(await storage.personWithToken('h', 'link', 1)).toBeUndefined();
    await storage.commit([
      [
        { do: 'put-person', person: { ...ada, name: 'Adelaide' } },
        { do: 'drop-tokens', person: ada.id, kind: 'link' },
      ],
      [{ do: 'drop-token', hash: 'h' }],
    ]);
    expect(await storage.person(ada.id)).toEqual({ ...ada, name: 'Adelaide' });
    expect(await storage.personWithToken('l', 'link', 1)).toBeUndefined();
    expect(await storage.personWithToken('h', 'session', 1)).toBeUndefined();
    await storage.close();
  });

  test('CO-9.1 keeps what people have chosen, each choice by itself', async () => {
    const { storage } = await open();
    const bea: Person = { id: 'p-bea', name: 'Bea', createdAt: 1 };
    const night = { zone: 'Europe/Rome', hours: { from: 1_350, to: 480 }, holidays: [] };
    const chosen = (value: typeof night): Write => ({
      do: 'put-preference',
      person: ada.id,
      chosen: { name: 'rest', value },
    });
    await storage.commit([[ada, bea].map(person => ({ do: 'put-person', person })), [chosen(night)]]);
    expect(await storage.preferences([ada.id, bea.id])).toEqual(new Map([[ada.id, { rest: night }]]));
    await storage.commit([[chosen({ ...night, zone: 'UTC' })]]);
    expect((await storage.preferences([ada.id])).get(ada.id)).toEqual({ rest: { ...night, zone: 'UTC' } });
    expect(await storage.preferences([])).toEqual(new Map());
    await storage.close();
  });

  test('CO-9.3 keeps notices until they are sent, one of each kind for each table', async () => {
    const { storage } = await open();
    const notice = { owner: ada.id, table: 't1', kind: 'turn', at: 1, due: 5, tries: 0, ways: null } as const;
    const other = { ...notice, owner: '@t1', kind: 'ended', due: 3, ways: ['push:x'] } as const;
    const put = (one: typeof notice | typeof other): Write => ({ do: 'put-notice', notice: one });
    await storage.commit([[putTable(someTable())], [put(notice)], [put(other)], [put({ ...notice, due: 9 } as never)]]);
    expect(await storage.noticesOf(ada.id)).toEqual([notice]);
    expect(await storage.noticesDue(2, 9)).toEqual([]);
    expect(await storage.noticesDue(5, 9)).toEqual(['@t1', ada.id]);
    expect(await storage.noticesDue(5, 1)).toEqual(['@t1']);
    expect(await storage.noticesDue(5, 1, ['@t1', 'nobody'])).toEqual([ada.id]);
    await storage.commit([
      [{ do: 'move-notice', notice: { ...notice, due: 8, tries: 1, ways: ['mail'] } }],
      [{ do: 'drop-notice', notice: other }],
      [{ do: 'move-notice', notice: other }],
    ]);
    expect(await storage.noticesDue(7, 9)).toEqual([]);
    expect(await storage.noticesOf(ada.id)).toEqual([{ ...notice, due: 8, tries: 1, ways: ['mail'] }]);
    expect(await storage.noticesOf('@t1')).toEqual([]);
    await storage.close();
  });

  test('CO-9.2 keeps the ways to people: one of two claims is the first, and what a device made goes with its session', async () => {
    const { storage } = await open();
    const way = (name: string, session: string | null, body: string, owner = ada.id) => ({
      owner,
      name,
      session,
      body,
    });
    const put = (one: ReturnType<typeof way>): Write => ({ do: 'put-way', way: one });
    const session = { kind: 'session', expiresAt: 100, createdAt: 1, seenAt: 1, device: '' } as const;
    const claim = (before: string | null, body: string): Write => ({
      do: 'claim-way',
      way: way('told', null, body),
      before,
    });
    await storage.commit([
      [{ do: 'put-person', person: ada }],
      ...['h', 'i', 'j'].map((hash): Write[] => [{ do: 'put-token', token: { hash, person: ada.id, ...session } }]),
      [put(way('push:a', 'h', '1'))],
      [put(way('push:b', 'i', '1')), put(way('push:c', 'j', '1'))],
      [put(way('mail', null, '1')), put(way('push:a', 'h', '2'))],
    ]);
    const names = async (owner = ada.id) =>
      (await storage.ways([owner])).map(({ name, body }) => `${name} ${body}`).sort();
    expect(await names()).toEqual(['mail 1', 'push:a 2', 'push:b 1', 'push:c 1']);
    expect(await storage.commit([[claim(null, '5')], [claim(null, '6')]])).toEqual(['done', 'conflict']);
    expect(await storage.commit([[claim('5', '7')], [claim('5', '8')]])).toEqual(['done', 'conflict']);
    expect(await names()).toContain('told 7');
    await storage.commit([[{ do: 'drop-token', hash: 'h' }]]);
    expect(await names()).toEqual(['mail 1', 'push:b 1', 'push:c 1', 'told 7']);
    await storage.commit([[{ do: 'drop-sessions', person: ada.id, but: 'j' }]]);
    expect(await names()).toEqual(['mail 1', 'push:c 1', 'told 7']);
    // What was on its way while its session ended is stored after that, and reaches nobody.
    await storage.commit([[{ do: 'drop-token', hash: 'j' }], [put(way('push:d', 'j', '1'))]]);
    expect(await names()).toEqual(['mail 1', 'told 7']);
    const bea: Person = { id: 'p-bea', name: 'Bea', createdAt: 1 };
    await storage.commit([
      [
        { do: 'put-person', person: bea },
        { do: 'put-token', token: { hash: 'x', person: bea.id, ...session } },
      ],
      [put(way('push:d', 'x', '3', bea.id))],
      [{ do: 'drop-way', owner: ada.id, name: 'mail' }],
    ]);
    expect(await names()).toEqual(['told 7']);
    expect(await names(bea.id)).toEqual(['push:d 3']);
    await storage.close();
  });

  test('CO-7.1 lists sessions, ends them, and lets a link be used once', async () => {
    const { storage } = await open();
    const token = (hash: string, kind: 'session' | 'link', seenAt: number): Write => ({
      do: 'put-token',
      token: { hash, person: ada.id, kind, expiresAt: 100, createdAt: 1, seenAt, device: 'Firefox, Linux' },
    });
    await storage.commit([
      [{ do: 'put-person', person: ada }, token('a', 'session', 1), token('b', 'session', 2), token('l', 'link', 1)],
    ]);
    const sessions = async (now = 1) => (await storage.sessions(ada.id, now)).map(({ hash }) => hash);
    expect(await storage.personsNamed('Ada')).toEqual([ada]);
    expect([await sessions(), await sessions(100)]).toEqual([['b', 'a'], []]);
    await storage.commit([[{ do: 'touch-token', hash: 'a', at: 3 }], [token('c', 'session', 0)]]);
    expect(await storage.sessions(ada.id, 1)).toMatchObject([{ hash: 'a', seenAt: 3 }, { hash: 'b' }, { hash: 'c' }]);
    const use: Write = { do: 'use-link', hash: 'l' };
    expect(
      await storage.commit([
        [use, token('d', 'session', 0)],
        [use, token('e', 'session', 0)],
      ]),
    ).toEqual(['done', 'conflict']);
    expect(await sessions()).toEqual(['a', 'b', 'c', 'd']);
    await storage.commit([[{ do: 'drop-sessions', person: ada.id, but: 'b' }]]);
    expect(await sessions()).toEqual(['b']);
    await storage.commit([[{ do: 'drop-sessions', person: ada.id, but: null }]]);
    expect(await sessions()).toEqual([]);
    await storage.close();
  });
}

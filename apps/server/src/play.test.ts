import { isProblem, readRecord, verifyRecord } from '@corvo/core';
import type { TableInfo, TableList } from '@corvo/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameOf, Player, playOut, TestClient } from './testing/client.fixture.ts';
import { TestServer } from './testing/server.fixture.ts';

let server: TestServer;
const clients: TestClient[] = [];
const person = async (name: string): Promise<TestClient> => {
  const client = await TestClient.named(server.address, name);
  clients.push(client);
  return client;
};
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.end();
});

describe.each(['hand-of-the-king', 'whispers'])('%s', id => {
  test('two people play a whole game over sockets, and its record verifies', async () => {
    const game = gameOf(id);
    const [ada, bea] = [await person('Ada'), await person('Bea')];
    const { id: table } = await ada.create({ game: id, players: 2 });
    await ada.join(table);
    const joined = await bea.join(table);
    const open = joined.info.sitters.find(({ kind }) => kind === 'open');
    await bea.must('sit', { table, seat: open?.seat ?? '' });
    const players = [new Player(ada, table, game, 'a'), new Player(bea, table, game, 'b')];
    expect((await ada.http('GET', `/api/tables/${table}/record`)).status).toBe(409);
    await ada.must('start', { table });
    for (const player of players) await player.come();
    await playOut(players);

    const info = await ada.json<TableInfo>('GET', `/api/tables/${table}`);
    expect(info.status).toBe('finished');
    expect(info.result).not.toBeNull();
    const record = readRecord(await (await bea.http('GET', `/api/tables/${table}/record`)).text());
    if (isProblem(record)) throw new Error(record.code);
    expect(verifyRecord(game, record)).toHaveProperty('states');
    const { tables } = await ada.json<TableList>('GET', '/api/tables?list=finished');
    expect(tables.map(found => found.id)).toContain(table);
  });
});

import type { CreateTable } from '@corvo/protocol';
import { Player, TestClient, gameOf } from './client.fixture.ts';
import { TestServer } from './server.fixture.ts';

/** A server with people; everything is closed at the end. */
export class Stage {
  readonly server: TestServer;
  readonly #people: TestClient[] = [];

  constructor(server: TestServer) {
    this.server = server;
  }

  static async open(...args: Parameters<typeof TestServer.start>): Promise<Stage> {
    return new Stage(await TestServer.start(...args));
  }

  async person(name: string, from?: string): Promise<TestClient> {
    const client = await TestClient.named(this.server.address, name, from);
    this.#people.push(client);
    return client;
  }

  /** Somebody without a name. */
  stranger(): TestClient {
    const client = new TestClient(this.server.address, '');
    this.#people.push(client);
    return client;
  }

  async people(...names: string[]): Promise<TestClient[]> {
    return Promise.all(names.map(name => this.person(name)));
  }

  /** A table that has started, with these people in its seats in this order; they have all joined it. */
  async playing(
    people: readonly TestClient[],
    wish: Partial<CreateTable> & { game: string },
  ): Promise<{ table: string; players: Player[] }> {
    const [host] = people as [TestClient];
    const { id: table } = await host.create({ players: people.length, order: 'chosen', ...wish });
    for (const [place, client] of people.entries()) {
      const { info } = await client.join(table);
      if (place > 0) await client.must('sit', { table, seat: info.sitters[place]?.seat ?? '' });
    }
    await host.must('start', { table });
    const players = people.map(
      (client, place) => new Player(client, table, gameOf(wish.game), `${wish.game} ${place}`),
    );
    for (const player of players) await player.come();
    return { table, players };
  }

  /** Stops the server and starts another one on the same data; everybody comes back by themselves. */
  async restart(...how: Parameters<TestServer['again']>): Promise<void> {
    const open = this.#people.filter(({ socket }) => socket.connected);
    const back = open.map(
      ({ socket }) => new Promise<void>(done => socket.once('disconnect', () => socket.once('connect', () => done()))),
    );
    await this.server.again(...how);
    await Promise.all(back);
  }

  async close(): Promise<void> {
    for (const client of this.#people) client.close();
    await this.server.end();
  }
}

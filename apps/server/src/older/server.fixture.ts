import { afterEach, beforeEach } from 'vitest';
import { TestClient, gameOf, Player } from '../testing/client.fixture.ts';
import { TestServer, testFolder } from '../testing/server.fixture.ts';
import { layStored, readStored } from './stored.fixture.ts';

type Row = Record<string, string | number | null>;

/** A server of today on what an older one has stored, started anew for every test of a file. */
export class OlderServer {
  readonly stored: ReturnType<typeof readStored>;
  server!: TestServer;
  readonly #clients: TestClient[] = [];

  constructor(file: string) {
    this.stored = readStored(file);
    beforeEach(async () => {
      const folder = testFolder();
      layStored(folder, this.stored);
      this.server = await TestServer.start({ logLevel: 'warn' }, {}, folder);
    });
    afterEach(async () => {
      for (const client of this.#clients.splice(0)) client.close();
      await this.server.end();
    });
  }

  /** What was stored in one of its tables of data about a game table of this name. */
  rowsOf(kind: string, name: string): Row[] {
    const id = this.idOf(name);
    return this.stored.rows.flatMap(([table, row]) => (table === kind && row['table_id'] === id ? [row] : []));
  }

  idOf(name: string): string {
    const isIt = ([table, { setup }]: readonly [string, Row]): boolean =>
      table === 'tables' && (JSON.parse(String(setup)) as { name?: string }).name === name;
    return String(this.stored.rows.find(isIt)?.[1]['id']);
  }

  /** The people of that server come back with the cookies they have. */
  async playersAt(name: string, game: string, ...people: string[]): Promise<Player[]> {
    const players = people.map(person => {
      const client = new TestClient(this.server.address, this.stored.cookies[person] ?? '');
      this.#clients.push(client);
      return new Player(client, this.idOf(name), gameOf(game), `${name} ${person}`);
    });
    for (const player of players) await player.come();
    return players;
  }
}

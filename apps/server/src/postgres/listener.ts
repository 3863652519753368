import { Client } from 'pg';
import { CHANNEL, readHint } from './hint.ts';
import type { News } from '../storage/storage.ts';
import { clientConfig } from './pool.ts';

const AGAIN_MS = 250;

type Hear = (news: News) => void;

/** Listens to what other processes have written. When the line breaks it listens again, and everything may be new then. */
export class Listener {
  readonly #url: string;
  readonly #own: string;
  readonly #hearers: Hear[] = [];
  #client: Client | undefined;
  #again: NodeJS.Timeout | undefined;
  #heard = 0;
  #isListening = false;
  #isClosed = false;

  /** `own`: how this process calls itself, since it hears itself as well. */
  constructor(url: string, own: string) {
    this.#url = url;
    this.#own = own;
  }

  onOthers(hear: Hear): void {
    this.#hearers.push(hear);
  }

  /** Another number once something was heard of who is who. While nothing can be heard it is another one each time. */
  get heard(): number {
    return this.#isListening ? this.#heard : ++this.#heard;
  }

  async open(): Promise<void> {
    const client = new Client(clientConfig(this.#url));
    this.#client = client;
    const lost = (): void => this.#lost(client);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => {
      const { speaker, news } = readHint(payload ?? '');
      if (speaker !== this.#own) this.#tell(news);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#isListening = true;
    this.#tell('all');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isListening = false;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => {});
  }

  #tell(news: News): void {
    const isOfTables = news !== 'all' && news.tables.length + news.talk.length + news.visits.length > 0;
    if (!isOfTables) this.#heard++;
    for (const hear of this.#hearers) hear(news);
  }

  #lost(client: Client): void {
    if (this.#client !== client) return; // it says so twice
    this.#client = undefined;
    this.#isListening = false;
    client.end().catch(() => {});
    if (this.#isClosed) return;
    this.#again = setTimeout(() => this.open().catch(() => this.#retry()), AGAIN_MS).unref();
  }

  /** The connection never stood, so nothing tells that it is lost. */
  #retry(): void {
    const client = this.#client;
    if (client !== undefined) this.#lost(client);
  }
}

/** Everything that comes to a browser over its wires, and what can be read in it. */
import type { Game, Plain, Request, View } from '@corvo/core';
import { API, browserParser, inflate, Receiver, type Words } from '@corvo/protocol';
import type { Page } from '@playwright/test';

interface Letter {
  readonly by: 'socket' | 'http';
  readonly text: string;
}

/** Listens at the sockets and at the answers of the server; to be laid before the page goes anywhere. */
export class Wire {
  readonly letters: Letter[] = [];
  #view: View | undefined;

  constructor(page: Page) {
    page.on('websocket', socket => {
      const { host } = new URL(socket.url());
      const words = async (game: string, hash: string): Promise<Words> =>
        (await fetch(`http://${host}${API.words(game, hash)}`)).json() as Promise<Words>;
      const receiver = new Receiver({
        stretch: inflate,
        words,
        update: update => this.#tell(update.view, update),
        standing: standing => this.#tell(undefined, standing),
        missed: table => this.#tell(undefined, { missed: table }),
      });
      socket.on('framereceived', ({ payload }) => {
        if (typeof payload === 'string') return this.#note({ by: 'socket', text: payload });
        decoder.add(new Uint8Array(payload));
        return undefined;
      });
      const decoder = new browserParser.Decoder();
      decoder.on('decoded', ({ id, data }) => {
        const bytes = (data as unknown[]).at(-1) as Uint8Array;
        if (id === undefined) receiver.hear(bytes);
        else
          void receiver.answered('', bytes).then(answer => {
            if ('info' in answer) this.#tell(answer.standing?.view, answer); // else it was an update, and is told
          });
      });
    });
    page.on('response', async response => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith('/api/') || pathname.startsWith('/api/words/')) return; // the words of all games alike
      const text = await response.text().catch(() => ''); // a page that is left hears no answer
      this.#note({ by: 'http', text });
    });
  }

  #note(letter: Letter): void {
    this.letters.push(letter);
  }

  /** What bytes say, in full. */
  #tell(view: View | undefined, said: unknown): void {
    this.#note({ by: 'socket', text: JSON.stringify(said) });
    if (view !== undefined) this.#view = view;
  }

  /** All that has come, as one text. */
  get text(): string {
    return this.letters.map(({ text }) => text).join('\n');
  }

  /** The table as this browser was last told. */
  get view(): View {
    if (this.#view === undefined) throw new Error('no view has come over this wire');
    return this.#view;
  }

  /** What this browser's seat is asked and has not answered. */
  asked(game: Game): Request | undefined {
    return this.#view && game.requests(this.#view).find(({ answered }) => !answered);
  }
}

function partOf(value: Plain | undefined, ...path: readonly string[]): Plain | undefined {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return undefined;
    at = (at as Record<string, Plain>)[key];
  }
  return at;
}

/** How a sealed answer would read on a wire: as data, and in the notation. */
export function tracesOf(choice: Plain): string[] {
  const orders = partOf(choice, 'orders');
  if (orders !== undefined)
    return Object.entries(orders as Record<string, string>).flatMap(([area, order]) => [
      `"${area}":"${order}"`,
      `${area} ${order}`,
      `{"area":"${area}","order":"${order}"`,
    ]);
  return Object.entries(choice as Record<string, Plain>).map(([key, value]) => `"${key}":${JSON.stringify(value)}`);
}

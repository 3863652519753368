/** Everything that comes to a browser over its wires, and what can be read in it. */
import type { Game, Plain, Request, View } from '@corvo/core';
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
      socket.on('framereceived', ({ payload }) => this.#note({ by: 'socket', text: String(payload) }));
    });
    page.on('response', async response => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      const text = await response.text().catch(() => ''); // a page that is left hears no answer
      this.#note({ by: 'http', text });
    });
  }

  #note(letter: Letter): void {
    this.letters.push(letter);
    const found = viewIn(letter.text);
    if (found !== undefined) this.#view = found;
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

/** The newest view in a message: an update, or the answer to whoever joins. */
function viewIn(text: string): View | undefined {
  const start = text.indexOf('[');
  if (!/^4\d/.test(text) || start < 0) return undefined;
  const said = JSON.parse(text.slice(start)) as Plain[];
  for (const part of said) {
    const found = isView(part) ?? isView(partOf(part, 'value', 'standing'));
    if (found !== undefined) return found;
  }
  return undefined;
}

function partOf(value: Plain | undefined, ...path: readonly string[]): Plain | undefined {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return undefined;
    at = (at as Record<string, Plain>)[key];
  }
  return at;
}

const isView = (value: Plain | undefined): View | undefined =>
  partOf(value, 'view', 'open') === undefined ? undefined : (partOf(value, 'view') as unknown as View);

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

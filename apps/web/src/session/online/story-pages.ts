import type { Moment, MomentPage } from '@corvo/protocol';
import type { Pages } from './kept-pages.ts';
import type { Story } from './story.ts';

/** So many entries are kept together. */
const SIZE = 100;

/** What a page of the story says depends on who reads it, and whether the game is over: then everything may be read. */
const nameOf = ({ info: { id, you, status } }: Story, page: number): string =>
  `${id} ${you ?? ''} ${status === 'finished' ? 'over' : ''} ${page}`;

/** The page that came before what is known, where the device has it. */
export async function pageHere(pages: Pages, story: Story): Promise<MomentPage | undefined> {
  const { after } = story;
  const page = Math.floor(after / SIZE);
  const moments = await pages.get(nameOf(story, page));
  return moments && { after: page * SIZE - 1, moments: moments.filter(({ n }) => n <= after) };
}

/** Keeps the pages that are complete by now and were not before. */
export class Keeper {
  readonly #pages: Pages;
  readonly #kept = new Set<string>();

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  keep(story: Story): void {
    const last = story.standing?.n ?? -1;
    for (let page = Math.ceil((story.after + 1) / SIZE); (page + 1) * SIZE <= last; page++) {
      const name = nameOf(story, page);
      if (this.#kept.has(name)) continue;
      this.#kept.add(name);
      void this.#pages.put(name, within(story.moments, page * SIZE));
    }
  }
}

const within = (moments: readonly Moment[], from: number): Moment[] =>
  moments.filter(({ n }) => n >= from && n < from + SIZE);

/** Somebody who plays a Westeros game in a browser: looks at the table, wants something, and does it with their hands. */
import { canonicalJson, isPlainObject, type Game, type Plain, type Request, type Rng, type View } from '@corvo/core';
import type { Page } from '@playwright/test';
import { isDeepStrictEqual } from 'node:util';
import { ordersOf } from '../src/boards/westeros/asks/drafts.ts';
import { lineOf, movesOf, type Answer, type MemoryStory } from '@corvo/host';
import { later } from '../src/session/local/later.ts';
import type { SavedGame } from '../src/session/local/saved.ts';
import { gesturesFor, type Gesture } from './westeros-gestures.ts';
import { make, type Hand } from './westeros-hands.ts';

/** What somebody knows when they are asked: their own view, as the page shows it. */
interface Asked {
  readonly view: View;
  readonly request: Request;
}

type Answered = Pick<Answer, 'seat' | 'request' | 'choice'>;

/** How somebody makes up their mind. */
export type Mind = (asked: Asked) => Plain | Promise<Plain>;

const PATIENCE = 60_000;

/** An answer without what makes no difference: the order of moves, empty lists, zeros. */
function plainly(choice: Plain): string {
  const bare = (value: Plain): Plain => {
    if (Array.isArray(value)) return value.map(bare);
    if (!isPlainObject(value)) return value;
    const entries = Object.entries(value as Record<string, Plain>).map(([key, part]) => [key, bare(part)] as const);
    return Object.fromEntries(entries.filter(([, part]) => part !== 0 && !isDeepStrictEqual(part, [])));
  };
  const inOrder = (value: Plain, key = ''): Plain => {
    if (Array.isArray(value)) {
      const parts = value.map(part => inOrder(part));
      return key === 'ranking' ? parts : parts.toSorted((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));
    }
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(Object.entries(value as Record<string, Plain>).map(([k, part]) => [k, inOrder(part, k)]));
  };
  return canonicalJson(inOrder(bare(choice)));
}

/** A person at a table of this device. What the browser keeps of the game is followed move by move. */
export class Person {
  readonly page: Page;
  readonly met = new Map<string, number>(); // every kind of question, and how often it came
  gestures = 0; // how many things the hands have done
  readonly #game: Game;
  readonly #hand: Hand;
  #kept = '';
  #story: MemoryStory | undefined;
  #seat = '';

  constructor(page: Page, game: Game, hand: Hand) {
    this.page = page;
    this.#game = game;
    this.#hand = hand;
  }

  /** The table as the browser keeps it. */
  get story(): MemoryStory {
    if (this.#story === undefined) throw new Error('nobody has sat down yet');
    return this.#story;
  }

  /** The answers that count, and those that lie sealed. */
  get answers(): readonly Answered[] {
    const { entries, match } = this.story;
    return [...lineOf(entries).counted.flatMap(({ entry }) => entry.answers), ...match.sealed];
  }

  /** Looks at what has happened since. */
  async #look(): Promise<readonly Answered[]> {
    const id = new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
    const text = await this.page.evaluate(key => localStorage.getItem(key), `corvo.local.${id}`);
    if (text === null) throw new Error(`the browser keeps no game ${id}`);
    if (text !== this.#kept) {
      const { saved, story } = later.storyOf(this.#game, JSON.parse(text) as SavedGame); // throws where it plays by other rules
      [this.#kept, this.#story] = [text, story];
      this.#seat = saved.seats.find(({ person }) => person)?.seat ?? '';
    }
    return this.answers;
  }

  /** Waits until this person is asked something, and the page shows it. Undefined: the game is over. */
  async asked(): Promise<Asked | undefined> {
    for (const late = Date.now() + PATIENCE; Date.now() < late; await this.page.waitForTimeout(15)) {
      await this.#look();
      const { match } = this.story;
      const { state } = match;
      const view = this.#game.view(state, this.#seat);
      const [request] = this.#game.requests(view);
      if (this.#game.outcome(state.open) !== undefined) return undefined;
      if (request === undefined || request.answered) continue;
      if (await this.#isShown(movesOf(match))) return { view, request };
    }
    throw new Error('nobody asks, and the game is not over');
  }

  /** Has the page come to this move, and does it ask? */
  #isShown = (n: number): Promise<boolean> =>
    this.page.evaluate(moves => {
      const shown = /(\d+)\D*$/.exec(document.querySelector('.bar-title small')?.textContent ?? '')?.[1];
      return Number(shown) === moves && document.querySelector('.decide-answer') !== null;
    }, n);

  /** The way to an answer. */
  gesturesFor = ({ request }: Asked, choice: Plain): Gesture[] => gesturesFor(request.ask, request.why, choice);

  async make(gestures: readonly Gesture[]): Promise<void> {
    for (const gesture of gestures) {
      this.gestures++;
      await make(this.page, this.#hand, gesture);
    }
  }

  /** Does all that this answer needs, gives it, and sees that just this answer was taken. */
  async answer(asked: Asked, choice: Plain): Promise<void> {
    const { request } = asked;
    try {
      await this.make(this.gesturesFor(asked, choice));
      await this.give(asked, choice);
    } catch (error) {
      const what = `${request.why}: ${this.#game.write(asked.view, { seat: request.seat, request: request.id, choice })}`;
      throw new Error(`${what}\n${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }

  /** The last press; what was made must be what was meant. */
  async give({ request }: Asked, choice: Plain): Promise<void> {
    const commit = this.page.locator('[data-testid=commit][aria-disabled=false]');
    await commit.waitFor({ timeout: 5_000 }).catch(async () => {
      throw new Error(`the answer cannot be given: "${await this.page.getByTestId('commit').innerText()}"`);
    });
    const isDoubted = (): Promise<number> => this.page.locator('[data-testid=commit][data-doubt]').count();
    const press = { press: '[data-testid=commit]' };
    const twice = (await isDoubted()) > 0; // something would go unused: it is asked whether that is meant
    await this.make([press]);
    if (twice) {
      await this.page.locator('[data-testid=commit][data-doubt]').waitFor({ state: 'detached' });
      await this.make([press]);
    }
    this.met.set(request.why, (this.met.get(request.why) ?? 0) + 1);
    for (const late = Date.now() + PATIENCE; Date.now() < late; await this.page.waitForTimeout(10)) {
      const mine = (await this.#look()).find(({ seat, request: id }) => seat === request.seat && id === request.id);
      if (mine === undefined) continue;
      if (plainly(mine.choice as Plain) === plainly(choice)) return;
      throw new Error(`another answer was given: ${JSON.stringify(mine.choice)}`);
    }
    throw new Error('the answer was not taken');
  }

  /** Answers whatever is asked until the game is over, or until it is enough. */
  async play(mind: Mind, isEnough: (asked: Asked) => boolean = () => false): Promise<void> {
    for (let asked = await this.asked(); asked !== undefined && !isEnough(asked); asked = await this.asked())
      await this.answer(asked, await mind(asked));
  }
}

const KINDS = ['march', 'raid', 'support', 'consolidate'];

/** Somebody who takes whatever the rules allow, but gives orders of as many kinds as can be: there is more to do then. */
export const curious =
  (game: Game, rng: Rng): Mind =>
  ({ view, request }) => {
    const some = Array.from({ length: request.why === 'orders' ? 60 : 1 }, () => game.sample(view, request, rng));
    const kindsIn = (choice: Plain): number => {
      const orders = Object.values(ordersOf(choice));
      return KINDS.filter(kind => orders.some(order => order.startsWith(kind))).length;
    };
    return some.reduce((best, other) => (kindsIn(other) > kindsIn(best) ? other : best));
  };

const MOST_GESTURES = 8; // more of the same teach nothing

/** Somebody who makes the most of a question: of some answers by lot the one that takes the most gestures. */
export const thorough =
  (game: Game, rng: Rng): Mind =>
  ({ view, request }) => {
    const some = Array.from({ length: 20 }, () => game.sample(view, request, rng));
    const length = (choice: Plain): number => gesturesFor(request.ask, request.why, choice).length;
    const short = some.filter(choice => length(choice) <= MOST_GESTURES);
    return (short.length > 0 ? short : some).reduce((best, other) => (length(other) > length(best) ? other : best));
  };

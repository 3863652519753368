/** The Westeros tables as pictures: every question of every edition, the boards in the middle of a game, the lessons. */
import { clashOfKings } from '@corvo/clash-of-kings';
import { isProblem, rngFromText, type Action, type Course, type Game, type OptionValues } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { beyondTheWall } from '@corvo/beyond-the-wall';
import { course as northCourse } from '@corvo/beyond-the-wall/lessons';
import { course as firstCourse } from '@corvo/first-edition/lessons';
import { secondEdition } from '@corvo/second-edition';
import { course as secondCourse } from '@corvo/second-edition/lessons';
import { decide } from '@corvo/bots/westeros';
import type { WesterosAsk, WesterosGame } from '@corvo/westeros';
import type { Page } from '@playwright/test';
import type { SavedGame } from '../src/session/local/saved.ts';
import type { Shot } from './shots.ts';
import { allMoments, kindsOf, savedAt } from './westeros-moments.ts';

/** A game up to the moment at which a seat is asked. */
type Moment = Parameters<typeof savedAt>[0];

interface Edition {
  readonly short: string;
  readonly game: WesterosGame;
  readonly course?: Course;
  readonly kinds: readonly string[]; // of its questions
}

const kindsIn = (game: WesterosGame, options?: OptionValues): string[] => kindsOf(game as unknown as Game, options);
const FIRST: Edition = { short: '1e', game: firstEdition, course: firstCourse, kinds: kindsIn(firstEdition) };
const SECOND: Edition = { short: '2e', game: secondEdition, course: secondCourse, kinds: kindsIn(secondEdition) };
const NORTH: Edition = { short: 'bw', game: beyondTheWall, course: northCourse, kinds: kindsIn(beyondTheWall) };
/** Of the expansion only what the first edition does not ask. */
const CLASH: Edition = {
  short: 'ck',
  game: clashOfKings,
  kinds: kindsIn(clashOfKings, { westerosColumns: true, threeCards: true }).filter(why => !FIRST.kinds.includes(why)),
};

/** Wide and narrow, dark and light, in both languages: two pictures of each question are enough to look at. */
const LOOKS = ['1440-dark', '390-light'];

const ASKED = '.decide-answer';
const NEWS = '.since-close';

/** Whoever comes back to a table is told what happened; in these pictures that would stand before the question. */
async function readNews(page: Page): Promise<void> {
  const close = page.locator(NEWS);
  if (await close.isVisible()) await close.click();
  await page.mouse.move(0, 0); // else it rests on the log, which points at the map
}

/** Puts a game where this browser keeps its own. */
export const keepGame = (page: Page, saved: SavedGame): Promise<void> =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `corvo.local.${saved.id}`,
    JSON.stringify(saved),
  ] as const);

/** A table of this device that stands at a moment. */
function shotOf(name: string, moment: Moment, act?: Shot['act']): Shot {
  return {
    name,
    who: 'stranger',
    looks: LOOKS,
    lay: page => keepGame(page, savedAt(moment, name)),
    path: () => `/play/${name}`,
    ready: ASKED,
    act: async page => {
      await page.locator('.wm-area').first().waitFor({ state: 'attached' });
      await readNews(page);
      await act?.(page);
    },
  };
}

/** A game of sensible players up to the first question of a kind from a round on: what a real table looks like. */
function played(
  { game }: Edition,
  round: number,
  why: string,
  isFit: (ask: WesterosAsk, seat: string) => boolean = () => true,
  players = game.players.max,
): Moment {
  const seats = game.seats(players);
  const options = game.resolveOptions({}, seats.length);
  if (isProblem(options)) throw new Error(options.code);
  for (let seed = 1; seed < 50; seed++) {
    const start = { players: seats.length, seats, options, seed: `board ${seed}` };
    const actions: Action[] = [];
    const rng = rngFromText(start.seed);
    let state = game.setup(options, seats, start.seed);
    for (;;) {
      const waiting = game.waiting(state.open).find(({ answered }) => !answered);
      const view = waiting && game.view(state, waiting.seat);
      const [request] = view === undefined ? [] : game.requests(view);
      if (view === undefined || request === undefined) break; // over before it came: another game
      if (state.open.round >= round && request.why === why && isFit(request.ask, request.seat))
        return { game: game as unknown as Game, start, actions, seat: request.seat, why };
      const wanted = decide(view, request, rng);
      // Special rules may object to what suits a bot: then it plays anything.
      const choice = game.check(view, request, wanted) === undefined ? wanted : game.sample(view, request, rng);
      const action = { seat: request.seat, request: request.id, choice };
      const step = game.apply(state, action);
      if (!step.ok) throw new Error(step.problem.code);
      actions.push(action);
      state = step.state;
    }
  }
  throw new Error(`no game of ${game.id} comes to ${why} in round ${round}`);
}

const wholeMap = (page: Page): Promise<void> => page.locator('.wm-zoom button').last().click();
const hint = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Suggerimento|Hint/ }).click();
  await page.locator('[data-testid=commit][aria-disabled=false]').waitFor();
};
const wheel = async (page: Page): Promise<void> => {
  await page.locator('.wm-area.wm-selectable').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.wt-wheel .wt-wheel-hub').waitFor();
};
/** The first march that can meet somebody: where to, and where it would come to a fight. */
const fights = async (page: Page): Promise<void> => {
  for (const area of await page.locator('.wm-area.wm-selectable').all()) {
    await area.focus();
    await page.keyboard.press('Enter');
    if ((await page.locator('.wm-area.wm-threatened').count()) > 0) return;
    await page.keyboard.press('Escape');
  }
};
const drawer =
  (place: number) =>
  async (page: Page): Promise<void> => {
    const tab = page.locator('.tp-tabs button').nth(place);
    if (await tab.isVisible()) await tab.click();
  };

/** What the map can show on request. */
const LAYERS = ['supply', 'reach', 'support', 'ways', 'win', 'income'] as const;

/** Opens it, and one of it. */
const layer =
  (id: (typeof LAYERS)[number]) =>
  async (page: Page): Promise<void> => {
    await page.locator('.wt-over-open').click();
    await page.locator(`[data-overlay=${id}]`).click();
    await page.locator('.wt-over-facts').waitFor();
    const area = page.locator('.wt-over-pick select').last();
    if (id === 'reach' || id === 'support') await area.selectOption('harrenhal');
    await page.mouse.move(0, 0);
  };
const folded = async (page: Page): Promise<void> => {
  await layer('supply')(page);
  const fold = page.locator('.wt-over-fold');
  if (await fold.isVisible()) await fold.click();
};

/** What each house sees first: all it has, with room for the buttons. */
const homes = (edition: Edition): Shot[] =>
  edition.game.seats(edition.game.players.max).map(home =>
    shotOf(
      `home-${edition.short}-${home}`,
      played(edition, 1, 'orders', (_, seat) => seat === home),
    ),
  );

/** The largest board in the middle of a game: all have orders to give, or somebody has two marches to choose from. */
export const ordersLater = (): SavedGame => savedAt(played(SECOND, 5, 'orders'));
export const marchLater = (): SavedGame =>
  savedAt(played(SECOND, 5, 'march', ask => ask.kind === 'march' && Object.keys(ask.from).length > 1));

/** The board as it is looked at in a game: at the start, late in it, with an answer half made, with each panel. */
function boards(edition: Edition): Shot[] {
  const { short } = edition;
  const start = played(edition, 1, 'orders');
  const orders = played(edition, 5, 'orders');
  const march = played(edition, 5, 'march');
  const card = played(edition, 4, 'battle-card');
  // Of all houses the red one: it must be seen that it is not the land that is red.
  const onRed = played(
    edition,
    1,
    'march',
    (ask, seat) => seat !== 'lannister' && /"(stoney-sept|lannisport)"/.test(JSON.stringify(ask)),
  );
  return [
    shotOf(`board-${short}-start`, start, wholeMap),
    shotOf(`board-${short}-orders`, orders, wholeMap),
    shotOf(`board-${short}-orders-wheel`, orders, wheel),
    shotOf(`board-${short}-orders-hint`, orders, hint),
    shotOf(`board-${short}-march`, march),
    shotOf(`board-${short}-march-hint`, march, hint),
    shotOf(`board-${short}-march-fights`, onRed, fights),
    shotOf(`board-${short}-battle`, card),
    shotOf(`board-${short}-duel`, card, async page => {
      await page.locator('.wt-hand-card').nth(1).click();
      await drawer(2)(page);
    }),
    shotOf(`board-${short}-house`, card, async page => {
      await drawer(1)(page);
      await page.locator('.wt-house').nth(1).click();
    }),
    shotOf(`board-${short}-closer`, card, async page => {
      await page.locator('html.has-faces').waitFor({ state: 'attached' });
      await page.locator('.wt-hand-card').nth(1).click({ button: 'right' });
    }),
    ...[1, 2, 3].map(place => shotOf(`board-${short}-panel-${place}`, card, drawer(place))),
    ...LAYERS.map(id => shotOf(`board-${short}-layer-${id}`, orders, layer(id))),
    shotOf(`board-${short}-layer-folded`, orders, folded),
    shotOf(`board-${short}-layer-wheel`, orders, async page => {
      await layer('supply')(page);
      await wheel(page);
    }),
    shotOf(
      `board-${short}-few`,
      played(edition, 1, 'orders', () => true, edition.game.players.min),
    ),
    shotOf(
      `board-${short}-few-whole`,
      played(edition, 1, 'orders', () => true, edition.game.players.min),
      wholeMap,
    ),
  ];
}

const asks = ({ short, game, kinds }: Edition): Shot[] =>
  [...allMoments(game as unknown as Game, [...kinds])].map(([why, moment]) => shotOf(`ask-${short}-${why}`, moment));

/** The list of the lessons, and each lesson at its first words and at its first question. */
function lessons({ short, game, course }: Edition): Shot[] {
  if (course === undefined) return [];
  const list: Shot = { name: `learn-${short}`, who: 'stranger', path: () => `/learn/${game.id}`, full: true };
  const each = course.lessons.flatMap(({ id, steps }): Shot[] => {
    const first = { who: 'stranger', looks: LOOKS, path: () => `/learn/${game.id}/${id}`, ready: '.wm-area' } as const;
    const asked = steps.findIndex(step => step.answer !== undefined);
    return [
      { name: `learn-${short}-${id}`, ...first },
      {
        name: `learn-${short}-${id}-asked`,
        ...first,
        act: async page => {
          for (let step = 0; step < asked; step++) await page.locator('.teacher footer button.main').click();
          await page.locator(ASKED).waitFor();
        },
      },
    ];
  });
  return [list, ...each];
}

/** Plays some games to find its moments: only for those who want the pictures, and only of the editions they name. */
export const westerosShots = (names: readonly string[] | undefined): Shot[] =>
  [FIRST, CLASH, SECOND, NORTH]
    .filter(({ short }) => names?.some(name => (name.split('-')[1] ?? short) === short) ?? true)
    .flatMap(edition => [...homes(edition), ...boards(edition), ...asks(edition), ...lessons(edition)]);

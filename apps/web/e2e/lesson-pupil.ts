/** Somebody who is taught: knows the answer that each lesson has in mind, and gives it with their hands. */
import type { Catalogue, Course, Game, Lesson, Plain } from '@corvo/core';
import { LessonRun } from '../src/session/lesson/run.ts';
import type { Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { placesOf, type Place } from '../src/boards/westeros/map/places.ts';
import { placesIn } from '../src/pages/learn/places-in.ts';
import { gesturesFor } from './westeros-gestures.ts';
import { make, mouse, thumb, type Hand } from './westeros-hands.ts';
import type { Edition } from './westeros-tables.ts';

const LEAST_MAP = 0.24; // of the screen
const PATIENCE = 30_000;

/** Waits until something is as it should be. */
async function until<T>(look: () => Promise<T>, isRight: (seen: T) => boolean): Promise<void> {
  for (const late = Date.now() + PATIENCE; ; await new Promise(resolve => setTimeout(resolve, 30))) {
    const seen = await look();
    if (isRight(seen)) return;
    assert.ok(Date.now() < late, `waited in vain, it is still ${String(seen)}`);
  }
}

export class Pupil {
  readonly page: Page;
  readonly game: Game;
  readonly #hand: Hand;
  readonly #places: ReadonlyMap<string, Place>;
  readonly #words: Catalogue;

  private constructor(page: Page, game: Game, hand: Hand, places: ReadonlyMap<string, Place>, words: Catalogue) {
    this.page = page;
    this.game = game;
    this.#hand = hand;
    this.#places = places;
    this.#words = words;
  }

  /** Comes to the list of lessons. */
  static async come(page: Page, { game, loadMap }: Edition, { messages }: Course): Promise<Pupil> {
    const isPhone = (page.viewportSize()?.width ?? 0) < 500;
    const places = placesOf(await loadMap(), 'en');
    // The others play at a pace that can be followed; nobody follows here.
    await page.addInitScript(() => {
      const real = window.setTimeout.bind(window);
      window.setTimeout = ((task: TimerHandler, delay = 0, ...more: unknown[]) =>
        real(task, delay >= 300 ? delay / 30 : delay, ...more)) as typeof window.setTimeout;
    });
    await page.goto(`/learn/${game.id}`);
    await page.locator('.learn-list').waitFor();
    return new Pupil(page, game, isPhone ? thumb(places) : mouse(places), places, messages);
  }

  stepNow = (): Promise<string> => this.page.locator('.teacher header small').innerText();
  isDone = (): Promise<boolean> => this.page.locator('.teacher footer a.main').isVisible();

  /** Where the lesson stands and what the teacher says. */
  heard = async (): Promise<string[]> => [
    await this.stepNow(),
    await this.page.locator('.teacher-words p').first().innerText(),
  ];

  async open({ id }: Lesson): Promise<void> {
    await this.page.locator(`a[href="/learn/${this.game.id}/${id}"]`).click();
    await this.page.locator('.wm-area').first().waitFor();
  }

  /** Goes back to the list, and says how it calls this lesson. */
  async leave({ id }: Lesson): Promise<'done' | 'begun' | undefined> {
    await this.page.locator(`.teacher footer a[href="/learn/${this.game.id}"]`).click();
    await this.page.locator('.learn-list').waitFor();
    const row = this.page.locator('.learn-list > li').filter({ has: this.page.locator(`a[href$="/${id}"]`) });
    if (await row.locator('.tag.good').isVisible()) return 'done';
    return (await row.locator('.tag.gold').isVisible()) ? 'begun' : undefined;
  }

  /** Turns to the next step, where the step in front is only read. */
  async readOn(): Promise<void> {
    const before = await this.stepNow();
    await this.page.locator('.teacher footer button.main').click();
    await until(this.stepNow, step => step !== before);
  }

  /** Gives an answer to what the lesson asks now. */
  async give({ request }: LessonRun, choice: Plain | undefined): Promise<void> {
    if (request === undefined || choice === undefined) throw new Error('nothing is asked');
    await this.page.locator('.decide-answer').waitFor();
    await this.#fold(); // on a phone the map then has the whole height
    for (const gesture of gesturesFor(request.ask, request.why, choice)) await make(this.page, this.#hand, gesture);
    await this.page.locator('[data-testid=commit][aria-disabled=false]').click();
    await this.#fold();
  }

  /** Folds the teacher's words away, or opens them again, where that can be done. */
  async #fold(): Promise<void> {
    const fold = this.page.locator('.teacher-fold');
    if (await fold.isVisible()) await this.#hand.press(this.page, fold);
  }

  /** Gives the answer that the lesson has in mind, and lets the others play. */
  async answer(run: LessonRun): Promise<void> {
    run.settle();
    const [choice, before] = [run.shown(), await this.stepNow()];
    await this.give(run, choice);
    assert.equal(run.answer(choice as Plain), undefined);
    run.settle();
    await until(this.stepNow, step => step !== before);
  }

  /** Left in the middle: the list says so, and the same words stand there for who comes back, even after a reload. */
  async leaveAndComeBack(lesson: Lesson): Promise<void> {
    await this.page.locator('.teacher-small').waitFor(); // the others have played
    const before = await this.heard();
    assert.equal(await this.leave(lesson), 'begun');
    await this.open(lesson);
    await until(this.heard, now => isDeepStrictEqual(now, before));
    await this.page.reload();
    await until(this.heard, now => isDeepStrictEqual(now, before));
  }

  /** Plays a lesson to its end, and leaves it once on the way. */
  async play(lesson: Lesson, look: (step: string) => Promise<void> = async () => {}): Promise<void> {
    const run = new LessonRun(this.game, lesson);
    await this.open(lesson);
    for (const step of lesson.steps.slice(0, -1)) {
      await this.expectInSight();
      await look(step.id);
      if (step.answer === undefined) await this.expectNamed(lesson, step.id);
      if (step.answer === undefined) await this.readOn();
      else {
        await this.answer(run);
        if (run.answers.length === 1 && !run.over) await this.leaveAndComeBack(lesson);
      }
    }
    await until(this.isDone, isDone => isDone);
    await this.expectInSight();
    await this.expectNamed(lesson, lesson.steps.at(-1)?.id ?? '');
  }

  /** What the teacher speaks of lies open on the map, wherever the others have played. */
  async expectNamed({ id }: Lesson, step: string): Promise<void> {
    const named = placesIn(this.#words.en[`lesson.${id}.${step}`]).filter(place => this.#places.has(place));
    // A phone may be too small for all of them at a zoom that can be read: then the first one counts.
    const places = (this.page.viewportSize()?.width ?? 0) < 500 ? named.slice(0, 1) : named;
    const hidden = (): Promise<string[]> =>
      this.page.evaluate(
        points => {
          const stage = document.querySelector('.wm-stage')?.getBoundingClientRect();
          const sheet = document.querySelector<SVGGraphicsElement>('.wm-area')?.ownerSVGElement?.getScreenCTM();
          if (!stage || !sheet) throw new Error('there is no map');
          return points.flatMap(([place, left, top]) => {
            const { x, y } = new DOMPoint(left, top).matrixTransform(sheet);
            const isIn = x > stage.left && x < stage.right && y > stage.top && y < stage.bottom;
            return isIn && document.elementFromPoint(x, y)?.closest('.wm-stage') ? [] : [place];
          });
        },
        places.map(place => {
          const { units } = this.#places.get(place) as Place;
          return [place, units.x, units.y] as const;
        }),
      );
    await until(hidden, all => all.length === 0);
  }

  /** What the teacher offers stands wholly on the screen, and the map keeps room enough to be read. */
  async expectInSight(): Promise<void> {
    const { page } = this;
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    for (const control of await page.locator('.teacher footer > *').filter({ visible: true }).all()) {
      const { x, width: wide } = (await control.boundingBox()) ?? { x: -1, width: 0 };
      assert.ok(x >= 0 && x + wide <= width, `out of sight: ${await control.innerText()}`);
    }
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(tooWide, 0);
    const map = await page.locator('.wm-stage').boundingBox();
    assert.ok((map?.height ?? 0) / height > LEAST_MAP, `the map is ${map?.height} high`);
  }
}

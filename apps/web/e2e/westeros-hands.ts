/** How somebody reaches the table of a Westeros game: with the mouse, with a thumb, or with the keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import type { AreaId } from '@corvo/westeros';
import { areaTowards, DIRECTIONS, type ArrowKey, type Place } from '../src/boards/westeros/map/places.ts';
import type { Gesture } from './westeros-gestures.ts';

const PATIENCE = 10_000;

export interface Hand {
  area(page: Page, area: AreaId): Promise<void>;
  press(page: Page, control: Locator): Promise<void>;
}

/** Where everything lies on a map. */
type Places = ReadonlyMap<AreaId, Place>;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where something lies once it has stopped moving, as a person would wait for that. Null: it cannot be reached. */
async function atRest(page: Page, look: () => Promise<Spot | null>): Promise<Spot | null> {
  for (const late = Date.now() + PATIENCE; ;) {
    const before = await look();
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(drawn)));
    const now = await look();
    if (now?.x === before?.x && now?.y === before?.y) return now;
    if (Date.now() > late) throw new Error('the table does not come to rest');
  }
}

/**
 * A point on the screen where this area can be hit: where its pieces lie, or anywhere else that is free. Null: none.
 */
const spotOf = (page: Page, { id, middle: [x, y], units, order, token = units }: Place): Promise<Spot | null> =>
  page.evaluate(
    ({ area, points }) => {
      const path = document.querySelector<SVGGraphicsElement>(`.wm-area[data-area="${area}"]`);
      const stage = path?.closest('.wm-stage')?.getBoundingClientRect();
      const sheet = path?.ownerSVGElement?.getScreenCTM();
      if (!path || !stage || !sheet) throw new Error(`there is no area ${area}`);
      const isFree = (spot: { x: number; y: number }): boolean =>
        spot.x > stage.left &&
        spot.x < stage.right &&
        spot.y > stage.top &&
        spot.y < stage.bottom &&
        document.elementFromPoint(spot.x, spot.y) === path;
      const spots = points.map(([left, top]) => new DOMPoint(left, top).matrixTransform(sheet));
      const found = spots.find(isFree);
      return found ? { x: found.x, y: found.y } : null;
    },
    {
      area: id,
      points: [[units.x, units.y] as const, [x, y] as const, [order.x, order.y] as const, [token.x, token.y] as const],
    },
  );

/** What may lie before the map, and the whole map where something is out of sight: pressed one after the other. */
const CLEARINGS = ['.wt-round-close', '.wm-zoom [data-zoom=whole]'];

/** Looks for an area; what covers it is closed, and where it is out of sight the whole map is looked at. */
async function find(page: Page, places: Places, area: AreaId): Promise<Spot> {
  const place = places.get(area);
  if (place === undefined) throw new Error(`the map has no ${area}`);
  for (const clearing of CLEARINGS) {
    const seen = await atRest(page, () => spotOf(page, place));
    if (seen !== null) return seen;
    const control = page.locator(clearing);
    if ((await control.count()) > 0) await control.click();
  }
  const found = await atRest(page, () => spotOf(page, place));
  if (found === null) throw new Error(`${area} cannot be pointed at`);
  return found;
}

/** The middle of a control, once it lies open to the hand: nothing in front of it, wholly where it can be reached. */
async function middleOf(control: Locator): Promise<Spot> {
  await control.waitFor();
  for (const late = Date.now() + PATIENCE; ;) {
    const spot = await atRest(control.page(), () =>
      control.evaluate(node => {
        node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = node.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return node.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
      }),
    );
    if (spot !== null) return spot;
    if (Date.now() > late) throw new Error(`something lies before ${String(control)}`);
    await control.page().waitForTimeout(30);
  }
}

/** A press where an area was just pressed is the second half of a double click; nobody picks something out so fast. */
const DOUBLE = { near: 40, ms: 700 };
const lastArea = new WeakMap<Page, Spot & { readonly at: number }>();

type Press = (page: Page, spot: Spot) => Promise<void>;

const handOf = (places: Places, press: Press): Hand => ({
  async area(page, area) {
    const spot = await find(page, places, area);
    await press(page, spot);
    lastArea.set(page, { ...spot, at: Date.now() });
  },
  async press(page, control) {
    const spot = await middleOf(control);
    const before = lastArea.get(page);
    const isNear = before !== undefined && Math.hypot(before.x - spot.x, before.y - spot.y) < DOUBLE.near;
    if (isNear) await page.waitForTimeout(Math.max(0, before.at + DOUBLE.ms - Date.now()));
    await press(page, spot);
  },
});

export const mouse = (places: Places): Hand => handOf(places, (page, { x, y }) => page.mouse.click(x, y));

export const thumb = (places: Places): Hand => handOf(places, (page, { x, y }) => page.touchscreen.tap(x, y));

/** How far Tab has to go to a control: backwards where that is shorter. Null: it cannot be reached. */
const tabsTo = (control: Locator): Promise<number | null> =>
  control.evaluate(wanted => {
    const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const stops = [...document.querySelectorAll<HTMLElement | SVGElement>(STOPS)].filter(
      stop => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
    );
    const to = stops.indexOf(wanted as HTMLElement);
    if (to < 0) return null;
    const here = document.activeElement;
    const at = stops.indexOf(here as HTMLElement);
    if (at >= 0) return to - at;
    // Nothing that Tab stops at has the focus: a region does, and Tab goes on from there.
    const next = stops.findIndex(
      stop => here !== null && here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return here === null || here === document.body ? to + 1 : to - next + (to >= next ? 1 : 0);
  });

const hasFocus = (control: Locator): Promise<boolean> => control.evaluate(node => node === document.activeElement);

/** Tab, or Tab backwards, until the keyboard is on this control. */
async function tabOnto(page: Page, control: Locator): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    if (await hasFocus(control)) return;
    const far = await tabsTo(control);
    if (far === null) break;
    for (let i = 0; i < Math.abs(far); i++) await page.keyboard.press(far > 0 ? 'Tab' : 'Shift+Tab');
  }
  if (!(await hasFocus(control))) throw new Error(`the keyboard does not come to ${String(control)}`);
}

const focusedArea = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-area') ?? '');

/** The arrows that lead from one area to another over the map. */
function arrowsTo(places: Places, from: AreaId, to: AreaId): ArrowKey[] {
  const ways = new Map<AreaId, readonly ArrowKey[]>([[from, []]]);
  for (const [at, way] of ways) {
    if (at === to) return [...way];
    const place = places.get(at);
    for (const key of Object.keys(DIRECTIONS) as ArrowKey[]) {
      const next = place && areaTowards(places.values(), place, key);
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  throw new Error(`no arrows lead from ${from} to ${to}`);
}

/** The keyboard alone: Tab from control to control, arrows over the map. */
export const keyboard = (places: Places): Hand => ({
  async area(page, area) {
    await tabOnto(page, page.locator('.wm-area[tabindex="0"]'));
    const from = await focusedArea(page);
    const drawn = new Set(
      await page.locator('.wm-area').evaluateAll(all => all.map(one => one.getAttribute('data-area'))),
    );
    const seen = new Map([...places].filter(([id]) => drawn.has(id)));
    for (const key of arrowsTo(seen, from, area)) await page.keyboard.press(key);
    const now = await focusedArea(page);
    if (now !== area) throw new Error(`the arrows lead to ${now} instead of ${area}`);
    await page.keyboard.press('Enter');
  },
  async press(page, control) {
    await tabOnto(page, control);
    await page.keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
  },
});

/** An area that is to be pointed at must stand out: nobody guesses where to press. */
const LIT = '.wm-selectable, .wm-target, .wm-threatened, .wm-selected';

/** The dock follows the map a moment later, and its controls may move: a person looks before they press. */
const BEHIND = '.wt-under[aria-busy]';

export async function make(page: Page, hand: Hand, gesture: Gesture): Promise<void> {
  await page.locator(BEHIND).waitFor({ state: 'detached' });
  if ('press' in gesture) return hand.press(page, page.locator(gesture.press));
  await page.locator(`.wm-area[data-area="${gesture.area}"]:is(${LIT})`).waitFor({ state: 'attached' });
  return hand.area(page, gesture.area);
}

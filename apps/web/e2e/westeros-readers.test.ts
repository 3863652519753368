/** What games add and the page reads through their functions: each of these things is looked for on the screen. */
import {
  isProblem,
  rngFromText,
  type Action,
  type Event,
  type OptionAsk,
  type OptionValues,
  type Request,
} from '@corvo/core';
import { battleNow, houseOf, seatOf, type WesterosOpen } from '@corvo/westeros';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { mapTexts } from '../src/boards/westeros/map/texts.ts';
import { speakerOf } from '../src/boards/westeros/speak.ts';
import { ONCE, test } from './harness.ts';
import { mouse } from './westeros-hands.ts';
import { savedAt } from './westeros-moments.ts';
import type { Person } from './westeros-player.ts';
import { CLASH, comeIn, SECOND, sitDown, type Edition } from './westeros-tables.ts';

/** A table at which somebody is asked, and what has just happened there. */
interface Stop {
  readonly open: WesterosOpen;
  readonly request: Request;
  readonly last: readonly Event[]; // of the answer before this question
}

const GAMES = 20;

/** Games are played by lot until one comes to such a stop; the page is opened on it for who is asked there. */
async function openAt(
  page: Page,
  edition: Edition,
  options: OptionValues,
  fits: (stop: Stop) => boolean,
): Promise<Stop & { readonly person: Person }> {
  const { game } = edition;
  const players = game.players.max;
  const resolved = game.resolveOptions(options, players);
  if (isProblem(resolved)) throw new Error(resolved.code);
  for (let index = 0; index < GAMES; index++) {
    const start = { options: resolved, seats: game.seats(players), seed: `readers ${index}` };
    const rng = rngFromText(start.seed);
    const actions: Action[] = [];
    let state = game.setup(start.options, start.seats, start.seed);
    let last: readonly Event[] = [];
    for (;;) {
      const waiting = game.waiting(state.open).find(({ answered }) => !answered);
      if (waiting === undefined) break;
      const { seat, why } = waiting;
      const view = game.view(state, seat);
      const [request] = game.requests(view);
      if (request === undefined || actions.length > 20_000)
        throw new Error(`${seat} is waited for and not asked, or the game has no end`);
      const stop = { open: state.open as WesterosOpen, request, last };
      if (fits(stop)) {
        await comeIn(page);
        const person = await sitDown(page, edition, savedAt({ game, start, actions, seat, why }), mouse);
        await person.asked();
        return { ...stop, person };
      }
      const action = { seat, request: request.id, choice: game.sample(view, request, rng) };
      const step = game.apply(state, action);
      if (!step.ok) throw new Error(step.problem.code);
      actions.push(action);
      [state, last] = [step.state, step.events];
    }
  }
  throw new Error('no game comes to it');
}

const sayClash = speakerOf(CLASH.game, 'en');
const saySecond = speakerOf(SECOND.game, 'en');

/** What stands on the table by the names that scenarios use: without the functions that the page reads it with. */
const figuresIn = (open: WesterosOpen, kind: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(CLASH.game.table.figures(open)).flatMap(([name, figure]) =>
      name.startsWith(`${kind} `) && figure !== null ? [[name.slice(kind.length + 1), figure]] : [],
    ),
  );

const WIDE = { width: 1200, height: 760 };

test('CK-3.1 fortifications stand on the map, each in the colours of its builder', ONCE, async ({ open }) => {
  const page = await open(WIDE);
  const wallsIn = (stop: Stop) => figuresIn(stop.open, 'walls');
  const stop = await openAt(
    page,
    CLASH,
    { fortifications: true },
    at => new Set(Object.values(wallsIn(at))).size > 1, // of two houses
  );
  const walls = Object.entries(wallsIn(stop));
  await expect.poll(() => page.locator('.wm-mark-fortification').count()).toBe(walls.length);
  for (const [area, house] of walls) {
    const mark = page.locator(`.wm-mark.house-${String(house)}[data-mark="${area} fortification"]`);
    expect(await mark.isVisible(), area).toBe(true);
    const label = await page.locator(`.wm-area[data-area="${area}"]`).getAttribute('aria-label');
    expect(label).toContain(mapTexts.en['map.fortification']);
  }
});

/** The areas with a consolidate order of who is asked that may build there. */
const sitesIn = ({ request: { why, ask } }: Stop): string[] =>
  why === 'consolidate' ? (ask as OptionAsk).from.flatMap(way => /^(\S+) for walls$/.exec(way)?.[1] ?? []) : [];

test(
  'CK-3.1 CK-3.2 whoever points at a consolidate order takes its Power, and builds in its place when pointing again',
  ONCE,
  async ({ open }) => {
    const page = await open(WIDE);
    const stop = await openAt(page, CLASH, { fortifications: true }, at => sitesIn(at).length > 1);
    const chosen = page.locator('.wt-options [aria-checked=true] b');
    for (const area of sitesIn(stop)) {
      for (const way of ['power', 'walls', 'power']) {
        await stop.person.make([{ area }]);
        await expect.poll(() => chosen.allInnerTexts()).toEqual([sayClash(`choice.consolidate.${way}`, { area })]);
      }
    }
  },
);

test('2E-11.8 garrisons stand on the map with their strength, and it is spoken', ONCE, async ({ open }) => {
  const page = await open(WIDE);
  const stop = await openAt(page, SECOND, {}, at => at.open.round === 1);
  const garrisons = Object.entries(SECOND.game.table.figures(stop.open)).flatMap(([name, figure]) =>
    name.startsWith('garrison ') && figure !== 0 ? [[name.slice('garrison '.length), String(figure)] as const] : [],
  );
  expect(garrisons.length).toBeGreaterThan(2);
  await expect.poll(() => page.locator('.wm-mark-garrison').count()).toBe(garrisons.length);
  for (const [area, strength] of garrisons) {
    expect(await page.locator(`[data-mark="${area} garrison"] .wm-strength`).textContent(), area).toBe(strength);
    const label = await page.locator(`.wm-area[data-area="${area}"]`).getAttribute('aria-label');
    expect(label).toContain(`garrison ${strength}`);
  }
});

test(
  'CK-7.1 the Westeros cards of the next rounds are read beside the map, the next one first',
  ONCE,
  async ({ open }) => {
    const page = await open(WIDE);
    const { open: table } = await openAt(page, CLASH, { westerosColumns: true }, ({ open: at }) => at.round === 2);
    const columns = Object.entries(figuresIn(table, 'column')) as [string, string[]][];
    expect(columns.map(([deck, cards]) => [deck, cards.length])).toEqual([
      ['I', 3],
      ['II', 3],
      ['III', 3],
    ]);
    await expect
      .poll(() => page.locator('.wt-column > span').allInnerTexts())
      .toEqual(
        columns.map(
          ([, cards]) => `${sayClash('left.next')} ${cards.map(card => sayClash(`westeros.${card}`)).join(' · ')}`,
        ),
      );
  },
);

/** Usual orders are asked for, and single-use orders of who is asked and of another house lie face down. */
const hasBacks = ({ open, request }: Stop): boolean => {
  const houses = Object.keys(figuresIn(open, 'back'));
  return request.why === 'orders' && houses.length > 1 && houses.includes(houseOf(open, request.seat));
};

test(
  'CK-6.2 CK-6.3 single-use orders lie face down on the map as square backs; the own one shows its face',
  ONCE,
  async ({ open }) => {
    const page = await open(WIDE);
    const { open: table, request } = await openAt(page, CLASH, { singleUse: true }, hasBacks);
    const mine = houseOf(table, request.seat);
    const backs = Object.entries(figuresIn(table, 'back'));
    await expect.poll(() => page.locator('.wm-order-back[rx="4"]').count()).toBe(backs.length);
    for (const [house, area] of backs) {
      const disc = page.locator(`[data-disc="${String(area)} ${house}"]`, {
        has: page.locator('.wm-order-back[rx="4"]'),
      });
      expect(await disc.isVisible(), house).toBe(true);
      expect(await disc.locator('.wm-order-own').count(), house).toBe(house === mine ? 1 : 0);
    }
  },
);

/** CK-6.1, of House Stark. */
const OF_STARK = { conscription: 2, 'supply-caravan': 1, 'forced-march': 1, 'the-young-wolf': 1 };

test('CK-6.1 CK-6.8 the panel of a house names the single-use orders that it has left', ONCE, async ({ open }) => {
  const page = await open(WIDE);
  const spentIn = (at: WesterosOpen) => figuresIn(at, 'spent')['stark'] as string[];
  const { open: table } = await openAt(page, CLASH, { singleUse: true }, at => spentIn(at.open).length > 1);
  const spent = spentIn(table);
  const left = Object.entries(OF_STARK).flatMap(([order, count]) => {
    const still = count - spent.filter(one => one === order).length;
    return still > 0 ? [`${still} ${sayClash(`order.${order}`)}`] : [];
  });
  const row = page.locator(`.wt-houses [data-place="player:${seatOf(table, 'stark')}"]`);
  await row.locator('.wt-house').click();
  await row.locator('.wt-house-more').waitFor();
  const lead = `${sayClash('left.singles')} `;
  const lines = await row.locator('.wt-house-more p').allInnerTexts();
  const named = lines.filter(line => line.startsWith(lead)).map(line => line.slice(lead.length).split(', ').sort());
  expect(named).toEqual([left.sort()]);
});

const told = ({ last }: Stop, type: string): Record<string, unknown>[] =>
  last.filter(event => event.type === type).map(({ data }) => data as Record<string, unknown>);

test(
  '2E-16.2 whoever may draw another Tides card reads the one that they drew, which nobody else sees',
  ONCE,
  async ({ open }) => {
    const page = await open(WIDE);
    const stop = await openAt(page, SECOND, { tidesOfBattle: true }, ({ request }) => request.why === 'tide-again');
    const house = houseOf(stop.open, stop.request.seat);
    const card = String(told(stop, 'tide-drawn').find(drawn => drawn['house'] === house)?.['card']);
    const shown = page.locator(`.wt-own-card[data-card="${card}"]`);
    await expect.poll(() => shown.locator('b').allInnerTexts()).toEqual([saySecond(`tide.${card}`)]);
    expect(await shown.locator('small').innerText()).toBe(saySecond('own-card.secret'));
  },
);

test(
  '2E-8.14 2E-8.20 the holder of the raven reads the wildling card that they looked at, which nobody else sees',
  ONCE,
  async ({ open }) => {
    const page = await open(WIDE);
    const stop = await openAt(page, SECOND, {}, ({ request }) => request.why === 'raven-card');
    const [seen] = told(stop, 'wildling-card-seen');
    const card = String(seen?.['card']);
    const shown = page.locator(`.wt-own-card[data-card="${card}"]`);
    await expect.poll(() => shown.locator('b').allInnerTexts()).toEqual([saySecond(`wildling.${card}`)]);
    expect(await shown.locator('small').innerText()).toBe(saySecond('own-card.secret'));
  },
);

/** 2E-16.3: what each card adds to the strength. */
const STRENGTH: Readonly<Record<string, number>> = { zero: 0, skull: 0, sword: 1, fortification: 1, two: 2, three: 3 };

test(
  '2E-16.3 the sheet of a battle counts the Tides cards that were turned up when it was decided',
  ONCE,
  async ({ open }) => {
    const page = await open(WIDE);
    const stop = await openAt(page, SECOND, { tidesOfBattle: true }, at => {
      const isDecided = (battleNow(at.open)?.winner ?? -1) !== -1 && told(at, 'battle-decided').length > 0;
      return isDecided && told(at, 'tide-revealed').some(({ card }) => (STRENGTH[String(card)] ?? 0) > 0);
    });
    const tides = told(stop, 'tide-revealed').map(({ card }) => `+${STRENGTH[String(card)]}`);
    expect(tides).toHaveLength(2);
    const line = page.locator('.wt-sheet tbody tr', {
      has: page.getByRole('rowheader', { name: saySecond('battle.tide'), exact: true }),
    });
    await expect.poll(() => line.locator('td b').allInnerTexts()).toEqual(tides);
    const [decided] = told(stop, 'battle-decided');
    expect(await page.locator('.wt-score > b').allInnerTexts()).toEqual([
      String(decided?.['attack']),
      String(decided?.['defence']),
    ]);
  },
);

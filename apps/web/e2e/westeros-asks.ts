/** Every kind of question that a game can ask, answered by hand at its own table. */
import { rngFromText } from '@corvo/core';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { faultsIn, faultsOf } from './axe.ts';
import { test } from './harness.ts';
import { mouse } from './westeros-hands.ts';
import { allMoments, kindsOf, savedAt } from './westeros-moments.ts';
import { thorough } from './westeros-player.ts';
import { comeIn, sitDown, type Edition } from './westeros-tables.ts';

const LONG = 600_000; // a minute and a half, were the machine ours alone

/** What changes with the question: the bar, what lies under the map, the battle. */
const ASKING = ['.tp-decide', '.wt-under', '.tp-aside'];

/** Which kinds of elements stand in which, without their words: what was found right once is so again. */
const elementsOf = (page: Page): Promise<string[]> =>
  page.locator(ASKING.map(part => `${part} :not(svg *)`).join()).evaluateAll(nodes => {
    const kindOf = (node: Element | null): string => {
      const names = [...(node?.attributes ?? [])].map(({ name }) => name).join(' ');
      const style = (node?.getAttribute('class') ?? '').replaceAll(/\bhouse-\S+/g, 'house');
      return `${node?.tagName} ${style} ${names}`;
    };
    return nodes.map(node => `${kindOf(node.parentElement)} > ${kindOf(node)}`);
  });

/** A question without a game that comes to it, or without a gesture that answers it, is named. */
export function testEveryKind(edition: Edition, kinds = kindsOf(edition.game)): void {
  const { game } = edition;
  test(
    `${game.id}: whatever the rules can ask is answered by pointing, and axe finds nothing wrong with the question`,
    { timeout: LONG },
    async ({ open }) => {
      const page = await open({ width: 1200, height: 760 });
      await comeIn(page);
      const moments = allMoments(game, kinds);
      const met = new Set<string>();
      const seen = new Set<string>();
      const faults: string[] = [];
      for (const [why, moment] of moments) {
        const person = await sitDown(page, edition, savedAt(moment), mouse);
        const asked = await person.asked();
        if (asked?.request.why !== why) throw new Error(`${why} is not asked`);
        const elements = await elementsOf(page);
        if (elements.some(element => !seen.has(element))) {
          const found = await (seen.size === 0 ? faultsOf(page) : faultsIn(page, ASKING));
          faults.push(...found.map(fault => `${why}: ${fault}`));
          for (const element of elements) seen.add(element);
        }
        const wanted = await thorough(game, rngFromText(why))(asked);
        await person.answer(asked, wanted).then(
          () => met.add(why),
          (error: unknown) => faults.push(String(error)),
        );
      }
      expect(faults).toEqual([]);
      expect([...met].sort()).toEqual(kinds);
    },
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@corvo/catalogue';
import { isProblem, playerCounts, type Game, type OptionValues } from '@corvo/core';
import { rulesOf, type Ruleset, type WesterosOpen } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { ROOT } from './checks.ts';

const LEDGERS: Readonly<Record<string, readonly string[]>> = {
  'first-edition': ['first-edition'],
  'clash-of-kings': ['first-edition'],
  'second-edition': ['second-edition'],
  'beyond-the-wall': ['beyond-the-wall', 'second-edition'],
};

const clausesIn = (ledger: string): Set<string> =>
  new Set(
    [
      ...readFileSync(join(ROOT, 'docs/rules', `${ledger}.md`), 'utf8').matchAll(
        /\*\*([A-Z0-9]{2,4}-[A-Z]?[0-9.]*[0-9])\*\*/g,
      ),
    ].map(([, id]) => id as string),
  );

/** The usual options, and each other value of each option. */
function tablesOf(game: Game, players: number): OptionValues[] {
  const given = [{}, ...game.options.flatMap(({ id, values }) => values.map(value => ({ [id]: value })))];
  return given.flatMap(each => {
    const options = game.resolveOptions(each, players);
    return isProblem(options) ? [] : [options];
  });
}

/** What rules say of themselves, by the name it has there. */
const citedBy = ({ clauses, effects }: Ruleset): (readonly [string, string])[] => [
  ...Object.entries(clauses),
  ...Object.entries(effects).map(([name, { clause }]) => [name, clause] as const),
];

test.each(Object.keys(LEDGERS))('every clause that the rules of %s give as their reason stands in its ledgers', id => {
  const game = GAMES.find(each => each.id === id) as Game;
  const known = new Set((LEDGERS[id] ?? []).flatMap(ledger => [...clausesIn(ledger)]));
  let looked = 0;
  for (const players of playerCounts(game.players))
    for (const options of tablesOf(game, players)) {
      const { open } = game.setup(options, game.seats(players), 'cites');
      const cited = citedBy(rulesOf(open as WesterosOpen));
      expect(cited.filter(([, clause]) => !known.has(clause))).toEqual([]);
      looked += cited.length;
    }
  expect(looked).toBeGreaterThan(1000);
});

import { table } from '@corvo/testkit';
import { rulesOf } from '@corvo/westeros';
import { comersTo, incomeOutlook, supplyOutlook, supportersOf } from '@corvo/westeros/aids';
import { expect, test } from 'vitest';
import { beyondTheWall } from './game.ts';
import { lay } from './ledger/lay.fixture.ts';

const next = (game: ReturnType<typeof lay>): Record<string, number> => {
  const { open } = game.state;
  return Object.fromEntries(supplyOutlook(open, rulesOf(open)).map(({ house, next: after }) => [house, after.level]));
};

test('BW-15.5 BW-15.6 BW-17.4 foresight of the next Supply card: barrels for the wildlings, no less for the Others, the least draw or no gifts for the Watch', () => {
  const lines =
    'supply nights-watch 4\nsupply others 4\n@thenn free-folk token\n@antler free-folk token\n@wall-west nights-watch 1 footman';
  expect(next(lay(lines))).toEqual({ 'nights-watch': 2, 'free-folk': 2, others: 4 });
  const joined = table(
    beyondTheWall,
    { players: 6 },
    `round 9\n${lines.replaceAll('@', 'btw-')}\nblackwater stark token`,
  );
  expect(next(joined)).toMatchObject({ 'nights-watch': 0, 'free-folk': 2, others: 4, stark: 3 });
});

test('BW-17.6 foresight of crowns: the Others earn them on empty land', () => {
  const { open } = lay('@thenn free-folk token').state;
  const outlook = Object.fromEntries(incomeOutlook(open, rulesOf(open)).map(({ house, crowns }) => [house, crowns]));
  expect(outlook).toMatchObject({ 'nights-watch': 2, 'free-folk': 1, others: 5 });
});

test('BW-2.3 BW-2.4 nobody is foreseen in Always Winter but the Others, and no support over the dashed line', () => {
  const { open } = lay(
    '@thenn free-folk 1 giant march-zero\n@gift nights-watch 1 footman support\n@ice-river others 1 other march-zero',
  ).state;
  const rules = rulesOf(open);
  expect(JSON.stringify(comersTo(open, rules, 'btw-always-winter'))).not.toContain('free-folk');
  expect(JSON.stringify(comersTo(open, rules, 'btw-always-winter'))).toContain('others');
  expect(JSON.stringify(supportersOf(open, rules, 'btw-wall-centre'))).not.toContain('btw-gift');
});

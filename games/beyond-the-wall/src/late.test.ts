import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { beyondTheWall as rules } from './game.ts';
import { deal, fight, lay, play, westeros, type Game } from './ledger/lay.fixture.ts';
import { plays } from './tactics/tactics.fixture.ts';

/** What is played for a seat whose clock has run out, in the notation. */
function late(game: Game, seat: string): string {
  const view = game.view(seat);
  const [request] = rules.requests(view);
  if (request === undefined) throw new Error(`${seat} is asked nothing`);
  const choice = rules.whenLate(view, request);
  const line = rules.write(view, { seat, request: request.id, choice });
  expect(rules.refusal(view, { seat, request: request.id, choice })).toBeUndefined();
  return line;
}

test('CO-7.13 BW-9.6 BW-9.9 a late seat builds its usual deck, lays a card that costs nothing, and uses nothing', () => {
  expect(late(deal(), 'others')).toBe('others builds tac-01, tac-07, tac-14, tac-16');
  const planning = lay('phase planning\ntactics others hand tac-03 tac-08\n@thenn others 1 other');
  expect(late(planning, 'others')).toBe('others lays tac-08');
  const using = lay(`phase tactics\n${plays('others', 'tac-08')}\n@gift nights-watch 1 footman march-zero`);
  expect(late(using, 'others')).toBe('others uses none');
  const objectives = table(rules, { players: 3, seed: 'late', options: { objectives: 1, tactics: false } });
  expect(late(objectives, 'free-folk')).toBe('free-folk aims obj-wi-slayers');
});

test('CO-7.13 BW-6.3 BW-13.5 BW-15.6 nobody goes on a quest, Yoren stays, no barrel is bought', () => {
  const quests = lay('phase quests\n@thenn nights-watch 1 footman');
  expect(late(quests, 'nights-watch')).toBe('nights-watch sends none');
  const yoren = play(lay('round 8\n@gift nights-watch 1 footman march-zero'), 'nights-watch march @gift: none');
  expect(late(yoren, 'nights-watch')).toBe('nights-watch yoren none');
  const supply = westeros('supply', 'last-days-of-summer', 'throne others free-folk nights-watch\nsupply others 2');
  expect(late(supply, 'others')).toBe('others supplies keep');
});

test('CO-7.13 BW-15.3 BW-15.5 the Others side with nobody, and houses give nothing', () => {
  const attack = lay(
    'phase westeros\nwildlings 1\ntop I last-days-of-summer\ntop II last-days-of-summer\ntop III wildlings-attack',
  );
  expect(late(attack, 'others')).toBe('others bids nobody');
  expect(late(attack, 'free-folk')).toBe('free-folk bids 0');
  const gifts = table(
    rules,
    { players: 6 },
    'round 9\nphase westeros\nwinterfell stark 1 knight\ntop I supply\ntop II last-days-of-summer\ntop III feast-for-crows',
  );
  expect(late(gifts, 'stark')).toBe('stark gives 0');
});

test('CO-7.13 BW-9.9 abilities of the round are not used for a late seat', () => {
  const game = fight(
    '@milkwater free-folk 1 footman march-zero',
    '@thenn others 1 other',
    plays('free-folk', 'tac-03'),
  );
  expect(late(game, 'free-folk')).toBe('free-folk chooses none');
});

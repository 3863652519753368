import { table } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { beyondTheWall } from '../game.ts';
import { asked, cards, figure, fight, lay, play, refused, type Game } from '../ledger/lay.fixture.ts';

const at = (text: string): string => text.replaceAll('@', 'btw-');

/** The last march of a round in which objectives are the next thing. */
const ending = (position: string): Game =>
  play(
    lay(`round 8\nhand nights-watch nw-sam\n${position}\n@gift nights-watch 1 footman march-minus-one`),
    'nights-watch march @gift: none',
  );
const met = (game: Game): unknown[] =>
  game.told('objective-met').map(data => {
    const { card, amount } = data as { card: string; amount: number };
    return [card, amount];
  });

describe('one objective or both', () => {
  const one = (position: string): Game =>
    table(beyondTheWall, { players: 3, options: { objectives: 1 } }, at(`round 9\n${position}`));

  test('BW-11.1 with both, all six cards pay; with one each, those that were picked', () => {
    const both = lay('');
    expect(['nights-watch', 'free-folk', 'others'].map(house => figure(both, `objectives ${house}`))).toEqual([
      ['obj-nw-fist', 'obj-nw-ranging'],
      ['obj-wi-slayers', 'obj-wi-survivors'],
      ['obj-ot-court', 'obj-ot-raising'],
    ]);
    const game = one('objective others obj-ot-raising\nobjective free-folk obj-wi-survivors');
    expect(['nights-watch', 'free-folk', 'others'].map(house => figure(game, `objectives ${house}`))).toEqual([
      ['obj-nw-fist'],
      ['obj-wi-survivors'],
      ['obj-ot-raising'],
    ]);
  });

  test('BW-11.1 BW-S52 each picks his own under seal; decks and objectives are shown together', () => {
    const game = table(beyondTheWall, { players: 3, seed: 'test', options: { objectives: 1 } });
    for (const house of ['nights-watch', 'free-folk', 'others']) game.play(`${house} builds tac-01, tac-02, tac-03`);
    expect(figure(game, 'tactics others')).toEqual([]); // not shown yet
    expect(asked(game).map(line => line.split(' ')[1])).toEqual(['pick-objective', 'pick-objective', 'pick-objective']);
    expect(refused(game, 'others aims obj-nw-fist')).toMatchObject({ code: 'not-your-objective', clause: 'BW-11.1' });
    expect(refused(game, 'others aims none')).toMatchObject({ code: 'not-your-objective' });
    const long = game.refusal(`others aims ${'x'.repeat(500)}`);
    expect(long).toMatchObject({ data: { card: 'x'.repeat(40) } }); // a refusal is no longer than it has to be
    game.play('others aims obj-ot-raising', 'free-folk aims obj-wi-slayers');
    expect(figure(game, 'objectives others')).toEqual([]);
    game.play('nights-watch aims obj-nw-ranging');
    expect([figure(game, 'objectives others'), figure(game, 'tactics others')]).toEqual([
      ['obj-ot-raising'],
      ['tac-01', 'tac-02', 'tac-03'],
    ]);
    expect(game.told('objective-shown')).toHaveLength(3);
  });

  test('BW-S52 what one picks or builds, nobody else can tell before all have chosen', () => {
    const built = (cards: string): Game =>
      table(beyondTheWall, { players: 3, seed: 'test', options: { objectives: 1 } }).play(`others builds ${cards}`);
    const [game, twin] = [built('tac-01, tac-02, tac-03'), built('tac-04, tac-05, tac-06, tac-07')];
    for (const house of ['nights-watch', 'free-folk'])
      for (const one of [game, twin]) one.play(`${house} builds tac-01, tac-02, tac-03`);
    game.play('others aims obj-ot-court');
    twin.play('others aims obj-ot-raising');
    for (const seat of ['nights-watch', 'free-folk', null]) expect(game.view(seat)).toEqual(twin.view(seat));
    expect(game.view('others')).not.toEqual(twin.view('others'));
  });
});

describe('what they pay', () => {
  test('BW-11.2 2 power for the Fist, and none without it', () => {
    expect(met(ending('@fist nights-watch 1 footman'))).toContainEqual(['obj-nw-fist', 2]);
    expect(met(ending('@fist nights-watch token'))).toContainEqual(['obj-nw-fist', 2]);
    expect(met(ending('@fist free-folk token'))).not.toContainEqual(['obj-nw-fist', 2]);
  });

  test('BW-X7 BW-11.2 BW-S35 BW-S72 ranging: 1 per two points near, 1 per point in the middle, 2 far', () => {
    const game = ending(
      '@frostfangs nights-watch 2 footmen\n@storrold-point nights-watch token\n@haunted-forest nights-watch 1 knight\n@thenn nights-watch 1 footman',
    );
    expect(met(game)).toContainEqual(['obj-nw-ranging', 5]);
    const more = ending('@thenn nights-watch routed 1 footman token\n@gorge nights-watch 1 footman');
    expect(met(more)).toContainEqual(['obj-nw-ranging', 4]); // both count there, and one point near is half a power
  });

  test('BW-11.3 BW-S74 BW-H27 the points of what a battle that was won has destroyed; no catapult', () => {
    const game = fight(
      '@frostfangs free-folk 3 giants march-zero',
      '@wall-centre nights-watch 1 knight 1 catapult',
      'supply free-folk 6\nhand nights-watch nw-sam',
    );
    cards(game, 'wi-mag', 'nw-sam');
    expect([figure(game, 'units @wall-centre'), figure(game, 'slain free-folk')]).toEqual(['free-folk 2 giants', 2]);
    expect(figure(game, 'lost free-folk')).toBe(1); // to the skull of the Wall
  });

  test('BW-S74 units without a retreat count, in defence too', () => {
    const game = fight(
      '@wall-centre others 1 zombie march-zero',
      '@frostfangs free-folk 3 giants',
      'supply free-folk 6\n@antler others 1 other', // the section is the Watch's once they have left it (BW-H133)
    );
    cards(game, 'ot-zombie', 'wi-rattleshirt');
    expect(figure(game, 'slain free-folk')).toBe(1);
  });

  test.each([
    ['', 2],
    ['tally free-folk lost 1', 1],
    ['tally free-folk lost 2', 0],
    ['tally free-folk lost 3', 0],
  ])('BW-11.3 (%s) wildlings who lost nobody gain 2, one 1, more nothing', (line, amount) => {
    const game = ending(line);
    const paid = met(game).find(entry => (entry as unknown[])[0] === 'obj-wi-survivors');
    expect(paid).toEqual(amount === 0 ? undefined : ['obj-wi-survivors', amount]);
    expect(figure(game, 'lost free-folk')).toBe(0); // the next round begins anew
  });

  test('BW-S73 units that supply takes are lost, in the Westeros phase too; footmen on the quest are not', () => {
    const starved = lay(
      'phase westeros\nthrone free-folk others nights-watch\nsupply free-folk 6\npower others 0\n@thenn free-folk 4 footmen\n@gorge free-folk 2 footmen\ntop I supply\ntop II last-days-of-summer\ntop III web-of-lies',
    );
    expect(asked(starved)).toEqual(['free-folk supply-cut']);
    play(starved, 'free-folk loses @thenn 1 footman');
    expect(figure(starved, 'lost free-folk')).toBe(1);
    const sent = play(
      lay('phase quests\n@thenn free-folk 1 footman\n@gift nights-watch 1 footman march-zero'),
      'free-folk sends @thenn 1 footman',
    );
    expect(figure(sent, 'lost free-folk')).toBe(0);
  });

  test('BW-11.4 BW-S35 1 power per two Others on the board, the King among them', () => {
    expect(met(ending('@thenn others 2 others\n@antler others 1 other-king'))).toContainEqual(['obj-ot-court', 1]);
    expect(met(ending('@thenn others 3 others\n@antler others 1 other-king'))).toContainEqual(['obj-ot-court', 2]);
  });

  test('BW-11.4 BW-S75 1 power per zombie that a house card has raised, still there or not; mustering does not count', () => {
    const game = fight('@antler others 1 other 1 zombie march-zero', '@haunted-forest free-folk 1 knight 1 footman');
    cards(game, 'ot-captain', 'wi-rattleshirt');
    play(game, 'free-folk loses @haunted-forest 1 footman', 'free-folk retreats @milkwater');
    expect([figure(game, 'raised others'), figure(game, 'obj-ot-raising')]).toEqual([1, 1]);
    const mustered = play(
      lay('round 9\nphase consolidate\n@thenn others 1 other consolidate-star'),
      'others consolidates @thenn for muster',
      'others musters @thenn: zombie, zombie',
    );
    expect(mustered.told('unit-mustered')).toHaveLength(2);
    expect(figure(mustered, 'raised others')).toBe(0);
  });

  test('BW-12.1 BW-12.2 BW-S46 objectives come last, after Yoren, in the order of the northern Throne', () => {
    const game = lay(
      'round 8\nthrone free-folk others nights-watch\n@fist nights-watch 1 footman\n@thenn others 2 others\n@gift nights-watch 1 footman march-minus-one',
    );
    play(game, 'nights-watch march @gift: none');
    expect([asked(game), game.told('objective-met')]).toEqual([['nights-watch give-up-yoren'], []]);
    play(game, 'nights-watch yoren none');
    expect(met(game)).toEqual([
      ['obj-wi-survivors', 2],
      ['obj-ot-court', 1],
      ['obj-nw-fist', 2],
    ]);
    expect(['nights-watch', 'free-folk', 'others'].map(house => figure(game, `power ${house}`))).toEqual([7, 7, 6]);
  });
});

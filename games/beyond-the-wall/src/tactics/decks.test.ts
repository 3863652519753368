import { rngFromText } from '@corvo/core';
import type { WesterosOwn } from '@corvo/westeros';
import { table } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { beyondTheWall } from '../game.ts';
import { deal, refused } from '../ledger/lay.fixture.ts';
import { asked, figure, HOUSES, lay, play, plays, tactics, use, type Game } from './tactics.fixture.ts';
import { built as chosen } from './building.ts';
import { laid } from './deck.ts';

const ALL = Array.from({ length: 18 }, (_, at) => `tac-${String(at + 1).padStart(2, '0')}`);

/** All three choose a deck before the first round. */
const built = (...decks: readonly string[]): Game =>
  play(deal(), ...HOUSES.map((house, at) => `${house} builds ${decks[at] ?? 'tac-01, tac-02, tac-03'}`));

describe('building decks', () => {
  test('BW-9.6 BW-S52 before the game all three choose under seal, then show their decks; the rest is the reserve', () => {
    const game = deal();
    expect(asked(game).sort()).toEqual(HOUSES.map(house => `${house} build-tactics`).sort());
    play(game, 'nights-watch builds tac-01, tac-02, tac-03', 'others builds tac-04, tac-05, tac-06, tac-07, tac-08');
    expect(figure(game, 'tactics nights-watch')).toEqual([]);
    play(game, 'free-folk builds tac-18, tac-01, tac-09, tac-10');
    expect(figure(game, 'tactics nights-watch')).toEqual(['tac-01', 'tac-02', 'tac-03']);
    expect(figure(game, 'tactics reserve nights-watch')).toEqual(ALL.slice(3));
    expect(figure(game, 'tactics others')).toEqual(['tac-04', 'tac-05', 'tac-06', 'tac-07', 'tac-08']);
    for (const house of HOUSES) expect(chosen.of(game.state.own[house] as WesterosOwn)).toBeUndefined();
    expect(figure(game, 'tactics free-folk')).toEqual(['tac-01', 'tac-09', 'tac-10', 'tac-18']);
  });

  test.each([
    ['tac-01, tac-02', 'tactic-deck-size'],
    ['tac-01, tac-02, tac-03, tac-04, tac-05, tac-06', 'tactic-deck-size'],
    ['tac-01, tac-02, tac-99', 'no-such-tactic-card'],
    ['tac-01, tac-02, tac-02', 'tactic-card-twice'],
  ])('BW-9.6 a deck of %s is refused', (cards, code) => {
    expect(refused(deal(), `others builds ${cards}`)).toMatchObject({ code, clause: 'BW-9.6' });
  });

  test('BW-9.6 BW-11.1 at a table that is made up the others have built a deck only between choosing and showing it', () => {
    const game = table(beyondTheWall, { players: 3, seed: 'test', options: { objectives: 1 } });
    const sizes = (): (number | undefined)[] => {
      const { own } = game.game.imagine(game.view('others'), rngFromText('made up'));
      return HOUSES.map(house => chosen.of(own[house] as WesterosOwn)?.length);
    };
    expect(sizes()).toEqual([undefined, undefined, undefined]);
    play(game, ...HOUSES.map(house => `${house} builds tac-01, tac-02, tac-03`));
    expect(asked(game)).toContain('others pick-objective');
    for (const size of sizes()) expect([3, 4, 5]).toContain(size);
  });

  test('BW-18.2 decks of three and of five are legal', () => {
    const game = built('tac-01, tac-02, tac-03', 'tac-01, tac-02, tac-03, tac-04, tac-05');
    expect(asked(game)).toEqual(['others tactic', 'free-folk tactic', 'nights-watch tactic']);
  });
});

describe('a card of the round', () => {
  test('BW-9.1 BW-9.9 BW-18.1 each lays one face down with the orders; it is turned up with them', () => {
    const game = built();
    expect(refused(game, 'others lays none')).toMatchObject({ code: 'tactic-must-be-played', clause: 'BW-9.9' });
    expect(game.request('others')?.ask).toEqual({
      kind: 'card',
      from: ['tac-01', 'tac-02', 'tac-03'],
      optional: false,
    });
    expect(refused(game, 'others lays tac-09')).toMatchObject({ code: 'tactic-not-in-hand', clause: 'BW-9.1' });
    play(game, 'others lays tac-03', 'free-folk lays tac-03', 'nights-watch lays tac-03');
    expect(asked(game)).toEqual(['others orders', 'free-folk orders', 'nights-watch orders']);
    expect(figure(game, 'tactics played others')).toEqual([]); // nobody sees it yet
    play(
      game,
      'others orders @always-winter march-zero, @ice-river defense-one, @antler defense-one',
      'free-folk orders @milkwater defense-one, @giants-stairs defense-one, @haunted-forest support, @fist support',
      'nights-watch orders @wall-west defense-one, @wall-centre defense-one, @wall-east support, @gift support',
    );
    expect(figure(game, 'tactics played others')).toEqual(['tac-03']);
    expect(figure(game, 'tactics others')).toEqual(['tac-01', 'tac-02']);
    expect(game.told('tactic-revealed')).toContainEqual({ house: 'others', card: 'tac-03' });
    const granted = game.state.open.effects.filter(({ owner }) => owner === 'others').map(({ effect }) => effect);
    expect(granted).toEqual(['tac-03-a', 'tac-03-b']); // BW-9.4: what it can do lies ready
  });

  test('BW-9.1 at a table that is made up the others have laid a card of theirs once all have, and none before', () => {
    const laidBy = (game: Game): Record<string, string | undefined> => {
      const { own } = game.game.imagine(game.view('others'), rngFromText('made up'));
      return Object.fromEntries(HOUSES.map(house => [house, laid.of(own[house] as WesterosOwn)]));
    };
    const game = built();
    expect(laidBy(game)).toEqual({ 'nights-watch': undefined, 'free-folk': undefined, others: undefined });
    play(game, 'others lays tac-02', 'free-folk lays tac-03', 'nights-watch lays tac-03');
    const any: unknown = expect.stringMatching(/^tac-0[123]$/);
    expect(laidBy(game)).toEqual({ 'nights-watch': any, 'free-folk': any, others: 'tac-02' });
  });

  test('BW-9.2 BW-9.3 in turn order, before any order; abilities of the round lie ready and are not asked for now', () => {
    const game = tactics([plays('others', 'tac-08'), plays('free-folk', 'tac-07')].join('\n'), 'free-folk', 'others');
    expect(asked(game)).toEqual(['others use-tactic']);
    expect(game.offered('others')).toEqual(['tac-08-a', 'none']);
    expect(figure(game, 'effects')).toEqual(expect.arrayContaining(['tac-07-a', 'tac-07-b', 'tac-08-b']));
  });

  test('BW-9.4 BW-S59 both abilities of a card may be used, in any order, each once (BW-S31)', () => {
    const game = use(tactics(`supply others 2\n${plays('others', 'tac-01')}`), 'others', 'tac-01-b', 'chooses 1');
    expect(game.offered('others')).toEqual(['tac-01-a', 'none']);
    expect(refused(game, 'others uses tac-01-b')).toMatchObject({ code: 'ability-of-no-use' });
    use(game, 'others', 'tac-01-a', 'chooses power');
    expect([figure(game, 'power others'), figure(game, 'supply others')]).toEqual([5, 3]);
  });

  test('BW-9.9 nobody must use an ability', () => {
    const game = play(tactics(plays('others', 'tac-01')), 'others uses none');
    expect([figure(game, 'power others'), asked(game)]).toEqual([5, ['nights-watch find-benjen']]);
  });
});

describe('the end of a round', () => {
  const over = (line: string): Game =>
    play(
      lay(`round 8\n${line}\n@gift nights-watch 1 footman march-zero`),
      'nights-watch march @gift: none',
      'nights-watch yoren none',
    );

  test('BW-9.5 BW-X11 the card goes to the used ones; after the last one the others come back and it stays out', () => {
    const game = over('tactics others hand tac-02 used tac-03 played tac-08');
    expect([figure(game, 'tactics others'), figure(game, 'tactics used others')]).toEqual([
      ['tac-02'],
      ['tac-03', 'tac-08'],
    ]);
    const last = over('tactics others hand used tac-02 tac-03 played tac-08');
    expect([figure(last, 'tactics others'), figure(last, 'tactics used others')]).toEqual([
      ['tac-02', 'tac-03'],
      ['tac-08'],
    ]);
  });

  test('BW-9.7 BW-S10 BW-S61 a fetched card takes the place of Advanced Planning, which leaves the game', () => {
    const game = use(tactics(plays('others', 'tac-01')), 'others', 'tac-01-a', 'chooses tac-08');
    expect([figure(game, 'power others'), figure(game, 'tactics played others')]).toEqual([3, ['tac-01', 'tac-08']]);
    expect(game.offered('others')).toContain('tac-08-a');
    const done = over('tactics others hand tac-02 tac-03 played tac-01 tac-08 leaving tac-01');
    expect(figure(done, 'tactics gone others')).toEqual(['tac-01']);
    expect(figure(done, 'tactics used others')).toEqual(['tac-08']);
    expect(figure(done, 'tactics reserve others')).not.toContain('tac-01');
  });

  test('BW-S61 with 3 power instead of a card nothing leaves', () => {
    const game = use(tactics(plays('others', 'tac-01')), 'others', 'tac-01-a', 'chooses power');
    play(game, 'nights-watch sends none', 'nights-watch march @gift: none', 'nights-watch yoren none');
    expect(figure(game, 'tactics gone others')).toEqual([]);
  });
});

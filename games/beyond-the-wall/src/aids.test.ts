import { say, type Plain } from '@corvo/core';
import { areaFor, houseAt, type WesterosState } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { beyondTheWall } from './game.ts';
import { figure, lay, type Game } from './ledger/lay.fixture.ts';
import { tried } from './quests/quests.ts';
import { deck, laid, played } from './tactics/deck.ts';

const words = (key: string, data?: Plain): string => say(beyondTheWall.messages, 'en', key, data);
const drawn = ({ state }: Game): string =>
  beyondTheWall.table.draw(
    { open: state.open, seat: null, mine: null },
    { say: words, paint: text => text, nameOf: seat => seat },
  );
const told = (game: Game, house: string): readonly { readonly key: string; readonly data?: unknown }[] =>
  beyondTheWall.explain?.(game.view(null), house) ?? [];

describe('what is drawn and explained of the three', () => {
  const begun = lay(
    'round 8\nquest nights-watch 1 knight 1 footman\nquest free-folk 3 footmen done 4\ntactics others hand tac-01 tac-02 used tac-03 played tac-08\n@fist nights-watch 1 footman march-zero',
  );

  test('BW-6.3 BW-6.7 quests: points and need, or that they are complete', () => {
    expect(told(begun, 'nights-watch')).toContainEqual({ key: 'explain.quest', data: { points: 3, need: 8 } });
    expect(told(begun, 'free-folk')).toContainEqual({ key: 'explain.quest-done', data: {} });
    expect(told(begun, 'others').some(({ key }) => key.startsWith('explain.quest'))).toBe(false);
    const text = drawn(begun);
    expect(text).toContain(words('draw.quest.nights-watch', { house: 'nights-watch', points: 3, need: 8 }));
    expect(text).toContain(words('draw.quest-done', { house: 'free-folk', points: 3 }));
  });

  test('BW-9.10 tactic cards: hand, used and played, each where there are any', () => {
    const keys = told(begun, 'others').map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining(['explain.tactics-played', 'explain.tactics-hand', 'explain.tactics-used']),
    );
    const bare = told(lay('tactics others hand tac-01 tac-02 tac-03'), 'others').map(({ key }) => key);
    expect(bare).toContain('explain.tactics-hand');
    expect(bare).not.toContain('explain.tactics-used');
    expect(bare).not.toContain('explain.tactics-played');
  });

  test('BW-11.2 objectives: what each would pay now', () => {
    expect(told(begun, 'nights-watch')).toContainEqual({
      key: 'explain.objective',
      data: { card: 'obj-nw-fist', amount: 2 },
    });
    expect(drawn(begun)).toContain(words('draw.objective', { house: 'nights-watch', card: 'obj-nw-fist', amount: 2 }));
  });
});

describe('what must hold of the three in every game', () => {
  const wrongs = (position: string, change: (state: WesterosState) => void): string => {
    const state = structuredClone(lay(position).state);
    change(state);
    const found = (beyondTheWall.audit.invariants ?? []).map(broken => broken(state));
    return found.filter(wrong => wrong !== undefined).join();
  };
  const TACTICS = 'tactics others hand tac-01 tac-02 used tac-03 played tac-08';
  const withDeck =
    (hand: readonly string[], used: readonly string[]) =>
    ({ open }: WesterosState): void =>
      deck.put(houseAt(open, 'others'), { hand, used });

  test('BW-9.6 each tactic card once, in a deck of three to five', () => {
    expect(wrongs(TACTICS, () => {})).toBe('');
    expect(wrongs(TACTICS, withDeck(['tac-01'], ['tac-01']))).toContain('twice');
    expect(wrongs(TACTICS, withDeck(['tac-01'], ['tac-08']))).toContain('twice'); // it is played
    expect(wrongs(TACTICS, withDeck(['tac-01'], []))).toContain('plays with 2');
    expect(wrongs(TACTICS, withDeck(['tac-01', 'tac-02'], []))).toBe('');
    expect(wrongs(TACTICS, withDeck(['tac-01', 'tac-02', 'tac-03', 'tac-04'], []))).toBe('');
    expect(wrongs(TACTICS, withDeck(['tac-01', 'tac-02', 'tac-03'], ['tac-04', 'tac-05']))).toContain('plays with 6');
  });

  test('BW-9.1 what is laid face down comes from the hand', () => {
    const lays = (card: string) => (state: WesterosState) => {
      const drawer = state.own['others'];
      if (drawer !== undefined) laid.put(drawer, card);
      played.clear(houseAt(state.open, 'others'));
      deck.put(houseAt(state.open, 'others'), { hand: ['tac-01', 'tac-02'], used: ['tac-03'] });
    };
    expect(wrongs(TACTICS, lays('tac-02'))).toBe('');
    expect(wrongs(TACTICS, lays('tac-03'))).toContain('which is not in its hand');
  });

  test('BW-H65 a section that was taken in vain is written and read', () => {
    const game = lay('@wall-east others 1 zombie tried');
    expect(beyondTheWall.table.write(game.state.open)).toContain('btw-wall-east others tried');
    const state = structuredClone(game.state);
    tried.clear(areaFor(state.open, 'btw-wall-east'));
    expect(beyondTheWall.table.write(state.open).join('\n')).not.toContain('tried');
    expect(figure(game, 'control @wall-east')).toBe('others');
  });
});

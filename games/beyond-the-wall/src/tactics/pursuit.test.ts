import { describe, expect, test } from 'vitest';
import { cards, fight, losses, refused, strengths } from '../ledger/lay.fixture.ts';
import { asked, figure, play, plays, type Game } from './tactics.fixture.ts';

/** Two giants and a footman beat a lone knight of the Watch by 5; it falls back into the Haunted Forest. */
function beaten(card = 'tac-14', more = ''): Game {
  const game = fight(
    '@milkwater free-folk 2 giants 1 footman march-zero',
    '@thenn nights-watch 1 knight',
    `supply free-folk 6\n${plays('free-folk', card)}\n${more}`,
  );
  cards(game, 'wi-osha', 'nw-aemon');
  return play(game, 'nights-watch retreats @haunted-forest');
}

describe('Breakthrough b', () => {
  test('BW-10.14 BW-H46 a new march 0 and a new combat: who is routed counts nothing and is destroyed', () => {
    const game = beaten();
    expect([asked(game), figure(game, 'units @haunted-forest')]).toEqual([
      ['free-folk tac-14-b'],
      'nights-watch routed 1 knight',
    ]);
    play(game, 'free-folk chooses use');
    expect(game.request('free-folk')?.ask).toMatchObject({
      from: { 'btw-thenn': { units: { giant: 2 }, reach: { giant: ['btw-haunted-forest'] } } }, // and not the footman
    });
    play(game, 'free-folk march @thenn: 2 giants > @haunted-forest');
    expect(strengths(game)).toEqual([6, 0]);
    cards(game, 'wi-rattleshirt', 'nw-sam');
    expect(losses(game)).toEqual([['nights-watch', { knight: 1 }, 'routed-again']]);
    expect([figure(game, 'units @thenn'), figure(game, 'units @haunted-forest')]).toEqual([
      'free-folk 1 footman',
      'free-folk 2 giants',
    ]);
    expect(asked(game)).not.toContain('free-folk tac-14-b'); // once
  });

  test('BW-H46 BW-5.6 beaten Others stand: they fight at full strength and may fall back again', () => {
    const game = fight(
      '@milkwater free-folk 2 giants march-zero',
      '@thenn others 1 other',
      `supply free-folk 6\n${plays('free-folk', 'tac-14')}`,
    );
    cards(game, 'wi-osha', 'ot-zombie');
    play(game, 'others retreats @antler', 'free-folk chooses use', 'free-folk march @thenn: 1 giant > @antler');
    expect(strengths(game)).toEqual([3, 2]);
    cards(game, 'wi-rattleshirt', 'ot-sorcerer');
    expect(losses(game)).toEqual([]);
    expect(asked(game)).toEqual(['others retreat']);
  });

  test('BW-10.14 a battle that was won by the track alone leaves no margin to pursue by', () => {
    const game = fight(
      '@milkwater free-folk 2 knights march-minus-one',
      '@thenn nights-watch 1 knight',
      `supply free-folk 6\nfiefdoms free-folk nights-watch others\n${plays('free-folk', 'tac-14')}`,
    );
    cards(game, 'wi-ygritte', 'nw-aemon'); // 3 against 3
    play(game, 'nights-watch retreats @haunted-forest');
    expect(figure(game, 'control @thenn')).toBe('free-folk');
    expect(asked(game)).not.toContain('free-folk tac-14-b');
  });

  test('BW-10.14 no more cavalry than the margin, only after the beaten, and out of the conquered area', () => {
    const game = fight(
      '@milkwater free-folk 2 knights march-zero',
      '@thenn nights-watch 1 knight',
      `supply free-folk 6\n${plays('free-folk', 'tac-14')}`,
    );
    cards(game, 'wi-ygritte', 'nw-aemon'); // 4 against 3
    play(game, 'nights-watch retreats @haunted-forest', 'free-folk chooses use');
    for (const [line, code] of [
      ['free-folk march @thenn: 2 knights > @haunted-forest', 'too-many-pursue'],
      ['free-folk march @thenn: 1 knight > @antler', 'pursuit-of-the-beaten'],
      ['free-folk march @milkwater: 1 knight > @haunted-forest', 'pursuit-from-here'],
    ] as const)
      expect(refused(game, line)).toMatchObject({ code, clause: 'BW-10.14' });
    const [request] = game.game.requests(game.view('free-folk'));
    const sends = (kind: string): unknown =>
      request &&
      game.game.check(game.view('free-folk'), request, {
        from: 'btw-thenn',
        moves: [{ to: 'btw-haunted-forest', units: { [kind]: 1 } }],
        leave: false,
      });
    expect(sends('footman')).toMatchObject({ code: 'cavalry-only', clause: 'BW-S14' });
    expect(sends('dragon')).toMatchObject({ code: 'no-such-unit' }); // there is no such kind
    play(game, 'free-folk march @thenn: none');
    expect(figure(game, 'units @thenn')).toBe('free-folk 2 knights');
  });

  test('BW-H47 no beaten unit is left alive, or nobody retreated: no follow-up', () => {
    const slain = fight(
      '@milkwater free-folk 2 giants march-zero',
      '@thenn nights-watch 1 footman',
      `supply free-folk 6\n${plays('free-folk', 'tac-14')}`,
    );
    cards(slain, 'wi-tormund', 'nw-aemon');
    expect(asked(slain)).not.toContain('free-folk tac-14-b');
  });

  test('BW-H142 BW-10.3 the other abilities of a march count in the pursuit too', () => {
    const game = fight(
      '@milkwater free-folk 1 knight 1 footman march-plus-one',
      '@thenn others 1 zombie',
      `supply free-folk 6\nsupply others 6\n@antler others 2 others\ntactics free-folk hand tac-01 tac-02 tac-05 played tac-14 tac-03`,
    );
    play(game, 'free-folk chooses none'); // doubling the starred march
    cards(game, 'wi-osha', 'ot-sorcerer');
    while (asked(game)[0] !== 'free-folk tac-14-b') {
      const [seat = '', why = ''] = (asked(game)[0] ?? '').split(' ');
      if (why === 'retreat') play(game, 'others retreats @antler');
      else play(game, `${seat} chooses none`);
    }
    play(game, 'free-folk chooses use', 'free-folk march @thenn: 1 knight > @antler');
    expect(asked(game)).toEqual(['free-folk tac-03-a']);
    expect(strengths(play(game, 'free-folk chooses use'))).toEqual([3, 5]);
  });
});

describe('Organize the Defense b', () => {
  test('BW-H80 BW-10.5 it stops swords and skulls; who cannot retreat is destroyed all the same', () => {
    const game = fight(
      '@milkwater free-folk 3 giants march-zero',
      '@thenn nights-watch 1 knight routed 1 footman',
      'supply free-folk 6\ntactics nights-watch hand tac-01 tac-02 tac-03 played tac-05\ntactics free-folk hand tac-01 tac-02 tac-03 played tac-07',
    );
    play(game, 'free-folk chooses use'); // a skull
    cards(game, 'wi-mag', 'nw-aemon');
    while (asked(game)[0] !== 'nights-watch tac-05-b') play(game, 'free-folk chooses none');
    play(game, 'nights-watch chooses use');
    expect(losses(game)).toEqual([['nights-watch', { footman: 1 }, 'routed-again']]);
    expect(asked(game)).toEqual(['nights-watch retreat']);
  });
});

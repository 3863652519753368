import { describe, expect, test } from 'vitest';
import { asked, cards, fight, figure, lay, losses, play, refused, strengths } from './lay.fixture.ts';

test('BW-3.3 a catapult never marches', () => {
  const game = lay('@wall-west nights-watch 1 footman 1 catapult march-zero');
  expect(refused(game, 'nights-watch march @wall-west: catapult > @gorge')).toMatchObject({ code: 'units-not-there' });
  expect(game.attempt('nights-watch march btw-wall-west: footman > btw-gorge')).toBeUndefined();
});

describe('orders beside a catapult', () => {
  test.each(['march-zero', 'raid', 'consolidate'])('BW-3.4 alone it takes no %s', order => {
    const game = lay('@wall-west nights-watch 1 catapult');
    expect(refused(game, `nights-watch orders @wall-west ${order}`)).toMatchObject({
      code: 'catapult-alone',
      clause: 'BW-3.4',
    });
    const together = lay('@wall-west nights-watch 1 footman 1 catapult');
    expect(together.attempt(`nights-watch orders btw-wall-west ${order}`)).toBeUndefined();
  });

  test.each(['defense-one', 'support'])('BW-3.4 BW-H105 alone it takes %s, and must have an order', order => {
    const game = lay('@wall-west nights-watch 1 catapult');
    expect(game.request('nights-watch')?.ask).toMatchObject({ least: 1 });
    expect(game.attempt(`nights-watch orders btw-wall-west ${order}`)).toBeUndefined();
  });

  test('BW-H105 where tokens of these kinds are short, an area goes without', () => {
    const game = lay(
      'effect no-defense-orders\ncourt others free-folk nights-watch\n@wall-west nights-watch 1 catapult\n@wall-centre nights-watch 1 catapult\n@wall-east nights-watch 1 catapult\neffect no-support-orders',
    );
    expect(JSON.stringify(game.request('nights-watch')?.ask)).not.toContain('"least"');
  });

  const LEFT_BEHIND = [
    ['raid', ''],
    ['support', 'support'],
  ] as const;

  test.each(LEFT_BEHIND)(
    'BW-3.4 BW-H3 the last footman goes on the quest and leaves %s: it lies there as %s',
    (order, left) => {
      const game = lay(
        `phase quests\n@wall-west nights-watch 1 footman 1 catapult ${order}\n@gift nights-watch 1 footman march-zero`,
      );
      play(game, 'nights-watch sends @wall-west 1 footman');
      expect(figure(game, 'order @wall-west')).toBe(left);
    },
  );

  test('BW-H107 beside a routed footman every order may lie', () => {
    const game = lay('@wall-west nights-watch 1 catapult routed 1 footman');
    expect(game.attempt('nights-watch orders btw-wall-west consolidate')).toBeUndefined();
  });
});

test('BW-3.5 catapults do not count for supply', () => {
  const game = lay('supply nights-watch 0\n@wall-west nights-watch 2 footmen 1 catapult');
  expect(figure(game, 'armies nights-watch')).toEqual([2]);
});

test('BW-3.6 BW-S16 a catapult falls with its section, and is never mustered again', () => {
  const game = cards(
    fight('@frostfangs free-folk 3 giants march-plus-one', '@wall-centre nights-watch 1 catapult'),
    'wi-mance',
    'nw-sam',
  );
  expect(losses(game)).toContainEqual(['nights-watch', { catapult: 1 }, 'cannot-retreat']);
  expect(figure(game, 'control @wall-centre')).toBe('free-folk');
  const muster = lay('phase yoren\n@wall-west nights-watch 1 footman').play('nights-watch yoren use');
  expect(refused(muster, 'nights-watch musters @wall-west: catapult')).toMatchObject({ code: 'no-such-purchase' });
});

test('BW-3.7 catapults do not go to find Benjen', () => {
  const game = lay('phase quests\n@wall-west nights-watch 1 footman 1 catapult');
  expect(refused(game, 'nights-watch sends @wall-west 1 catapult')).toMatchObject({ code: 'cannot-go-on-the-quest' });
});

describe('support of a catapult', () => {
  test('BW-3.8 BW-H5 it helps a defending Watch with 2, and its starred order with 1', () => {
    const game = fight(
      '@frostfangs free-folk 2 giants march-zero',
      '@wall-centre nights-watch 1 knight',
      '@wall-east nights-watch 1 catapult support-plus-one',
    );
    play(game, 'nights-watch support @wall-east for defender');
    expect(strengths(game)).toEqual([6, 6]);
  });

  test('BW-3.8 BW-H5 BW-H109 in attack it brings nothing, nor does its order alone', () => {
    const game = fight(
      '@wall-west nights-watch 1 knight march-zero',
      '@frostfangs free-folk 1 giant',
      '@wall-centre nights-watch 1 catapult support-plus-one',
    );
    play(game, 'nights-watch support @wall-centre for attacker');
    expect(strengths(game)).toEqual([2, 3]);
    const with1 = fight(
      '@wall-west nights-watch 1 knight march-zero',
      '@frostfangs free-folk 1 giant',
      '@wall-centre nights-watch 1 footman 1 catapult support-plus-one',
    );
    play(with1, 'nights-watch support @wall-centre for attacker');
    expect(strengths(with1)).toEqual([4, 3]);
  });

  test('BW-3.8 the starred support of others, where no catapult stands, keeps its 1', () => {
    const game = fight(
      '@frostfangs free-folk 1 giant march-zero',
      '@gorge others 1 other',
      '@giants-stairs free-folk 1 footman support-plus-one',
    );
    play(game, 'free-folk support @giants-stairs for attacker');
    expect(strengths(game)).toEqual([5, 2]);
  });

  test('BW-H109 nor for wildlings or Others', () => {
    const game = fight(
      '@gorge others 1 other march-zero',
      '@frostfangs free-folk 1 giant',
      '@wall-west nights-watch 1 catapult support',
    );
    play(game, 'nights-watch support @wall-west for defender');
    if (asked(game).includes('free-folk accept-support')) game.play('free-folk answers nights-watch for accept');
    expect(strengths(game)).toEqual([2, 3]);
  });
});

test('BW-H1 a catapult alone fights: 2, and 1 for the Wall', () => {
  expect(strengths(fight('@frostfangs free-folk 1 knight march-zero', '@wall-centre nights-watch 1 catapult'))).toEqual(
    [2, 3],
  );
});

test('BW-H2 swords and skulls take no catapult', () => {
  const game = cards(
    fight('@frostfangs free-folk 1 knight march-zero', '@wall-centre nights-watch 1 catapult defense-two'),
    'wi-tormund',
    'nw-mormont',
  );
  expect(figure(game, 'units @wall-centre')).toBe('nights-watch 1 catapult');
});

test('BW-H6 BW-S17 a winner whose only unit dies to the Wall’s skull conquers nothing: the catapult stands', () => {
  const game = cards(
    fight('@frostfangs free-folk 1 giant march-plus-one', '@wall-centre nights-watch 1 catapult'),
    'wi-mance',
    'nw-sam',
  );
  expect(losses(game)).toEqual([['free-folk', { giant: 1 }, 'skulls']]);
  expect([figure(game, 'units @wall-centre'), figure(game, 'control @wall-centre')]).toEqual([
    'nights-watch 1 catapult',
    'nights-watch',
  ]);
});

test('BW-3.4 a march left with the catapult alone by a battle is gone before anybody is asked to march', () => {
  const game = fight(
    '@storrold-point free-folk 1 knight march-minus-one',
    '@wall-east nights-watch 1 footman 1 catapult march-zero',
    'tactics free-folk hand tac-01 tac-02 tac-03 played tac-07\n@gift nights-watch 1 footman support\n@thenn others 1 other march-minus-one',
  );
  play(game, 'free-folk chooses use'); // Encircle: a skull
  cards(game, 'wi-ygritte', 'nw-mormont');
  expect(losses(game)).toContainEqual(['nights-watch', { footman: 1 }, 'skulls']);
  expect(figure(game, 'order @wall-east')).toBe('');
  expect(asked(game)).toEqual(['others march']);
});

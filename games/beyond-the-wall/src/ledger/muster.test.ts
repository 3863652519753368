import { rngFromText } from '@corvo/core';
import type { MusterChoice } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { asked, figure, lay, play, refused, westeros, type Game } from './lay.fixture.ts';

/** A Mustering card; this house is the first of the three. */
const muster = (house: string, position: string, drawn = 6): Game =>
  westeros(
    'mustering',
    'last-days-of-summer',
    `throne ${[house, ...['nights-watch', 'free-folk', 'others'].filter(one => one !== house)].join(' ')}\ntop watch-muster watch-muster-${drawn}\n${position}`,
  );
const asks = (game: Game, house: string): { total?: number; areas: Record<string, { points: number }> } =>
  game.request(house)?.ask as unknown as { total?: number; areas: Record<string, { points: number }> };
const points = (game: Game, house: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(asks(game, house).areas).map(([area, { points: given }]) => [area.replace('btw-', ''), given]),
  );

describe('the Watch', () => {
  test.each([4, 6, 8])('BW-17.5 BW-5.2 by the Mustering card it draws %i, and has that many points', drawn => {
    expect(asks(muster('nights-watch', '', drawn), 'nights-watch').total).toBe(drawn);
  });

  test('BW-5.3 on the Wall as many as it has, 1 in any other area that it holds, none in The Gift', () => {
    const game = muster(
      'nights-watch',
      '@fist nights-watch 1 footman\n@gift nights-watch 1 footman\n@gorge nights-watch token',
    );
    expect(points(game, 'nights-watch')).toEqual({
      fist: 1,
      gorge: 1,
      'wall-west': 6,
      'wall-centre': 6,
      'wall-east': 6,
    });
    for (const there of ['@fist: knight', '@fist: footman, footman', '@fist: footman, footman>knight'])
      expect(refused(game, `nights-watch musters ${there}`)).toMatchObject({ code: 'not-enough-points' });
    expect(refused(game, 'nights-watch musters @gift: footman')).toMatchObject({ code: 'no-muster-there' });
    expect(
      refused(game, 'nights-watch musters @wall-west: knight, knight; @wall-east: knight; @fist: footman'),
    ).toMatchObject({ code: 'not-enough-points' });
    play(game, 'nights-watch musters @wall-west: knight, footman; @wall-east: knight; @fist: footman>knight');
    expect(['fist', 'wall-west', 'wall-east'].map(area => figure(game, `units @${area}`))).toEqual([
      'nights-watch 1 knight',
      'nights-watch 1 knight 1 footman',
      'nights-watch 1 knight',
    ]);
  });

  test('BW-5.3 an answer at random favours no area: nobody is always first to be served', () => {
    const game = muster('nights-watch', 'supply nights-watch 0', 8); // two armies of two: one section has a single unit
    const rng = rngFromText('any order');
    const request = game.request('nights-watch');
    if (request === undefined) throw new Error('the Watch is not asked');
    const view = game.view('nights-watch');
    const answers = Array.from({ length: 60 }, () => game.game.sample(view, request, rng) as MusterChoice);
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBeGreaterThan(12);
    for (const section of ['west', 'centre', 'east'])
      expect(answers.some(({ muster: bought }) => (bought[`btw-wall-${section}`] ?? []).length < 2)).toBe(true);
  });

  test('BW-5.2 BW-5.3 by giving up Yoren: 2 points, on the Wall alone', () => {
    const game = play(lay('phase yoren\n@fist nights-watch 1 footman'), 'nights-watch yoren use');
    expect(asks(game, 'nights-watch').total).toBe(2);
    expect(points(game, 'nights-watch')).toEqual({ 'wall-west': 2, 'wall-centre': 2, 'wall-east': 2 });
  });

  test('BW-S77 only on sections that it controls, empty ones included', () => {
    const game = muster('nights-watch', '@wall-west free-folk 1 footman\n@wall-east others 1 zombie tried');
    expect(points(game, 'nights-watch')).toEqual({ 'wall-centre': 6 });
    const none = muster(
      'nights-watch',
      '@wall-west free-folk 1 footman\n@wall-centre free-folk 1 footman\n@wall-east free-folk 1 footman',
    );
    expect(asked(none)).toEqual(['others muster']); // nor have the wildlings, who hold nothing but sections
  });

  test('BW-H118 BW-S34 points that cannot or will not be placed are lost: supply and pools bind it', () => {
    const game = muster(
      'nights-watch',
      'supply nights-watch 0\n@wall-west nights-watch 2 footmen\n@wall-centre nights-watch 2 footmen\n@wall-east nights-watch 4 knights',
      8,
    );
    expect(refused(game, 'nights-watch musters @wall-west: footman')).toMatchObject({ code: 'muster-breaks-supply' });
    expect(refused(game, 'nights-watch musters @wall-west: footman>knight')).toMatchObject({ code: 'pool-empty' });
    play(game, 'nights-watch musters none');
    expect(asked(game)).toEqual(['others muster']);
  });

  test('BW-H116 the reshuffle card: all ten again, and a number', () => {
    const game = westeros(
      'mustering',
      'last-days-of-summer',
      'throne nights-watch free-folk others\nbottom watch-muster watch-muster-8, watch-muster-4\ntop watch-muster watch-muster-reshuffle',
    );
    const [drawn = '', ...more] = figure(game, 'bottom watch-muster') as string[];
    expect([more, figure(game, 'deck watch-muster')]).toEqual([[], 9]);
    expect(asks(game, 'nights-watch').total).toBe(Number(drawn.slice(-1)));
  });
});

describe('the wildlings', () => {
  test('BW-5.4 BW-15.7 1 point for each area they control, placed in any of them', () => {
    const game = muster(
      'free-folk',
      '@thenn free-folk 1 footman\n@milkwater free-folk token\n@fist free-folk 1 knight',
    );
    expect(asks(game, 'free-folk').total).toBe(3);
    expect(points(game, 'free-folk')).toEqual({ thenn: 3, milkwater: 3, fist: 3 });
    play(game, 'free-folk musters @milkwater: footman, footman, footman');
    expect(figure(game, 'units @milkwater')).toBe('free-folk 3 footmen');
  });

  test('BW-5.5 BW-S76 sections and The Gift give a point each; none is spent on the Wall, in The Gift if they like', () => {
    const game = muster(
      'free-folk',
      '@wall-west free-folk 1 footman\n@gift free-folk 1 footman\n@thenn free-folk token',
    );
    expect(asks(game, 'free-folk').total).toBe(3);
    expect(points(game, 'free-folk')).toEqual({ thenn: 3, gift: 3 });
    expect(refused(game, 'free-folk musters @wall-west: footman>knight')).toMatchObject({ code: 'no-muster-there' });
    play(game, 'free-folk musters @gift: knight; @thenn: footman');
    expect(figure(game, 'units @gift')).toBe('free-folk 1 footman 1 knight');
  });

  test('BW-S3 a giant costs 3, or 1 for a knight', () => {
    const game = (land: string): Game => muster('free-folk', `@thenn free-folk 1 knight\n${land}`);
    const two = game('@fist free-folk token');
    expect(refused(two, 'free-folk musters @thenn: giant')).toMatchObject({ code: 'not-enough-points' });
    play(two, 'free-folk musters @thenn: knight>giant, footman');
    expect(figure(two, 'units @thenn')).toBe('free-folk 1 giant 1 footman');
    const three = play(game('@fist free-folk token\n@gorge free-folk token'), 'free-folk musters @fist: giant');
    expect(figure(three, 'units @fist')).toBe('free-folk 1 giant');
  });

  test('BW-S34 BW-15.7 what they do not spend is lost, and supply binds them', () => {
    const game = muster(
      'free-folk',
      'supply free-folk 0\n@thenn free-folk 2 footmen\n@fist free-folk 2 footmen\n@gorge free-folk 1 footman',
    );
    expect(refused(game, 'free-folk musters @gorge: footman')).toMatchObject({ code: 'muster-breaks-supply' });
    play(game, 'free-folk musters none');
    expect(asked(game)).toEqual(['nights-watch muster']);
  });
});

describe('the Others', () => {
  const HELD = ['milkwater', 'giants-stairs', 'haunted-forest', 'frostfangs', 'skirling-pass', 'storrold-point']
    .map(area => `@${area} free-folk token`)
    .join('\n');

  test('BW-X9 BW-5.7 BW-5.8 BW-15.7 three areas with troops and three empty ones: six points, each spent where it comes from', () => {
    const game = muster(
      'others',
      `${HELD}\n@always-winter others 1 other-king\n@ice-river others 1 other\n@antler others 1 zombie`,
    );
    expect(points(game, 'others')).toEqual({
      'always-winter': 1,
      'ice-river': 1,
      thenn: 1,
      antler: 1,
      fist: 1,
      gorge: 1,
    });
    expect(refused(game, 'others musters @thenn: zombie, zombie')).toMatchObject({ code: 'not-enough-points' });
    for (const area of ['@wall-west', '@gift', '@milkwater'])
      expect(refused(game, `others musters ${area}: zombie`)).toMatchObject({ code: 'no-muster-there' });
    play(game, 'others musters @thenn: zombie; @fist: zombie; @antler: zombie>other');
    expect(['thenn', 'fist', 'antler', 'gorge'].map(area => figure(game, `units @${area}`))).toEqual([
      'others 1 zombie',
      'others 1 zombie',
      'others 1 other',
      '',
    ]);
    expect(asked(game)).toEqual(['nights-watch muster']); // the other three points are lost
  });

  test('BW-S4 BW-S48 BW-18.10 a point brings a zombie or an upgrade; no Other and no King outright', () => {
    const game = muster('others', `${HELD}\n@antler others 1 zombie\n@ice-river others 1 other`);
    expect(refused(game, 'others musters @antler: other')).toMatchObject({ code: 'not-enough-points' });
    expect(refused(game, 'others musters @antler: other-king')).toMatchObject({ code: 'no-such-purchase' });
    play(game, 'others musters @antler: zombie>other; @ice-river: other>other-king');
    expect([figure(game, 'units @antler'), figure(game, 'units @ice-river')]).toEqual([
      'others 1 other',
      'others 1 other-king',
    ]);
  });

  test('BW-S86 an upgraded zombie is free to be raised anew in the same mustering', () => {
    const position = `${HELD}\n@antler others 4 zombies\n@ice-river others 3 zombies\n@fist others 1 zombie`;
    expect(refused(muster('others', position), 'others musters @thenn: zombie')).toMatchObject({ code: 'pool-empty' });
    const game = play(muster('others', position), 'others musters @thenn: zombie; @antler: zombie>other');
    expect([figure(game, 'units @thenn'), figure(game, 'units @antler')]).toEqual([
      'others 1 zombie',
      'others 1 other 3 zombies',
    ]);
  });

  test('BW-S86 what a promotion in a later area frees is offered in an earlier one', () => {
    const game = muster(
      'free-folk',
      'supply free-folk 6\n@milkwater free-folk token\n@fist free-folk 3 knights\n@haunted-forest free-folk 1 knight',
    );
    const offered = game.offered('free-folk') ?? [];
    expect(offered).toContain('btw-milkwater: knight; btw-haunted-forest: knight>giant');
    expect(offered).not.toContain('btw-milkwater: knight');
    expect(new Set(offered).size).toBe(offered.length);
  });

  const consolidating = (order: string, units: string, area = '@antler'): Game =>
    play(
      lay(
        `${area} others ${units} ${order}${area.startsWith('@wall') ? ' tried' : ''}\n@thenn others 1 zombie consolidate`,
      ),
      `others consolidates ${area} for muster`,
    );

  const BOUGHT = [
    ['consolidate', '1 zombie', 'zombie', 'others 2 zombies'],
    ['consolidate', '1 zombie', 'zombie>other', 'others 1 other'],
    ['consolidate', '1 other', 'other>other-king', 'others 1 other-king'],
    ['consolidate-star', '1 zombie', 'zombie, zombie', 'others 3 zombies'],
    ['consolidate-star', '1 zombie', 'other', 'others 1 zombie 1 other'],
    ['consolidate-star', '1 zombie', 'zombie, zombie>other', 'others 1 other 1 zombie'],
    ['consolidate-star', '2 zombies', 'zombie>other, zombie>other', 'others 2 others'],
  ] as const;

  test.each(BOUGHT)('BW-5.7 BW-18.10 BW-S5 BW-S49 %s with %s buys %s: %s', (order, units, bought, there) => {
    const game = play(consolidating(order, units), `others musters @antler: ${bought}`);
    expect(figure(game, 'units @antler')).toBe(there);
  });

  test('BW-18.10 a normal order has 1 point and a special one 2; or they take power', () => {
    expect(points(consolidating('consolidate', '1 zombie'), 'others')).toEqual({ antler: 1 });
    expect(points(consolidating('consolidate-star', '1 zombie'), 'others')).toEqual({ antler: 2 });
    expect(refused(consolidating('consolidate', '1 zombie'), 'others musters @antler: other')).toMatchObject({
      code: 'not-enough-points',
    });
    const game = play(
      lay('power others 0\n@always-winter others 1 zombie consolidate\n@thenn others 1 zombie consolidate'),
      'others consolidates @always-winter for power',
    );
    expect(figure(game, 'power others')).toBe(2); // 1, and the crown
  });

  test('BW-S50 on a section that they hold they muster by consolidating too', () => {
    const game = play(consolidating('consolidate', '1 zombie', '@wall-east'), 'others musters @wall-east: zombie');
    expect(figure(game, 'units @wall-east')).toBe('others 2 zombies');
  });

  test('BW-H102 a section that they stand on gives its point, spent there; an empty one none', () => {
    expect(points(muster('others', `${HELD}\n@wall-east others 1 zombie tried`), 'others')).toMatchObject({
      'wall-east': 1,
    });
    expect(points(muster('others', HELD), 'others')).not.toHaveProperty('wall-east');
  });
});

test('BW-S46 BW-17.5 in the order of the northern Throne', () => {
  const game = muster('free-folk', '@thenn free-folk 1 footman');
  const order: string[] = [];
  for (const house of ['free-folk', 'nights-watch', 'others']) {
    order.push(...asked(game));
    play(game, `${house} musters none`);
  }
  expect(order).toEqual(['free-folk muster', 'nights-watch muster', 'others muster']);
});

test('BW-5.3 BW-5.4 BW-5.5 BW-5.7 what the three are refused is said under their own clauses', () => {
  const cited = (house: string, choice: string): unknown => {
    const game = westeros('mustering', 'last-days-of-summer', TROOPS);
    for (const other of ['nights-watch', 'free-folk', 'others']) {
      if (other === house) break;
      play(game, `${other} musters none`);
    }
    return (refused(game, `${house} musters ${choice}`) as { clause: string }).clause;
  };
  expect(cited('nights-watch', '@gift: footman')).toBe('BW-5.3');
  expect(cited('free-folk', '@wall-west: footman')).toBe('BW-5.5');
  expect(cited('free-folk', '@gorge: giant, giant')).toBe('BW-5.4');
  expect(cited('others', '@gift: zombie')).toBe('BW-5.7');
  expect(cited('others', '@thenn: zombie, zombie')).toBe('BW-5.7');
});

const TROOPS =
  'throne nights-watch free-folk others\nsupply free-folk 3\nsupply others 3\n@gorge free-folk 1 footman\n@thenn others 1 other\n@wall-west nights-watch 1 footman 1 catapult';

import { describe, expect, test } from 'vitest';
import { asked, cards, fight, figure, lay, losses, play, refused, strengths, westeros } from './lay.fixture.ts';

describe('control', () => {
  test('BW-2.1 BW-H13 what nobody holds is the Others’, the Wall and The Gift apart', () => {
    const game = lay('@thenn free-folk token\n@fist nights-watch 1 footman');
    expect(['@gorge', '@thenn', '@fist', '@wall-west', '@gift'].map(area => figure(game, `control ${area}`))).toEqual([
      'others',
      'free-folk',
      'nights-watch',
      'nights-watch',
      'nights-watch',
    ]);
  });

  test('BW-2.1 the Others leave no token behind', () => {
    const game = lay('@antler others 1 zombie march-zero');
    expect(refused(game, 'others march @antler: zombie > @thenn; leave power')).toMatchObject({
      code: 'others-leave-no-token',
      clause: 'BW-2.1',
    });
  });

  test('BW-H13 wildlings who leave without a token leave the land to the Others', () => {
    const game = play(
      lay('@thenn free-folk 1 footman march-zero\n@gift nights-watch 1 footman march-zero'),
      'free-folk march @thenn: footman > @milkwater',
    );
    expect(figure(game, 'control @thenn')).toBe('others');
  });

  test('BW-H100 a foreign token falls when the Others enter, and the area is theirs when they go on', () => {
    const game = play(
      lay('@thenn free-folk token\n@antler others 1 zombie march-zero\n@gift nights-watch 1 footman march-zero'),
      'others march @antler: zombie > @thenn',
    );
    expect([figure(game, 'token @thenn'), figure(game, 'control @thenn')]).toEqual([null, 'others']);
  });
});

describe('retreats', () => {
  const beaten = (more: string): ReturnType<typeof fight> =>
    cards(
      fight('@milkwater others 3 others march-plus-one', '@fist free-folk 1 knight', more),
      'ot-general',
      'wi-rattleshirt',
    );

  test('BW-2.2 BW-H99 wildlings fall back into empty land, though it is the Others’; never into Always Winter', () => {
    const game = beaten('');
    expect(game.offered('free-folk')).toContain('btw-giants-stairs');
    expect(game.offered('free-folk')).toContain('btw-haunted-forest');
    const north = cards(
      fight('@milkwater others 3 others march-plus-one', '@thenn free-folk 1 knight', ''),
      'ot-general',
      'wi-rattleshirt',
    );
    expect(north.offered('free-folk')).not.toContain('btw-always-winter');
  });

  test('BW-H8 not onto land with a foreign token', () => {
    const free = beaten('').offered('free-folk') ?? [];
    const held = beaten(`${free[0]?.replace('btw-', '@')} nights-watch token`).offered('free-folk') ?? [];
    expect(held).toEqual(free.filter(area => area !== free[0]));
  });

  test('BW-H9 BW-H98 nobody falls back onto an empty section: it is the Watch’s', () => {
    const game = cards(
      fight('@skirling-pass others 3 others march-plus-one', '@frostfangs free-folk 1 knight'),
      'ot-general',
      'wi-rattleshirt',
    );
    expect(game.offered('free-folk')?.some(area => area.startsWith('btw-wall'))).toBe(false);
  });

  test('BW-H97 BW-2.2 beaten attackers go back to land that fell to the Others meanwhile', () => {
    const game = cards(
      fight('@thenn free-folk 1 footman march-zero', '@antler others 3 others'),
      'wi-ygritte',
      'ot-general',
    );
    expect(figure(game, 'units @thenn')).toBe('free-folk routed 1 footman');
  });

  test('BW-H139 a defender who has won keeps his order', () => {
    const game = cards(
      fight('@thenn free-folk 1 footman march-zero', '@antler others 3 others defense-one'),
      'wi-ygritte',
      'ot-general',
    );
    expect(game.told('battle-decided')).toMatchObject([{ winner: 'others' }]);
    expect([figure(game, 'order @antler'), figure(game, 'order @thenn')]).toEqual(['defense-one', '']);
  });

  test('BW-H133 from an empty section they cannot go back, and are destroyed', () => {
    const game = cards(
      fight('@wall-east free-folk 1 footman march-zero', '@storrold-point others 3 others'),
      'wi-ygritte',
      'ot-general',
    );
    expect(losses(game)).toContainEqual(['free-folk', { footman: 1 }, 'no-retreat']);
  });

  test('BW-5.6 BW-H26 beaten Others stand upright where they retreat', () => {
    const game = cards(
      fight('@milkwater free-folk 3 giants march-plus-one', '@thenn others 1 other'),
      'wi-rattleshirt',
      'ot-zombie',
    );
    play(game, 'others retreats @antler');
    expect(game.told('units-retreated')).toMatchObject([{ house: 'others', routed: false }]);
  });
});

describe('closed land and the dashed line', () => {
  test('BW-2.3 only the Others enter Always Winter', () => {
    const game = lay('@thenn free-folk 1 footman march-zero');
    expect(refused(game, 'free-folk march @thenn: footman > @always-winter')).toMatchObject({
      code: 'others-only',
      clause: 'BW-2.3',
    });
    expect(JSON.stringify(game.request('free-folk')?.ask)).not.toContain('always-winter');
    const own = lay('@thenn others 1 zombie march-zero');
    expect(JSON.stringify(own.request('others')?.ask)).toContain('always-winter');
  });

  test('BW-2.3 BW-H14 nobody raids it, and the Others raid out of it', () => {
    const game = lay('@thenn free-folk 1 footman raid\n@always-winter others 1 zombie support');
    expect(refused(game, 'free-folk raid @thenn: @always-winter')).toMatchObject({ code: 'never-raided' });
    const out = lay('@thenn free-folk 1 footman support\n@always-winter others 1 zombie raid');
    expect(out.offered('others')).toContain('btw-always-winter: btw-thenn');
  });

  test('BW-2.4 The Gift supports no section, nor a section The Gift', () => {
    const wall = fight(
      '@frostfangs free-folk 2 giants march-zero',
      '@wall-centre nights-watch 1 knight',
      '@gift nights-watch 1 knight support',
    );
    expect(asked(wall)).toEqual(['free-folk battle-card', 'nights-watch battle-card']);
    const gift = fight(
      '@wall-centre free-folk 1 giant march-zero',
      '@gift nights-watch 1 knight',
      '@wall-east nights-watch 1 knight support',
    );
    expect(asked(gift)).toEqual(['free-folk battle-card', 'nights-watch battle-card']);
    const beside = fight(
      '@frostfangs free-folk 2 giants march-zero',
      '@wall-centre nights-watch 1 knight',
      '@wall-east nights-watch 1 knight support',
    );
    expect(asked(beside)).toEqual(['nights-watch support']);
  });

  test('BW-S40 BW-H140 raids and marches cross the line', () => {
    const game = lay('@gift nights-watch 1 footman raid\n@wall-centre free-folk 1 footman support');
    expect(game.offered('nights-watch')).toContain('btw-gift: btw-wall-centre');
    const march = lay('@gift nights-watch 1 footman march-zero');
    expect(JSON.stringify(march.request('nights-watch')?.ask)).toContain('wall-centre');
  });
});

describe('ground', () => {
  test('BW-2.5 BW-S87 on the Wall a defending Watch has 1 more against anybody, from any side', () => {
    expect(strengths(fight('@frostfangs free-folk 1 knight march-zero', '@wall-centre nights-watch 1 knight'))).toEqual(
      [2, 3],
    );
    expect(strengths(fight('@frostfangs others 1 other march-zero', '@wall-centre nights-watch 1 knight'))).toEqual([
      2, 3,
    ]);
    expect(strengths(fight('@gift free-folk 1 knight march-zero', '@wall-centre nights-watch 1 knight'))).toEqual([
      2, 3,
    ]);
  });

  test('BW-2.5 nobody else has it there', () => {
    expect(strengths(fight('@gift nights-watch 1 knight march-zero', '@wall-centre free-folk 1 knight', ''))).toEqual([
      2, 2,
    ]);
  });

  test('BW-2.5 BW-2.7 the Wall kills one of the wildlings, whoever wins; none of the Others', () => {
    const folk = cards(
      fight('@frostfangs free-folk 3 knights march-zero', '@wall-centre nights-watch 1 knight'),
      'wi-mance',
      'nw-aemon',
    );
    expect(losses(folk)).toContainEqual(['free-folk', { knight: 1 }, 'skulls']);
    const others = cards(
      fight('@frostfangs others 3 others march-zero', '@wall-centre nights-watch 1 knight'),
      'ot-general',
      'nw-aemon',
    );
    expect(JSON.stringify(losses(others))).not.toContain('skulls');
  });

  test('BW-2.6 the Fist: 1 more against wildlings, not against Others', () => {
    expect(strengths(fight('@milkwater free-folk 1 knight march-zero', '@fist nights-watch 1 knight'))).toEqual([2, 3]);
    expect(strengths(fight('@milkwater others 1 other march-zero', '@fist nights-watch 1 knight'))).toEqual([2, 2]);
  });

  test('BW-H10 a section that was lost and retaken has the Wall again', () => {
    const game = fight('@frostfangs free-folk 1 knight march-zero', '@wall-centre nights-watch 1 knight');
    expect(figure(game, 'items defender')).toMatchObject([{ from: 'units' }, { value: 1 }]);
  });
});

test('BW-2.8 BW-18.9 a section is an ordinary area for supply, catapults apart', () => {
  const game = lay('@wall-west nights-watch 2 footmen 1 catapult\n@wall-east nights-watch 1 footman 1 catapult');
  expect(figure(game, 'armies nights-watch')).toEqual([2]);
});

test('BW-17.6 BW-15.8 crowns pay, the Others’ on empty land as well', () => {
  const game = westeros(
    'last-days-of-summer',
    'game-of-thrones',
    'power others 0\npower nights-watch 0\npower free-folk 0\n@milkwater free-folk 1 footman',
  );
  expect(['nights-watch', 'free-folk', 'others'].map(house => figure(game, `power ${house}`))).toEqual([2, 1, 5]);
});

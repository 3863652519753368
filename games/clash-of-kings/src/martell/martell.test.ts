import { rulesOf } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { clashOfKings } from '../game.ts';
import { deal, lay, only } from '../lay.fixture.ts';
import { SHEET } from '../sheet.ts';

const rulesFor = (players: number, options: Record<string, boolean> = only('ports')) =>
  rulesOf(deal(players, options).view(null).open);
const six = rulesFor(6);
const { board, facts } = six;

/** What the sheet states about the expansion is true of the compiled facts. */
function holds(check: Readonly<Record<string, unknown>>): boolean {
  const text = (field: string): string => String(check[field]);
  switch (check['type']) {
    case 'icon':
      return text('field') === 'neutralForce'
        ? (facts.forces[text('area')] ?? 0) === check['value']
        : board.area[text('area')]?.castle === true && board.area[text('area')]?.points === 2;
    case 'adjacentAll':
      return (check['others'] as string[]).every(other => board.near[text('a')]?.includes(other));
    case 'port':
      return board.near[`port-of-${text('land')}`]?.join() === text('sea');
    case 'portCount':
      return board.ports.length === check['value'];
    case 'startSupply':
      return Object.values(facts.houses).every(house => {
        const barrels = Object.keys(house.start).reduce((sum, area) => sum + (board.area[area]?.supply ?? 0), 0);
        return barrels === house.supply;
      });
    case 'instantVictory':
      return six.numbers.castlesToWin === check['value'];
    default:
      throw new Error(`nobody checks ${text('type')}`);
  }
}

describe('CK-1 House Martell', () => {
  test.each(SHEET.constraints)('$id $statement', ({ check }) => {
    expect(holds(check)).toBe(true);
  });

  test('CK-0.1 any options go together: each alone, none and all', () => {
    const names = Object.keys(only());
    for (const options of [only(), only(...names), ...names.map(name => only(name))])
      for (const players of [3, 4, 5, 6]) expect(deal(players, options).waiting.length).toBeGreaterThan(0);
  });

  test('CK-0.2 every option but the sixth house fits any number of players', () => {
    expect([clashOfKings.players.min, clashOfKings.players.max]).toEqual([3, 6]);
    for (const players of [3, 4, 5]) expect(clashOfKings.seats(players)).not.toContain('martell');
  });

  test('CK-1.1 1E-S58 with six the new south lies over the old one, and the new tracks over the old', () => {
    expect(board.area['summer-sea']).toBeUndefined();
    for (const area of [
      'three-towers',
      'princes-pass',
      'the-boneway',
      'salt-shore',
      'west-summer-sea',
      'east-summer-sea',
    ])
      expect(board.area[area], area).toBeDefined();
    for (const [one = '', other = ''] of SHEET.sixPlayers.map.removedAdjacency) {
      expect(board.near[one] ?? [], `${one} and ${other}`).not.toContain(other);
      expect(board.near[other] ?? [], `${other} and ${one}`).not.toContain(one);
    }
    expect(board.near['three-towers']).not.toContain('starfall'); // the river
    expect(rulesFor(5).board.area['three-towers']).toBeUndefined();
    const game = deal(6);
    expect(game.figure('throne')).toEqual(SHEET.sixPlayers.tracks.ironThrone);
    expect(game.figure('fiefdoms')).toEqual(SHEET.sixPlayers.tracks.fiefdoms);
    expect(game.figure('court')).toEqual(SHEET.sixPlayers.tracks.kingsCourt);
    expect(game.figure('stars martell')).toBe(2);
  });

  test('CK-1.2 the neutral force of Sunspear is not used with six', () => {
    expect(deal(6).figure('force sunspear')).toBe(0);
    expect(deal(5).figure('force sunspear')).toBe(5);
    expect(deal(6).figure('force kings-landing')).toBe(deal(5).figure('force kings-landing'));
  });

  test('CK-1.3 six start cards: every house stands where its card says', () => {
    const game = deal(6);
    expect(game.figure('units sunspear')).toBe('martell 1 footman 1 knight');
    expect(game.figure('units salt-shore')).toBe('martell 1 footman');
    expect(game.figure('units sea-of-dorne')).toBe('martell 1 ship');
    for (const [house, supply] of Object.entries(SHEET.sixPlayers.startSupply))
      expect(game.figure(`supply ${house}`), house).toBe(supply);
    expect(game.figure('control sunspear')).toBe('martell');
  });

  test('CK-1.4 1E-H50 six areas with City or Stronghold win at once, five do not', () => {
    const five =
      'winterfell stark token\nwhite-harbor stark token\nmoat-cailin stark token\nseagard stark token\npyke stark token';
    const march = 'blackwater stark 1 footman march-zero';
    const castles = ['winterfell', 'white-harbor', 'moat-cailin', 'seagard', 'pyke', 'riverrun', 'harrenhal'];
    expect(castles.every(area => board.area[area]?.castle)).toBe(true);
    const game = lay(`round 3\n${five}\n${march}`, only(), 6);
    expect(game.outcome).toBeUndefined();
    game.play('stark march blackwater: footman > harrenhal');
    expect(game.outcome).toMatchObject({ reason: 'enough-castles' });
    const asFive = lay(`round 3\n${five}\n${march}`, only(), 5).play('stark march blackwater: footman > harrenhal');
    expect(asFive.outcome).toBeUndefined(); // 1E-20.1: seven there
  });

  test('CK-1.5 Martell plays with six and only then', () => {
    expect(clashOfKings.seats(6)).toContain('martell');
    expect(clashOfKings.seats(6)).toHaveLength(6);
  });

  test('CK-1.6 Martell has the pieces that the others have', () => {
    const { pool, orders } = facts.houses['martell'] ?? {};
    expect(pool).toEqual(facts.houses['stark']?.pool);
    expect(pool).toMatchObject({ footman: 10, knight: 4, ship: 6 });
    expect(orders).toEqual(facts.houses['stark']?.orders);
    expect(orders?.reduce((sum, id) => sum + (board.order[id]?.copies ?? 0), 0)).toBe(15);
    expect(six.numbers.powerTokens).toBe(20);
    expect(facts.houses['martell']?.cards).toHaveLength(7);
  });
});

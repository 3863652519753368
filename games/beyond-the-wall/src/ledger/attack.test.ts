import { describe, expect, test } from 'vitest';
import { asked, figure, lay, play, refused, type Game } from './lay.fixture.ts';

/** Wildlings attack by their card in the third deck; `track` is where the marker stands then, two icons after the start. */
const attack = (track: number, position = ''): Game =>
  lay(
    `phase westeros\nwildlings ${track - 2}\nthrone nights-watch free-folk others\npower nights-watch 9\npower free-folk 9\npower others 9\n${position}\ntop I last-days-of-summer\ntop II last-days-of-summer\ntop III wildlings-attack`,
  );
const bids = (game: Game, watch: number, folk: number, others: string): Game =>
  play(game, `nights-watch bids ${watch}`, `free-folk bids ${folk}`, `others bids ${others}`);
const power = (game: Game): unknown[] =>
  ['nights-watch', 'free-folk', 'others'].map(house => figure(game, `power ${house}`));
const fought = (game: Game): unknown => game.told('wildlings-fought')[0];

describe('bids and sides', () => {
  test('BW-15.3 BW-17.3 wildling bids add to the track, those of the Watch stand against it, and no wildling card is drawn', () => {
    const game = bids(attack(3), 7, 2, 'nobody');
    expect(fought(game)).toEqual({ strength: 5, watch: 7, won: true });
    expect(game.told('wildling-card-revealed')).toEqual([]);
    expect(Object.keys(game.figures)).not.toContain('deck wildlings');
  });

  test.each([
    ['watch 2', 4, 6],
    ['wildlings 2', 6, 4],
    ['nobody', 4, 4],
  ])('BW-15.3 the Others pledge %s: %i against %i', (pledge, strength, watch) => {
    expect(fought(bids(attack(3), 4, 1, pledge))).toMatchObject({ strength, watch });
  });

  test('BW-H121 side and amount are sealed together and opened with the bids; 0 has no side', () => {
    const game = play(attack(3), 'others bids watch 2');
    for (const seat of ['nights-watch', 'free-folk', null]) {
      const twin = play(attack(3), 'others bids wildlings 5');
      expect(game.view(seat)).toEqual(twin.view(seat));
    }
    for (const pledge of ['watch 0', 'wildlings 0', 'watch 10'])
      expect(refused(attack(3), `others bids ${pledge}`)).toMatchObject({ code: 'no-such-pledge', clause: 'BW-15.3' });
    play(game, 'nights-watch bids 0', 'free-folk bids 0');
    expect(game.told('others-sided-watch')).toEqual([{ house: 'others', amount: 2 }]);
  });

  test('BW-18.13 wildlings without power and troops: the attack is resolved with the bids of the other two', () => {
    const game = bids(attack(3, 'power free-folk 0'), 1, 0, 'wildlings 2');
    expect(fought(game)).toEqual({ strength: 5, watch: 1, won: false });
    expect(asked(game)).not.toContain('free-folk muster'); // no land, and the points are lost
    expect(figure(game, 'wildlings')).toBe(1);
  });
});

describe('the margin', () => {
  const FALLEN = 'discards nights-watch nw-mormont, nw-alliser, nw-qhorin, nw-sam';

  test('BW-X5 BW-15.4 track 4, 2 and 1 for the wildlings, Watch 3: they muster 4 points at once, marker to 2', () => {
    const game = bids(attack(4, '@thenn free-folk 1 footman'), 3, 2, 'wildlings 1');
    expect(fought(game)).toEqual({ strength: 7, watch: 3, won: false });
    expect(asked(game)).toEqual(['free-folk muster']);
    expect(game.request('free-folk')?.ask).toMatchObject({ total: 4 });
    expect(refused(game, 'free-folk musters @thenn: knight, giant')).toMatchObject({ code: 'not-enough-points' });
    play(game, 'free-folk musters @thenn: footman, giant');
    expect([figure(game, 'units @thenn'), figure(game, 'wildlings')]).toEqual(['free-folk 2 footmen 1 giant', 2]);
    expect(power(game)).toEqual([6, 7, 8]);
  });

  test('BW-X5 BW-15.4 track 3, 0, Others 2 for the Watch, Watch 4: a card of 3 or less for its strength, marker to 0', () => {
    const game = bids(attack(3, FALLEN), 4, 0, 'watch 2');
    expect(fought(game)).toEqual({ strength: 3, watch: 6, won: true });
    expect(asked(game)).toEqual(['nights-watch buy-card-back']);
    expect(refused(game, 'nights-watch takes nw-mormont')).toMatchObject({
      code: 'card-not-for-sale',
      clause: 'BW-15.4',
    });
    play(game, 'nights-watch takes nw-alliser');
    expect(figure(game, 'discards nights-watch')).toEqual(['nw-mormont', 'nw-qhorin', 'nw-sam']);
    expect([...power(game), figure(game, 'wildlings')]).toEqual([9 - 4 - 3, 9, 7, 0]);
  });

  test('BW-15.4 the Watch pays from what the bid has left it, and may decline', () => {
    const game = bids(attack(3, FALLEN), 7, 0, 'nobody');
    expect(game.offered('nights-watch')?.toSorted()).toEqual(['none', 'nw-qhorin', 'nw-sam']); // 2 power left
    play(game, 'nights-watch takes none');
    expect([figure(game, 'power nights-watch'), figure(game, 'hand nights-watch')]).toEqual([
      2,
      ['nw-jon', 'nw-yoren', 'nw-aemon'],
    ]);
  });

  test('BW-S28 a tie goes to the Watch, without a card', () => {
    const game = bids(attack(3, FALLEN), 3, 0, 'nobody');
    expect(fought(game)).toEqual({ strength: 3, watch: 3, won: true });
    expect(asked(game)).not.toContain('nights-watch buy-card-back');
    expect(figure(game, 'wildlings')).toBe(0);
  });

  test('BW-H122 track 0 and no bids: the Watch holds, without a card', () => {
    const quiet = lay(
      `phase westeros\nwildlings 0\nsupply others 6\n${FALLEN}\ntop I supply\ntop II game-of-thrones\ntop III wildlings-attack`,
    );
    const game = bids(quiet, 0, 0, 'nobody');
    expect(fought(game)).toEqual({ strength: 0, watch: 0, won: true });
    expect(asked(game)).not.toContain('nights-watch buy-card-back');
  });

  test('BW-15.4 the Others gain nothing from either side', () => {
    const game = bids(attack(3), 9, 0, 'watch 4');
    expect([figure(game, 'power others'), asked(game).some(line => line.startsWith('others muster'))]).toEqual([
      5,
      false,
    ]);
  });

  test('BW-5.4 BW-5.5 the points go into any area of theirs but the Wall', () => {
    const game = bids(
      attack(4, '@wall-west free-folk 1 footman\n@thenn free-folk token\n@gift free-folk 1 knight'),
      0,
      0,
      'nobody',
    );
    expect(game.request('free-folk')?.ask).toEqual({
      kind: 'muster',
      total: 4,
      areas: { 'btw-thenn': expect.anything(), 'btw-gift': expect.anything() },
    });
    expect(refused(game, 'free-folk musters @wall-west: footman')).toMatchObject({ code: 'no-muster-there' });
  });
});

test('BW-H120 the marker reaches 6 with Wildlings Attack open: two attacks, the second from where the first left it', () => {
  const game = lay(
    'phase westeros\nwildlings 5\npower nights-watch 9\npower free-folk 9\npower others 9\ntop I last-days-of-summer\ntop II game-of-thrones\ntop III wildlings-attack',
  );
  expect(figure(game, 'wildlings')).toBe(6);
  bids(game, 0, 0, 'nobody');
  expect(fought(game)).toEqual({ strength: 6, watch: 0, won: false });
  expect(figure(game, 'wildlings')).toBe(4);
  bids(game, 0, 0, 'nobody');
  expect(fought(game)).toEqual({ strength: 4, watch: 0, won: false });
  expect(figure(game, 'wildlings')).toBe(2);
});

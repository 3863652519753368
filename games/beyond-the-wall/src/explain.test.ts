import { LANGUAGES, say, type Language, type Plain } from '@corvo/core';
import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { figure, fight, lay, play } from './ledger/lay.fixture.ts';
import { plays } from './tactics/tactics.fixture.ts';
import { beyondTheWall } from './game.ts';

test('BW-2.5 BW-3.8 a strength can be itemised: catapults, the Wall, support and orders', () => {
  const game = fight(
    '@frostfangs free-folk 1 giant 1 knight march-plus-one',
    '@wall-centre nights-watch 1 footman 1 catapult defense-two',
    '@wall-west nights-watch 1 catapult support',
  );
  play(game, 'nights-watch support @wall-west for defender');
  expect(figure(game, 'items attacker')).toEqual([
    { from: 'units', kind: 'giant', count: 1, routed: 0, value: 3, by: [] },
    { from: 'units', kind: 'knight', count: 1, routed: 0, value: 2, by: [] },
    { from: 'order', order: 'march-plus-one', value: 1, by: [] },
  ]);
  expect(figure(game, 'items defender')).toEqual([
    { from: 'units', kind: 'footman', count: 1, routed: 0, value: 1, by: [] },
    { from: 'units', kind: 'catapult', count: 1, routed: 0, value: 2, by: [] },
    { from: 'order', order: 'defense-two', value: 2, by: [] },
    { from: 'wall', area: 'btw-wall-centre', value: 1, by: [] },
    { from: 'support', area: 'btw-wall-west', house: 'nights-watch', value: 2, by: [] },
  ]);
});

test('BW-3.8 BW-10.13 what changes an item is named beside it', () => {
  const game = fight(
    '@frostfangs nights-watch 1 knight march-plus-one',
    '@gorge others 1 zombie',
    '@wall-west nights-watch 1 catapult support\neffect levelled',
  );
  play(game, 'nights-watch support @wall-west for attacker');
  expect(figure(game, 'items attacker')).toContainEqual({
    from: 'order',
    order: 'march-plus-one',
    value: 0,
    by: ['levelled'],
  });
  expect(figure(game, 'items attacker')).toContainEqual({
    from: 'support',
    area: 'btw-wall-west',
    house: 'nights-watch',
    value: 0,
    by: ['catapults-guard'],
  });
});

test('BW-9.10 BW-11.1 a faction is explained with its tactic cards, quest and what its objectives would pay', () => {
  const game = lay(
    `${plays('nights-watch', 'tac-08')}\nquest nights-watch 2 footmen\n@fist nights-watch 1 footman march-zero`,
  );
  for (const seat of ['nights-watch', 'others', null]) {
    const told = beyondTheWall.explain?.(game.view(seat), 'nights-watch') ?? [];
    const keys = told.map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining(['explain.tactics-played', 'explain.tactics-hand', 'explain.objective', 'explain.quest']),
    );
    for (const language of LANGUAGES)
      for (const { key, data } of told)
        expect(say(beyondTheWall.messages, language, key, data)).not.toMatch(/[{}]|\$t|explain\./);
  }
});

test('BW-3.5 a Footman beside a Catapult is no army, and the reason said is not that he is alone', () => {
  const game = lay('@wall-west nights-watch 1 footman 1 catapult');
  const told = beyondTheWall.explain?.(game.view('nights-watch'), 'nights-watch') ?? [];
  const said = (language: Language): string[] =>
    told.map(({ key, data }) => say(beyondTheWall.messages, language, key, data));
  expect(said('en')).toContain('No armies: in no area are there 2 units that count for supply.');
  expect(said('it')).toContain('Non ha eserciti: in nessuna area ci sono 2 unità che contano per le Scorte.');
});

test('BW-19.13 where nobody plays for castles, neither the drawing nor an explanation counts them', () => {
  const { open } = lay('@gorge free-folk 1 footman march-zero').state;
  const view = { open, seat: null, mine: null };
  for (const language of LANGUAGES) {
    const words = (key: string, data?: Plain): string => say(beyondTheWall.messages, language, key, data);
    const drawn = beyondTheWall.table.draw(view, { say: words, paint: text => text, nameOf: seat => seat });
    expect(drawn).toContain(language === 'en' ? 'Wildlings: areas 1,' : 'Bruti: aree 1,');
    const told = (beyondTheWall.explain?.(view, 'free-folk') ?? []).map(({ key, data }) => words(key, data));
    expect(
      [drawn, ...told].filter(text => /castle|castelli/i.test(text.replaceAll(/Castle Black|Castello Nero/g, ''))),
    ).toEqual([]);
    // The signs that stand on this map are explained, and no others.
    expect(drawn).not.toMatch(/S: 2|C: 1/);
    expect(drawn).toMatch(language === 'en' ? /^ {2}b: barrel; c: crown/m : /^ {2}b: barile; c: corona/m);
  }
});

test('BW-9.6 while decks are chosen before the first round, no round 0 is drawn', () => {
  const game = table(beyondTheWall, { players: 3 });
  const [title, italian] = LANGUAGES.map(
    language =>
      beyondTheWall.table
        .draw(game.view(null), {
          say: (key, data) => say(beyondTheWall.messages, language, key, data),
          paint: text => text,
          nameOf: seat => seat,
        })
        .split('\n')[0],
  ).sort();
  expect([title, italian]).toEqual(['Before round 1', 'Prima del turno 1']);
});

test('BW-6.1 at a joined table the three are told their areas, and the houses their castles', () => {
  const game = table(beyondTheWall, { players: 6 });
  const view = game.view(null);
  const keysOf = (house: string): string[] => (beyondTheWall.explain?.(view, house) ?? []).map(({ key }) => key);
  for (const house of ['nights-watch', 'free-folk', 'others']) {
    expect(keysOf(house)).toContain('explain.house-lands');
    expect(keysOf(house)).not.toContain('explain.house');
  }
  expect(keysOf('stark')).toContain('explain.house');
  const words = (key: string, data?: Plain): string => say(beyondTheWall.messages, 'en', key, data);
  const drawn = beyondTheWall.table.draw(view, { say: words, paint: text => text, nameOf: seat => seat });
  expect(drawn).toContain('Wildlings: areas ');
  expect(drawn).toContain('Stark: castles ');
});

test('BW-13.4 BW-13.5 BW-13.16 a card is explained with what it says, whenever that works', () => {
  const game = lay('');
  const told = (card: string): string[] =>
    (beyondTheWall.explain?.(game.view('nights-watch'), card) ?? []).map(({ key, data }) =>
      say(beyondTheWall.messages, 'en', key, data),
    );
  expect(told('nw-qhorin')[1]).toMatch(/^One skull/);
  expect(told('nw-yoren')[1]).toMatch(/^At the end of a round/);
  expect(told('wi-ygritte')[1]).toMatch(/^Until she lies/);
  expect(told('nw-mormont')).toHaveLength(1);
});

test('BW-15.7 northern areas are explained without muster points of their own, units with strength and cost', () => {
  const game = lay('');
  const told = (thing: string): string[] =>
    (beyondTheWall.explain?.(game.view('nights-watch'), thing) ?? []).map(({ key, data }) =>
      say(beyondTheWall.messages, 'en', key, data),
    );
  expect(told('btw-frostfangs')[0]).toMatch(/^Frostfangs, land: no barrels/);
  expect(told('giant')).toContain('Giant: strength 3.');
  expect(told('catapult')).toContain('It cannot be mustered new.');
  expect(say(beyondTheWall.messages, 'it', 'explain.unit-unsold')).toBe('Non si recluta direttamente.');
});

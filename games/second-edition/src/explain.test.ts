import { expect, test } from 'vitest';
import { secondEdition } from './game.ts';
import { lay } from './ledger/lay.fixture.ts';

test('a strength can be itemised: siege engines, garrison, support, card and the texts that changed them', () => {
  const game = lay(`
    used fiefdoms
    throne stark lannister baratheon greyjoy tyrell martell
    riverrun stark 1 knight 1 siege-engine march-plus-one
    stoney-sept stark 1 footman support-plus-one
    lannisport lannister 1 footman defense-two
    golden-sound greyjoy 1 ship support`);
  game.play(
    'stark march riverrun: 1 knight 1 siege-engine > lannisport',
    'stark support stoney-sept for attacker',
    'greyjoy support golden-sound for defender',
    'lannister answers greyjoy for accept',
  );
  expect(game.figure('items attacker')).toEqual([
    { from: 'units', kind: 'knight', count: 1, routed: 0, value: 2, by: [] },
    { from: 'units', kind: 'siege-engine', count: 1, routed: 0, value: 4, by: [] },
    { from: 'order', order: 'march-plus-one', value: 1, by: [] },
    { from: 'support', area: 'stoney-sept', house: 'stark', value: 2, by: [] },
  ]);
  expect(game.figure('items defender')).toEqual([
    { from: 'units', kind: 'footman', count: 1, routed: 0, value: 1, by: [] },
    { from: 'order', order: 'defense-two', value: 2, by: [] },
    { from: 'garrison', area: 'lannisport', value: 2, by: [] },
    { from: 'support', area: 'the-golden-sound', house: 'greyjoy', value: 1, by: [] },
  ]);
  expect([game.figure('strength attacker'), game.figure('strength defender')]).toEqual([9, 6]);
});

test('2E-16.3 the card of chance is an item of its own', () => {
  const game = lay(
    `
    used fiefdoms
    the-reach tyrell 1 knight march-zero
    blackwater lannister 1 footman
    the-arbor tyrell 1 footman march-minus-one`,
    6,
    { tidesOfBattle: true },
  );
  game.play('tyrell march the-reach: 1 knight > blackwater', 'tyrell plays randyll-tarly', 'lannister plays the-hound');
  const shown = game.told('tide-revealed') as { house: string; card: string }[];
  expect(shown.map(({ house }) => house)).toEqual(['tyrell', 'lannister']);
  const worth: Record<string, number> = { zero: 0, sword: 1, fortification: 1, two: 2, three: 3, skull: 0 };
  const [tyrell = '', lannister = ''] = shown.map(({ card }) => card);
  expect(game.told('battle-decided')).toMatchObject([
    { attack: 4 + (worth[tyrell] ?? 0), defence: 3 + (worth[lannister] ?? 0) },
  ]);
});

test('2E-11.1 what a neutral force needs is said by the option of the table', () => {
  const keysOf = (options: Readonly<Record<string, boolean>>): string[] => {
    const told = secondEdition.explain?.(lay('', 6, options).view('baratheon'), 'kings-landing') ?? [];
    return told.map(({ key }) => key).filter(key => key.startsWith('explain.force'));
  };
  expect([keysOf({}), keysOf({ 'neutral.exceed': true })]).toEqual([['explain.force'], ['explain.force.more']]);
});

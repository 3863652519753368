import { findGame } from '@corvo/catalogue';
import type { Event, Language } from '@corvo/core';
import { expect, test } from 'vitest';
import { GameWords } from './words.ts';

type Told = readonly [type: string, data: object];

function told(game: string, language: Language, ...events: readonly Told[]): readonly string[] {
  const found = findGame(game);
  if (found === undefined) throw new Error(`no game ${game}`);
  const heard = events.map(([type, data]) => ({ type, to: 'all', data }) as unknown as Event);
  return new GameWords(found, language).tellings(heard, ['ada', 'bruno'], seat => (seat === 'ada' ? 'Ada' : 'Bruno'));
}

test('the terminal tells a march in one line', () => {
  const march: readonly Told[] = [
    ['answered', { seat: 'stark' }],
    ['marched', { house: 'stark', from: 'winterfell', order: 'march-zero', areas: ['moat-cailin', 'the-twins'] }],
    ['units-moved', { house: 'stark', from: 'winterfell', to: 'moat-cailin', units: { knight: 1 } }],
    ['units-moved', { house: 'stark', from: 'winterfell', to: 'the-twins', units: { footman: 2 } }],
    ['order-removed', { house: 'stark', area: 'winterfell', order: 'march-zero', why: 'resolved' }],
  ];
  expect(told('first-edition', 'en', ...march)).toEqual([
    'Stark marches from Winterfell to Moat Cailin: a Knight; to the Twins: two Footmen',
  ]);
  expect(told('first-edition', 'it', ...march)).toEqual([
    'Stark marcia da Grande Inverno a Moat Cailin: un Cavaliere; alle Torri Gemelle: due Fanti',
  ]);
});

test('the terminal names with a declaration whom it takes, and not whose turn follows', () => {
  const turn: readonly Told[] = [
    ['declared', { seat: 'ada', direction: 'east', house: 'stark', from: '1,1', to: '1,5' }],
    ['taken', { seat: 'ada', character: 'robb-stark', owner: null }],
    ['taken', { seat: 'ada', character: 'arya-stark', owner: null }],
    ['banner-moved', { house: 'stark', from: null, to: 'ada' }],
    ['turn-began', { seat: 'bruno' }],
  ];
  expect(told('hand-of-the-king', 'en', ...turn)).toEqual([
    'Ada declares House Stark: Varys goes right, to row 1, column 5; takes Robb Stark and Arya Stark',
    'Ada gets the Stark banner',
  ]);
});

test('wildlings that advance for several cards are told where they have come to', () => {
  const icon = (before: number, strength: number): Told => ['wildlings-moved', { before, strength, why: 'icon' }];
  expect(told('first-edition', 'it', icon(0, 2), icon(2, 4))).toEqual(['I Bruti avanzano a 4']);
  expect(
    told('first-edition', 'en', icon(4, 6), ['wildlings-moved', { before: 6, strength: 0, why: 'attack-over' }]),
  ).toEqual(['The wildlings advance to 6', 'The wildlings go back to 0']);
});

test('what lies face down is told once, with its face to whom it belongs and in a replay', () => {
  const placed: Told = ['single-use-placed', { house: 'stark', area: 'winterfell' }];
  const chosen: Told = ['single-use-chosen', { house: 'stark', area: 'winterfell', order: 'the-young-wolf' }];
  expect(told('clash-of-kings', 'en', placed)).toEqual(['Stark places a single-use order face down at Winterfell']);
  expect(told('clash-of-kings', 'en', placed, chosen)).toEqual([
    'Stark places “The Young Wolf” face down at Winterfell',
  ]);
  expect(told('clash-of-kings', 'it', placed, chosen)).toEqual([
    'Stark piazza coperto «Il Giovane Lupo» a Grande Inverno',
  ]);
});

test('what a house chooses on a Westeros card is not told again as what then holds', () => {
  const chosen: Told = [
    'westeros-choice-made',
    { house: 'lannister', card: 'put-to-the-sword', option: 'no-defense-orders' },
  ];
  const began: Told = ['effect-began', { effect: 'no-defense-orders', until: 'round' }];
  expect(told('second-edition', 'en', began)).toHaveLength(1);
  expect(told('second-edition', 'en', chosen, began)).toHaveLength(1);
});

test('whom an effect binds is told once, not again as what then holds', () => {
  const began: Told = ['effect-began', { effect: 'the-lions-cunning', until: 'round' }];
  const bound: Told = ['house-bound', { house: 'stark', before: 'lannister' }];
  expect(told('clash-of-kings', 'en', began)).toHaveLength(1);
  expect(told('clash-of-kings', 'en', began, bound)).toEqual([
    'This round Stark cannot march, raid or support against Lannister’s areas',
  ]);
});

test('BW-1.1 the terminal speaks of Houses where there are Houses at the table', () => {
  const game = findGame('beyond-the-wall')!;
  const said = [3, 6].map(players => new GameWords(game, 'en', {}, players).say('westeros.mustering.text'));
  expect(said.map(text => text.includes('A House') || text.includes('a House'))).toEqual([false, true]);
});

test.each([
  ['en', 'The wildlings are placing orders', 'Ada is placing orders'],
  ['it', 'I Bruti piazzano gli ordini', 'Ada piazza gli ordini'],
] as const)(
  'who is waited for agrees with its verb where a faction stands for a seat (%s)',
  (language, shown, named) => {
    const words = new GameWords(findGame('beyond-the-wall')!, language, {}, 3);
    const request = { seat: 'free-folk', why: 'orders' } as Parameters<typeof words.waiting>[0];
    const seats = ['nights-watch', 'free-folk', 'others'];
    expect(words.waiting(request, seats, seat => words.say(`house.${seat}`))).toBe(shown);
    expect(words.waiting(request, seats, () => 'Ada')).toBe(named);
  },
);

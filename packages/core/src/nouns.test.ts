import { expect, test } from 'vitest';
import { say, type Catalogue } from './messages.ts';
import { nounForm } from './nouns.ts';

const FORMS = ['the', 'in', 'to', 'from', 'of', 'on'];

test.each([
  ['Karhold', 'a', 'Karhold', 'a Karhold', 'a Karhold', 'da Karhold', 'di Karhold', 'su Karhold'],
  ['Harrenhal', 'a', 'Harrenhal', 'ad Harrenhal', 'ad Harrenhal', 'da Harrenhal', 'di Harrenhal', 'su Harrenhal'],
  [
    'Castello Nero',
    'a il',
    'il Castello Nero',
    'al Castello Nero',
    'al Castello Nero',
    'dal Castello Nero',
    'del Castello Nero',
    'sul Castello Nero',
  ],
  ['Le Dita', 'su le', 'le Dita', 'sulle Dita', 'sulle Dita', 'dalle Dita', 'delle Dita', 'sulle Dita'],
  [
    'Altopiano',
    'in l’',
    'l’Altopiano',
    'nell’Altopiano',
    'nell’Altopiano',
    'dall’Altopiano',
    'dell’Altopiano',
    'sull’Altopiano',
  ],
  [
    'Stretto Dorato',
    'in lo',
    'lo Stretto Dorato',
    'nello Stretto Dorato',
    'nello Stretto Dorato',
    'dallo Stretto Dorato',
    'dello Stretto Dorato',
    'sullo Stretto Dorato',
  ],
  [
    'Artigli del Gelo',
    'su gli',
    'gli Artigli del Gelo',
    'sugli Artigli del Gelo',
    'sugli Artigli del Gelo',
    'dagli Artigli del Gelo',
    'degli Artigli del Gelo',
    'sugli Artigli del Gelo',
  ],
  ['Feudi', 'in i', 'i Feudi', 'nei Feudi', 'nei Feudi', 'dai Feudi', 'dei Feudi', 'sui Feudi'],
  [
    'Corte del Re',
    'a la',
    'la Corte del Re',
    'alla Corte del Re',
    'alla Corte del Re',
    'dalla Corte del Re',
    'della Corte del Re',
    'sulla Corte del Re',
  ],
])('Italian: %s (%s)', (label, note, ...forms) => {
  expect(FORMS.map(form => nounForm('it', label, note, form))).toEqual(forms);
});

test.each([
  [
    'Winterfell',
    'at',
    'Winterfell',
    'at Winterfell',
    'to Winterfell',
    'from Winterfell',
    'of Winterfell',
    'on Winterfell',
  ],
  [
    'The Eyrie',
    'at the',
    'the Eyrie',
    'at the Eyrie',
    'to the Eyrie',
    'from the Eyrie',
    'of the Eyrie',
    'on the Eyrie',
  ],
  [
    'Bay of Ice',
    'in the',
    'the Bay of Ice',
    'in the Bay of Ice',
    'to the Bay of Ice',
    'from the Bay of Ice',
    'of the Bay of Ice',
    'on the Bay of Ice',
  ],
])('English: %s (%s)', (label, note, ...forms) => {
  expect(FORMS.map(form => nounForm('en', label, note, form))).toEqual(forms);
});

test('one of a thing, and yours, follow its gender', () => {
  expect(['il', 'lo', 'la', 'l’'].map(article => nounForm('it', 'X', `a ${article}`, 'a'))).toEqual([
    'un X',
    'uno X',
    'una X',
    'un X',
  ]);
  expect(['il', 'la', 'i', 'gli', 'le'].map(article => nounForm('it', 'X', `in ${article}`, 'your'))).toEqual([
    'il tuo X',
    'la tua X',
    'i tuoi X',
    'i tuoi X',
    'le tue X',
  ]);
  expect(['Knight', 'Eagle'].map(label => nounForm('en', label, 'in the', 'a'))).toEqual(['a Knight', 'an Eagle']);
  expect(nounForm('en', 'Supply', undefined, 'your')).toBe('your Supply');
});

test('what there is only one of is never one of several', () => {
  const forms = ['a', 'as', 'the', 'from', 'your'];
  expect(forms.map(form => nounForm('en', 'Other King', 'in the only', form))).toEqual([
    'the Other King',
    'an Other King',
    'the Other King',
    'from the Other King',
    'your Other King',
  ]);
  expect(forms.map(form => nounForm('it', 'Re Estraneo', 'a il only', form))).toEqual([
    'il Re Estraneo',
    'Re Estraneo',
    'il Re Estraneo',
    'dal Re Estraneo',
    'il tuo Re Estraneo',
  ]);
});

test('a verb agrees with the name before it', () => {
  const en = (label: string, note?: string): string => nounForm('en', label, note, 'marches|march');
  expect([en('Stark'), en('The Others', 'at the plural'), en('Night’s Watch', 'at the')]).toEqual([
    'Stark marches',
    'the Others march',
    'the Night’s Watch marches',
  ]);
  expect(en('Wildlings', 'at the common plural')).toBe('the wildlings march'); // a common noun
  expect(nounForm('en', 'Wildlings', 'at the common plural', 'of')).toBe('of the wildlings');
  const it = (label: string, note?: string): string => nounForm('it', label, note, 'marcia|marciano');
  expect([it('Stark'), it('Estranei', 'a gli'), it('Bruti', 'a i'), it('Dita', 'su le'), it('Gola', 'in la')]).toEqual([
    'Stark marcia',
    'gli Estranei marciano',
    'i Bruti marciano',
    'le Dita marciano',
    'la Gola marcia',
  ]);
});

test('what the catalogue knows nothing of is named without an article', () => {
  expect(nounForm('it', 'Keep', undefined, 'in')).toBe('a Keep');
  expect(nounForm('en', 'Keep', undefined, 'in')).toBe('at Keep');
});

const catalogue: Catalogue = {
  en: {
    'area.eyrie': 'The Eyrie',
    'area.eyrie.noun': 'at the',
    'unit.knight': 'Knight',
    'unit.knight_one': 'Knight',
    'unit.knight_other': 'Knights',
    'number.2': 'two',
    battle: 'Battle $t(area.{{area}}, in)',
    lost: '$t(area.{{area}}, the) is lost',
    label: '$t(area.{{area}}): lost',
    march: '{{house}} marches $t(area.{{area}}, to): $t(unit.{{unit}}, a {{n}})',
    tokens: '$t(unit.{{unit}}, {{n}})',
    armies: 'armies of {{armies}}',
  },
  it: {
    'area.eyrie': 'Nido dell’Aquila',
    'area.eyrie.noun': 'a il',
    'unit.knight': 'Cavaliere',
    'unit.knight.noun': 'a il',
    'unit.knight_one': 'Cavaliere',
    'unit.knight_other': 'Cavalieri',
    'number.2': 'due',
    battle: 'Battaglia $t(area.{{area}}, in)',
    lost: '$t(area.{{area}}, the) è perduto',
    march: '{{house}} marcia $t(area.{{area}}, to): $t(unit.{{unit}}, a {{n}})',
    armies: 'eserciti da {{armies}}',
  },
};

test('a sentence asks for the form it wants, and begins with a capital letter', () => {
  const area = { area: 'eyrie' };
  expect(say(catalogue, 'en', 'battle', area)).toBe('Battle at the Eyrie');
  expect(say(catalogue, 'it', 'battle', area)).toBe('Battaglia al Nido dell’Aquila');
  expect(say(catalogue, 'en', 'lost', area)).toBe('The Eyrie is lost');
  expect(say(catalogue, 'it', 'lost', area)).toBe('Il Nido dell’Aquila è perduto');
  expect(say(catalogue, 'en', 'label', area)).toBe('The Eyrie: lost');
});

test('so many of a thing: in figures, or as people say it', () => {
  const march = (language: 'it' | 'en', n: number): string =>
    say(catalogue, language, 'march', { house: 'Stark', area: 'eyrie', unit: 'knight', n });
  expect([1, 2, 11].map(n => march('en', n))).toEqual([
    'Stark marches to the Eyrie: a Knight',
    'Stark marches to the Eyrie: two Knights',
    'Stark marches to the Eyrie: 11 Knights',
  ]);
  expect([1, 2].map(n => march('it', n))).toEqual([
    'Stark marcia al Nido dell’Aquila: un Cavaliere',
    'Stark marcia al Nido dell’Aquila: due Cavalieri',
  ]);
  expect([0, 1, 2].map(n => say(catalogue, 'en', 'tokens', { unit: 'knight', n }))).toEqual([
    '0 Knights',
    '1 Knight',
    '2 Knights',
  ]);
});

test('lists end as the language ends them', () => {
  expect([[3], [3, 2], [3, 2, 2]].map(armies => say(catalogue, 'en', 'armies', { armies }))).toEqual([
    'armies of 3',
    'armies of 3 and 2',
    'armies of 3, 2 and 2',
  ]);
  expect(say(catalogue, 'it', 'armies', { armies: [3, 2, 2] })).toBe('eserciti da 3, 2 e 2');
});

test('what a player typed is no form', () => {
  expect(say(catalogue, 'en', 'march', { house: '$t(area.eyrie, in)', area: 'eyrie', unit: 'knight', n: 1 })).toBe(
    '$t(area.eyrie, in) marches to the Eyrie: a Knight',
  );
});

test('a sentence with an article of its own takes a name without one', () => {
  expect(nounForm('en', 'The Iron Fleet', 'at the', 'bare')).toBe('Iron Fleet');
  expect(nounForm('en', 'March 0', undefined, 'bare')).toBe('March 0');
  expect(nounForm('it', 'L’Aculeo dello Scorpione', 'a l’', 'bare')).toBe('Aculeo dello Scorpione');
  expect(nounForm('it', 'La Flotta di Ferro', 'a la', 'bare')).toBe('Flotta di Ferro');
});

test('what belongs to several ends in an apostrophe', () => {
  expect(nounForm('en', 'Stark', undefined, 'whose')).toBe('Stark’s');
  expect(nounForm('en', 'Others', 'at the plural', 'whose')).toBe('the Others’');
  expect(nounForm('en', 'Wildlings', 'at the common plural', 'whose')).toBe('the wildlings’');
});

test.each([
  ['Stark', undefined, 'Stark’s hand'],
  ['The Night’s Watch', 'at the', 'the hand of the Night’s Watch'],
  ['The Others', 'at the plural', 'the hand of the Others'],
  ['Wildlings', 'at the common plural', 'the hand of the wildlings'],
])('English says who owns something as people say it: %s', (label, note, said) => {
  const form = (as: string): string => nounForm('en', label, note, as);
  expect(`${form('owner')} hand${form('owned')}`).toBe(said);
});

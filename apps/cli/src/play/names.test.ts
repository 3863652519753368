import { describe, expect, test } from 'vitest';
import { surelyMeant, meantBy, plainName } from './names.ts';

const THINGS = [
  { id: 'the-reach', names: ['The Reach', 'L’Altopiano'] },
  { id: 'white-harbor', names: ['White Harbor', 'Porto Bianco'] },
  { id: 'raid', names: ['Raid', 'Incursione'] },
  { id: 'raid-star', names: ['Raid ★', 'Incursione ★'] },
  { id: 'march-minus-one', names: ['March −1', 'Marcia −1'] },
  { id: 'march-plus-one', names: ['March +1', 'Marcia +1'] },
];

describe('names', () => {
  test('lose capitals, accents and punctuation, but not the sign of a number', () => {
    expect(plainName('  L’Altopiano,  È ')).toBe('l altopiano e');
    expect(plainName('march-minus-one')).toBe('march minus one');
    expect(plainName('March -1')).toBe('march -1');
    expect(plainName('March −1')).toBe('march -1');
  });

  test.each([
    ['the reach', ['the-reach']],
    ['REACH', ['the-reach']],
    ['l’altopiano', ['the-reach']],
    ['altop', ['the-reach']],
    ['harbor', ['white-harbor']],
    ['porto', ['white-harbor']],
    ['raid', ['raid']],
    ['raid *', ['raid-star']],
    ['Raid Star', ['raid-star']],
    ['incursione ★', ['raid-star']],
    ['march -1', ['march-minus-one']],
    ['marcia +1', ['march-plus-one']],
    ['mar', ['march-minus-one', 'march-plus-one']],
    ['nowhere', []],
    ['', []],
  ])('%s', (text, ids) => expect(meantBy(THINGS, text)).toEqual(ids));
});

test.each([
  ['reach', 'the-reach'],
  ['whit', 'white-harbor'],
  ['whi', undefined], // the beginning of too much
  ['march', undefined], // of two
  ['nowhere', undefined],
])('what is surely meant by %s', (text, id) => expect(surelyMeant(THINGS, text)).toBe(id));

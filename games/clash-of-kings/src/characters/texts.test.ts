import { LANGUAGES, mergeCatalogues, say } from '@corvo/core';
import { flawsOfCatalogue, Words } from '@corvo/testkit';
import { rulesOf } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { texts as battleVariant } from '../battle-variant/texts.ts';
import { clashOfKings } from '../game.ts';
import { deal, only } from '../lay.fixture.ts';
import { EFFECTS as MARTELL } from '../martell/abilities.ts';
import { cardTexts as martell } from '../martell/card-texts.ts';
import { names as martellNames } from '../martell/names.ts';
import { EFFECTS } from './abilities.ts';
import { names } from './names.ts';
import { texts } from './texts.ts';

const { messages } = clashOfKings;
const words = new Words(messages);
const ALL = { ...EFFECTS, ...MARTELL };
const SETS = [only(), only('characters')].map(options => rulesOf(deal(6, options).view(null).open));

describe('the words of the cards', () => {
  test.each([
    ['characters', mergeCatalogues(names, texts)],
    ['martell', mergeCatalogues(martellNames, martell)],
    ['battle variant', battleVariant],
  ])('%s: the same keys and holes in both languages, no straight apostrophe, no shouting', (_name, catalogue) => {
    expect(flawsOfCatalogue(catalogue)).toEqual([]);
  });

  test('every card has a name, every text its words, every effect the name of its source', () => {
    const cards = SETS.flatMap(({ facts }) => facts.cards);
    expect(words.missing(cards.map(({ id }) => `card.${id}`))).toEqual([]);
    expect(words.missing(cards.filter(({ ability }) => ability !== null).map(({ id }) => `card.${id}.text`))).toEqual(
      [],
    );
    expect(words.missing(Object.keys(ALL).map(effect => `effect.${effect}`))).toEqual([]);
    for (const { facts } of SETS) {
      for (const language of LANGUAGES) {
        const names = facts.cards.map(({ id }) => say(messages, language, `card.${id}`));
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test('whatever a text asks has a question and a word for those who wait', () => {
    const asking = Object.keys(ALL).filter(id =>
      Object.values(ALL[id]?.on ?? {}).some(part => part?.ask !== undefined),
    );
    expect(asking.length).toBeGreaterThan(8);
    expect(words.missing(asking.flatMap(id => [`ask.${id}`, `ask.${id}.about`, `ask.${id}.waiting`]))).toEqual([]);
  });
});

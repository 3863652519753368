import { clashOfKings } from '@corvo/clash-of-kings';
import { LANGUAGES, type Game } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { secondEdition } from '@corvo/second-edition';
import { describe, expect, test } from 'vitest';
import { serverMessages } from '../base/lib/problems.ts';
import { makeWords } from './words.ts';

/** How answers are typed at a terminal: separators, and the order in which things are written. */
const GRAMMAR = /[“«]>[”»]|commas?\b|\bcolon\b|virgol|due punti|“format”|\$t\(|shape\./;
const KINDS = ['option', 'card', 'cards', 'areas', 'units', 'amount', 'ranking', 'orders', 'raid', 'march', 'muster'];

const GAMES = [handOfTheKing, firstEdition, clashOfKings, secondEdition] as readonly Game[];

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_id, game) => {
  test.each(LANGUAGES)('no refusal in the browser explains how answers are typed at a terminal (%s)', language => {
    const words = makeWords(language, key => key, game, []);
    const codes = Object.keys({ ...serverMessages[language], ...game.messages[language] })
      .filter(key => key.startsWith('problem.'))
      .map(key => key.slice('problem.'.length).replace(/_(zero|one|other)$/, ''));
    expect(codes.length).toBeGreaterThan(50);
    const said = codes.flatMap(code => KINDS.map(kind => words.problem({ code, clause: 'X-1', data: { kind } })));
    expect([...new Set(said)].filter(text => GRAMMAR.test(text))).toEqual([]);
  });
});

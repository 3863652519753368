import { say, type Plain } from '@corvo/core';
import { botMessages } from '@corvo/bots/westeros';
import { expect, test } from 'vitest';
import { adviceOf } from './advice.ts';

const words = {
  sayFrom: (messages: typeof botMessages, key: string, data: Plain) => say(messages, 'en', key, data),
};

test('advice says what a bot would do, and why; a bot that can give no reason gives none', () => {
  const advice = (key: string): string =>
    adviceOf(words, 'Give 5 orders.', { reason: { key, data: {} }, messages: botMessages });
  expect(advice('bot.only-choice')).toBe('Give 5 orders. The only possible choice.');
  for (const none of ['bot.judgement', 'bot.whim', 'bot.random']) expect(advice(none)).toBe('Give 5 orders.');
});

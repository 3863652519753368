import { say } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { expect, test } from 'vitest';
import { clashOfKings } from '../game.ts';

const said = (key: string, data = {}): string => say(clashOfKings.messages, 'en', key, data);

test('CK-5.13 CK-5.14 orders, cards and refusals know of ports, which the first edition has not', () => {
  for (const key of ['order.consolidate.text', 'order.consolidate-star.text', 'westeros.game-of-thrones.text'])
    for (const language of ['en', 'it'] as const) {
      expect(say(clashOfKings.messages, language, key)).toMatch(/\bport[os]?\b/i);
      expect(say(firstEdition.messages, language, key)).not.toMatch(/\bport[os]?\b/i);
    }
  expect(said('problem.consolidate-on-land-only', { order: 'consolidate', area: 'the-shivering-sea' })).toContain(
    'only on land and in ports',
  );
});

test('CK-3.1 CK-4.3 CK-6.5 fortifications and single-use orders are told where orders and engines are explained', () => {
  expect(said('order.consolidate.text')).toContain('fortifications');
  expect(said('explain.unit-storms', { storms: 4 })).toBe('Against Cities, Strongholds and fortifications: 4.');
  for (const key of ['order.raid.text', 'order.raid-star.text']) expect(said(key)).toContain('single-use');
});

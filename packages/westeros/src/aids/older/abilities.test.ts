import type { Frame } from '@corvo/core';
import { expect, test } from 'vitest';
import type { WesterosState } from '../../state.ts';
import { oneAbilityFrame } from './abilities.ts';

const frame = (run: string, more: object = {}): Frame => ({
  run,
  step: 'use',
  entered: true,
  waiting: [],
  asked: [],
  request: 3,
  why: '',
  clause: '',
  sealed: false,
  then: [],
  ...more,
});
const migrated = (...frames: Frame[]): readonly Frame[] => {
  const state = { open: { frames } } as unknown as WesterosState;
  oneAbilityFrame(state);
  const once = structuredClone(state.open.frames);
  oneAbilityFrame(state);
  expect(state.open.frames).toEqual(once); // what was brought over stays as it is
  return once;
};

const battle = (then: Frame[] = []): Frame => frame('battle', { sides: [{ house: 'a' }, { house: 'b' }], then });
const text = (side: 0 | 1): Frame => frame('ability', { effect: 'e', moment: 'won', side, card: 'c' });
const now = (owner: string): Frame => frame('ability', { effect: 'e', moment: 'won', owner, from: 'text', card: 'c' });

test('a text that named its side names its owner, also where it only waits for its battle to end', () => {
  expect(migrated(frame('round'), battle(), text(1))).toEqual([frame('round'), battle(), now('b')]);
  expect(migrated(battle([text(0)]))).toEqual([battle([now('a')])]);
});

test('a part of a wildling card is an effect at its moment; what it led to was the lowest bidder’s', () => {
  const part = (name: string): Frame => frame('wildling-text', { card: 'raid', part: name, house: 'a' });
  const effect = (name: string, moment: string): Frame =>
    frame('ability', { effect: `raid-${name}`, moment, owner: 'a', from: 'card', card: 'raid' });
  expect(['lowest', 'others', 'highest', 'track'].flatMap(name => migrated(part(name)))).toEqual([
    effect('lowest', 'wildlings-lowest'),
    effect('others', 'wildlings-others'),
    effect('highest', 'wildlings-highest'),
    effect('track', 'wildlings-lowest'),
  ]);
});

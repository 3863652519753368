import { isPlainObject, type Event } from '@corvo/core';
import { houseOf } from '@corvo/hand-of-the-king';
import type { Moment } from '../../session/session.ts';
import type { Words } from '../../kit/words.ts';
import type { LogLine, Routes } from '../../kit/kit.ts';

export const CATEGORIES = ['moves', 'banners', 'companions'] as const;

const ART: Readonly<Record<string, string>> = {
  dealt: 'westeros-card',
  declared: 'spider',
  'banner-moved': 'banner',
  'companion-chosen': 'seat',
  'companion-kept': 'seat',
  'companion-discarded': 'seat',
  killed: 'skull',
  taken: 'seat',
  'raven-sent': 'messenger-raven',
  'talk-ended': 'messenger-raven',
  'game-over': 'crown',
  'extra-turn': 'flame',
};
const MOVES = ['dealt', 'declared', 'raven-sent', 'talk-ended', 'game-over'];

const text = (event: Event, field: string): string | undefined => {
  const value = isPlainObject(event.data) ? event.data[field] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** A moment in a few lines. */
export const lines = ({ n, events }: Moment, words: Words): LogLine[] =>
  words.tellings(events).map(({ event, text: said, things }) => {
    const house = event.type === 'declared' ? text(event, 'house') : undefined;
    return {
      n,
      text: said,
      ...(things === undefined ? {} : { detail: things.map(words.thing).join(', ') }),
      ...(house === undefined ? {} : { house }),
      art: ART[event.type] ?? 'star',
      category: event.type === 'banner-moved' ? 'banners' : MOVES.includes(event.type) ? 'moves' : 'companions',
    };
  });

/** Where the pieces of a moment go: taken cards to their count, the dead out of the game, companions to their user. */
export function routes(moment: Moment): Routes {
  const found = new Map<string, string>();
  for (const event of moment.events) {
    const seat = text(event, 'seat') ?? '';
    const character = text(event, 'character');
    const companion = text(event, 'companion');
    if (event.type === 'taken' && character !== undefined) {
      const house = houseOf(character);
      found.set(`card:${character}`, `count:${seat}:${house} strip:${house} tab:left`);
    }
    if (event.type === 'killed' && character !== undefined) found.set(`card:${character}`, '');
    if (event.type === 'companion-chosen' && companion !== undefined)
      found.set(`companion:${companion}`, `player:${seat} tab:left`);
  }
  return found;
}

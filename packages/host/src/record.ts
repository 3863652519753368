import { commitmentTo, hashOf, RECORD_FORMAT, type GameRecord, type OptionValues, type Outcome } from '@corvo/core';
import type { Entry } from './entry.ts';
import { lineOf, type Outline } from './line.ts';
import type { MemoryStory } from './story.ts';

/** What a record says of a game besides its actions. */
export interface Recorded extends Pick<GameRecord['header'], 'game' | 'rules' | 'options' | 'seats'> {
  readonly seed: string;
  readonly startHash: string;
  readonly outcome: Outcome | null;
}

/**
 * A finished game as a record that proves itself (CO-4.1): every answer of every action that counts. What proves an
 * action (the hash of the state, the link) stands at the last answer of it: the others lay sealed until that one came.
 */
export function recordOf(about: Recorded, entries: readonly (Entry & Pick<Outline, 'link'>)[]): GameRecord {
  const { seed, startHash, outcome, ...header } = about;
  // No action ended it, so a replay finds no outcome.
  const isBrokenOff = ['resign', 'vote'].includes(entries.at(-1)?.kind ?? '');
  const actions = lineOf(entries).counted.flatMap(({ entry: { answers, hash, link }, redrawn }) =>
    answers.map(({ seat, request, choice, text }, place) => ({
      seat,
      request,
      choice,
      text,
      ...(place < answers.length - 1 ? { hash: '' } : { hash, ...(link == null ? {} : { link }) }),
      ...(place === 0 && redrawn !== null ? { redrawn } : {}),
    })),
  );
  return {
    header: { format: RECORD_FORMAT, ...header, commitment: commitmentTo(seed), start: startHash },
    actions: actions.map((action, place) => ({ n: place + 1, ...action })),
    end: { end: true, seed, outcome: isBrokenOff ? null : outcome },
  };
}

/** Every entry with the hash of the state after it, which a device does not keep. */
export const proven = (story: MemoryStory): Entry[] =>
  story.entries.map(entry => (entry.hash === '' ? { ...entry, hash: hashOf(story.stateAt(entry.n)) } : entry));

/** The record of a game that lives in memory, as far as it has come. */
export function recordOfStory(story: MemoryStory, options: OptionValues): GameRecord {
  const { game, owners, seed, base } = story.match;
  const seats = owners.map(({ seat }) => seat);
  const entries = proven(story);
  const startHash = entries[0]?.hash ?? '';
  const about = { game: game.id, rules: game.rules, options, seats, seed, startHash, outcome: base.open.outcome };
  return recordOf(about, entries);
}

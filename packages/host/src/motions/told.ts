import type { Entry } from '../entry.ts';

/** What is told of what a table has decided (CO-7.20), as keys of messages. */
export const VOTE_NOTES = [
  'paused-days',
  'paused-hours',
  'paused-minutes',
  'more-time-days',
  'more-time-hours',
  'more-time-minutes',
  'draw',
  'seat-offered',
  'unpaused',
] as const;
type VoteNote = (typeof VOTE_NOTES)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in the largest unit that measures it. */
function lengthOf(seconds: number): { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number } {
  if (seconds % DAY === 0) return { unit: 'days', count: seconds / DAY };
  if (seconds % HOUR === 0) return { unit: 'hours', count: seconds / HOUR };
  return { unit: 'minutes', count: Math.round(seconds / MINUTE) };
}

export function noteOfVote({ vote, seconds }: Entry['about']): { readonly key: VoteNote; readonly count: number } {
  const { unit, count } = lengthOf(seconds ?? 0);
  if (vote === 'pause') return { key: `paused-${unit}`, count };
  if (vote === 'time') return { key: `more-time-${unit}`, count };
  if (vote === 'replace') return { key: 'seat-offered', count };
  return { key: vote === 'draw' ? 'draw' : 'unpaused', count };
}

import type { State } from '@corvo/core';
import type { WesterosOpen } from '@corvo/westeros';
import type { Timeline } from '../../../kit/timeline.ts';

/** The open table after a moment. */
export const openAt = ({ states }: Timeline, n: number): WesterosOpen => (states[n] as State).open as WesterosOpen;

/** The round in which something was done: what it led to may already be in the next. */
export const roundAt = (timeline: Timeline, n: number): number => openAt(timeline, Math.max(0, n - 1)).round;

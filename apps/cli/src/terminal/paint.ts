import { styleText } from 'node:util';
import type { DrawStyle } from '@corvo/core';
import type { Io, Screen } from '../io.ts';

export type Paint = DrawStyle['paint'];

const STYLES = {
  strong: ['bold'],
  faint: ['dim'],
  good: ['green'],
  bad: ['red'],
  accent: ['bold', 'magenta'],
} as const;

/** Colours are for terminals whose owner wants them (no-color.org). */
function isColoured(screen: Screen, env: Io['env']): boolean {
  return screen.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}

export function paintFor(screen: Screen, env: Io['env']): Paint {
  if (!isColoured(screen, env)) return text => text;
  // We have looked at the stream ourselves: the one Node would look at is not always the one we write to.
  return (text, colour) => styleText([...STYLES[colour]], text, { validateStream: false });
}

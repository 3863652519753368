import type { TableCode } from '@corvo/core';
import type { Alias } from '../../asks/index.ts';
import type { Westeros } from '../../state.ts';
import { draw } from './draw.ts';
import { figures } from './figures.ts';
import { readPosition } from './read.ts';
import { writePosition } from './write.ts';

/** Positions of these games as text; the format is described in the package's README. */
export const tableNotation = (alias: Alias): TableCode<Westeros> => ({
  read: (lines, options, seats, set) => readPosition(alias, lines, options, seats, set),
  write: writePosition,
  figures,
  draw,
});

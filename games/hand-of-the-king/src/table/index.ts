import type { TableCode } from '@corvo/core';
import type { HandOfTheKing } from '../state.ts';
import { draw } from './draw.ts';
import { figures } from './figures.ts';
import { readPosition } from './read.ts';
import { writePosition } from './write.ts';

/** Positions of this game as text; the format is described in the package's README. */
export const tableNotation: TableCode<HandOfTheKing> = { read: readPosition, write: writePosition, figures, draw };

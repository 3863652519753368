import { explain } from './explain/index.ts';
import { guide } from './guide/index.ts';
import { INVARIANTS, piecesOf } from './invariants.ts';
import { readOrRefuse } from './reading.ts';
import { tableNotation } from './table/index.ts';

/** What goes beyond playing: to guide and to explain, positions and actions as text, audits. */
export const TOOLS = { explain, guide, INVARIANTS, piecesOf, readOrRefuse, tableNotation };

/** Takes the tools where they come later; here they are. The pages play without them first (`late-tools.ts`). */
export function takeTools(_tools: typeof TOOLS): void {}

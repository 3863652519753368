import { auditOf } from './audit.ts';
import { explain } from './explain/index.ts';
import { guide } from './guide/index.ts';
import { whenLate } from './late.ts';
import { migrate } from './migrations.ts';
import { readOrRefuse } from './reading.ts';
import { registerAids } from './registry.ts';
import { tableNotation } from './table/index.ts';

/**
 * What goes beyond playing: to guide and to explain, to answer for who is late, positions and actions as text, audits,
 * states of older code.
 */
export const TOOLS = { auditOf, explain, guide, migrate, readOrRefuse, registerAids, tableNotation, whenLate };
export type Tools = typeof TOOLS;

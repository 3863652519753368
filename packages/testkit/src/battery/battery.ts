import type { Property } from '../walk/property.ts';
import { chance } from './chance.ts';
import { imagine } from './imagine.ts';
import { instructions } from './instructions.ts';
import { invariants } from './invariants.ts';
import { late } from './late.ts';
import { list } from './list.ts';
import { notation } from './notation.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { pieces } from './pieces.ts';
import { plainData } from './plain-data.ts';
import { purity } from './purity.ts';
import { record } from './record.ts';
import { redraw } from './redraw.ts';
import { refusal } from './refusal.ts';
import { replay } from './replay.ts';
import { requests } from './requests.ts';
import { revealed } from './revealed.ts';
import { sample } from './sample.ts';
import { saveAndLoad } from './save-and-load.ts';
import { scramble } from './scramble.ts';
import { sealedOrder } from './sealed-order.ts';
import { secrets } from './secrets.ts';
import { sentences } from './sentences.ts';
import { table } from './table.ts';
import { twin } from './twin.ts';

/**
 * All properties, in the order in which they look. Those whose findings explain the others come first: a state that is
 * not plain also fails to load, and chance outside the state also spoils replay, copies and imagination.
 */
export const BATTERY: readonly Property[] = [
  options,
  plainData,
  pieces,
  invariants,
  requests,
  revealed,
  sample,
  list,
  late,
  instructions,
  notation,
  chance,
  purity,
  replay,
  saveAndLoad,
  twin,
  sealedOrder,
  scramble,
  secrets,
  imagine,
  redraw,
  refusal,
  table,
  sentences,
  outcome,
  record,
];

import type { FlowTable } from '@corvo/core';
import { makeBoard, type Facts, type Ruleset } from '@corvo/westeros';

/** The same rules over other facts; what is joined from them is joined anew. */
export function withFacts(rules: Ruleset, changes: Partial<Facts>): Ruleset {
  const facts = { ...rules.facts, ...changes };
  return { ...rules, facts, board: makeBoard(facts) };
}

/** A new step of a procedure, right before another; a flow that lacks that step is a mistake of ours. */
export function withStep(flow: FlowTable, run: string, step: string, before: string): FlowTable {
  const steps = flow[run] ?? [];
  const at = steps.indexOf(before);
  if (at < 0) throw new Error(`${run} has no step ${before}`);
  return { ...flow, [run]: [...steps.slice(0, at), step, ...steps.slice(at)] };
}

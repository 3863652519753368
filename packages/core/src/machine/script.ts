import type { GameTypes } from '../contract.ts';
import type { FlowTable, ProcedureTable, StepCode } from './procedures.ts';

/** A step with its code and with the step that follows it. */
export interface ScriptStep<G extends GameTypes = GameTypes> {
  readonly name: string;
  readonly code: StepCode<G>;
  readonly next: ScriptStep<G> | undefined; // undefined: the procedure ends here
}

const NOTHING: StepCode = {}; // a step without code does nothing

/** Flow and code of a game joined once: playouts look steps up millions of times a second. */
export class Script<G extends GameTypes = GameTypes> {
  private readonly procedures = new Map<string, ReadonlyMap<string, ScriptStep<G>>>();
  private readonly firsts = new Map<string, string>();
  private lastRun = '';
  private lastName = '';
  private last: ScriptStep<G> | undefined;

  constructor(code: ProcedureTable<G>, flow: FlowTable) {
    for (const [run, steps] of Object.entries(flow)) {
      const [first] = steps;
      if (first === undefined) throw new Error(`the procedure ${run} has no steps`);
      const linked = new Map<string, ScriptStep<G>>();
      let next: ScriptStep<G> | undefined;
      for (const name of steps.toReversed()) {
        if (linked.has(name)) throw new Error(`the flow of ${run} names the step ${name} twice`);
        const own = Object.hasOwn(code, run) ? code[run]?.[name] : undefined;
        next = { name, code: own ?? NOTHING, next };
        linked.set(name, next);
      }
      this.procedures.set(run, linked);
      this.firsts.set(run, first);
    }
  }

  step(run: string, name: string): ScriptStep<G> {
    // One action looks the same step up several times: to ask, to check, to answer.
    if (this.last !== undefined && run === this.lastRun && name === this.lastName) return this.last;
    const steps = this.procedures.get(run);
    if (steps === undefined) throw new Error(`no flow for the procedure ${run}`);
    const step = steps.get(name);
    if (step === undefined) throw new Error(`the flow of ${run} has no step ${name}`);
    this.lastRun = run;
    this.lastName = name;
    this.last = step;
    return step;
  }

  first(run: string): string {
    const first = this.firsts.get(run);
    if (first === undefined) throw new Error(`no flow for the procedure ${run}`);
    return first;
  }
}

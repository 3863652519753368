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
  private readonly code: ProcedureTable<G>;
  private readonly flow: FlowTable;
  private readonly procedures = new Map<string, ReadonlyMap<string, ScriptStep<G>>>();
  private readonly firsts = new Map<string, string>();
  private lastRun = '';
  private lastName = '';
  private last: ScriptStep<G> | undefined;

  constructor(code: ProcedureTable<G>, flow: FlowTable) {
    this.code = code;
    this.flow = flow;
    for (const [run, steps] of Object.entries(flow)) {
      const [first] = steps;
      if (first === undefined) throw new Error(`the procedure ${run} has no steps`);
      const twice = steps.find((name, i) => steps.indexOf(name) < i);
      if (twice !== undefined) throw new Error(`the flow of ${run} names the step ${twice} twice`);
      this.firsts.set(run, first);
    }
  }

  /** Only when a procedure first runs: its code may come after the beginning of a game. */
  private link(run: string): ReadonlyMap<string, ScriptStep<G>> {
    const steps = Object.hasOwn(this.flow, run) ? this.flow[run] : undefined;
    if (steps === undefined) throw new Error(`no flow for the procedure ${run}`);
    const code = Object.hasOwn(this.code, run) ? this.code[run] : undefined;
    if (code === undefined) throw new Error(`no code for the procedure ${run}`);
    const linked = new Map<string, ScriptStep<G>>();
    let next: ScriptStep<G> | undefined;
    for (const name of steps.toReversed()) linked.set(name, (next = { name, code: code[name] ?? NOTHING, next }));
    this.procedures.set(run, linked);
    return linked;
  }

  step(run: string, name: string): ScriptStep<G> {
    // One action looks the same step up several times: to ask, to check, to answer.
    if (this.last !== undefined && run === this.lastRun && name === this.lastName) return this.last;
    const step = (this.procedures.get(run) ?? this.link(run)).get(name);
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

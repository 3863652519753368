import type { Action, Event, Plain, Rng, Seat, State } from '@corvo/core';
import { deepFreeze } from '../values/plain.ts';
import { streamAt, streamsOf } from './chance.ts';
import { chooseAction } from './choose.ts';
import { blame, describeError } from './errors.ts';
import { MOST_ACTIONS, type Kit } from './kit.ts';
import { Instant } from './instant.ts';
import { having, rotaOf } from './rota.ts';
import { PROPERTIES, type Effort, type Finding, type Passage, type Property, type PropertyName } from './property.ts';
import { played, type PlayedAction, type Start, type Violation } from './violation.ts';

/** An answer to be given again, under whatever number the question then has. */
export interface Scripted {
  readonly seat: Seat;
  readonly choice: Plain;
}

export interface WalkPlan {
  readonly kit: Kit;
  readonly start: Start;
  readonly properties: readonly Property[];
  readonly effort: Effort;
  /** Answers to give first; one that nobody would take here is left out. */
  readonly script?: readonly Scripted[];
  /** Stop after so many actions without a word. Without it, a game that goes on too long is a violation. */
  readonly stopAt?: number;
  /** Plays and looks with other samples. */
  readonly salt?: number;
}

/** A game that was played while the properties looked on. */
export class Walk {
  readonly plan: WalkPlan;
  readonly instants: Instant[] = [];
  readonly actions: Action[] = [];
  readonly events: (readonly Event[])[] = []; // first those of the set-up, then those of each action
  /** How often each property was looked at: one that never was has not been shown to hold. */
  readonly looks: Partial<Record<PropertyName, number>> = {};
  violation: Violation | undefined;

  constructor(plan: WalkPlan) {
    this.plan = plan;
  }

  get last(): Instant {
    const instant = this.instants.at(-1);
    if (instant === undefined) throw new Error('this walk has not begun');
    return instant;
  }

  /** Notes the first thing that does not hold; answers true when there is one. */
  found(property: PropertyName, finding: Finding): boolean {
    if (finding === undefined) return false;
    const { kit, start } = this.plan;
    this.violation = {
      property,
      message: finding,
      game: kit.game.id,
      seats: start.seats,
      options: start.options,
      seed: start.seed,
      actions: this.written(),
      at: this.actions.length,
    };
    return true;
  }

  /** The actions with their notation, where they have one. */
  written(): PlayedAction[] {
    return this.actions.map((action, n) => {
      try {
        return played(action, this.plan.kit.game.write((this.instants[n] as Instant).view(action.seat), action));
      } catch {
        return played(action, ''); // a notation that throws has a property of its own
      }
    });
  }

  /** Lets properties look, and stops at the first finding. An exception is a finding too. */
  look(properties: readonly Property[], at: (property: Property) => Finding): boolean {
    for (const property of properties) {
      this.looks[property.name] = (this.looks[property.name] ?? 0) + 1;
      let finding: Finding;
      try {
        finding = at(property);
      } catch (error) {
        return this.found(blame(error), `while looking at "${property.name}": ${describeError(error)}`);
      }
      if (this.found(property.name, finding)) return true;
    }
    return false;
  }
}

/** Plays one game from its start and lets the properties look at every point of it. Never throws. */
export function walk(plan: WalkPlan): Walk {
  const done = new Walk(plan);
  try {
    stroll(done);
  } catch (error) {
    done.found(blame(error), describeError(error));
  }
  return done;
}

function stroll(done: Walk): void {
  const { kit, start, properties, effort } = done.plan;
  const { game } = kit;
  const { choices, checks } = streamsOf(start.seed, done.plan.salt ?? 0);
  const streamOf = (property: Property, n: number): Rng => streamAt(checks, n, PROPERTIES.indexOf(property.name));

  const told: Event[] = [];
  let state: State = game.setup(start.options, start.seats, start.seed, event => told.push(event));
  if (effort === 'thorough') deepFreeze(state);
  done.events.push(told);
  done.instants.push(new Instant(kit, start, state, 0, effort));
  if (done.look(having(properties, 'atStart'), property => property.atStart?.(done))) return;

  const bound = done.plan.stopAt ?? kit.mostActions ?? MOST_ACTIONS;
  const script = [...(done.plan.script ?? [])];
  const rota = rotaOf(properties);
  for (let n = 0; !done.last.over; n++) {
    const instant = done.last;
    if (instant.unanswered.length === 0) {
      done.found('ends', 'nobody is asked anything, and the game is not over');
      return;
    }
    const due = rota(instant, streamAt(checks, n, 99));
    if (done.look(due.atDecision, property => property.atDecision?.(instant, streamOf(property, n)))) return;
    if (n >= bound) {
      if (done.plan.stopAt === undefined) done.found('ends', `the game is not over after ${bound} actions`);
      return;
    }
    const action = nextScripted(script, instant) ?? chooseAction(instant, choices);
    done.actions.push(action); // before it is played: where it throws, it belongs to what was seen
    const step = game.apply(state, action);
    if (!step.ok) {
      done.found('sample', `a sampled choice was refused: ${step.problem.code} (${step.problem.clause})`);
      return;
    }
    state = effort === 'thorough' ? deepFreeze(step.state) : step.state;
    done.events.push(step.events);
    const after = new Instant(kit, start, state, n + 1, effort);
    done.instants.push(after);
    const passage: Passage = { before: instant, action, events: step.events, revealed: step.revealed, after };
    if (done.look(due.afterAction, property => property.afterAction?.(passage, streamOf(property, n)))) return;
  }
  done.look(having(properties, 'atEnd'), property => property.atEnd?.(done, streamOf(property, done.actions.length)));
}

/** The next scripted answer that would be taken here. */
function nextScripted(script: Scripted[], instant: Instant): Action | undefined {
  for (let scripted = script.shift(); scripted !== undefined; scripted = script.shift()) {
    const { seat, choice } = scripted;
    if (!instant.seats.includes(seat)) continue;
    const request = instant.request(seat);
    if (request === undefined) continue;
    const action: Action = { seat, request: request.id, choice };
    if (instant.game.refusal(instant.view(seat), action) === undefined) return action;
  }
  return undefined;
}

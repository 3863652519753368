import { wrongShape, type ShapeTable } from '../asks/index.ts';
import type { GameTypes, Seat, View } from '../contract.ts';
import type { Plain } from '../plain.ts';
import { problem, type Problem } from '../problem.ts';
import type { Frame } from './frame.ts';
import type { Sanitized } from './sanitize.ts';
import type { StepCode } from './procedures.ts';

/** Has this seat given a sealed answer that it may still change? */
export function hasAnswered(frame: Frame, seat: Seat): boolean {
  return frame.sealed && frame.waiting.length > 0 && frame.asked.includes(seat) && !frame.waiting.includes(seat);
}

/** May this seat answer the frame now? */
export function mayAnswer(frame: Frame, seat: Seat): boolean {
  return frame.waiting.includes(seat) || hasAnswered(frame, seat);
}

/** What is wrong with an action before anybody looks at its choice. */
export function refuseAction(view: View, action: Sanitized): Problem | undefined {
  const open = view.open;
  if (open.outcome !== null) return problem('CO-2.1', 'game-over');
  if (!open.seats.includes(action.seat)) return problem('CO-2.2', 'unknown-seat');
  if (view.seat !== action.seat) return problem('CO-2.2', 'not-your-seat');
  const frame = open.frames[open.frames.length - 1];
  if (frame === undefined) return problem('CO-2.1', 'game-over');
  if (!mayAnswer(frame, action.seat)) return problem('CO-2.2', 'not-asked', { waiting: [...frame.waiting] });
  if (action.request !== frame.request) return problem('CO-2.3', 'stale-request', { current: frame.request });
  if (action.choice === null && !hasAnswered(frame, action.seat)) return problem('CO-2.5', 'nothing-to-withdraw');
  return undefined;
}

/** What is wrong with a choice: its form, then what the rule itself says, then that it is not among what is asked. */
export function refuseChoice<G extends GameTypes>(
  step: StepCode<G>,
  shapes: ShapeTable,
  view: View<G>,
  frame: Frame,
  seat: Seat,
  choice: Plain | undefined,
): Problem | undefined {
  const ask = step.decides === undefined ? askOf(step, view, frame, seat) : { kind: step.decides };
  const shape = shapes[ask.kind];
  if (shape === undefined) throw new Error(`no shape for asks of the kind ${ask.kind}`);
  if (choice === undefined || !shape.hasForm(choice)) return wrongShape(ask);
  const wrong = step.refuse?.(view, frame, seat, choice as G['choice']);
  return wrong !== undefined || step.decides !== undefined ? wrong : shape.refuse(ask, choice, frame.clause);
}

/** What a step asks a seat. */
export function askOf<G extends GameTypes>(step: StepCode<G>, view: View<G>, frame: Frame, seat: Seat): G['ask'] {
  if (step.ask === undefined) throw new Error(`the step ${frame.run}.${frame.step} waits but asks nothing`);
  return step.ask(view, frame, seat);
}

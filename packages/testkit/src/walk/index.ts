export { countDecisions } from './count.ts';
export { describeError } from './errors.ts';
export { MOST_ACTIONS, withAudit, type Kit } from './kit.ts';
export type { Effort, Property, PropertyName } from './property.ts';
export { randomStart, type StartLimits } from './start.ts';
export { writeViolation, type Start, type Violation } from './violation.ts';
export { walk, type Scripted, type WalkPlan } from './walk.ts';

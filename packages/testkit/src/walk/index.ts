export { streamAt } from './chance.ts';
export { chooseAction, playOn, sampleFor } from './choose.ts';
export { describeError } from './errors.ts';
export { MOST_ACTIONS, type Invariant, type Kit } from './kit.ts';
export { Moment } from './moment.ts';
export { PROPERTIES, type Effort, type Finding, type Passage, type Property, type PropertyName } from './property.ts';
export { randomStart, seedFrom, type StartLimits } from './start.ts';
export { writeViolation, type PlayedAction, type Start, type Violation } from './violation.ts';
export { walk, Walk, type Scripted, type WalkPlan } from './walk.ts';

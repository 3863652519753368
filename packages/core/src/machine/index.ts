export { Draft } from './draft.ts';
export type { Frame, NewFrame } from './frame.ts';
export { machineGame, type GameCode, type SetTable, type TableCode } from './game.ts';
export { hasAnswered } from './refusal.ts';
export type { About, FlowTable, Procedure, ProcedureTable, StandingCheck, StepCode } from './procedures.ts';

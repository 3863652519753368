import type { Seat } from '../contract.ts';

/**
 * One thing that is going on: a round, a battle, an ability. A frame is plain data that names its code by procedure and
 * step, so a game can be saved, copied and resumed in the middle of anything. It holds open information only.
 */
export interface Frame {
  readonly run: string; // procedure
  step: string; // by name, so that inserting a step shifts nothing
  entered: boolean;
  waiting: Seat[]; // seats that still have to answer
  asked: Seat[]; // when sealed: all who may answer, or change their answer
  request: number;
  why: string; // message key of the question
  clause: string; // the rule behind the question
  sealed: boolean;
  then: Frame[]; // what runs once this one is done, in this order
}

/** What a game says when it pushes a frame; the machine adds the rest. */
export type NewFrame<F extends Frame> = Omit<F, Exclude<keyof Frame, 'run'>> & { readonly step?: string };

/** Makes a frame, at the beginning of its first step, of the object a game pushed: frames are made in every playout. */
export function makeFrame<F extends Frame>(fresh: NewFrame<F>, firstStep: string): F {
  const frame = fresh as unknown as F & { run: string };
  frame.step = fresh.step ?? firstStep;
  frame.entered = false;
  frame.waiting = [];
  frame.asked = [];
  frame.request = 0;
  frame.why = '';
  frame.clause = '';
  frame.sealed = false;
  frame.then = [];
  return frame;
}

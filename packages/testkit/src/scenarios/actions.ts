import { isProblem, type Problem, type Seat } from '@corvo/core';
import { offeredTo, type TestTable } from '../table/index.ts';
import { cut, short } from '../values/difference.ts';
import type { StepFault, StepOf } from './fault.ts';
import { dataOf, say } from './lay.ts';

/** The notation itself could not be read: a matter of the file, not of the rules. */
export const isUnreadable = (problem: Problem): boolean => problem.code.startsWith('unreadable');

/** Everything a seat may choose, on one line. */
export function offeredText(table: TestTable, seat: Seat): string {
  const offered = offeredTo(table.game, table.view(seat), seat);
  if (offered === undefined) return 'more choices than can be listed';
  return offered.length === 0 ? 'nothing' : cut(offered.join(' | '), 300);
}

/** What could be played instead, for those who must mend the file. */
function instead(table: TestTable, line: string): string {
  const seat = line.trim().split(/\s+/)[0] ?? '';
  const waiting = table.waiting.filter(entry => !entry.answered).map(entry => entry.seat);
  if (!waiting.includes(seat))
    return waiting.length === 0 ? 'the game is over' : `it is for ${waiting.join(', ')} to decide`;
  return `${seat} may choose ${offeredText(table, seat)}`;
}

export function play(table: TestTable, step: StepOf<'play'>): StepFault[] {
  const problem = table.attempt(step.play);
  if (problem === undefined) return [];
  if (isUnreadable(problem)) {
    const known = dataOf(problem, 'seats');
    const expected = Array.isArray(known)
      ? `a line that begins with ${known.join(' or ')}`
      : `an action; ${instead(table, step.play)}`;
    return [{ kind: 'damaged', path: ['play'], expected, found: short(step.play), stop: true }];
  }
  const found = `refused: ${say(problem)}; ${instead(table, step.play)}`;
  return [{ kind: 'failed', path: ['play'], expected: `"${step.play}" to be taken`, found, stop: true }];
}

export function refuse(table: TestTable, step: StepOf<'refuse'>): StepFault[] {
  const action = table.game.read(table.view(step.refuse.trim().split(/\s+/)[0] ?? ''), step.refuse);
  let problem: Problem;
  if (isProblem(action)) problem = action;
  else {
    const tried = table.game.apply(table.state, action);
    if (tried.ok)
      return [
        { kind: 'failed', path: ['refuse'], expected: `"${step.refuse}" to be refused`, found: 'it would be taken' },
      ];
    problem = tried.problem;
  }
  const kind = isUnreadable(problem) ? 'damaged' : 'failed';
  const faults: StepFault[] = [];
  if (problem.clause !== step.clause)
    faults.push({ kind, path: ['clause'], expected: step.clause, found: say(problem) });
  if (step.code !== undefined && problem.code !== step.code)
    faults.push({ kind, path: ['code'], expected: step.code, found: say(problem) });
  return faults;
}

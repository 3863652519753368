import { isPlainObject, type Plain } from '../plain.ts';
import { problem, type Problem } from '../problem.ts';
import { RECORD_FORMAT, type GameRecord, type RecordedAction, type RecordEnd, type RecordHeader } from './record.ts';

const HASH = /^[0-9a-f]{64}$/;
/** Far above any real game; keeps a hostile file from filling the memory. */
const MOST_LINES = 100_000;
const MOST_CHARACTERS = 64 * 1024 * 1024;

const isText = (value: unknown): value is string => typeof value === 'string';
const isHash = (value: unknown): value is string => isText(value) && HASH.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function damaged(line: number, expected: string): Problem {
  return problem('CO-4.1', 'damaged-record', { line, expected });
}

/** What is not as it should be in a line, as a description of what was expected; undefined when all is well. */
function wrongHeader(line: Record<string, unknown>): string | undefined {
  if (line['format'] !== RECORD_FORMAT) return `"format": "${RECORD_FORMAT}"`;
  if (!isText(line['game'])) return '"game": the id of a game';
  if (!isCount(line['rules'])) return '"rules": the number of the rules';
  if (!isPlainObject(line['options'])) return '"options": an object';
  const seats = line['seats'];
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isText) || new Set(seats).size < seats.length) {
    return '"seats": a list of different names';
  }
  if (!isHash(line['commitment'])) return '"commitment": 64 hexadecimal digits';
  if (!isHash(line['start'])) return '"start": 64 hexadecimal digits';
  return undefined;
}

function wrongAction(line: Record<string, unknown>, n: number): string | undefined {
  if (line['n'] !== n) return `"n": ${n}`;
  if (!isText(line['seat'])) return '"seat": the name of a seat';
  if (!isCount(line['request'])) return '"request": a number';
  if (!('choice' in line)) return '"choice": what the seat chose';
  if (!isText(line['text'])) return '"text": the action in the notation';
  if (!isHash(line['hash'])) return '"hash": 64 hexadecimal digits';
  return undefined;
}

function wrongEnd(line: Record<string, unknown>): string | undefined {
  if (!isText(line['seed'])) return '"seed": the seed of the game';
  const outcome = line['outcome'];
  if (outcome === null) return undefined;
  const known = isPlainObject(outcome) && Array.isArray(outcome['ranking']) && isText(outcome['reason']) && isText(outcome['clause']);
  return known ? undefined : '"outcome": ranking, reason and clause, or null';
}

/** Reads what `writeRecord` wrote; a problem says which line is damaged and what was expected there. */
export function readRecord(text: string): GameRecord | Problem {
  if (text.length > MOST_CHARACTERS) return damaged(1, 'a record of at most 64 MB');
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > MOST_LINES) return damaged(MOST_LINES, 'the end of the game');
  const parsed: Record<string, unknown>[] = [];
  for (const [index, line] of lines.entries()) {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return damaged(index + 1, 'one JSON object');
    }
    if (!isPlainObject(value)) return damaged(index + 1, 'one JSON object');
    parsed.push(value);
  }
  const [header, ...rest] = parsed;
  if (header === undefined) return damaged(1, 'the header of a record');
  const badHeader = wrongHeader(header);
  if (badHeader !== undefined) return damaged(1, badHeader);
  const end = rest.pop();
  if (end === undefined || end['end'] !== true) return damaged(parsed.length + (end === undefined ? 1 : 0), '"end": true, the last line of a record');
  const badEnd = wrongEnd(end);
  if (badEnd !== undefined) return damaged(parsed.length, badEnd);
  for (const [index, line] of rest.entries()) {
    const bad = wrongAction(line, index + 1);
    if (bad !== undefined) return damaged(index + 2, bad);
  }
  return {
    header: header as unknown as RecordHeader,
    actions: rest as unknown as (RecordedAction & { choice: Plain })[],
    end: end as unknown as RecordEnd,
  };
}

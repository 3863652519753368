import { isPlainObject, type Plain } from '../plain.ts';
import { isSeat } from '../seats.ts';
import { damaged } from './damage.ts';
import type { Problem } from '../problem.ts';
import { RECORD_FORMATS, type GameRecord, type RecordedAction, type RecordEnd, type RecordHeader } from './record.ts';

const HASH = /^[0-9a-f]{64}$/;
/** Far above any real game; keeps a hostile file from filling the memory. */
const MOST_LINES = 100_000;
const MOST_CHARACTERS = 64 * 1024 * 1024;

const isText = (value: unknown): value is string => typeof value === 'string';
const isHash = (value: unknown): value is string => isText(value) && HASH.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What must stand in each field of a line. A field that is not named here may not stand there. */
type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const HEADER: Fields = {
  format: value => RECORD_FORMATS.some(format => format === value),
  game: isText,
  rules: isCount,
  options: isPlainObject,
  seats: value =>
    Array.isArray(value) && value.length > 0 && value.every(isSeat) && new Set(value).size === value.length,
  commitment: isHash,
  start: isHash,
};
const ACTION: Fields = {
  n: isCount,
  seat: isSeat,
  request: isCount,
  choice: value => value !== undefined,
  text: isText,
  hash: isHash,
};
/** What the second format added: no hash where an answer lay sealed, and the mark of chance drawn anew. */
const ACTION_2: Fields = {
  ...ACTION,
  hash: value => value === '' || isHash(value),
  redrawn: value => value === undefined || (isCount(value) && value > 0),
};
/** What the third format added: actions hashed onto each other. */
const ACTION_3: Fields = { ...ACTION_2, link: value => value === undefined || isHash(value) };
const END: Fields = {
  end: value => value === true,
  seed: isText,
  outcome: value => value === null || (isPlainObject(value) && wrongField(value, OUTCOME) === undefined),
};
const OUTCOME: Fields = {
  ranking: value => Array.isArray(value) && value.every(place => Array.isArray(place) && place.every(isSeat)),
  reason: isText,
  clause: isText,
};

/** The first field of a line that is missing, wrong or unknown; undefined when all is well. */
function wrongField(line: Record<string, unknown>, fields: Fields): string | undefined {
  for (const [field, isRight] of Object.entries(fields)) {
    if (!isRight(line[field])) return field;
  }
  return Object.keys(line).some(field => !Object.hasOwn(fields, field)) ? 'known-fields' : undefined;
}

/** Reads what `writeRecord` wrote; a problem says which line is damaged and what was expected there. */
export function readRecord(text: string): GameRecord | Problem {
  if (text.length > MOST_CHARACTERS) return damaged(1, 'size');
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > MOST_LINES) return damaged(MOST_LINES, 'size');
  const parsed: Record<string, unknown>[] = [];
  for (const [index, line] of lines.entries()) {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return damaged(index + 1, 'object');
    }
    if (!isPlainObject(value)) return damaged(index + 1, 'object');
    parsed.push(value);
  }
  const [header = {}, ...rest] = parsed;
  const wrongInHeader = wrongField(header, HEADER);
  if (wrongInHeader !== undefined) return damaged(1, wrongInHeader);
  const end = rest.pop();
  if (end === undefined) return damaged(2, 'end');
  const fields = [ACTION, ACTION_2, ACTION_3][
    RECORD_FORMATS.findIndex(format => format === header['format'])
  ] as Fields;
  for (const [index, line] of rest.entries()) {
    const wrong = line['n'] === index + 1 ? wrongField(line, fields) : 'n';
    if (wrong !== undefined) return damaged(index + 2, wrong);
  }
  const wrongInEnd = wrongField(end, END);
  if (wrongInEnd !== undefined) return damaged(parsed.length, wrongInEnd);
  return {
    header: header as unknown as RecordHeader,
    actions: rest as unknown as (RecordedAction & { choice: Plain })[],
    end: end as unknown as RecordEnd,
  };
}

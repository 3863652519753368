import { parse, type Path } from './path.ts';

/** The files count in half units: fine enough for the eye, and every number is a short one. */
const PER_UNIT = 2;

const joined = (numbers: readonly number[]): string => numbers.map((n, i) => (i > 0 && n >= 0 ? ' ' : '') + n).join('');

/** The shortest text for the file: relative commands, whole numbers, no command said twice. */
export function compact(path: Path): string {
  let text = '';
  let last = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [command, ...numbers] of parse(path)) {
    if (command === 'Z') {
      text += 'z';
      [x, y] = [startX, startY];
      last = 'z';
      continue;
    }
    const absolute = numbers.map(n => Math.round(n * PER_UNIT));
    const relative = absolute.map((n, i) => n - (i % 2 === 1 ? y : x));
    [x, y] = [absolute.at(-2)!, absolute.at(-1)!];
    if (command === 'M') {
      [startX, startY] = [x, y];
      // From mark to mark: the same marks at another place are then the same text, which compresses to nothing.
      text += text === '' ? `M${joined(absolute)}` : `m${joined(relative)}`;
      last = 'M';
      continue;
    }
    const [name, body] = shortest(command, relative);
    const again = name === last && name !== 'v' && name !== 'h';
    text += again ? (body.startsWith('-') ? '' : ' ') + body : name + body;
    last = name;
  }
  return text;
}

/** A level or upright line needs one number only. */
function shortest(command: string, relative: readonly number[]): [name: string, body: string] {
  if (command === 'L' && relative[0] === 0) return ['v', String(relative[1])];
  if (command === 'L' && relative[1] === 0) return ['h', String(relative[0])];
  return [command.toLowerCase(), joined(relative)];
}

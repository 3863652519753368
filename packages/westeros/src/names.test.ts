import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;
/** Words that belong to one edition or one house; the kernel must do without them. */
const FOREIGN =
  /\b(stark|lannister|baratheon|greyjoy|tyrell|martell|arryn|tully|targaryen|night'?s-?watch|first.?edition|second.?edition|clash-of-kings|beyond-the-wall|1E-|2E-|CK-|BW-)/i;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (entry.name.endsWith('.ts') && !entry.name.endsWith('names.test.ts')) yield path;
  }
}

test('the kernel names no edition and no house', () => {
  const found = [...sources(HERE)].flatMap(path =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, i) => (FOREIGN.test(line) ? [`${path.slice(HERE.length + 1)}:${i + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

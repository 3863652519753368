import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
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

/** Identifiers, ids and message keys of what left the kernel for a game; plain words in a comment do not count. */
const LEFT = [
  'walls',
  'wallsIn',
  'wallsOf',
  'wallsOnMap',
  'wallsFollowUnits',
  'buildWalls',
  'removeWalls',
  'fortified',
  'wallBonus',
  'walls-built',
  'walls-lost',
  'no-walls-there',
  'no-walls-left',
  'walls-there-already',
  'tide',
  'tides',
  'tide-again',
  'tides-open',
  'tide-drawn',
  'tide-revealed',
  'draw-or-keep',
  'TideFacts',
  'tideOf',
  'drawTide',
  'drawTides',
  'openTides',
  'column',
  'openColumn',
  'openCards',
  'westeros-card-opened',
  'single-use',
  'single-use-back',
  'single-use-left',
  'singlesLeft',
  'spent',
  'back',
  'paid',
];
/** In code: a property, a variable, a quoted id or the first word of a message key after its family. */
const isIn = (code: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''));
/** The same words stand there for other things. */
const OTHERWISE: readonly string[] = [
  'bids/losses.ts paid', // which sums some units are worth
  'muster/check.ts spent', // points that are spent while mustering
  'muster/purchases.ts spent',
  'supply/cut.ts back', // units that are given back while a cut is sampled
];

test('what left for a game is named nowhere in the kernel', () => {
  const files = [...sources(HERE)].filter(path => !/\.(test|fixture)\.ts$/.test(path));
  const found = files.flatMap(path => {
    const text = readFileSync(path, 'utf8');
    const isCatalogue = path.includes(`${sep}texts${sep}`); // what its messages say does not count
    const code = isCatalogue ? text.replaceAll(/(?<=:\s+)(['"`]).*?\1(?=,$)/gm, "''") : text;
    return LEFT.filter(name => isIn(code, name)).map(name => `${path.slice(HERE.length + 1)} ${name}`);
  });
  expect(found.sort()).toEqual([...OTHERWISE].sort());
  expect(isIn("const tide = side.tide; // 'walls'", 'tide')).toBe(true);
  expect(isIn("'event.tide-drawn': ''", 'tide-drawn')).toBe(true);
  expect(isIn("game.tell('walls-built')", 'walls')).toBe(false);
  expect(isIn('/** back to the pool */ goBack();', 'back')).toBe(false);
});

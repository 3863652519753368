import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { divide, drawBoard, geometryText, PLANS } from './build.ts';

// Draws the boards again: `node scripts/boards/main.ts [BOARD …] [--search N]`.
// `--search` looks at N annealings and says which came out calmest; the sketch then names it.
const words = process.argv.slice(2);
const searching = words.indexOf('--search');
const tries = searching < 0 ? 0 : Number(words[searching + 1] ?? '6');
const boards = (searching < 0 ? words : words.slice(0, searching)).filter(word => !word.startsWith('--'));
const unknown = boards.find(board => !(board in PLANS));
if (unknown !== undefined || Number.isNaN(tries)) {
  console.error(`Boards are: ${Object.keys(PLANS).join(', ')}; --search takes a number.`);
  process.exit(1);
}

for (const board of boards.length > 0 ? boards : Object.keys(PLANS)) {
  for (let attempt = 0; attempt < tries; attempt++) {
    const { faults, energy } = divide(board, attempt);
    console.log(`${board} attempt ${attempt}: ${energy.toFixed(0)}, ${faults.length} faults ${faults.join('; ')}`);
  }
  if (tries > 0) continue;
  for (const fault of divide(board).faults) console.log(`${board}: ${fault}`);
  const text = geometryText(drawBoard(board));
  writeFileSync(new URL(`../../games/${PLANS[board]!.file}`, import.meta.url), text);
  console.log(`${board}: ${text.length} bytes, ${gzipSync(text).length} gzipped`);
}

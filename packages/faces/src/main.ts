/**
 * npm run faces: draws every picture, for whoever adds or changes one. Writes the files and a contact sheet to out/faces,
 * or to the folder named, and says what they weigh. The pages make their own at build.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CAST_GAMES, filesOf } from './casts/index.ts';
import { contactSheet } from './contact-sheet.ts';
import { allSprites } from './sprites.ts';

const folder = resolve(process.argv[2] ?? 'out/faces');
mkdirSync(folder, { recursive: true });

const weights = new Map<string, number>();
for (const { name, svg } of allSprites()) {
  writeFileSync(join(folder, `${name}.svg`), svg);
  weights.set(name, brotliCompressSync(svg).length);
}
writeFileSync(join(folder, 'index.html'), contactSheet({ light: [56, 110, 220], dark: [56, 110] }));

const kilobytes = (names: readonly string[]): string =>
  (names.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0) / 1000).toFixed(1).padStart(6);
console.log('KB after brotli         faces  vignettes');
for (const game of CAST_GAMES) {
  const { faces, vignettes } = filesOf(game);
  console.log(game.padEnd(22), kilobytes(faces), kilobytes(vignettes));
}
console.log(`look at ${join(folder, 'index.html')}`);

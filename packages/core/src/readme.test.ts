import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const block = (language: string): string => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme)?.[1] ?? '';

test('the example of the README prints what the README says', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', block('ts')], {
    cwd: folder,
    encoding: 'utf8',
  });

  expect(printed).toBe(block('text'));
});

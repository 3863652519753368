import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './checks.ts';

/** Front doors whose every name has a user outside; knip takes doors for entries and does not look. */
const DOORS = ['packages/core', 'packages/host', 'packages/westeros', 'packages/testkit'];

/** The values a door names one by one. Vocabularies that it opens as a whole (`export *`) are not looked at. */
function valuesOf(door: string): string[] {
  return [...door.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '' && !name.startsWith('type ')),
  );
}

/** What a text takes in by the name of the package; examples in a README count. */
function takenBy(text: string, name: string): string[] {
  const imports = new RegExp(`(?:import|export) (?:type )?\\{([^}]*)\\} from '${name}';`, 'g');
  return [...text.matchAll(imports)].flatMap(([, names = '']) =>
    names.split(',').map(each =>
      each
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    ),
  );
}

const unused = (door: string, name: string, users: readonly string[]): string[] => {
  const taken = new Set(users.flatMap(text => takenBy(text, name)));
  return valuesOf(door).filter(value => !taken.has(value));
};

const files = globSync(
  ['{packages,games,apps}/*/{src,e2e,build}/**/*.{ts,tsx}', '{scripts,bench}/**/*.ts', '{packages,games}/*/README.md'],
  { cwd: ROOT },
);

test.each(DOORS)('whatever %s names at its front door is used by another package', folder => {
  const { name } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { name: string };
  const users = files.filter(file => dirname(file) === folder || !file.startsWith(`${folder}/`));
  const texts = users.map(file => readFileSync(join(ROOT, file), 'utf8'));
  expect(unused(readFileSync(join(ROOT, folder, 'src/index.ts'), 'utf8'), name, texts)).toEqual([]);
});

test('a name without a user is found', () => {
  const door = `export { used, spare, type Plain } from './a.ts';\nexport * from './words.ts';\n`;
  expect(unused(door, '@corvo/any', [`import { type Plain, used as mine } from '@corvo/any';`])).toEqual(['spare']);
});

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './checks.ts';

interface Entry {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe('the lockfile', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Entry>> };
  const names = new Set(Object.keys(packages).map(path => path.split('node_modules/').at(-1)));

  test('holds every optional package it speaks of, or npm ci would refuse it', () => {
    const wanted = Object.values(packages).flatMap(entry => Object.keys(entry.optionalDependencies ?? {}));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter(name => !names.has(name))).toEqual([]);
  });

  test('says of no package where it was fetched', () => {
    const fetched = Object.values(packages).filter(entry => /^\w+:/.test(entry.resolved ?? ''));
    expect(fetched).toEqual([]);
  });
});

test('every dependency has one exact version', () => {
  const loose = globSync(['package.json', '{packages,games,apps}/*/package.json'], { cwd: ROOT }).flatMap(file => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(read(file));
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))
      .map(([name, version]) => `${file}: ${name} ${version}`);
  });
  expect(loose).toEqual([]);
});

describe('what we publish', () => {
  const machinePath = /(?<![\w.)\]}-])\/(work|tmp|root|home\/\w+|Users\/\w+)\//;
  const registry = /\bregistry\.[\w-]+\.[a-z]|\b_authToken\b/i;
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT });
  const files = String(listed.stdout)
    .split('\0')
    .filter(file => file !== '' && existsSync(join(ROOT, file)));

  test.skipIf(listed.status !== 0)('names no path of somebody’s machine and no package registry', () => {
    expect(files).toContain('package-lock.json');
    const texts = files.map(file => ({ file, text: read(file) })).filter(({ text }) => !text.includes('\0'));
    const lines = texts.flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter(line => machinePath.test(line) || registry.test(line))
        .map(line => `${file}: ${line.trim().slice(0, 120)}`),
    );
    expect(lines).toEqual([]);
  });

  test('the search finds what it looks for', () => {
    const [work, tmp] = ['work', 'tmp'];
    for (const line of [`see /${work}/main`, `"/${tmp}/a"`, `file:///${tmp}/b`]) expect(line).toMatch(machinePath);
    for (const line of ['docs/work/a', './tmp/b', '${root}/tmp/c']) expect(line).not.toMatch(machinePath);
    expect(`https://${'registry'}.example.org/zod`).toMatch(registry);
  });
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

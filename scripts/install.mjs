import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isHeld, withLock } from './lock.mjs';

/** What an install depends on: the lockfile, and those parts of package.json that npm reads. */
const PARTS = ['workspaces', 'dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/**
 * @param {string} lockText
 * @param {string} packageText
 */
export function fingerprint(lockText, packageText) {
  const json = JSON.parse(packageText);
  const parts = JSON.stringify(PARTS.map(part => json[part] ?? null));
  return createHash('sha256').update(lockText).update('\n').update(parts).digest('hex');
}

/**
 * Whether node_modules holds what the lockfile says: we installed it (our marker), or somebody did with npm by hand
 * after the lockfile last changed (npm's own record is written at the end of every install).
 * @param {{ marker: string | undefined, fingerprint: string, recordTime: number | undefined, lockTime: number }} found
 */
export function isFresh(found) {
  return found.marker === found.fingerprint || (found.recordTime !== undefined && found.recordTime >= found.lockTime);
}

/**
 * Installs the dependencies unless they are there. Several processes may call this at the same time.
 * @param {string} root
 * @param {(sentence: string) => void} say
 */
export async function ensureInstalled(root, say) {
  const lock = join(root, '.install-lock');
  if (isInstalled(root) && !isHeld(lock)) return;
  await withLock(
    lock,
    async hold => {
      if (isInstalled(root)) return;
      say('installing the dependencies with npm ci, which takes about a minute');
      forget(root);
      await npmCi(root, hold);
      writeFileSync(markerOf(root), current(root));
    },
    () => say('another process is installing the dependencies, waiting for it'),
  );
}

/**
 * @param {string} root
 */
function isInstalled(root) {
  return isFresh({
    marker: attempt(() => readFileSync(markerOf(root), 'utf8')),
    fingerprint: current(root),
    recordTime: attempt(() => statSync(recordOf(root)).mtimeMs),
    lockTime: statSync(join(root, 'package-lock.json')).mtimeMs,
  });
}

/**
 * A half-finished install must not look like a finished one.
 * @param {string} root
 */
function forget(root) {
  rmSync(markerOf(root), { force: true });
  rmSync(recordOf(root), { force: true });
}

/**
 * @param {string} root
 * @param {(process: number) => void} hold
 * @returns {Promise<void>}
 */
function npmCi(root, hold) {
  // A global NODE_ENV=production or a silent npm around us must change neither what is installed nor what is said.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', args, {
      cwd: root,
      env: { ...process.env, PATH: withoutFolder(process.env['PATH'] ?? '', join(root, 'node_modules', '.bin')) },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32', // npm is a .cmd file there
    });
    if (npm.pid !== undefined) hold(npm.pid);
    // Leaving while npm still writes would let the next process start a second install into the same folder.
    /** @param {NodeJS.Signals} signal */
    const pass = signal => npm.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);

    let output = '';
    npm.stdout.on('data', text => (output += text));
    npm.stderr.on('data', text => (output += text));
    npm.on('error', error =>
      reject(new Error(`npm could not be started to install the dependencies: ${error.message}`)),
    );
    npm.on('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (code === 0) resolve();
      else reject(new Error(`npm ci failed (${signal ?? `exit code ${code}`}); npm says:\n${output.trimEnd()}`));
    });
  });
}

/**
 * npm must not run on the Node inside the folder that it deletes.
 * @param {string} path
 * @param {string} folder
 */
export function withoutFolder(path, folder) {
  return path
    .split(delimiter)
    .filter(entry => entry !== folder)
    .join(delimiter);
}

/** @param {string} root */
const markerOf = root => join(root, 'node_modules', '.corvo-installed');

/** @param {string} root */
const recordOf = root => join(root, 'node_modules', '.package-lock.json');

/** @param {string} root */
const current = root =>
  fingerprint(readFileSync(join(root, 'package-lock.json'), 'utf8'), readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * @template T
 * @param {() => T} read
 * @returns {T | undefined}
 */
function attempt(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

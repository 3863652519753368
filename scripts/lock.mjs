import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A lock is a folder that holds one file, named at random, which lists the processes at work under it. It is made
 * elsewhere and moved into place: moving onto a folder that holds a file fails, so only one process succeeds. A lock
 * whose processes are gone is opened by deleting that very file, so nobody can take a living lock by mistake.
 */

const OLD = 20 * 60_000; // no install takes this long: its process number may belong to another program by now

/**
 * @typedef {object} Owner
 * @property {string} host
 * @property {readonly number[]} processes
 */

/**
 * Whether the owner of a lock is gone for good.
 * @param {Owner | undefined} owner undefined when the file could not be read
 * @param {number} age in milliseconds
 * @param {string} host this machine
 * @param {(process: number) => boolean} alive
 */
export function isStale(owner, age, host, alive) {
  if (age > OLD) return true;
  return owner !== undefined && owner.host === host && !owner.processes.some(alive);
}

/**
 * Runs the work while no other process holds the lock. The work may add processes that outlive this one.
 * @template T
 * @param {string} folder
 * @param {(hold: (process: number) => void) => Promise<T>} work
 * @param {() => void} [onWait] called once when somebody else holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, onWait = () => {}) {
  const name = `${process.pid}-${Math.random().toString(36).slice(2)}`;
  const processes = [process.pid];
  /** @param {string} path */
  const sign = path => writeFileSync(path, JSON.stringify({ host: hostname(), processes }));

  const draft = `${folder}.${name}`;
  mkdirSync(draft);
  sign(join(draft, name));
  try {
    for (let waited = false; !moved(draft, folder); waited = true) {
      openIfStale(folder);
      if (!waited && isHeld(folder)) onWait();
      await sleep(100);
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  try {
    return await work(process => {
      processes.push(process);
      sign(join(folder, name));
    });
  } finally {
    openLock(folder, name);
  }
}

/**
 * @param {string} folder
 */
export function isHeld(folder) {
  return ownersOf(folder).length > 0;
}

/**
 * @param {string} folder
 */
function openIfStale(folder) {
  for (const name of ownersOf(folder)) {
    try {
      const path = join(folder, name);
      const age = Date.now() - statSync(path).mtimeMs;
      if (isStale(readOwner(path), age, hostname(), isAlive)) openLock(folder, name);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error; // its owner finished in this moment
    }
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
function openLock(folder, name) {
  try {
    unlinkSync(join(folder, name));
    rmdirSync(folder); // fails when somebody has moved in already
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function moved(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error))) return false;
    throw error;
  }
}

/**
 * @param {string} folder
 */
function ownersOf(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * @param {string} path
 * @returns {Owner | undefined}
 */
function readOwner(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // being written right now
  }
}

/**
 * @param {number} id
 */
function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM'; // it runs, and belongs to another user
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * Behind every npm script: installs what is missing, then runs the task on Node 24. It is plain JavaScript without
 * dependencies because it must work in a fresh clone on an older Node. It writes to stderr only: stdout is the task's.
 * The scripts start it with "exec" because the shell that npm puts in between would keep signals to itself.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { OLDEST_NODE, isNewEnough, readTask } from './tasks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
const parent = process.ppid;
const bin = join(root, 'node_modules', '.bin');

/** @param {string} sentence */
const say = sentence => process.stderr.write(`corvo: ${sentence}\n`);

/** @param {string} sentence */
function giveUp(sentence) {
  say(sentence);
  if (process.argv[2] === 'test') process.stdout.write('0 passed, 1 failed\n'); // how npm test closes, whatever happens
  process.exit(1);
}

function findNode() {
  const ours = join(bin, 'node');
  if (existsSync(ours) && isNewEnough(spawnSync(ours, ['--version'], { encoding: 'utf8' }).stdout)) return ours;
  return isNewEnough(process.version) ? process.execPath : undefined;
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 */
function run(node, args) {
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: [bin, process.env['PATH']].join(delimiter) },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      clearInterval(watch);
      // A terminal sends Ctrl-C to the child as well; a second one would look like impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  // When npm is killed outright, the task must not live on alone.
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] === undefined || process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 100);
  child.on('error', error => giveUp(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal); // whoever waits for us learns how the task ended
  });
}

const task = readTask(process.argv.slice(2));
if (typeof task === 'string') giveUp(task);
else {
  const file = join(root, task.file);
  const isOurs = !task.file.startsWith('node_modules');
  if (isOurs && !existsSync(file))
    giveUp(`"${process.argv[2]}" needs ${task.file}, which is not in this copy of Corvo`);
  await ensureInstalled(root, say).catch(error => giveUp(error.message));
  const node = findNode();
  if (node) run(node, [file, ...task.args]);
  else giveUp(`this is Node ${process.version}; install Node ${OLDEST_NODE} or later and try again`);
}

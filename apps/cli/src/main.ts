import { run } from './run.ts';

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort()); // a second Ctrl-C ends the process at once, as usual
process.once('SIGTERM', () => interruption.abort());

// Whoever reads our output may stop reading, as in `corvo games | head -1`: then there is nobody left to tell anything.
// What the work came to still counts: whoever is about to end with a code of its own does so first.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exit(1);
    setImmediate(() => process.exit());
  });
}

// npm changes to the folder of the project; files are named from where its user is.
const { npm_lifecycle_event: script, INIT_CWD: home } = process.env;

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: (script === 'corvo' || script === 'start') && home !== undefined ? home : process.cwd(),
  interrupted: interruption.signal,
});

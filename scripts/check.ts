/** `npm run check`: the form of the code, without the tests. */
import { runChecks } from './checks.ts';

process.exitCode = (await runChecks()) > 0 ? 1 : 0;

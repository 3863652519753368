import { parseArgs } from 'node:util';
import { firstEditionMetrics } from './first-edition.ts';
import { handOfTheKingMetrics } from './hand-of-the-king.ts';
import type { Metric } from './measure.ts';
import { serverMetrics } from './server.ts';
import { webMetrics } from './web.ts';

/** Every suite with the prefix of its ids, so that `--only` need not run the others. */
const SUITES: readonly { readonly prefix: string; readonly run: () => Metric[] | Promise<Metric[]> }[] = [
  { prefix: 'hand-of-the-king.', run: handOfTheKingMetrics },
  { prefix: 'first-edition.', run: firstEditionMetrics },
  { prefix: 'server.', run: serverMetrics },
  { prefix: 'web.', run: webMetrics },
];

const HELP = `npm run -s bench [-- --json] [-- --only PREFIX]

Measures speed in CPU time, each figure beside a bound measured in the same run.
  --json         one object {metrics: [{id, value, unit, bound?, ratio?}]}
  --only PREFIX  only the metrics whose id starts so, such as hand-of-the-king.`;

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

async function main(): Promise<number> {
  let values: { json?: boolean; only?: string; help?: boolean };
  try {
    ({ values } = parseArgs({
      options: { json: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean' } },
    }));
  } catch (error) {
    console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  const only = values.only ?? '';
  const suites = SUITES.filter(({ prefix }) => prefix.startsWith(only) || only.startsWith(prefix));
  const metrics: Metric[] = [];
  for (const { run } of suites) metrics.push(...(await run()).filter(({ id }) => id.startsWith(only)));
  if (metrics.length === 0) {
    console.error(
      `bench: no metric starts with "${only}"; there are ${SUITES.map(({ prefix }) => `${prefix}*`).join(', ')}`,
    );
    return 2;
  }
  if (values.json === true) console.log(JSON.stringify({ metrics }, null, 2));
  else {
    const width = Math.max(...metrics.map(({ id }) => id.length));
    for (const { id, value, unit, bound, ratio } of metrics) {
      const beside =
        bound === undefined ? '' : `   bound ${figure(bound)}, ratio ${(ratio ?? value / bound).toPrecision(3)}`;
      console.log(`${id.padEnd(width)}  ${figure(value).padStart(10)} ${unit}${beside}`);
    }
  }
  return 0;
}

process.exitCode = await main();

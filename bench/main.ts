import { parseArgs } from 'node:util';
import { actionMetrics } from './actions.ts';
import { beyondTheWallMetrics } from './beyond-the-wall.ts';
import { courtMetrics } from './court.ts';
import { firstEditionMetrics } from './first-edition.ts';
import { growthMetrics } from './growth.ts';
import { handOfTheKingMetrics } from './hand-of-the-king.ts';
import { interactionMetrics } from './interaction.ts';
import { writeFigures, writeGoals } from './lines.ts';
import { listMetrics } from './lists.ts';
import { isHeld, type Metric } from './measure.ts';
import { processMetrics } from './processes.ts';
import { secondEditionMetrics } from './second-edition.ts';
import { serverMetrics } from './server.ts';
import { storedMetrics } from './stored.ts';
import { webMetrics } from './web.ts';
import { gameCostMetrics, wireMetrics } from './wire.ts';

/** Every suite with the prefix of its ids, so that `--only` need not run the others. */
const SUITES: readonly { readonly prefix: string; readonly run: () => Metric[] | Promise<Metric[]> }[] = [
  { prefix: 'hand-of-the-king.', run: handOfTheKingMetrics },
  { prefix: 'first-edition.', run: firstEditionMetrics },
  { prefix: 'second-edition.', run: secondEditionMetrics },
  { prefix: 'beyond-the-wall.', run: beyondTheWallMetrics },
  { prefix: 'server.', run: serverMetrics },
  { prefix: 'server.', run: actionMetrics },
  { prefix: 'growth.', run: growthMetrics },
  { prefix: 'wire.', run: wireMetrics },
  { prefix: 'server.cpu-ms-', run: gameCostMetrics },
  { prefix: 'processes.', run: processMetrics },
  { prefix: 'stored.', run: storedMetrics },
  { prefix: 'lists.', run: listMetrics },
  { prefix: 'web.first-board.', run: webMetrics },
  { prefix: 'web.interaction.', run: interactionMetrics },
  { prefix: 'web.court.', run: courtMetrics },
];

const HELP = `npm run -s bench [-- --json] [-- --only PREFIX] [-- --hold]

Measures speed in CPU time, each figure beside a bound measured in the same run.
  --json         one object {metrics: [{id, value, unit, bound?, ratio?, goal?}]}
  --only PREFIX  only the metrics whose id starts so, such as hand-of-the-king.
  --hold         ends with 1 where a goal is missed; without it the goals are only told`;

async function main(): Promise<number> {
  let values: { json?: boolean; only?: string; hold?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({
      options: {
        json: { type: 'boolean' },
        only: { type: 'string' },
        hold: { type: 'boolean' },
        help: { type: 'boolean' },
      },
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
  else for (const line of [...writeFigures(metrics), ...writeGoals(metrics)]) console.log(line);
  return values.hold === true && !isHeld(metrics) ? 1 : 0;
}

process.exitCode = await main();

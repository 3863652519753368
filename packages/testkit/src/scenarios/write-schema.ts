import { writeFileSync } from 'node:fs';
import { scenarioJsonSchema } from './schema.ts';

// Run it after a change to schema.ts: npm run schema --workspace @corvo/testkit, then npm run format
writeFileSync(new URL('../../../../docs/scenario.schema.json', import.meta.url), scenarioJsonSchema());

/** Before the browser tests: the client as it is built today, and one Chromium for all of them. */
import { chromium } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { clientFolder } from '../../../scripts/client.ts';
import { ensureChromium, launchOptions } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly environment: Environment;
  }
}

/** What the tests find; `missing` is the sentence to fail with where they cannot run. */
interface Environment {
  readonly endpoint: string; // of the browser
  readonly client: string; // folder of the built client
  readonly missing: string;
}

const ROOT = join(import.meta.dirname, '../../..');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-e2e-client-'));
  const client = join(folder, 'dist');
  try {
    const built = clientFolder(ROOT);
    if (built === undefined) throw new Error('the client could not be built');
    cpSync(built, client, { recursive: true }); // a build in mid-run must not change what is tested
    const browser = await chromium.launchServer(launchOptions(ensureChromium()));
    project.provide('environment', { endpoint: browser.wsEndpoint(), client, missing: '' });
    return async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    };
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error);
    process.stderr.write(`corvo: ${missing}\n`);
    project.provide('environment', { endpoint: '', client, missing });
    return async () => rmSync(folder, { recursive: true, force: true });
  }
}

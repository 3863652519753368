import { chromium, type LaunchOptions } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the browser is called on Debian, on its kin, and where Google's own is installed. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const PLAYWRIGHT = join(import.meta.dirname, '../../../node_modules/.bin/playwright');

/** How a machine without Chromium comes by one, the plainest way first; none of them asks for a password. */
const WAYS: readonly string[] = [
  'apt-get update -qq && apt-get install -y -qq chromium',
  'sudo -n apt-get update -qq && sudo -n apt-get install -y -qq chromium',
  `"${PLAYWRIGHT}" install --with-deps chromium`,
];

/** A sentence for whoever must install a browser. */
export class NoChromium extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium to use: the one that `CORVO_CHROMIUM` names, one of this machine, or Playwright's own. */
export function findChromium(env: Env = process.env, own: string = chromium.executablePath()): string | undefined {
  const named = env['CORVO_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new NoChromium(`CORVO_CHROMIUM is "${named}", which is no program that can be run`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '');
  const found = NAMES.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram);
  return found ?? (existsSync(own) ? own : undefined);
}

/** Finds Chromium, and installs it where this machine lets us. */
export function ensureChromium(
  find: () => string | undefined = findChromium,
  run: (command: string) => void = install,
): string {
  for (const way of WAYS) {
    const found = find();
    if (found !== undefined) return found;
    run(way);
  }
  const found = find();
  if (found !== undefined) return found;
  throw new NoChromium(
    'the browser tests need Chromium, and it could not be installed: install it (on Debian "apt-get install chromium") or name it in CORVO_CHROMIUM',
  );
}

function install(command: string): void {
  process.stderr.write(`corvo: no Chromium yet, trying: ${command.replace(PLAYWRIGHT, 'playwright')}\n`);
  spawnSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
}

/**
 * What a tested page needs nothing of. Chromium heeds the last such list only, so Playwright's own is said again; the
 * last two would start a whole renderer more for every context, a second of work for suggestions under an address bar
 * that nobody sees.
 */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

export const launchOptions = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${FEATURES_OFF.join(',')}`,
  ],
});

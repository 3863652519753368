import { execFileSync } from 'node:child_process';
import type { LaunchOptions } from '@playwright/test';

/** Debian's Chromium; Playwright's own builds are never downloaded. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath:
      process.env['CHROMIUM'] ?? execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

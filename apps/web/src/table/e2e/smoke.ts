import { chromium, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { answerByClicking, answerByKeyboard, playToTheEnd } from './players.ts';

// Plays whole games in a real browser on the bare table page: `npx node apps/web/src/table/e2e/smoke.ts [folder]`.
const folder = process.argv[2];
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const config = fileURLToPath(new URL('../dev/vite.config.ts', import.meta.url));
const server = await createServer({ configFile: config, server: { port: 5198 }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const wrong: string[] = [];

async function open(query: string, width = 1440, height = 900): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  page.on('console', message => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
      wrong.push(`console: ${message.text()}`);
  });
  page.on('pageerror', error => wrong.push(`page: ${error.message}`));
  await page.goto(`http://localhost:5198/table/dev/dev.html?pace=1&${query}`);
  await page.waitForSelector('.hk-card, .replay-empty');
  return page;
}

async function check(page: Page, name: string): Promise<void> {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
      }
    ).axe.run();
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(node => `${node.html.slice(0, 160)} ${node.failureSummary}`)
          .join(' | ')}`,
    );
  });
  wrong.push(...found.map(text => `axe, ${name}: ${text}`));
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

try {
  for (const [name, answer, query] of [
    ['click', answerByClicking, 'seed=click&theme=light&bots=2'],
    ['keyboard', answerByKeyboard, 'seed=keys&theme=dark&lang=en&bots=1'],
  ] as const) {
    const page = await open(query);
    await check(page, `${name}-start`);
    const answers = await playToTheEnd(page, answer);
    await page.waitForSelector('.result');
    await check(page, `${name}-result`);
    console.log(`${name}: a whole game, ${answers} answers`);
    const record = await page.evaluate(() =>
      (window as unknown as { session: { record(): Promise<string> } }).session.record(),
    );
    await page.evaluate(text => sessionStorage.setItem('record', text), record);
    await page.goto(`http://localhost:5198/table/dev/dev.html?replay&${query}#3`);
    await page.waitForSelector('.hk-card');
    await page.locator('.verification .btn').first().click();
    await page.waitForSelector('.verified:not(.not)');
    await check(page, `${name}-replay`);
    await page.close();
  }
  const phone = await open('seed=phone&bots=3&theme=light', 390, 844);
  await playToTheEnd(phone, answerByClicking);
  await check(phone, 'phone-result');
  console.log('phone: a whole game');
  await phone.reload();
  await phone.waitForSelector('.decide-over');
} finally {
  await browser.close();
  await server.close();
}
for (const line of wrong) console.error(line);
process.exit(wrong.length === 0 ? 0 : 1);

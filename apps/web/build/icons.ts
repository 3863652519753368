/** Draws the PNG icons of the manifest from our logo: `npm run icons -w @corvo/web`. */
import { chromium } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ensureChromium, launchOptions } from '../e2e/chromium.ts';

const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));
const logo = await readFile(`${folder}favicon.svg`, 'utf8');
/** Systems cut maskable icons to their own shape: the drawing keeps to the middle, the ground fills the square. */
const maskable = logo.replace('rx="14" ', '').replace('<g ', '<g id="raven" ');

const browser = await chromium.launch(launchOptions(ensureChromium()));
try {
  for (const [name, size, svg] of [
    ['icon-192', 192, logo],
    ['icon-512', 512, logo],
    ['maskable-512', 512, maskable],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const inner = name === 'maskable-512' ? Math.round(size * 0.78) : size;
    const ground = name === 'maskable-512' ? '#262d38' : 'transparent';
    await page.setContent(
      `<body style="margin:0;background:${ground};display:grid;place-items:center;height:${size}px">` +
        svg.replace('<svg ', `<svg width="${inner}" height="${inner}" `),
    );
    await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}

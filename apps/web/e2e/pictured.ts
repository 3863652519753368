/** The pictures on the cards, as a test looks for them. */
import type { Page } from '@playwright/test';

export const PICTURES = /\/assets\/(faces|vignettes)-[\w-]+\.svg$/;
/** What a browser says of what it cannot fetch. */
export const CUT = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|could not be fetched/;

export const here = (page: Page) => page.locator('html.has-faces').waitFor({ state: 'attached' });

/** The cards whose picture can be seen. */
export const pictured = (page: Page, where: string): Promise<string[]> =>
  page
    .locator(`${where} .face`)
    .evaluateAll(faces =>
      faces
        .filter(
          face => face.getClientRects().length > 0 && getComputedStyle(face).backgroundImage.startsWith('url("blob:'),
        )
        .map(face => face.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? ''),
    );

/** How many points of the screen a picture is drawn with for each that it is shown on: under one it would be blurred. */
export const sharpness = (page: Page, where: string): Promise<number> =>
  page.locator(where).evaluate(async face => {
    const picture = new Image();
    picture.src = /url\("(.+)"\)/.exec(getComputedStyle(face).backgroundImage)?.[1] ?? '';
    await picture.decode();
    // It covers its room: the scarcer side counts.
    const by = Math.max(face.clientWidth / picture.naturalWidth, face.clientHeight / picture.naturalHeight);
    return 1 / (by * devicePixelRatio);
  });

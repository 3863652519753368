/** Whether what is printed on a card can be read beside, or on, its picture. */
import type { Page } from '@playwright/test';

export interface Printed {
  readonly card: string;
  readonly what: string; // the selector of what is printed
  readonly faults: readonly string[];
}

/**
 * What is printed on the cards, and whatever is wrong with it: it is cut off, too small, leaves its card, lies on the
 * picture without a ground of its own, or below the edge of the dock that it has to be scrolled to in.
 */
export const printedOn = (
  page: Page,
  cards: string,
  marks: readonly string[],
  least = 12,
): Promise<readonly Printed[]> =>
  page.locator(cards).evaluateAll(
    (all, { wanted, size }) => {
      const isOpaque = (element: Element): boolean => {
        const { backgroundColor } = getComputedStyle(element);
        return backgroundColor !== 'transparent' && !/(?:,|\/) *0(?:\.\d+)?\)$/.test(backgroundColor);
      };
      const over = (a: DOMRect, b: DOMRect): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      /** Line by line where it is text: words may run around a picture. */
      const partsOf = (mark: HTMLElement): DOMRect[] => {
        if (mark.textContent === '') return [mark.getBoundingClientRect()];
        const words = document.createRange();
        words.selectNodeContents(mark);
        return [...words.getClientRects()];
      };
      return all.flatMap(card => {
        const face = card.querySelector('.face');
        const picture = face?.getBoundingClientRect();
        const room = card.getBoundingClientRect();
        return wanted.flatMap(what =>
          [...card.querySelectorAll<HTMLElement>(what)]
            .filter(mark => mark.checkVisibility())
            .map(mark => {
              const box = mark.getBoundingClientRect();
              const faults: string[] = [];
              const isText = mark.textContent !== '';
              if (isText && mark.scrollWidth > mark.clientWidth + 1 && mark.clientWidth > 0) faults.push('cut off');
              if (isText && parseFloat(getComputedStyle(mark).fontSize) < size) faults.push('too small');
              const isScrolled = getComputedStyle(card).overflowY === 'auto';
              if (
                box.left < room.left - 1 ||
                box.right > room.right + 1 ||
                (!isScrolled && box.bottom > room.bottom + 1)
              )
                faults.push('leaves its card');
              const edge = card.closest('.wt-dock')?.getBoundingClientRect().bottom;
              if (edge !== undefined && box.bottom > edge + 1) faults.push('below the edge of its dock');
              if (
                picture !== undefined &&
                picture.width > 0 &&
                partsOf(mark).some(part => over(part, picture)) &&
                !isOpaque(mark)
              )
                faults.push('lies on the picture without a ground');
              return { card: card.dataset['card'] ?? '', what, faults };
            }),
        );
      });
    },
    { wanted: [...marks], size: least },
  );

export const faultsOf = (printed: readonly Printed[]): string[] =>
  printed.flatMap(({ card, what, faults }) => faults.map(fault => `${card} ${what} ${fault}`));

/** The contrast of a text with the plain ground that it stands on. */
export const contrastOf = (page: Page, text: string): Promise<number[]> =>
  page.locator(text).evaluateAll(all => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (colour: string): number => {
      if (pen === null) return 0;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map(value => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return all.map(element => {
      let [ground, faded]: [Element | null, number] = [element, 1];
      // Above the table the tests themselves spare the painting.
      for (let at: Element | null = element; at !== null && !at.matches('.tp'); at = at.parentElement)
        faded *= Number(getComputedStyle(at).opacity);
      while (ground !== null && /rgba\(0, 0, 0, 0\)/.test(getComputedStyle(ground).backgroundColor))
        ground = ground.parentElement;
      const [a, b] = [
        light(getComputedStyle(element).color),
        light(getComputedStyle(ground ?? document.body).backgroundColor),
      ];
      const whole = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      return faded < 1 ? 0 : whole; // words that are faded are not measured, they are wrong
    });
  });

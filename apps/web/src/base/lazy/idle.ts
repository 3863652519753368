/** How long a page is left alone with what it is doing, in milliseconds. */
const FIRST = 1_000;
const PATIENCE = 3_000;

/** Does something once the page has been left alone and has nothing more urgent to do; what it gives calls it off. */
export function whenIdle(then: () => void, after = FIRST): () => void {
  let idle: number | undefined;
  const timer = window.setTimeout(() => {
    // Not every browser tells when it idles.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(then, { timeout: PATIENCE });
    else then();
  }, after);
  return () => {
    window.clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/** Waits until what is being drawn can be seen; not for long, since a page in the background is never drawn. */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    window.setTimeout(resolve, document.hidden ? 0 : FIRST);
    requestAnimationFrame(() => window.setTimeout(resolve));
  });

/** The pauses between tries, in milliseconds: short at first, since most broken lines are back at once. */
const PAUSES = [1_000, 3_000, 8_000, 20_000, 60_000];

/** Tries something until it succeeds, after growing pauses and whenever the line is back; what it gives calls it off. */
export function retryUntilDone(task: () => Promise<unknown>): () => void {
  let isOver = false;
  let isTrying = false;
  let tries = 0;
  let timer: number | undefined;
  const stop = (): void => {
    isOver = true;
    window.clearTimeout(timer);
    window.removeEventListener('online', tryNow);
  };
  const pause = (): void => {
    isTrying = false;
    if (!isOver) timer = window.setTimeout(tryNow, PAUSES[Math.min(tries++, PAUSES.length - 1)]);
  };
  function tryNow(): void {
    if (isTrying) return;
    isTrying = true;
    window.clearTimeout(timer);
    task().then(stop, pause);
  }
  window.addEventListener('online', tryNow);
  tryNow();
  return stop;
}

/** Tries something a few times; the last failure is told. */
export async function retry<T>(task: () => Promise<T>, tries = 3): Promise<T> {
  for (let n = 1; n < tries; n++) {
    try {
      return await task();
    } catch {
      await new Promise<void>(resolve => void window.setTimeout(resolve, PAUSES[Math.min(n, PAUSES.length) - 1]));
    }
  }
  return task();
}

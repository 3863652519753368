/** Tells the service worker that a game is played here, so that it keeps what belongs to it for when there is no line. */
export function keepGame(game: string): void {
  if (!('serviceWorker' in navigator)) return;
  // Where pages are not kept at all, this waits for ever, and costs nothing.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ play: game }));
}

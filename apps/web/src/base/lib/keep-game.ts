/**
 * Tells the service worker that a game is played here, so that it keeps what belongs to it for when there is no line.
 */
export function keepGame(game: string): void {
  if (!('serviceWorker' in navigator)) return;
  // Without a service worker this promise never settles, which costs nothing.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ play: game }));
}

import type { MouseEvent } from 'react';

const CHOSEN = '[aria-pressed=true],[aria-checked=true],[aria-selected=true]';

/** A double click is one gesture: its second click takes nothing back of what the first has chosen. */
export function oneGesture(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as Element).closest(CHOSEN) !== null) event.stopPropagation();
}

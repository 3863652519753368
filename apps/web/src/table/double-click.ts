import type { MouseEvent } from 'react';

/** What was chosen, and what may come to lie under a finger that is still tapping, or be laid bare by it (`data-once`). */
const ONCE = '[aria-pressed=true],[aria-checked=true],[aria-selected=true],[data-once]';

/** A double click is one gesture: its second click takes nothing back of what the first has chosen, and does nothing else. */
export function oneGesture(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as Element).closest(ONCE) !== null) event.stopPropagation();
}

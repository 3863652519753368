import type { Stepper } from './stepper.ts';

/** Where somebody writes, or where the arrows choose already. */
const OWN_KEYS = 'input,textarea,select,[contenteditable],[role=menu],dialog';

type Key = Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Steps by the arrows, and jumps to either end: as long as nothing else has a use for the key. Says whether it did. */
export function stepByKey(event: Key, stepper: Pick<Stepper, 'go' | 'step'>, last: number): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const on = event.target as Partial<Element> | null;
  if (on?.closest?.(OWN_KEYS) != null) return false;
  if (event.key === 'ArrowLeft') stepper.step(-1);
  else if (event.key === 'ArrowRight') stepper.step(1);
  else if ((event.key !== 'Home' && event.key !== 'End') || isInScroller(on)) return false;
  else stepper.go(event.key === 'Home' ? 0 : last);
  return true;
}

/** Is the keyboard in a panel that is longer than its room? There Home and End go through the panel. */
function isInScroller(on: Partial<Element> | null): boolean {
  if (on?.scrollHeight === undefined || on.clientHeight === undefined) return false; // the window itself
  // The page is not a panel: who has gone nowhere yet means the replay.
  if (on.parentElement == null || on.parentElement.tagName === 'HTML') return false;
  const isLonger = on.scrollHeight > on.clientHeight && /auto|scroll/.test(getComputedStyle(on as Element).overflowY);
  return isLonger || isInScroller(on.parentElement);
}

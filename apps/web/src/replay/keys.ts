import type { Stepper } from './stepper.ts';

/** Where somebody writes, or where the arrows choose already. */
const OWN_KEYS = 'input,textarea,select,[contenteditable],[role=menu],dialog';

type Key = Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Steps by the arrows, and jumps to either end: as long as nothing else has a use for the key. Says whether it did. */
export function stepByKey(event: Key, stepper: Pick<Stepper, 'go' | 'step'>, last: number): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if ((event.target as Partial<Element> | null)?.closest?.(OWN_KEYS) != null) return false;
  if (event.key === 'ArrowLeft') stepper.step(-1);
  else if (event.key === 'ArrowRight') stepper.step(1);
  else if (event.key === 'Home') stepper.go(0);
  else if (event.key === 'End') stepper.go(last);
  else return false;
  return true;
}

import { create, type StateCreator, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceStore, bestEffort } from '../lib/device-store.ts';

/** What devices have in store since the first version: the values under `state`, and a number for their form. */
interface Note {
  readonly state?: object;
  readonly version: 0;
}

/** The values of a note; none where there is no note, or one that cannot be read here. */
function valuesOf(text: string | null): object {
  try {
    const note = JSON.parse(text ?? '') as Note | null;
    return note?.version === 0 ? { ...note.state } : {};
  } catch {
    return {};
  }
}

/** State that this device remembers under a name. Functions are no part of the note. */
export function remembered<T extends object>(
  name: string,
  initial: StateCreator<T>,
  store = typeof window === 'undefined' ? undefined : bestEffort(deviceStore()), // code tests have no window
): UseBoundStore<StoreApi<T>> {
  const use = create(initial);
  use.setState(valuesOf(store?.getItem(name) ?? null) as Partial<T>);
  use.subscribe(state => store?.setItem(name, JSON.stringify({ state, version: 0 } satisfies Note)));
  return use;
}

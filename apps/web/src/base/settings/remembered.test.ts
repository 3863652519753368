import { expect, test, vi } from 'vitest';
import { bestEffort } from '../lib/device-store.ts';
import { remembered } from './remembered.ts';

interface Choice {
  readonly theme: string | null;
  readonly sound: boolean;
  setTheme(theme: string): void;
}

function storeWith(note: string | null) {
  const held = new Map(note === null ? [] : [['settings', note]]);
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: vi.fn<(key: string, value: string) => void>((key, value) => void held.set(key, value)),
    removeItem: (key: string) => void held.delete(key),
  };
}

const open = (store: ReturnType<typeof storeWith>) =>
  remembered<Choice>('settings', set => ({ theme: null, sound: false, setTheme: theme => set({ theme }) }), store);

test('a note that a device has stored with the first versions is read, and what it does not say is as usual', () => {
  // Exactly what zustand's `persist` wrote, before code of ours took its place.
  const store = storeWith('{"state":{"theme":"dark"},"version":0}');
  const use = open(store);
  expect(use.getState()).toMatchObject({ theme: 'dark', sound: false });
  expect(store.setItem).not.toHaveBeenCalled();
});

test('a choice is written as it always was, so that an older page and theme.js can read it', () => {
  const store = storeWith(null);
  const use = open(store);
  expect(store.held.size).toBe(0);
  use.getState().setTheme('light');
  expect(store.held.get('settings')).toBe('{"state":{"theme":"light","sound":false},"version":0}');
  expect(open(store).getState().theme).toBe('light');
  use.setState({ sound: true });
  expect(open(store).getState().sound).toBe(true);
});

test('whoever listens to a choice finds it written', () => {
  const store = storeWith(null);
  const use = open(store);
  const heard: unknown[] = [];
  use.subscribe(() => heard.push(JSON.parse(store.held.get('settings') ?? '').state.theme));
  use.getState().setTheme('dark');
  expect(heard).toEqual(['dark']);
});

test.each(['', 'no note', 'null', '[]', '"dark"', '{"state":{"theme":"dark"},"version":1}', '{"version":0}'])(
  'a note that cannot be read here (%s) changes nothing',
  note => {
    const use = open(storeWith(note));
    expect(use.getState()).toMatchObject({ theme: null, sound: false });
    use.getState().setTheme('dark');
    expect(use.getState().theme).toBe('dark');
  },
);

test('a choice for which there is no room holds, and throws nothing', () => {
  const store = storeWith(null);
  store.setItem.mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const use = remembered<{ readonly theme: string }>('settings', () => ({ theme: 'light' }), bestEffort(store));
  use.setState({ theme: 'dark' });
  expect(use.getState().theme).toBe('dark');
  expect(store.held.size).toBe(0);
  use.setState({ theme: 'light' });
  expect(store.held.get('settings')).toContain('light');
});

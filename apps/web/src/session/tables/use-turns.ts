import { create } from 'zustand';

/** A table on the server that waits for me. */
export interface Turn {
  readonly id: string;
  readonly name: string;
}

/** Undefined until the server has said it once. It is asked by `turn-watch.ts`, which the first page does not wait for. */
export const useWaiting = create<{ readonly turns: readonly Turn[] | undefined }>()(() => ({ turns: undefined }));

/** At how many tables on the server it is my turn. */
export const useTurns = (): number => useWaiting(({ turns }) => turns?.length ?? 0);

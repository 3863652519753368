import { useEffect } from 'react';
import { create } from 'zustand';
import { needLaterTexts, needTexts } from '../../base/i18n/needed.ts';
import { keepTrying } from '../../base/lib/again.ts';
import { whenQuiet } from '../../base/lib/quiet.ts';
import { loadRest } from '../../session/games.ts';

/** What nobody needs before the first orders are given. */
export type Later = typeof import('./later.ts');

interface Found {
  readonly later?: Later;
  readonly waiting: number; // how many cannot be drawn without it
  readonly hasFailed: boolean; // the last time that it was asked for
}

export const useFound = create<Found>()(() => ({ waiting: 0, hasFailed: false }));

let coming: Promise<Later> | undefined;

async function fetchWhole(): Promise<Later> {
  try {
    const [later] = await Promise.all([import('./later.ts'), loadRest(), needLaterTexts(), needTexts('other-pages')]);
    useFound.setState({ later, hasFailed: false });
    return later;
  } catch (error) {
    console.error('A part of the board could not be fetched', error);
    useFound.setState({ hasFailed: true });
    throw error;
  } finally {
    coming = undefined;
  }
}

/** Fetches it, with what it says and what it asks of the rules. */
export const fetchLater = (): Promise<Later> => (coming ??= fetchWhole());

/** Undefined where it is still on its way. */
export const laterHere = (): Later | undefined => useFound.getState().later;

/** Does somebody wait for it in vain? The rest of the table stays: what it says does not depend on it. */
export const isLaterMissing = ({ later, waiting, hasFailed }: Found): boolean =>
  later === undefined && waiting > 0 && hasFailed;

/** Fetches it until it is here, or until it is called off: at once where it is urgent, else quietly. */
export function awaitLater(isUrgent: boolean): () => void {
  let stop = (): void => {};
  const begin = (): void => void (stop = keepTrying(fetchLater));
  if (!isUrgent) {
    const callOff = whenQuiet(begin);
    return () => {
      callOff();
      stop();
    };
  }
  // Nobody has waited in vain before this try.
  useFound.setState(({ waiting, hasFailed }) => ({ waiting: waiting + 1, hasFailed: waiting > 0 && hasFailed }));
  begin();
  return () => {
    stop();
    useFound.setState(({ waiting }) => ({ waiting: waiting - 1 }));
  };
}

/** The same for a component, which is drawn again with it. */
export function useLater(isUrgent: boolean): Later | undefined {
  const later = useFound(found => found.later);
  useEffect(() => (later === undefined ? awaitLater(isUrgent) : undefined), [later, isUrgent]);
  return later;
}

import { useEffect } from 'react';
import { create } from 'zustand';
import { needTexts } from '../../i18n/needed.ts';
import { whenQuiet } from '../../shared/quiet.ts';
import { fetchTools } from './tools.ts';

/** What nobody needs before the first orders are given. */
export type Later = typeof import('./later.ts');

const useFound = create<{ readonly later?: Later; readonly error?: unknown }>()(() => ({}));

/** Fetches it, with what it says and what it asks of the rules. */
export async function fetchLater(): Promise<Later> {
  const [later] = await Promise.all([import('./later.ts'), needTexts('westeros-later').then(fetchTools)]);
  useFound.setState({ later });
  return later;
}

/** Undefined where it is still on its way. */
export const laterHere = (): Later | undefined => useFound.getState().later;

/** The same for a component, which is drawn again with it: it comes at once where it is urgent, else quietly. */
export function useLater(isUrgent: boolean): Later | undefined {
  const { later, error } = useFound();
  useEffect(() => {
    if (later !== undefined) return undefined;
    // Without what is urgent nobody can answer: then the page says so. Else whoever needs it asks again.
    const fetch = (): void => void fetchLater().catch(failed => isUrgent && useFound.setState({ error: failed }));
    if (!isUrgent) return whenQuiet(fetch);
    fetch();
    return () => useFound.setState({ error: undefined });
  }, [later, isUrgent]);
  if (error !== undefined) throw error;
  return later;
}

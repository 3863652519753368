import { useEffect } from 'react';
import { create } from 'zustand';

/** The title of the page in front: for the window and for those who listen. */
export const useTitle = create<{ readonly title: string }>()(() => ({ title: '' }));

export function usePage(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Corvo' : `${title} · Corvo`;
    useTitle.setState({ title });
  }, [title]);
}

import { useEffect } from 'react';
import { create } from 'zustand';

/** The title of the page in front: for the window and for those who listen. */
export const useTitle = create<{ readonly title: string }>()(() => ({ title: '' }));

/** Names the page in front; null leaves that to what is drawn inside. */
export function usePage(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    document.title = title === '' ? 'Corvo' : `${title} · Corvo`;
    useTitle.setState({ title });
  }, [title]);
}

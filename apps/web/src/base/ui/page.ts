import { useEffect } from 'react';
import { create } from 'zustand';

/** The title of the page in front: for the window and for those who listen. */
export const useTitle = create<{ readonly title: string }>()(() => ({ title: '' }));

let mark = '';

const show = (title: string): void =>
  void (document.title = [mark, title, 'Corvo'].filter(part => part !== '').join(' · '));

/** Names the page in front; null leaves that to what is drawn inside. */
export function usePage(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    show(title);
    useTitle.setState({ title });
  }, [title]);
}

/** What the tab of the window says before the title of any page; who listens hears it elsewhere. */
export function markTitle(words: string): void {
  mark = words;
  show(useTitle.getState().title);
}

import { useSyncExternalStore } from 'react';

/** The code of an invitation, which stands after the `#` of a table's address. */
const invitation = (): string | undefined => /^#([A-Za-z0-9_-]{8,64})$/.exec(window.location.hash)?.[1];

function onChange(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}

/** The same for a component; a link may also be put into the address of a page that is already open. */
export const useInvitation = (): string | undefined => useSyncExternalStore(onChange, invitation);

import { useEffect, useState } from 'react';

/** The code of an invitation, which stands after the `#` of a table's address. */
const invitation = (): string | undefined => /^#([A-Za-z0-9_-]{8,64})$/.exec(window.location.hash)?.[1];

function onChange(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}

/**
 * The same for a component. A link may also be put into the address of a page that is already open; what the page itself
 * writes there (`useShownInvitation`) is no news, since who may see the link is in already.
 */
export function useInvitation(): string | undefined {
  const [code, setCode] = useState(invitation);
  useEffect(() => onChange(() => setCode(invitation())), []);
  return code;
}

/** Whoever sits at a table can hand its address on: the invitation stands in it. */
export function useShownInvitation(path: string | null): void {
  useEffect(() => {
    if (path !== null && window.location.hash === '') window.history.replaceState(window.history.state, '', path);
  }, [path]);
}

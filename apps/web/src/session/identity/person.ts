import type { Problem } from '@corvo/core';
import type { Me } from '@corvo/protocol';
import { loadIdentity, useIdentity } from './store.ts';

/**
 * The person, asked for a name first where there is none; null when they would rather not say. Where the server cannot be
 * reached a name would be of no use: that is said instead of asking for one.
 */
export async function person(): Promise<Me | null | Problem> {
  const { me } = useIdentity.getState();
  if (me != null) return me;
  const known = await loadIdentity();
  if (known !== null) return known;
  return new Promise(resolve => {
    useIdentity.setState({
      asking: answer => {
        useIdentity.setState({ asking: null });
        resolve(answer);
      },
    });
  });
}

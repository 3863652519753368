import { Suspense } from 'react';
import { useIdentity } from '../../session/identity/store.ts';
import { NameSheet } from '../pages.ts';

/** Asks for a name when one is needed: to sit at a table on the server, never to play alone. */
export function NameDialog() {
  const asking = useIdentity(state => state.asking);
  return asking === null ? null : (
    <Suspense fallback={null}>
      <NameSheet onAnswer={() => asking(null)} />
    </Suspense>
  );
}

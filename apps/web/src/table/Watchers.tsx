import { Eye } from 'lucide-react';
import { useIdentity } from '../session/identity/store.ts';
import { person } from '../session/identity/person.ts';
import type { TableSnapshot } from '../session/session.ts';
import type { Words } from '../kit/words.ts';

interface Props {
  readonly words: Words;
  readonly snapshot: Pick<TableSnapshot, 'viewer' | 'watching'>;
}

/** Those who watch: the names there are, and how many more. Whoever reads it need not be told of himself. */
export function watchersIn(words: Words, { viewer, watching }: Props['snapshot'], me: string | undefined): string {
  if (watching === undefined) return '';
  const names = [...watching.names];
  const mine = viewer === null && me !== undefined ? names.indexOf(me) : -1;
  if (mine >= 0) names.splice(mine, 1);
  const count = watching.count - (viewer === null ? 1 : 0);
  if (count <= 0) return '';
  if (names.length === 0) return words.t('watching-people', { count });
  const more = count - names.length;
  return [...names, ...(more > 0 ? [words.t('watching-more', { count: more })] : [])].join(', ');
}

/** Who watches the table, for those who sit at it. */
export function Watchers({ words, snapshot }: Props) {
  const me = useIdentity(identity => identity.me?.name);
  const who = watchersIn(words, snapshot, me);
  if (who === '') return null;
  return (
    <p className="watchers">
      <Eye aria-hidden size={14} /> {words.t('watching-who', { names: who })}
    </p>
  );
}

/** To whoever only watches: that it is so, and who else does. Who has no name may give one. */
export function YouWatch({ words, snapshot }: Props) {
  const me = useIdentity(identity => identity.me);
  const others = watchersIn(words, snapshot, me?.name);
  return (
    <p className="strip watches" role="status">
      <Eye aria-hidden size={14} /> {words.t('watching-you')}{' '}
      {others !== '' && words.t('watching-also', { names: others })}
      {me === null && (
        <button type="button" className="btn small quiet" onClick={() => void person()}>
          {words.t('watching-name')}
        </button>
      )}
    </p>
  );
}

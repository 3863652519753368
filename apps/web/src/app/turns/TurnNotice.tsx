import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../../base/i18n/index.ts';
import { markTitle } from '../../base/ui/page.ts';
import { useTurnWatch } from '../../session/tables/turn-watch.ts';
import { useWaiting, type Turn } from '../../session/tables/use-turns.ts';
import { newcomer } from './newcomer.ts';

const ICON = '/icons/favicon.svg';
const ICON_WAITING = '/icons/favicon-turn.svg';

/** Pages that list what waits for me: there nobody need be told of it. */
const LISTS: readonly string[] = ['/', '/games'];

/** Says that a table waits for me: in the title and on the icon of the tab, and once in the page, wherever I am. */
export function TurnNotice() {
  const { t } = useText();
  const [place] = useLocation();
  const turns = useWaiting(state => state.turns);
  useTurnWatch();
  const count = turns?.length ?? 0;
  const mark = count === 0 ? '' : count === 1 ? t('tables.yourTurn') : `${t('tables.yourTurn')} (${count})`;
  useEffect(() => {
    markTitle(mark);
    document.querySelector('link[rel="icon"]')?.setAttribute('href', mark === '' ? ICON : ICON_WAITING);
  }, [mark]);

  const before = useRef(turns);
  const [told, setTold] = useState<Turn | null>(null);
  useEffect(() => {
    const found = newcomer(before.current, turns);
    before.current = turns;
    if (found !== undefined) setTold(found);
  }, [turns]);
  const isSeen = told === null || place === `/table/${told.id}` || LISTS.includes(place);
  useEffect(() => {
    if (isSeen) setTold(null);
  }, [isSeen]);
  if (isSeen || !turns?.some(({ id }) => id === told.id)) return null;
  return (
    <div className="toast" role="status">
      <span>
        {t('tables.yourTurn')}: {told.name}
      </span>
      <Link className="btn small" href={`/table/${told.id}`}>
        {t('tables.playNow')}
      </Link>
      <button type="button" className="btn small" onClick={() => setTold(null)}>
        {t('store.understood')}
      </button>
    </div>
  );
}

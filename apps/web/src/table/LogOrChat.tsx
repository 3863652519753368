import { memo, Suspense, useMemo, useState } from 'react';
import { lazyView } from '../base/ui/lazy-view.tsx';
import type { ChatPanel as Chat } from './ChatPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { Watchers } from './watchers.ts';

/** Nobody needs the chat before it is opened. */
const ChatPanel = lazyView(async () => (await import('./ChatPanel.tsx')).ChatPanel);

type Log = Parameters<typeof LogPanel>[0];
type Props = Omit<Log, 'kit' | 'moments'> & Parameters<typeof Chat>[0] & { kit: Log['kit'] | undefined; shown: number };

/** Apart from the board: an answer that is being made changes nothing here. */
export const LogOrChat = memo(function LogOrChat({ words, session, snapshot, kit, shown, ...log }: Props) {
  // Nothing is told before it is seen.
  const moments = useMemo(() => snapshot.moments.filter(({ n }) => n <= shown), [snapshot.moments, shown]);
  const [chat, setChat] = useState(false);
  const talks = snapshot.connection !== 'local';
  return (
    <>
      <header className="tp-log-head">
        <h2 className="lab">{words.t(chat && talks ? 'panel-chat' : 'panel-log')}</h2>
        {talks && (
          <button type="button" className="btn small quiet" aria-pressed={chat} onClick={() => setChat(!chat)}>
            {chat ? words.t('panel-log') : words.t('chat-open', { count: snapshot.unread })}
          </button>
        )}
      </header>
      {snapshot.watching !== undefined && snapshot.viewer !== null && <Watchers words={words} snapshot={snapshot} />}
      {chat && talks ? (
        <Suspense>
          <ChatPanel words={words} session={session} snapshot={snapshot} />
        </Suspense>
      ) : (
        kit && <LogPanel words={words} kit={kit} moments={moments} {...log} />
      )}
    </>
  );
});

import { LIMITS } from '@corvo/protocol';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import { TimeLeft } from './Clock.tsx';
import type { Words } from '../kit/words.ts';
import { channelsOf } from './channels.ts';

interface Props {
  readonly words: Words;
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
}

const A_LINE = 24; // pixels: as good as at the foot

/** Talk at the table and between two; silent where the rules say so. */
export function ChatPanel({ words, session, snapshot }: Props) {
  const channels = channelsOf(snapshot);
  const [wanted, setWanted] = useState('table');
  const [text, setText] = useState('');
  const [refused, setRefused] = useState('');
  const channel = channels.find(({ id }) => id === wanted) ?? channels[0];
  const shown = channel?.id;
  const isApart = channel?.open === false && snapshot.talk.apart?.includes(snapshot.viewer ?? '') === true;
  const unread = (id: string): string => {
    const count = snapshot.chat.filter(line => line.channel === id && line.unread === true).length;
    return count === 0 ? '' : ` (${count})`;
  };
  const lines = snapshot.chat.filter(line => line.channel === channel?.id);
  const list = useRef<HTMLOListElement>(null);
  const [atFoot, setAtFoot] = useState(true); // else somebody reads what was said before, and is left there
  const toFoot = (): void => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(() => {
    setAtFoot(true);
    toFoot();
  }, [shown]);
  useEffect(() => {
    if (!atFoot) return;
    toFoot();
    if (shown !== undefined) session.readChat(shown);
  }, [session, shown, atFoot, snapshot.chat.length]);
  const onScroll = (): void => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {};
    setAtFoot(scrollHeight - scrollTop - clientHeight < A_LINE);
  };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || channel === undefined) return;
    const answer = await session.say(channel.id, said);
    setRefused(answer.ok ? '' : words.problem(answer.problem));
    if (answer.ok) setText('');
  };

  const talks = snapshot.clock?.for === 'talk' ? snapshot.clock.seats[0] : undefined;
  return (
    <div className="chat">
      {channels.length > 1 && (
        <div className="log-filters" role="group" aria-label={words.t('chat-channels')}>
          {channels.map(({ id, other }) => (
            <button key={id} type="button" aria-pressed={id === channel?.id} onClick={() => setWanted(id)}>
              {other === null ? words.t('chat-table') : words.nameOf(other)}
              {unread(id)}
            </button>
          ))}
        </div>
      )}
      {(!snapshot.talk.table || isApart) && (
        <p className="chat-silent">
          {snapshot.talk.between.length === 2
            ? words.t('chat-between', {
                names: snapshot.talk.between.map(words.nameOf),
                seconds: snapshot.talk.secondsMax,
              })
            : words.t('chat-silent')}{' '}
          {talks && snapshot.clock && <TimeLeft words={words} endsAt={talks.endsAt} ofMs={snapshot.clock.ofMs} quiet />}
        </p>
      )}
      <ol ref={list} className="chat-lines" aria-live="polite" tabIndex={0} onScroll={onScroll}>
        {lines.length === 0 && <li className="log-empty">{words.t('chat-empty')}</li>}
        {lines.map(line => (
          <li key={line.id}>
            <b>{line.from}</b> {line.text}
          </li>
        ))}
      </ol>
      {!atFoot && (
        <button type="button" className="btn small chat-newest" onClick={toFoot}>
          {words.t('newest')}
          {shown === undefined ? '' : unread(shown)}
        </button>
      )}
      {channel?.open && (
        <form onSubmit={event => void send(event)}>
          <input
            value={text}
            maxLength={LIMITS.chatText}
            onChange={event => setText(event.target.value)}
            // Who writes means the writing, not the answer that is being made on the board.
            onKeyDown={event => {
              if (event.key === 'Escape') event.preventDefault();
            }}
            aria-label={words.t('chat-write')}
            placeholder={words.t('chat-write')}
          />
          <button type="submit" className="btn small">
            {words.t('chat-send')}
          </button>
        </form>
      )}
      {refused !== '' && (
        <p className="decide-refusal" role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

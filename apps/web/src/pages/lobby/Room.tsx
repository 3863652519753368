import { isProblem, type Problem } from '@corvo/core';
import type { Hook } from '@corvo/protocol';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { ProblemNotice } from '../../base/ui/States.tsx';
import { hookNoMore, hookOf, hookTo } from '../../session/identity/notices.ts';
import '../settings/settings.css';
import { lobbyTexts } from './texts.ts';

/** A room elsewhere that the table tells what happens (CO-9.4), for its host. */
export function Room({ table }: { table: string }) {
  const { t, language } = useText(lobbyTexts);
  const [hook, setHook] = useState<Hook>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [url, setUrl] = useState('');
  const take = (answer: Hook | Problem): void => {
    setProblem(isProblem(answer) ? answer : null);
    if (isProblem(answer)) return;
    setHook(answer);
    setUrl('');
  };
  useEffect(() => void hookOf(table).then(take), [table]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (url.trim() !== '') void hookTo(table, { url: url.trim(), language }).then(take);
  };
  const host = hook?.host ?? null;
  return (
    <details className="card fold lobby-wide">
      <summary>
        <h2>{t('lobby.room')}</h2>
        <small className="muted">{host === null ? t('lobby.roomNone') : t('lobby.roomAt', { host })}</small>
      </summary>
      <div className="form-card">
        <p className="help">{t('lobby.roomHelp')}</p>
        <form className="inline" onSubmit={submit}>
          <input
            className="input"
            type="url"
            maxLength={1_000}
            value={url}
            aria-label={t('lobby.roomAddress')}
            placeholder="https://"
            onChange={event => setUrl(event.target.value)}
          />
          <button type="submit" className="btn" aria-disabled={url.trim() === ''}>
            {t('lobby.roomTell')}
          </button>
        </form>
        {host !== null && (
          <button type="button" className="btn small" onClick={() => void hookNoMore(table).then(take)}>
            {t('lobby.roomStop', { host })}
          </button>
        )}
        {problem !== null && <ProblemNotice problem={problem} />}
      </div>
    </details>
  );
}

import { isProblem, type Problem } from '@corvo/core';
import type { Me } from '@corvo/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { usePage } from '../../base/ui/page.ts';
import { useText } from '../../base/i18n/index.ts';
import { Away, Bones, ProblemNotice } from '../../base/ui/States.tsx';
import { claim, whoseLink } from '../../session/identity/devices.ts';
import { useIdentity } from '../../session/identity/store.ts';
import { tablesTexts } from '../tables/texts.ts';
import { identityTexts } from './texts.ts';

/** The personal link, opened on another device. It asks first: a link must not change who I am by itself. */
export function CarryPage() {
  const { t } = useText(identityTexts);
  usePage(t('carry.title'));
  const token = window.location.hash.slice(1);
  const [owner, setOwner] = useState<Me | Problem>();
  const look = useCallback(() => {
    if (token !== '') void whoseLink(token).then(setOwner);
  }, [token]);
  useEffect(look, [look]);
  return (
    <div className="page narrow">
      <header className="page-head">
        <h1>{t('carry.title')}</h1>
      </header>
      <div className="stack">
        {token === '' ? (
          <p className="notice bad" role="alert">
            {t('carry.incomplete')}
          </p>
        ) : owner === undefined ? (
          <Bones rows={1} />
        ) : !isProblem(owner) ? (
          <Offer owner={owner} token={token} />
        ) : owner.code === 'unreachable' ? (
          <Away onRetry={look} />
        ) : (
          <ProblemNotice problem={owner} />
        )}
      </div>
    </div>
  );
}

/** Who one would be here; nothing to do for those who are it already. */
function Offer({ owner, token }: { owner: Me; token: string }) {
  const { t } = useText(identityTexts);
  const { t: tables } = useText(tablesTexts);
  const me = useIdentity(state => state.me);
  const [, go] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const take = (): void => {
    void claim(token).then(found => (isProblem(found) ? setProblem(found) : go('/games', { replace: true })));
  };
  const { name } = owner;
  if (me?.id === owner.id)
    return (
      <>
        <p className="lead-text">{t('carry.already', { name })}</p>
        <div className="sheet-actions">
          <Link className="btn main" href="/games">
            {tables('games.title')}
          </Link>
        </div>
      </>
    );
  return (
    <>
      <p className="lead-text">{me == null ? t('carry.text', { name }) : t('carry.replace', { name, now: me.name })}</p>
      {problem !== null && <ProblemNotice problem={problem} />}
      <div className="sheet-actions">
        <Link className="btn" href="/">
          {t('carry.no')}
        </Link>
        <button type="button" className="btn main" onClick={take}>
          {t('carry.yes', { name })}
        </button>
      </div>
    </>
  );
}

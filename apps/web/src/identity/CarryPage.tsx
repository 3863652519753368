import { isProblem, type Problem } from '@corvo/core';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { usePage } from '../app/page.ts';
import { useText } from '../i18n/index.ts';
import { ProblemNotice } from '../shared/States.tsx';
import { claim, useIdentity } from './store.ts';

/** The personal link, opened on another device. It asks first: a link must not change who I am by itself. */
export function CarryPage() {
  const { t } = useText();
  const me = useIdentity(state => state.me);
  const [, go] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  usePage(t('carry.title'));
  const token = window.location.hash.slice(1);
  const take = (): void => {
    void claim(token).then(found => (isProblem(found) ? setProblem(found) : go('/games', { replace: true })));
  };
  return (
    <div className="page narrow">
      <header className="page-head">
        <h1>{t('carry.title')}</h1>
        <p className="lead-text">{me == null ? t('carry.text') : t('carry.replace', { name: me.name })}</p>
      </header>
      <div className="stack">
        {problem !== null && <ProblemNotice problem={problem} />}
        <div className="sheet-actions">
          <Link className="btn" href="/">
            {t('carry.no')}
          </Link>
          <button type="button" className="btn main" onClick={take} disabled={token === ''}>
            {t('carry.yes')}
          </button>
        </div>
      </div>
    </div>
  );
}

import { isProblem, type Problem } from '@corvo/core';
import { LIMITS, written } from '@corvo/protocol';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { useSettings } from '../../base/settings/store.ts';
import { Limit } from '../../base/ui/Limit.tsx';
import { sayProblem } from '../../base/lib/problems.ts';
import { takeName, useIdentity } from '../../session/identity/store.ts';
import { identityTexts } from './texts.ts';

/** The question for a name, over whatever page somebody is on. */
export function NameSheet({ onAnswer }: { onAnswer: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="name-title" onCancel={onAnswer}>
      <NameForm onCancel={onAnswer} />
    </dialog>
  );
}

/** The name, in the dialog or on a page. */
export function NameForm({ onCancel }: { onCancel?: () => void }) {
  const { t } = useText(identityTexts);
  const [name, setName] = useState(useSettings.getState().name);
  const [problem, setProblem] = useState<Problem | null>(null);
  const wanted = written(name);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (wanted === '') return;
    void takeName(wanted).then(found => {
      if (isProblem(found)) setProblem(found);
      else useIdentity.getState().asking?.(found);
    });
  };
  return (
    <form onSubmit={submit}>
      <h2 id="name-title">{t('name.title')}</h2>
      <p className="muted">{t('name.why')}</p>
      <div className="field">
        <label htmlFor="name-field">{t('name.label')}</label>
        <input
          id="name-field"
          className="input"
          value={name}
          maxLength={LIMITS.name}
          required
          autoComplete="nickname"
          aria-describedby="name-limit"
          onChange={event => setName(event.target.value)}
        />
        <Limit id="name-limit" text={name} max={LIMITS.name} />
      </div>
      {problem !== null && <NameProblem problem={problem} />}
      <div className="sheet-actions">
        {onCancel && (
          <button type="button" className="btn" onClick={onCancel}>
            {t('name.later')}
          </button>
        )}
        <button type="submit" className="btn main" aria-disabled={wanted === ''}>
          {wanted === '' ? t('name.missing') : t('name.take', { name: wanted })}
        </button>
      </div>
    </form>
  );
}

/** The server has read the name, and does not take it (CO-7.1): to reload the page would not help. */
const isRefused = ({ code, data }: Problem): boolean =>
  code === 'malformed-message' && typeof data === 'object' && data !== null && 'field' in data && data.field === 'name';

/** Why a name could not be taken. */
export function NameProblem({ problem }: { problem: Problem }) {
  const { t, language } = useText(identityTexts);
  return (
    <p className="notice bad" role="alert">
      {isRefused(problem) ? t('name.refused') : sayProblem(language, problem)}
    </p>
  );
}

import { isProblem, type Problem } from '@corvo/core';
import type { PersonalLink } from '@corvo/protocol';
import { useState } from 'react';
import { useText } from '../i18n/index.ts';
import { forgetMe, personalLink, useIdentity } from '../identity/store.ts';
import { CopyLink } from '../lobby/Invitation.tsx';
import { ProblemNotice } from '../shared/States.tsx';
import { clockTime } from '../shared/time.ts';
import '../lobby/lobby.css';

/** The personal link, which carries who I am to another device. */
export function Devices() {
  const { t, language } = useText();
  const me = useIdentity(state => state.me);
  const [link, setLink] = useState<PersonalLink | Problem | null>(null);
  const [leaving, setLeaving] = useState(false);
  if (me == null) return <p className="help">{t('settings.linkNeedsName')}</p>;
  return (
    <div className="field">
      <h3 className="label">{t('settings.devices')}</h3>
      <p className="help">{t('settings.linkHelp')}</p>
      {link !== null && isProblem(link) && <ProblemNotice problem={link} />}
      {link !== null && !isProblem(link) ? (
        <>
          <CopyLink link={new URL(link.path, window.location.href).href} label={t('settings.link')} title="Corvo" />
          <p className="help">{t('settings.linkUntil', { when: clockTime(link.until, language) })}</p>
        </>
      ) : (
        <div className="inline">
          <button type="button" className="btn" onClick={() => void personalLink().then(setLink)}>
            {t('settings.makeLink')}
          </button>
          {leaving ? (
            <>
              <span className="help">{t('settings.forgetSure')}</span>
              <button type="button" className="btn small" onClick={() => void forgetMe().then(() => setLeaving(false))}>
                {t('settings.forgetYes', { name: me.name })}
              </button>
            </>
          ) : (
            <button type="button" className="btn quiet" onClick={() => setLeaving(true)}>
              {t('settings.forget')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

import { isProblem, type Problem } from '@corvo/core';
import type { PersonalLink } from '@corvo/protocol';
import { useState } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { forgetMe, personalLink } from '../../session/identity/devices.ts';
import { useIdentity } from '../../session/identity/store.ts';
import { CopyLink } from '../lobby/Invitation.tsx';
import { ProblemNotice } from '../../base/ui/States.tsx';
import { clockTime } from '../../base/lib/time.ts';
import { KnownDevices } from './KnownDevices.tsx';
import '../lobby/lobby.css';
import { settingsTexts } from './texts.ts';

/** The personal link, which carries who I am to another device. */
export function Devices() {
  const { t, language } = useText(settingsTexts);
  const me = useIdentity(state => state.me);
  const [link, setLink] = useState<PersonalLink | Problem | null>(null);
  const [leaving, setLeaving] = useState<'no' | 'asked' | 'now'>('no');
  const [stays, setStays] = useState<Problem | null>(null);
  const leave = async (): Promise<void> => {
    if (leaving === 'now') return;
    setLeaving('now');
    setStays(null);
    const found = await forgetMe();
    setStays(found);
    setLeaving(found === null ? 'no' : 'asked');
  };
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
          {leaving === 'no' ? (
            <button type="button" className="btn quiet" onClick={() => setLeaving('asked')}>
              {t('settings.forget')}
            </button>
          ) : (
            <>
              <span className="help">{t('settings.forgetSure')}</span>
              <button
                type="button"
                className="btn small"
                aria-disabled={leaving === 'now'}
                onClick={() => void leave()}
              >
                {t('settings.forgetYes')}
              </button>
            </>
          )}
        </div>
      )}
      <KnownDevices />
      {stays !== null && (
        <ProblemNotice problem={stays}>
          <p>{t('settings.forgetNot', { name: me.name })}</p>
        </ProblemNotice>
      )}
    </div>
  );
}

import { isProblem, type Problem } from '@corvo/core';
import type { KnownDevice, KnownDevices as Known } from '@corvo/protocol';
import { useEffect, useState } from 'react';
import { useText, type SayOf } from '../../base/i18n/index.ts';
import { ago } from '../../base/lib/time.ts';
import { ProblemNotice } from '../../base/ui/States.tsx';
import { endDevice, endOtherDevices, knownDevices } from '../../session/identity/devices.ts';
import { settingsTexts } from './texts.ts';

/** A server knows a device as `Firefox, Linux`, in no language; here it is said as people say it. */
const spoken = (device: string, t: SayOf<typeof settingsTexts>): string => {
  const [browser = '', system] = device.split(', ');
  if (browser === '') return t('settings.knownUnnamed');
  return system === undefined ? browser : t('settings.knownOn', { browser, system });
};

/** Where I am known, and how to be forgotten there: a lost phone, or somebody who opened my link. */
export function KnownDevices() {
  const { t, language } = useText(settingsTexts);
  const [found, setFound] = useState<readonly KnownDevice[]>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const take = (answer: Known | Problem): void => {
    setBusy(false);
    setProblem(isProblem(answer) ? answer : null);
    if (!isProblem(answer)) setFound(answer.sessions);
  };
  const end = (asked: () => Promise<Known | Problem>): void => {
    if (busy) return;
    setBusy(true);
    void asked().then(take);
  };
  useEffect(() => void knownDevices().then(take), []);
  if (found === undefined) return problem !== null && <ProblemNotice problem={problem} />;
  const others = found.filter(({ here }) => !here);
  return (
    <>
      <h3 className="label">{t('settings.known')}</h3>
      <ul className="known-devices">
        {found.map(({ id, device, seenAt, here }) => (
          <li key={id}>
            <span>
              {spoken(device, t)}
              <span className="help">
                {here ? t('settings.knownHere') : t('settings.knownSeen', { when: ago(seenAt, language) })}
              </span>
            </span>
            {!here && (
              <button type="button" className="btn small" aria-disabled={busy} onClick={() => end(() => endDevice(id))}>
                {t('settings.knownEnd', { device: spoken(device, t) })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <div className="inline">
          <button type="button" className="btn small" aria-disabled={busy} onClick={() => end(endOtherDevices)}>
            {t('settings.knownEndAll')}
          </button>
        </div>
      )}
      {problem !== null && <ProblemNotice problem={problem} />}
    </>
  );
}

import { isProblem, type Problem } from '@corvo/core';
import { NOTICE_KINDS, type NoticeKind, type Ways } from '@corvo/protocol';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { ProblemNotice } from '../../base/ui/States.tsx';
import {
  mailNoMore,
  mailTo,
  pushOff,
  pushOn,
  pushState,
  ways,
  type PushHereState,
} from '../../session/identity/notices.ts';
import { choose, preferences } from '../../session/identity/preferences.ts';
import { useIdentity } from '../../session/identity/store.ts';
import { settingsTexts } from './texts.ts';

/** What I am told of while I am away, and by which ways (CO-9.2). */
export function NoticesSection() {
  const { t } = useText(settingsTexts);
  const me = useIdentity(state => state.me);
  const [found, setFound] = useState<Ways>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const take = (answer: Ways | Problem): void => {
    setProblem(isProblem(answer) ? answer : null);
    if (!isProblem(answer)) setFound(answer);
  };
  useEffect(() => {
    if (me != null) void ways().then(take);
  }, [me]);
  if (me == null) return <p className="help">{t('settings.notices.needsName')}</p>;
  return (
    <>
      <p className="help">{t('settings.notices.help')}</p>
      <Kinds onProblem={setProblem} />
      {found !== undefined && (
        <>
          <Push found={found} onAnswer={take} />
          <Mail found={found} onAnswer={take} />
        </>
      )}
      {problem !== null && <ProblemNotice problem={problem} />}
    </>
  );
}

/** Of what I am told. */
function Kinds({ onProblem }: { onProblem: (problem: Problem | null) => void }) {
  const { t } = useText(settingsTexts);
  const [kinds, setKinds] = useState<readonly NoticeKind[]>();
  const line = useRef(Promise.resolve());
  useEffect(
    () =>
      void preferences().then(answer => {
        if (isProblem(answer)) onProblem(answer);
        else setKinds(answer.notices);
      }),
    [onProblem],
  );
  if (kinds === undefined) return null;
  const send = async (wanted: readonly NoticeKind[]): Promise<void> => {
    const answer = await choose({ notices: [...wanted] });
    onProblem(isProblem(answer) ? answer : null);
    // What was not stored stands as it stood, unless it was changed again meanwhile.
    if (isProblem(answer)) setKinds(now => (now === wanted ? kinds : now));
  };
  const turn = (kind: NoticeKind, on: boolean): void => {
    const wanted = NOTICE_KINDS.filter(one => (one === kind ? on : kinds.includes(one)));
    setKinds(wanted);
    line.current = line.current.then(() => send(wanted));
  };
  return (
    <fieldset className="field">
      <legend className="label">{t('settings.notices.of')}</legend>
      {NOTICE_KINDS.map(kind => (
        <label key={kind} className="switch">
          <input
            type="checkbox"
            role="switch"
            checked={kinds.includes(kind)}
            onChange={event => turn(kind, event.target.checked)}
          />
          <span>{t(`settings.notices.of.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface WayProps {
  readonly found: Ways;
  readonly onAnswer: (answer: Ways | Problem) => void;
}

/** To this device. */
function Push({ found, onAnswer }: WayProps) {
  const { t, language } = useText(settingsTexts);
  const [state, setState] = useState<PushHereState>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => void pushState(found).then(setState), [found]);
  if (state === undefined) return null;
  const change = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const answer = state === 'on' ? await pushOff() : await pushOn(found, language);
    setFailed(answer === undefined);
    setState(await pushState(found));
    if (answer !== undefined) onAnswer(answer);
    setBusy(false);
  };
  const others = found.pushes.length - (state === 'on' ? 1 : 0);
  return (
    <div className="field">
      <h3 className="label">{t('settings.notices.push')}</h3>
      {state === 'impossible' || state === 'forbidden' ? (
        <p className="help">{t(`settings.notices.push.${state}`)}</p>
      ) : (
        <div className="inline">
          <button type="button" className="btn" aria-disabled={busy} onClick={() => void change()}>
            {t(state === 'on' ? 'settings.notices.push.stop' : 'settings.notices.push.start')}
          </button>
        </div>
      )}
      <p className="help" role="status">
        {failed
          ? t('settings.notices.push.failed')
          : `${state === 'on' ? t('settings.notices.push.on') : ''} ${others > 0 ? t('settings.notices.push.others', { count: others }) : ''}`.trim()}
      </p>
    </div>
  );
}

/** To an address, once whoever reads there has said yes. */
function Mail({ found: { mail, mayMail }, onAnswer }: WayProps) {
  const { t, language } = useText(settingsTexts);
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (asked: () => Promise<Ways | Problem>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    onAnswer(await asked());
    setBusy(false);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (address.trim() !== '') void send(() => mailTo({ address: address.trim(), language }));
  };
  return (
    <div className="field">
      <h3 className="label">{t('settings.notices.mail')}</h3>
      {mail !== null ? (
        <>
          <p role="status">
            {t(mail.confirmed ? 'settings.notices.mail.on' : 'settings.notices.mail.asked', { address: mail.address })}
          </p>
          <div className="inline">
            <button type="button" className="btn small" aria-disabled={busy} onClick={() => void send(mailNoMore)}>
              {t('settings.notices.mail.stop', { address: mail.address })}
            </button>
          </div>
        </>
      ) : mayMail ? (
        <form className="inline" onSubmit={submit}>
          <input
            className="input"
            type="email"
            autoComplete="email"
            maxLength={200}
            value={address}
            aria-label={t('settings.notices.mail.address')}
            placeholder={t('settings.notices.mail.address')}
            onChange={event => setAddress(event.target.value)}
          />
          <button type="submit" className="btn" aria-disabled={busy || address.trim() === ''}>
            {t('settings.notices.mail.start')}
          </button>
        </form>
      ) : (
        <p className="help">{t('settings.notices.mail.none')}</p>
      )}
    </div>
  );
}

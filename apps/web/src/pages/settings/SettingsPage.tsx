import { isProblem, type Problem } from '@corvo/core';
import { LIMITS, written } from '@corvo/protocol';
import { useState, type SyntheticEvent } from 'react';
import { usePage } from '../../base/ui/page.ts';
import { LANGUAGES, setLanguage, useText, type TextKey } from '../../base/i18n/index.ts';
import { takeName, useIdentity } from '../../session/identity/store.ts';
import { Limit } from '../../base/ui/Limit.tsx';
import { SPEEDS, useTablePrefs, type Speed } from '../../base/settings/table-prefs.ts';
import { Devices } from './Devices.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { RestSection } from './RestSection.tsx';
import { useSettings } from '../../base/settings/store.ts';
import './settings.css';
import { NameProblem } from '../identity/NameSheet.tsx';
import { identityTexts } from '../identity/texts.ts';
import { settingsTexts } from './texts.ts';

/** Name, language, look, sound, and the way to other devices. */
export function SettingsPage() {
  const { t } = useText(settingsTexts);
  usePage(t('settings.title'));
  return (
    <div className="page narrow">
      <header className="page-head">
        <h1>{t('settings.title')}</h1>
      </header>
      <div className="stack settings">
        <section className="card form-card" aria-labelledby="set-you">
          <h2 id="set-you">{t('settings.you')}</h2>
          <NameField />
          <Devices />
        </section>
        <section className="card form-card" aria-labelledby="set-notices">
          <h2 id="set-notices">{t('settings.notices')}</h2>
          <NoticesSection />
        </section>
        <section className="card form-card" aria-labelledby="set-rest">
          <h2 id="set-rest">{t('settings.rest')}</h2>
          <RestSection />
        </section>
        <section className="card form-card" aria-labelledby="set-look">
          <h2 id="set-look">{t('settings.look')}</h2>
          <Look />
        </section>
      </div>
    </div>
  );
}

function NameField() {
  const { t } = useText(settingsTexts);
  const { t: identity } = useText(identityTexts);
  const me = useIdentity(state => state.me);
  const kept = useSettings(state => state.name);
  const [typed, setTyped] = useState<string>(); // until it is saved
  const name = typed ?? me?.name ?? kept;
  const [saved, setSaved] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const wanted = written(name);
    if (wanted === '') return;
    useSettings.getState().setName(wanted);
    const found = await takeName(wanted);
    setProblem(isProblem(found) ? found : null);
    setSaved(!isProblem(found));
    if (!isProblem(found)) setTyped(now => (now === typed ? undefined : now));
  };
  return (
    <form className="field" onSubmit={event => void save(event)}>
      <label htmlFor="my-name">{identity('name.label')}</label>
      <div className="inline">
        <input
          id="my-name"
          className="input"
          value={name}
          maxLength={LIMITS.name}
          autoComplete="nickname"
          aria-describedby="my-name-help my-name-limit"
          onChange={event => {
            setTyped(event.target.value);
            setSaved(false);
          }}
        />
        <button type="submit" className="btn" aria-disabled={written(name) === ''}>
          {t('settings.saveName')}
        </button>
      </div>
      <Limit id="my-name-limit" text={name} max={LIMITS.name} />
      <p id="my-name-help" className="help" role="status">
        {saved && me != null ? t('settings.nameSaved', { name: me.name }) : t('settings.nameHelp')}
      </p>
      {problem !== null && <NameProblem problem={problem} />}
    </form>
  );
}

interface RadioProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly text: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

function Radios<Value extends string>({ name, legend, value, values, text, onChange }: RadioProps<Value>) {
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="seg">
        {values.map(choice => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            {text(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const THEMES = ['system', 'light', 'dark'] as const;

function Look() {
  const { t, language } = useText(settingsTexts);
  const { theme, setTheme, sound, setSound } = useSettings();
  const { speed, setSpeed, emblems, setEmblems } = useTablePrefs();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <>
      <Radios
        name="language"
        legend={t('settings.language')}
        value={language}
        values={LANGUAGES}
        text={code => t(`language.${code}`)}
        onChange={setLanguage}
      />
      <Radios
        name="theme"
        legend={t('settings.theme')}
        value={theme ?? 'system'}
        values={THEMES}
        text={choice => t(`settings.theme.${choice}`)}
        onChange={choice => setTheme(choice === 'system' ? null : choice)}
      />
      <div className="field">
        <Radios
          name="speed"
          legend={t('settings.speed')}
          value={speed}
          values={Object.keys(SPEEDS) as Speed[]}
          text={choice => t(`settings.speed.${choice}` as TextKey)}
          onChange={setSpeed}
        />
        <p className="help">{t(still ? 'settings.still' : 'settings.speedHelp')}</p>
      </div>
      <label className="switch">
        <input type="checkbox" role="switch" checked={emblems} onChange={event => setEmblems(event.target.checked)} />
        <span>
          {t('settings.emblems')}
          <small className="muted block">{t('settings.emblemsHelp')}</small>
        </span>
      </label>
      <label className="switch">
        <input type="checkbox" role="switch" checked={sound} onChange={event => setSound(event.target.checked)} />
        <span>
          {t('settings.sound')}
          <small className="muted block">{t('settings.soundHelp')}</small>
        </span>
      </label>
    </>
  );
}

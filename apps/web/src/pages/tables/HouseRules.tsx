import { useText, type Say, type TextKey } from '../../base/i18n/index.ts';

export interface HouseRulesValue {
  readonly access: 'open' | 'invited';
  readonly order: 'random' | 'chosen';
  readonly watching: 'now' | 'late' | 'none';
  readonly takeBack: 'strict' | 'fair' | 'practice';
  readonly clock: number; // seconds for each decision; 0: no clock
  readonly hints: boolean;
}

const CHOICES = {
  access: ['open', 'invited'],
  order: ['random', 'chosen'],
  watching: ['now', 'late', 'none'],
  takeBack: ['fair', 'strict', 'practice'],
} as const;
const ALL = ['access', 'order', 'watching', 'takeBack'] as const;
const CLOCKS = [0, 60, 300, 86_400, 259_200] as const;

/** The time for a decision in words; a table made elsewhere may have any number of seconds. */
export const clockName = (t: Say, seconds: number): string =>
  CLOCKS.some(clock => clock === seconds)
    ? t(`house.clock.${seconds}` as TextKey)
    : t('lobby.seconds', { count: seconds });

interface Props {
  readonly value: HouseRulesValue;
  readonly rules?: readonly (keyof typeof CHOICES)[]; // all, where nothing else on the page decides them
  readonly onChange: (value: HouseRulesValue) => void;
}

/** What the host decides besides the options of the game. */
export function HouseRules({ value, rules = ALL, onChange }: Props) {
  const { t } = useText();
  return (
    <div className="house-rules">
      {rules.map(name => (
        <fieldset key={name} className="field">
          <legend className="label">{t(`house.${name}` as TextKey)}</legend>
          <div className="seg">
            {CHOICES[name].map(choice => (
              <label key={choice}>
                <input
                  type="radio"
                  name={name}
                  checked={value[name] === choice}
                  onChange={() => onChange({ ...value, [name]: choice })}
                />
                {t(`house.${name}.${choice}` as TextKey)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset className="field">
        <legend className="label">{t('house.clock')}</legend>
        <div className="seg">
          {CLOCKS.map(clock => (
            <label key={clock}>
              <input
                type="radio"
                name="clock"
                checked={value.clock === clock}
                onChange={() => onChange({ ...value, clock })}
              />
              {clockName(t, clock)}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={value.hints}
          onChange={event => onChange({ ...value, hints: event.target.checked })}
        />
        <span>{t('form.hints')}</span>
      </label>
    </div>
  );
}

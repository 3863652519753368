import type { TableSetup } from '@corvo/protocol';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import { ClockFields } from './ClockFields.tsx';
import { ruleTexts } from './rule-texts.ts';

export interface HouseRulesValue {
  readonly access: 'open' | 'invited';
  readonly order: 'random' | 'chosen';
  readonly watching: 'now' | 'late' | 'none';
  readonly takeBack: 'strict' | 'fair' | 'practice';
  readonly clock: TableSetup['clock']; // null: nobody is pressed
  readonly hints: boolean;
}

const CHOICES = {
  access: ['open', 'invited'],
  order: ['random', 'chosen'],
  watching: ['now', 'late', 'none'],
  takeBack: ['fair', 'strict', 'practice'],
} as const;
const ALL = ['access', 'order', 'watching', 'takeBack'] as const;

interface Props {
  readonly value: HouseRulesValue;
  readonly rules?: readonly (keyof typeof CHOICES)[]; // all, where nothing else on the page decides them
  readonly onChange: (value: HouseRulesValue) => void;
}

/** What the host decides besides the options of the game. */
export function HouseRules({ value, rules = ALL, onChange }: Props) {
  const { t } = useText(ruleTexts);
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
      <ClockFields value={value.clock} onChange={clock => onChange({ ...value, clock })} />
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

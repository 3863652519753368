import { REST_LIMITS, type TableSetup } from '@corvo/protocol';
import { useId } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { howLong } from './clock-name.ts';
import { ruleTexts } from './rule-texts.ts';

type Clock = TableSetup['clock'];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EACH = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const BANKS = [15 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, DAY, 3 * DAY, 7 * DAY];
const INCREMENTS = [10, 30, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR, DAY];

const KINDS = ['none', 'each', 'bank'] as const;
const AT_ZERO = ['once', 'seat'] as const;
/** What a kind begins with when it is chosen. */
const FIRST: Readonly<Record<(typeof KINDS)[number], Clock>> = {
  none: null,
  each: { seconds: DAY, increment: null, atZero: 'once' },
  bank: { seconds: HOUR, increment: MINUTE, atZero: 'once' },
};

const kindOf = (clock: Clock): (typeof KINDS)[number] =>
  clock === null ? 'none' : clock.increment === null ? 'each' : 'bank';

/** The time that players have, and what happens when it has run out (CO-7.13, CO-7.18, CO-7.19). */
export function ClockFields({ value, onChange }: { value: Clock; onChange: (clock: Clock) => void }) {
  const { t } = useText(ruleTexts);
  const kind = kindOf(value);
  const keep = value === null ? {} : { atZero: value.atZero, rest: value.rest };
  const choose = (next: (typeof KINDS)[number]): void => {
    const first = FIRST[next];
    if (next !== kind) onChange(first && { ...first, ...keep });
  };
  return (
    <>
      <fieldset className="field">
        <legend className="label">{t('house.clock')}</legend>
        <div className="seg">
          {KINDS.map(one => (
            <label key={one}>
              <input type="radio" name="clock" checked={kind === one} onChange={() => choose(one)} />
              {t(`house.clock.${one}`)}
            </label>
          ))}
        </div>
        {value !== null && (
          <div className="clock-times">
            <Duration
              label={t(kind === 'bank' ? 'house.clock.bankTime' : 'house.clock.eachTime')}
              value={value.seconds}
              from={kind === 'bank' ? BANKS : EACH}
              onChange={seconds => onChange({ ...value, seconds })}
            />
            {value.increment !== null && (
              <Duration
                label={t('house.clock.increment')}
                value={value.increment}
                from={INCREMENTS}
                onChange={increment => onChange({ ...value, increment })}
              />
            )}
          </div>
        )}
      </fieldset>
      {value !== null && (
        <fieldset className="field">
          <legend className="label">{t('house.atZero')}</legend>
          <div className="seg">
            {AT_ZERO.map(atZero => (
              <label key={atZero}>
                <input
                  type="radio"
                  name="atZero"
                  checked={value.atZero === atZero}
                  onChange={() => onChange({ ...value, atZero })}
                />
                {t(`house.atZero.${atZero}`)}
              </label>
            ))}
          </div>
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              checked={value.rest === true}
              onChange={event => onChange({ ...value, rest: event.target.checked })}
            />
            <span>
              {t('house.rest')} <small className="muted">{t('house.rest.help', REST_LIMITS)}</small>
            </span>
          </label>
        </fieldset>
      )}
    </>
  );
}

interface DurationProps {
  readonly label: string;
  readonly value: number;
  readonly from: readonly number[];
  readonly onChange: (seconds: number) => void;
}

/** A table made elsewhere may have any number of seconds: that one stands among the others. */
function Duration({ label, value, from, onChange }: DurationProps) {
  const { language } = useText(ruleTexts);
  const id = useId();
  const choices = from.includes(value) ? from : [...from, value].toSorted((a, b) => a - b);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="select" value={value} onChange={event => onChange(Number(event.target.value))}>
        {choices.map(seconds => (
          <option key={seconds} value={seconds}>
            {howLong(seconds, language)}
          </option>
        ))}
      </select>
    </div>
  );
}

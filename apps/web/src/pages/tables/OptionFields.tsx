import type { Game, OptionValue } from '@corvo/core';
import { Link } from 'wouter';
import { LINKS } from '../shell/links.ts';
import { useText } from '../../base/i18n/index.ts';
import type { OptionField, OptionForm } from './option-form.ts';
import { useGameWords } from './words.ts';

interface Props {
  readonly game: Game;
  readonly form: OptionForm;
  readonly onChange: (id: string, value: OptionValue) => void;
}

/** The options of any game, made from its own list. */
export function OptionFields({ game, form, onChange }: Props) {
  const words = useGameWords(game);
  return (
    <div className="options">
      {form.fields.map(field => (
        <OptionRow
          key={field.id}
          game={game}
          field={field}
          words={words}
          onChange={value => onChange(field.id, value)}
        />
      ))}
      {form.problem !== null && (
        <p className="notice bad" role="alert">
          {words.say(`problem.${form.problem.code}`, form.problem.data)}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  readonly game: Game;
  readonly field: OptionField;
  readonly words: ReturnType<typeof useGameWords>;
  readonly onChange: (value: OptionValue) => void;
}

function OptionRow({ game, field, words, onChange }: RowProps) {
  const { t } = useText();
  const key = `option.${field.id}`;
  const name = `option-${field.id}`;
  return (
    <fieldset className="option">
      <legend className="label">
        {words.say(key)}
        {field.changed && <span className="tag gold">{t('form.changed')}</span>}
      </legend>
      <p className="help" id={`${name}-help`}>
        {words.has(`${key}.help`) && words.say(`${key}.help`)}{' '}
        {field.players !== null && (
          <b>
            {t('form.onlyPlayers', {
              players: field.players.map(String),
            })}
          </b>
        )}{' '}
        <Link className="link" href={LINKS.clause(game.id, field.clause)} target="_blank">
          {field.clause}
        </Link>
      </p>
      <div className="seg" role="radiogroup" aria-label={words.say(key)} aria-describedby={`${name}-help`}>
        {field.choices.map(({ value, allowed }) => (
          <label key={String(value)}>
            <input
              type="radio"
              name={name}
              checked={value === field.value}
              disabled={!allowed}
              onChange={() => onChange(value)}
            />
            {words.say(`${key}.${String(value)}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

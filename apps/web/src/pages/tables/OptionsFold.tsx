import { useText } from '../../base/i18n/index.ts';
import { OptionFields } from './OptionFields.tsx';
import type { Plan } from './use-plan.ts';

/** The options of the game, folded away; how many differ from the usual stands outside. */
export function OptionsFold({ plan }: { plan: Plan }) {
  const { t } = useText();
  return (
    <details className="card fold">
      <summary>
        <h2>{t('form.options')}</h2>
        <small className="muted">
          {t('form.optionsHelp', { count: plan.form.fields.filter(({ changed }) => changed).length })}
        </small>
      </summary>
      <OptionFields game={plan.game} form={plan.form} onChange={plan.setOption} />
    </details>
  );
}

import { useText } from '../../base/i18n/index.ts';
import { takeUpdate, useUpdate } from './register.ts';

export function UpdateNotice() {
  const { t } = useText();
  const waiting = useUpdate(state => state.waiting);
  if (waiting === null) return null;
  return (
    <div className="toast" role="status">
      <span>{t('update.text')}</span>
      <button type="button" className="btn small" onClick={() => takeUpdate(waiting)}>
        {t('update.take')}
      </button>
    </div>
  );
}

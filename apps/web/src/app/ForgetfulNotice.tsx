import { useState } from 'react';
import { useText } from '../base/i18n/index.ts';
import { isDeviceKeeping } from '../base/lib/device-store.ts';

/** Said once to whoever comes with a browser that keeps nothing for us. */
export function ForgetfulNotice() {
  const { t } = useText();
  const [isRead, setRead] = useState(false);
  if (isRead || isDeviceKeeping()) return null;
  return (
    <div className="toast" role="status">
      <span>{t('store.closed')}</span>
      <button type="button" className="btn small" onClick={() => setRead(true)}>
        {t('store.understood')}
      </button>
    </div>
  );
}

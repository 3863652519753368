import { useEffect } from 'react';
import type { Say } from '../base/i18n/index.ts';

/**
 * Instead of a page that broke. Both links load the page anew, since the broken one may have left wrong state behind.
 */
export function BrokenPage({ t }: { t: Say }) {
  // An answer that is kept for the page to come back to may be what broke it.
  useEffect(() => {
    try {
      sessionStorage.clear();
    } catch {
      // Then nothing was kept.
    }
  }, []);
  return (
    <div className="page lost" role="alert">
      <h1>{t('state.broken')}</h1>
      <p>{t('state.brokenHelp')}</p>
      <button type="button" className="btn main" onClick={() => window.location.reload()}>
        {t('state.reload')}
      </button>
      <a className="btn" href="/">
        {t('lost.home')}
      </a>
    </div>
  );
}

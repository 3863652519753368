import { Link } from 'wouter';
import { Shell } from '../shell/Shell.tsx';
import { useText } from '../../base/i18n/index.ts';

/** There is no such table, for this browser at least. */
export function NoTable({ text }: { text: string }) {
  const { t } = useText();
  return (
    <Shell>
      <div className="page lost">
        <h1>{t('table.none')}</h1>
        <p className="muted">{text}</p>
        <div className="sheet-actions">
          <Link className="btn" href="/tables">
            {t('nav.tables')}
          </Link>
          <Link className="btn main" href="/games">
            {t('nav.games')}
          </Link>
        </div>
      </div>
    </Shell>
  );
}

import { Shell } from '../shell/Shell.tsx';
import { useText } from '../../base/i18n/index.ts';

/** The server was renewed while this page was open: they no longer understand each other. */
export function OldPage({ text }: { text: string }) {
  const { t } = useText();
  return (
    <Shell>
      <div className="page lost">
        <h1>{text}</h1>
        <button type="button" className="btn main" onClick={() => window.location.reload()}>
          {t('state.reload')}
        </button>
      </div>
    </Shell>
  );
}

import { useText } from '../i18n/index.ts';

interface Props {
  readonly onAgain: () => void;
  readonly onClose?: (() => void) | undefined;
}

/** Instead of a part of the page that could not be fetched. */
export function MissingPart({ onAgain, onClose }: Props) {
  const { t } = useText();
  return (
    <div className="notice warn part-missing" role="alert">
      <p>{t('state.partMissing')}</p>
      <button type="button" className="btn small" onClick={onAgain}>
        {t('state.retry')}
      </button>
      {onClose && (
        <button type="button" className="btn small quiet" onClick={onClose}>
          {t('name.later')}
        </button>
      )}
    </div>
  );
}

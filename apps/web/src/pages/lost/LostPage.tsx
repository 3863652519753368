import { Link } from 'wouter';
import { Art } from '../../base/art/index.ts';
import { useText } from '../../base/i18n/index.ts';
import { usePage } from '../../base/ui/page.ts';
import { lostTexts } from './texts.ts';

export function LostPage() {
  const { t } = useText(lostTexts);
  usePage(t('lost.title'));
  return (
    <div className="page lost">
      <Art name="messenger-raven" />
      <h1>{t('lost.title')}</h1>
      <p className="muted">{t('lost.text')}</p>
      <Link className="btn main" href="/">
        {t('lost.home')}
      </Link>
    </div>
  );
}

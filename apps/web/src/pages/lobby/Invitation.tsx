import { Check, Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { copyText } from '../../base/lib/copy.ts';
import { lobbyTexts } from './texts.ts';

/** The link for friends. */
export function Invitation({ path, name, onRenew }: { path: string; name: string; onRenew: (() => void) | null }) {
  const { t } = useText(lobbyTexts);
  return (
    <section className="card form-card" aria-labelledby="invite">
      <h2 id="invite">{t('lobby.invite')}</h2>
      <p className="muted">{t('lobby.inviteHelp')}</p>
      <CopyLink link={new URL(path, window.location.href).href} label={t('lobby.link')} title={name} />
      {onRenew !== null && (
        <>
          <button type="button" className="btn small quiet" onClick={onRenew}>
            {t('lobby.renewLink')}
          </button>
          <p className="help">{t('lobby.renewHelp')}</p>
        </>
      )}
    </section>
  );
}

/** An address to copy, or to hand to another program of this device. */
export function CopyLink({ link, label, title }: { link: string; label: string; title: string }) {
  const { t } = useText(lobbyTexts);
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    if (!(await copyText(link))) {
      field.current?.select(); // so that it can be copied by hand
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2_500);
  };
  return (
    <div className="copy-link">
      <input
        ref={field}
        className="input"
        readOnly
        value={link}
        aria-label={label}
        onFocus={event => event.target.select()}
      />
      <button type="button" className="btn" onClick={() => void copy()}>
        {copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        <span aria-live="polite">{t(copied ? 'lobby.copied' : 'lobby.copy')}</span>
      </button>
      {'share' in navigator && (
        <button
          type="button"
          className="btn"
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          <Share2 aria-hidden size={18} />
          {t('lobby.share')}
        </button>
      )}
    </div>
  );
}

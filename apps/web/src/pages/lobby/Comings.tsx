import { say } from '@corvo/core';
import type { TableInfo } from '@corvo/protocol';
import { useText } from '../../base/i18n/index.ts';
import { serverMessages } from '../../base/lib/problems.ts';
import { ago } from '../../base/lib/time.ts';
import { lobbyTexts } from './texts.ts';

const SHOWN = 6;

/** Who sat down and got up lately, the newest first. */
export function Comings({ comings }: { comings: TableInfo['comings'] }) {
  const { t, language } = useText(lobbyTexts);
  if (comings.length === 0) return null;
  const lately = comings.slice(-SHOWN).reverse();
  return (
    <section className="card form-card" aria-labelledby="lobby-comings">
      <h2 id="lobby-comings">{t('lobby.comings')}</h2>
      <ol className="comings">
        {lately.map(({ key, data, at }) => (
          <li key={`${at} ${key} ${data.seat}`}>
            <span>{say(serverMessages, language, key, data)}</span> <small>{ago(at, language)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

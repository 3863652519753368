import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { Art, EMBLEMS, HouseChip } from '../../base/art/index.ts';
import { MANIFESTS } from '../../base/games.ts';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import coast from './coast.svg?url';

/** What this is, and the way in. */
export function Hero() {
  const { t } = useText();
  return (
    <section className="hero" data-theme="dark" aria-labelledby="hero-title">
      <img className="coast" src={coast} alt="" />
      <div className="lead">
        <div className="copy">
          <h1 id="hero-title">{t('home.title')}</h1>
          <p>{t('home.lead', { games: t(`home.games.${MANIFESTS.length}` as TextKey) })}</p>
          <div className="cta">
            <Link className="btn big main" href="/play">
              {t('home.playBots')}
            </Link>
            <Link className="btn big" href="/new">
              {t('home.createTable')}
            </Link>
          </div>
          <p className="note">{t('home.note')}</p>
        </div>
        <div className="mark" aria-hidden>
          <div className="ring">
            {EMBLEMS.map((house, place) => (
              <span key={house} style={{ '--a': `${place * 30}deg` } as CSSProperties}>
                <HouseChip house={house} size={46} />
              </span>
            ))}
          </div>
          <Art name="corvo" className="big-raven" />
        </div>
      </div>
    </section>
  );
}

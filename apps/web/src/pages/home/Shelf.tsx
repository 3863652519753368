import { playersText, type Manifest } from '@corvo/core';
import { Link } from 'wouter';
import { Art } from '../../base/art/index.ts';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import { isTaught, MANIFESTS } from '../../base/games.ts';

/** The games of the house. */
export function Shelf() {
  const { t } = useText();
  return (
    <section aria-labelledby="shelf">
      <header className="sec">
        <h2 id="shelf">{t('home.shelf')}</h2>
        <Link href="/learn">{t('learn.title')}</Link>
      </header>
      <ul className="games">
        {MANIFESTS.map(game => (
          <li key={game.id}>
            <Link className={`game house house-${game.emblem}`} href={`/play?game=${game.id}`}>
              <GameCard game={game} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="shelf-learn">
        {MANIFESTS.filter(({ id }) => isTaught(id)).map(({ id }) => (
          <Link key={id} className="btn" href={`/learn/${id}`}>
            {t('home.learn', { game: t(`game.${id}` as TextKey) })}
          </Link>
        ))}
      </p>
    </section>
  );
}

function GameCard({ game }: { game: Manifest }) {
  const { t } = useText();
  return (
    <>
      <span className="game-art">
        <Art name={`house-${game.emblem}`} />
      </span>
      <b className="tag good">{t('game.playNow')}</b>
      <h3>{t(`game.${game.id}` as TextKey)}</h3>
      <p>{t(`game.${game.id}.about` as TextKey)}</p>
      <span className="meta ui">
        <span>
          <Art name="seat" label={t('game.players')} /> {playersText(game.players)}
        </span>
        <span>{game.hours}</span>
      </span>
    </>
  );
}

const POINTS = ['messenger-raven', 'westeros-card', 'three-eyed-raven'] as const;

/** Why here. */
export function How() {
  const { t } = useText();
  return (
    <section className="how" aria-label={t('home.why')}>
      {POINTS.map(art => (
        <div key={art}>
          <Art name={art} />
          <h3>{t(`home.point.${art}` as TextKey)}</h3>
          <p>{t(`home.point.${art}.text` as TextKey)}</p>
        </div>
      ))}
    </section>
  );
}

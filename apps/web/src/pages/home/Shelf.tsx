import { Link } from 'wouter';
import { Art } from '../../base/art/index.ts';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import { isTaught, SHELF, type ShelfGame } from '../../base/games.ts';

/** The games of the house; those that cannot be played yet say so. */
export function Shelf() {
  const { t } = useText();
  return (
    <section aria-labelledby="shelf">
      <header className="sec">
        <h2 id="shelf">{t('home.shelf')}</h2>
        <Link href="/learn">{t('learn.title')}</Link>
      </header>
      <ul className="games">
        {SHELF.map(game => (
          <li key={game.id}>
            {game.playable ? (
              <Link className={`game house house-${game.house}`} href={`/play?game=${game.id}`}>
                <GameCard game={game} />
              </Link>
            ) : (
              <div className={`game later house house-${game.house}`}>
                <GameCard game={game} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className="shelf-learn">
        {SHELF.filter(({ id }) => isTaught(id)).map(({ id }) => (
          <Link key={id} className="btn" href={`/learn/${id}`}>
            {t('home.learn', { game: t(`game.${id}` as TextKey) })}
          </Link>
        ))}
      </p>
    </section>
  );
}

function GameCard({ game }: { game: ShelfGame }) {
  const { t } = useText();
  return (
    <>
      <span className="game-art">
        <Art name={`house-${game.house}`} />
      </span>
      <b className={game.playable ? 'tag good' : 'tag'}>{t(game.playable ? 'game.playNow' : 'game.later')}</b>
      <h3>{t(`game.${game.id}` as TextKey)}</h3>
      <p>{t(`game.${game.id}.about` as TextKey)}</p>
      <span className="meta ui">
        <span>
          <Art name="seat" label={t('game.players')} /> {game.players}
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

import { useMemo } from 'react';
import { Link } from 'wouter';
import { LINKS } from '../shell/links.ts';
import { useKit } from '../../boards/registry.ts';
import { useWholeGame } from '../../session/games.ts';
import type { SayOf } from '../../base/i18n/index.ts';
import type { Story } from '../../session/online/story.ts';
import { gameName, sitterName, tableName } from '../../base/lib/names.ts';
import { logEntries } from '../../kit/log.ts';
import { useWords } from '../../kit/words.ts';
import './lobby.css';
import type { lobbyTexts } from './texts.ts';

const CLAUSE = 'CO-7.15';

/** Instead of a table whose game the rules of today cannot go on with: what happened, what is left, where to go. */
export function StuckTable({ story, t }: { story: Story; t: SayOf<typeof lobbyTexts> }) {
  const { info } = story;
  return (
    <div className="page lost">
      <h1>{tableName(t, info.setup.name, info.game)}</h1>
      <p role="status">
        {t('table.stuck', { game: gameName(t, info.game) })}{' '}
        <Link className="link" href={LINKS.clause(info.game, CLAUSE)}>
          {CLAUSE}
        </Link>
      </p>
      <p className="muted">{t('table.stuckKept')}</p>
      <div className="sheet-actions">
        <Link className="btn" href="/games">
          {t('nav.games')}
        </Link>
        <Link className="btn main" href="/">
          {t('lost.home')}
        </Link>
      </div>
      <StuckStory story={story} t={t} />
    </div>
  );
}

/** What happened up to here, as this person was told it. */
function StuckStory({ story: { info, moments }, t }: { story: Story; t: SayOf<typeof lobbyTexts> }) {
  const game = useWholeGame(info.game);
  return game === undefined ? null : <Told game={game} info={info} moments={moments} t={t} />;
}

type ToldProps = Pick<Story, 'info' | 'moments'> & {
  game: NonNullable<ReturnType<typeof useWholeGame>>;
  t: SayOf<typeof lobbyTexts>;
};

function Told({ game, info, moments, t }: ToldProps) {
  const { kit } = useKit(game.id);
  const sitters = useMemo(
    () => info.sitters.map((sitter, place) => ({ ...sitter, name: sitterName(t, sitter, place) })),
    [info.sitters, t],
  );
  const words = useWords(game, sitters, kit?.texts);
  const entries = useMemo(
    () => (kit === undefined ? [] : logEntries(kit, moments, words, 'all')),
    [kit, moments, words],
  );
  if (entries.length === 0) return null;
  return (
    <section className="stuck-story">
      <h2>{t('table.stuckStory')}</h2>
      <ol reversed>
        {entries.map(({ moment, lines }) => (
          <li key={moment.n} value={moment.n}>
            {lines.map(({ text }) => text).join(' ')}
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { Game } from '@corvo/core';
import { BookOpen, EllipsisVertical, Lightbulb, Undo2 } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Art } from '../base/art/index.ts';
import type { Reply, TableSession, TableSnapshot } from '../session/session.ts';
import { needTexts } from '../base/i18n/needed.ts';
import { lazyView } from '../base/ui/lazy-view.tsx';
import { useLinks } from '../kit/links.ts';
import type { Words } from '../kit/words.ts';

interface Props {
  readonly words: Words;
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly canHint: boolean;
  readonly onHint: () => void;
  readonly undoing: string; // what taking back would take back; empty where there is nothing
  readonly onUndo: () => void;
  readonly onAnswer: (answer: Promise<Reply>) => void; // says why, where something was refused
  readonly status?: ReactNode; // how the game stands
}

/** The bar on top: which table this is, and the few tools that are not the game itself. */
export function TableBar({ words, session, snapshot, canHint, onHint, undoing, onUndo, onAnswer, status }: Props) {
  const links = useLinks();
  const { game, undo, outcome, connection } = snapshot;
  const mayAsk = connection !== 'local' && undo.proposal === null;
  const mayUndo = outcome === null && undoing !== '' && (undo.own || mayAsk);
  return (
    <header className="bar">
      <a className="word" href={links.home()} aria-label={words.t('home')}>
        <Art name="corvo" />
        <span aria-hidden>Corvo</span>
      </a>
      <div className="bar-title">
        <h1>{snapshot.name}</h1>
        <small>{subtitle(words, game, snapshot.moves ?? snapshot.n)}</small>
      </div>
      {status}
      <nav className="bar-tools" aria-label={words.t('tools')}>
        {mayUndo && (
          <button type="button" className="tool" onClick={onUndo} title={words.t('undo-what', { what: undoing })}>
            <Undo2 aria-hidden size={18} />
            <span>{words.t(undo.own ? 'undo' : 'undo-propose')}</span>
          </button>
        )}
        {snapshot.hints && (
          <button type="button" className="tool" onClick={onHint} disabled={!canHint}>
            <Lightbulb aria-hidden size={18} />
            <span>{words.t('hint')}</span>
          </button>
        )}
        <a className="tool tool-rules" href={links.rules(game.id)} target="_blank" rel="noreferrer">
          <BookOpen aria-hidden size={18} />
          <span>{words.t('rules')}</span>
        </a>
        <MenuButton words={words} session={session} snapshot={snapshot} onAnswer={onAnswer} />
      </nav>
    </header>
  );
}

const subtitle = (words: Words, game: Game, moves: number): string =>
  words.t('subtitle', { game: words.has('title') ? words.say('title') : game.id, count: moves });

const TableMenu = lazyView(async () => {
  const [part] = await Promise.all([import('./TableMenu.tsx'), needTexts('other-pages')]);
  return part.TableMenu;
});

/** The menu is fetched when it is first opened: the board does not wait for it. */
function MenuButton(props: Pick<Props, 'words' | 'session' | 'snapshot' | 'onAnswer'>) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className="tool tool-menu"
      aria-label={props.words.t('menu')}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <EllipsisVertical aria-hidden size={20} />
    </button>
  );
  return wanted ? (
    <Suspense fallback={button}>
      <TableMenu {...props} />
    </Suspense>
  ) : (
    button
  );
}

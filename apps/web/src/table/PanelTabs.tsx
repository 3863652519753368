import { Art } from '../base/art/index.ts';
import type { BoardKit, Pane } from '../kit/kit.ts';
import type { Words } from '../kit/words.ts';

export type PanelName = Pane | 'log';

interface Props {
  readonly words: Words;
  readonly kit: BoardKit;
  readonly panel: PanelName;
  readonly unread: number;
  readonly onPanel: (panel: PanelName) => void;
}

/** Which panel is seen where not all of them fit. */
export function PanelTabs({ words, kit, panel, unread, onPanel }: Props) {
  const tabs: { name: PanelName; title: string; art: string }[] = [
    { name: 'board', title: kit.boardTitle, art: kit.boardArt },
    { name: 'left', title: kit.left?.title ?? 'panel-players', art: kit.left?.art ?? 'seat' },
    ...(kit.aside ? [{ name: 'aside' as const, title: kit.aside.title, art: kit.aside.art }] : []),
    { name: 'log', title: 'panel-log', art: 'messenger-raven' },
  ];
  return (
    <nav className="tp-tabs" aria-label={words.t('panels')}>
      {tabs.map(({ name, title, art }) => (
        <button
          key={name}
          type="button"
          className={`tab-${name}`}
          aria-current={name === panel ? 'true' : undefined}
          data-place={`tab:${name}`}
          onClick={() => onPanel(name)}
        >
          <Art name={art} />
          <span>{words.t(title)}</span>
          {name === 'log' && unread > 0 && <b aria-label={words.t('unread', { count: unread })}>{unread}</b>}
        </button>
      ))}
    </nav>
  );
}

import { Suspense } from 'react';
import { needTexts } from '../base/i18n/needed.ts';
import { lazyView } from '../base/ui/lazy-view.tsx';
import type { BoardProps } from '../kit/kit.ts';
import { Tray } from './Tray.tsx';
import type { Panels } from './use-panels.ts';
import type { Table } from './use-table.ts';

/** Nobody needs the graph before the end. */
const ResultPage = lazyView(async () => {
  const [page] = await Promise.all([import('./result/ResultPage.tsx'), needTexts('other-pages')]);
  return page.ResultPage;
});

interface Props {
  readonly table: Table;
  readonly panels: Panels;
  readonly board: BoardProps;
  readonly touched: boolean; // has the player chosen anything yet?
}

/** The board with its tray; after the end, the result in their place. */
export function BoardArea({ table, panels, board, touched }: Props) {
  const { session, snapshot, game, kit, words, view, request, decision } = table;
  if (kit && panels.resultShown && decision.kind === 'over')
    return (
      <Suspense>
        <ResultPage
          session={session}
          snapshot={snapshot}
          kit={kit}
          words={words}
          outcome={decision.outcome}
          onMoment={panels.look}
        />
      </Suspense>
    );
  return (
    <>
      {kit && <kit.Board {...board} />}
      {kit?.ownTray === true ? null : request && kit ? (
        <Tray
          key={`${request.seat} ${request.id}`}
          words={words}
          game={game}
          view={view}
          request={request}
          draft={board.draft}
          choices={kit.tray(game, view, request)}
          always={kit.categories.length === 0} // no board of its own
          touched={touched}
          onDraft={board.onDraft}
          own={kit.asks}
        />
      ) : (
        <div className="tray" /> // keeps the board in its place between two questions
      )}
    </>
  );
}

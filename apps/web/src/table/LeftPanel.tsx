import type { BoardProps } from '../kit/kit.ts';
import { decidingIn } from './decision.ts';
import { PlayersPanel } from './PlayersPanel.tsx';
import type { Table } from './use-table.ts';

/** Who plays, where the game does not say so itself, and what the game shows beside its board. */
export function LeftPanel({ table, board }: { readonly table: Table; readonly board: BoardProps }) {
  const { snapshot, game, kit, words, view } = table;
  const Side = kit?.SeatSide;
  return (
    <section className="tp-left" tabIndex={0} aria-label={words.t(kit?.left?.title ?? 'panel-players')}>
      {kit?.ownPlayers !== true && (
        <>
          <h2 className="lab">{words.t('panel-players')}</h2>
          <PlayersPanel
            words={words}
            sitters={snapshot.sitters}
            deciding={snapshot.outcome === null ? decidingIn(game, view.open) : []}
            viewer={snapshot.viewer}
            clock={snapshot.clock}
            side={seat => Side && <Side view={view} words={words} seat={seat} />}
          />
        </>
      )}
      {kit?.left && <kit.left.View {...board} />}
    </section>
  );
}

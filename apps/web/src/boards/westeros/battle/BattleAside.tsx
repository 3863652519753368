import { battleNow, type WesterosOpen } from '@corvo/westeros';
import type { BoardProps } from '../../../kit/kit.ts';
import { speakerOf } from '../speak.ts';
import { useLazy } from '../../../base/lazy/lazy.ts';
import { laterPart } from '../later-part.ts';

/** Beside the map: the battle. Before the first one there is nothing to show, and its panel need not be here. */
export function BattleAside(props: BoardProps) {
  const { game, view, words } = props;
  const isFought = battleNow(view.open as WesterosOpen) !== undefined;
  const later = useLazy(laterPart, isFought);
  if (later !== undefined) return <later.BattlePanel {...props} />;
  return (
    <p className="wt-battle wt-quiet" aria-busy={isFought}>
      {isFought ? '' : speakerOf(game, words.language)('battle.none')}
    </p>
  );
}

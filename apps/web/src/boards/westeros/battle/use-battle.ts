import { isPlainObject } from '@corvo/core';
import { battleNow, type BattleFrame, type CardId } from '@corvo/westeros';
import { useMemo } from 'react';
import type { BoardProps } from '../../../kit/kit.ts';
import { realmIn, type Realm } from '../realm.ts';
import { battleAfter } from './answered.ts';
import { lastFought, type Fought } from './fought.ts';
import { cardOn, sheetOf, sideOf, suppose, type Sheet } from './sheet.ts';

/** A battle that is being fought, as it is to be counted. */
export interface Running {
  readonly battle: BattleFrame;
  readonly would: BattleFrame; // with what the viewer is about to choose
  readonly sheet: Sheet;
  readonly isCounted: boolean; // false: it is decided, and how strong both were is not known here
}

type Props = Pick<BoardProps, 'view' | 'request' | 'draft' | 'peek' | 'moments' | 'viewAt'>;

/** The battle on the table and the last one that was decided; neither is looked up where nobody wants to see it. */
export function useBattle(
  { view, request, draft, peek, moments, viewAt }: Props,
  isLastWanted: boolean,
): { readonly realm: Realm; readonly running: Running | undefined; readonly fought: Fought | undefined } {
  const realm = useMemo(() => realmIn(view), [view]);
  const battle = battleNow(realm.open);
  const isDecided = battle !== undefined && battle.winner !== -1;
  const isWanted = isDecided || (battle === undefined && isLastWanted);
  const fought = useMemo(() => (isWanted ? lastFought(moments, viewAt) : undefined), [isWanted, moments, viewAt]);
  const choice = peek ?? draft;
  const why = request?.why ?? '';
  const running = useMemo(
    () => battle && runningOf(realm, battle, fought, { why, choice }),
    [realm, battle, fought, why, choice],
  );
  return { realm, running, fought };
}

const fieldOf = (choice: BoardProps['draft'], name: string): string | undefined => {
  const value = isPlainObject(choice) ? choice[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

function runningOf(
  { open, rules, mine }: Realm,
  battle: BattleFrame,
  fought: Fought | undefined,
  { why, choice }: { readonly why: string; readonly choice: BoardProps['draft'] },
): Running {
  const side = sideOf(battle, mine);
  const card: CardId | undefined = why === 'battle-card' ? fieldOf(choice, 'card') : undefined;
  const would =
    card !== undefined && side !== undefined
      ? suppose(battle, { cards: cardOn(side, card) })
      : (battleAfter(battle, { why, mine, option: fieldOf(choice, 'option') ?? '' }) ?? battle);
  // How strong both were when it was decided: afterwards units die and cards go.
  const decided = fought?.area === battle.area ? fought.sheet : undefined;
  const isCounted = battle.winner === -1 || decided !== undefined;
  return { battle, would, sheet: decided ?? sheetOf(open, rules, would), isCounted };
}

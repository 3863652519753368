import { isPlainObject, type Plain } from '@corvo/core';
import { battleNow, type BattleFrame, type WesterosOpen } from '@corvo/westeros';
import { explainNeutral, type NeutralSheet } from '@corvo/westeros/aids';
import { marchOf } from '../asks/drafts.ts';
import { foresee } from '../../../kit/foresee.ts';
import type { BoardProps } from '../../../kit/kit.ts';
import { realmIn } from '../realm.ts';

/** A battle that does not exist yet, on the table on which it would be fought. */
export interface Foreseen {
  readonly open: WesterosOpen;
  readonly battle: BattleFrame;
}

/** The battle that a march would bring; up to the first question nothing is left to chance. */
export function foreseenBattle({
  game,
  view,
  request,
  draft,
}: Pick<BoardProps, 'game' | 'view' | 'request' | 'draft'>): Foreseen | undefined {
  if (request?.ask.kind !== 'march' || !isPlainObject(draft)) return undefined;
  const { moves } = draft;
  if (!Array.isArray(moves) || moves.length === 0) return undefined;
  const seen = foresee(game, view, request, draft as Plain);
  const open = seen?.after.open as WesterosOpen | undefined;
  const battle = open && battleNow(open);
  return open && battle ? { open, battle } : undefined;
}

/** What a march would bring against a neutral force; also where the rules would not let it go. */
export function foreseenNeutral({
  view,
  request,
  draft,
}: Pick<BoardProps, 'view' | 'request' | 'draft'>): NeutralSheet | undefined {
  const march = request?.ask.kind === 'march' ? marchOf(draft) : undefined;
  const { open, rules, mine } = realmIn(view);
  return march === undefined || mine === undefined ? undefined : explainNeutral(open, rules, mine, march);
}

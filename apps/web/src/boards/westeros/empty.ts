import type { AmountAsk, AreasAsk, Plain, Request } from '@corvo/core';
import type { RaidAsk } from '@corvo/westeros';

/** One raid, and nothing to raid: then there is nothing to choose. */
const isBarren = ({ from }: RaidAsk): boolean =>
  Object.keys(from).length === 1 && Object.values(from).every(({ targets }) => targets.length === 0);

/**
 * The only answer to a question that everybody at the table sees to have only one: a bid without Power, a Raid that
 * reaches nothing, a retreat to the one area there is. Never where what the seat alone knows has a part in it: how soon
 * the answer comes would tell it.
 */
export function onlyAnswer({ ask, why }: Request): Plain | undefined {
  if (ask.kind === 'amount' && why.startsWith('bid-')) {
    const { min, max } = ask as AmountAsk;
    return min === max ? { amount: min } : undefined;
  }
  if (ask.kind === 'raid') {
    const raid = ask as unknown as RaidAsk;
    return isBarren(raid) ? { from: Object.keys(raid.from)[0] ?? '', targets: [] } : undefined;
  }
  if (ask.kind === 'areas' && why === 'retreat') {
    const { from, min } = ask as AreasAsk;
    return from.length === 1 && min === 1 ? { areas: [...from] } : undefined;
  }
  return undefined;
}

import { isPlainObject, type Problem } from '@corvo/core';
import type { Made } from '../../kit/kit.ts';

/** How many are lacking, where a refusal counts what there is and what is needed. */
function lackingBy(problem: Problem | undefined): number {
  const { count, need } = isPlainObject(problem?.data) ? problem.data : {};
  return typeof count === 'number' && typeof need === 'number' ? Math.max(0, need - count) : 0;
}

/** Is there anything to choose at all? */
const isForced = ({ game, view, request }: Made): boolean => game.list(view, request, 1)?.length === 1;

/**
 * What an answer still lacks on the plain table. A form begins with something in it, no orders for instance: that is no
 * answer before somebody has chosen it, even where the rules would take it.
 */
export function missing(made: Made): string {
  const { game, view, request, draft, touched, words } = made;
  const { kind } = request.ask;
  if (draft === null) return touched || request.answered ? '' : words.maybe(`untouched-${kind}`);
  const lacking = lackingBy(game.check(view, request, draft));
  if (touched || request.answered) return lacking > 0 ? words.t('still-needed', { count: lacking }) : '';
  if (isForced(made)) return '';
  return words.maybe(`untouched-${kind}`) || words.maybe(`missing-${kind}`, { count: 1 }) || words.t('missing-other');
}

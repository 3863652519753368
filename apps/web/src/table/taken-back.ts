import type { BoardKit } from '../kit/kit.ts';
import type { Moment, TakingBack } from '../session/session.ts';
import { linesOf } from '../kit/log.ts';
import type { Words } from '../kit/words.ts';

/** The move that would be taken back, as the log told it to this viewer; else whose move it is. */
export function takenBack(
  kit: BoardKit | undefined,
  moments: readonly Moment[],
  words: Words,
  { from }: TakingBack,
): string {
  const moment = moments.find(({ n }) => n === from);
  const [line] = kit === undefined || moment === undefined ? [] : linesOf(kit, moment, words);
  if (line !== undefined) return line.text.replace(/\.$/, ''); // it stands inside another sentence
  return moment?.seat == null ? words.t('undo-last') : words.t('undo-last-of', { name: words.nameOf(moment.seat) });
}

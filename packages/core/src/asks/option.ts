import { problem } from '../problem.ts';
import { below } from '../random.ts';
import { onlyField, wrongShape, type ShapeCode } from './shape.ts';

/** One of a few named possibilities, such as a house to name or a side to support. */
export type OptionAsk = { readonly kind: 'option'; readonly from: readonly string[] };
export type OptionChoice = { readonly option: string };

export const optionShape: ShapeCode<OptionAsk, OptionChoice> = {
  hasForm: choice => typeof onlyField(choice, 'option') === 'string',
  refuse(ask, choice, clause) {
    const option = onlyField(choice, 'option');
    if (typeof option !== 'string') return wrongShape(ask);
    if (!ask.from.includes(option)) return problem(clause, 'not-offered', { choice: option.slice(0, 80) });
    return undefined;
  },
  sample: (ask, rng) => ({ option: ask.from[below(rng, ask.from.length)] as string }),
  list: (ask, limit) => (ask.from.length > limit ? undefined : ask.from.map(option => ({ option }))),
  write: choice => choice.option,
  read: text => ({ option: text }),
};

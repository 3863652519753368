import { problem, type Problem } from '@corvo/core';
import { namedAreas, namedCards } from '../refusals.ts';
import type { WesterosAsk, WesterosChoice } from '../state.ts';
import type { AbilityFrame } from './frame.ts';

/** Names what a card offers instead of a bare "not among the choices": a text, or one that must be obeyed. */
export function refuseAnswer(frame: AbilityFrame, ask: WesterosAsk, choice: WesterosChoice): Problem | undefined {
  const { effect, card = '', clause, from } = frame;
  const isText = from === 'text';
  if (from === 'lasting') return undefined;
  if (ask.kind === 'amount' && isText) {
    const amount = 'amount' in choice ? choice.amount : NaN;
    const { min, max } = ask;
    const data = { effect, card, amount, min, max };
    return amount >= min && amount <= max ? undefined : problem(clause, 'text-wrong-amount', data);
  }
  if (ask.kind !== 'option' && ask.kind !== 'card' && ask.kind !== 'areas') return undefined;
  const offered: string[] = [...ask.from];
  const given =
    'option' in choice ? [choice.option] : 'card' in choice ? [choice.card] : 'areas' in choice ? choice.areas : [];
  const strange = given.find(item => item !== null && !offered.includes(item));
  const items = ask.kind === 'areas' ? namedAreas(offered) : ask.kind === 'card' ? namedCards(offered) : {};
  const data = isText ? { effect, card, offered, ...items } : { card, offered };
  if (strange != null) {
    const isOption = ask.kind === 'option';
    const told = { ...data, choice: strange.slice(0, 40) };
    if (!isText) return problem(clause, 'card-does-not-offer', told);
    return problem(clause, isOption ? 'text-has-no-such-answer' : 'text-does-not-offer', told);
  }
  if (ask.kind === 'card' && !ask.optional && given[0] === null)
    return problem(clause, isText ? 'text-must-be-used' : 'card-must-be-obeyed', data);
  if (
    isText &&
    ask.kind === 'areas' &&
    (given.length < ask.min || given.length > ask.max || new Set(given).size < given.length)
  ) {
    return problem(clause, 'text-wrong-number', { ...data, count: given.length, min: ask.min, max: ask.max });
  }
  return undefined;
}

import { problem, type Problem } from '@corvo/core';
import { namedAreas, namedCards } from '../refusals.ts';
import type { WesterosAsk, WesterosChoice } from '../state.ts';
import type { AbilityFrame } from './frame.ts';

/** Names what a card offers instead of a bare "not among the choices". */
export function refuseAnswer(frame: AbilityFrame, ask: WesterosAsk, choice: WesterosChoice): Problem | undefined {
  if (frame.from === 'text') return refuseToText(frame, ask, choice);
  return frame.from === 'card' ? refuseToCard(frame, ask, choice) : undefined;
}

/** Of a card that must be obeyed. */
function refuseToCard(frame: AbilityFrame, ask: WesterosAsk, choice: WesterosChoice): Problem | undefined {
  if (ask.kind !== 'option' && ask.kind !== 'card') return undefined;
  const given = 'option' in choice ? choice.option : 'card' in choice ? choice.card : null;
  const data = { card: frame.card ?? '', offered: [...ask.from] };
  if (given === null) {
    const mayPass = ask.kind === 'card' && ask.optional;
    return mayPass ? undefined : problem(frame.clause, 'wildling-card-must-be-obeyed', data);
  }
  return ask.from.includes(given)
    ? undefined
    : problem(frame.clause, 'wildling-card-does-not-offer', { ...data, choice: given.slice(0, 40) });
}

/** Of the text of a card that fights. */
function refuseToText(frame: AbilityFrame, ask: WesterosAsk, choice: WesterosChoice): Problem | undefined {
  const { effect, card = '', clause } = frame;
  if (ask.kind === 'amount') {
    const amount = 'amount' in choice ? choice.amount : NaN;
    const { min, max } = ask;
    const data = { effect, card, amount, min, max };
    return amount >= min && amount <= max ? undefined : problem(clause, 'text-wrong-amount', data);
  }
  if (!('from' in ask) || !Array.isArray(ask.from)) return undefined;
  const from = ask.from as readonly string[];
  const given =
    'option' in choice ? [choice.option] : 'card' in choice ? [choice.card] : 'areas' in choice ? choice.areas : [];
  const strange = given.find(item => item !== null && !from.includes(item));
  const items = ask.kind === 'areas' ? namedAreas(from) : ask.kind === 'card' ? namedCards(from) : {};
  const data = { effect, card, offered: [...from], ...items };
  if (strange != null) {
    const isOption = ask.kind === 'option';
    return problem(clause, isOption ? 'text-has-no-such-answer' : 'text-does-not-offer', {
      ...data,
      choice: strange.slice(0, 40),
    });
  }
  if (ask.kind === 'card' && !ask.optional && given[0] === null) return problem(clause, 'text-must-be-used', data);
  if (
    ask.kind === 'areas' &&
    (given.length < ask.min || given.length > ask.max || new Set(given).size < given.length)
  ) {
    return problem(clause, 'text-wrong-number', { ...data, count: given.length, min: ask.min, max: ask.max });
  }
  return undefined;
}

import { TACTICS, USUAL_DECKS } from '@corvo/beyond-the-wall/table';
import type { CardAsk, CardsAsk, OptionAsk } from '@corvo/core';
import { areasWithUnits, houseAt, type CardId } from '@corvo/westeros';
import { byThumb, optionByThumb, ranked, type Candidate } from '../candidate.ts';
import type { Advice } from '../character.ts';
import type { Sense } from '../sense.ts';

const NONE = 'none';

const powerOf = ({ open, house }: Sense): number => houseAt(open, house).power;

/** How hard an army of another house presses on what this house holds. */
const pressure = (sense: Sense): number =>
  areasWithUnits(sense.open, sense.rules.board, sense.house)
    .map(area => Math.min(3, sense.threat(area)) * sense.value(area) * 0.06)
    .reduce((sum, each) => sum + each, 0);

/** The best that can be won by a march from where this house stands. */
const hope = (sense: Sense): number =>
  Math.max(
    0,
    ...areasWithUnits(sense.open, sense.rules.board, sense.house).flatMap(area =>
      sense
        .reach(area)
        .filter(to => sense.foeIn(to) !== undefined)
        .map(to => sense.value(to) * sense.chance(to, sense.strengthAt(area, sense.house), false) * 0.2),
    ),
  );

/** What a tactic card promises before orders are placed. */
const PROMISE: Readonly<Record<CardId, (sense: Sense) => number>> = {
  'tac-01': sense => 2.4 + (powerOf(sense) < 3 ? 0.8 : 0),
  'tac-02': () => 0.9,
  'tac-03': sense => hope(sense) * 0.8 + (powerOf(sense) >= 7 ? 0.8 : 0),
  'tac-04': sense => (powerOf(sense) >= 6 ? 1.2 : 0.3),
  'tac-05': sense => pressure(sense) * 1.4,
  'tac-06': () => 0.8,
  'tac-07': sense => hope(sense) * (powerOf(sense) >= 2 ? 0.9 : 0.2),
  'tac-08': sense => 1.8 + hope(sense) * 0.3,
  'tac-09': sense => pressure(sense) * 0.6 + hope(sense) * 0.5,
  'tac-10': () => 0.5,
  'tac-11': sense => hope(sense) * 0.6,
  'tac-12': sense => (powerOf(sense) >= 4 ? 1 : 0.4),
  'tac-13': () => 0.4,
  'tac-14': sense => hope(sense) * 0.8,
  'tac-15': sense => hope(sense) * 0.4,
  'tac-16': () => 2.6,
  'tac-17': sense => hope(sense) * 0.3,
  'tac-18': sense => (powerOf(sense) >= 9 ? 1.5 : 0),
};

/** What is used as soon as a card is turned up: worth it, or better left. */
const AT_ONCE: Readonly<Record<string, (sense: Sense) => number>> = {
  'tac-01-a': () => 3,
  'tac-01-b': sense => (powerOf(sense) >= 8 ? 1 : -1),
  'tac-02-a': () => 1,
  'tac-02-b': () => -1,
  'tac-03-b': sense => (powerOf(sense) >= 7 ? 1 : -1),
  'tac-04-a': sense => (powerOf(sense) >= 6 ? 1 : -1),
  'tac-04-b': sense => (powerOf(sense) >= 5 && pressure(sense) > 1 ? 1 : -1),
  'tac-06-a': () => -1,
  'tac-08-a': () => 2,
  'tac-10-a': () => -1,
  'tac-12-a': () => 1,
  'tac-12-b': sense => (powerOf(sense) >= 5 ? 1 : -1),
  'tac-13-a': () => -1,
  'tac-13-b': () => -1,
  'tac-16-a': () => 3,
  'tac-16-b': () => -1,
  'tac-17-a': () => -1,
  'tac-18-a': sense => (powerOf(sense) >= 9 ? 1 : -1),
};

/** The deck of the house as the sheet has it, or the four cards that promise most to anybody. */
const buildDeck: Advice = (sense, { ask }) => {
  const { min } = ask as CardsAsk;
  const deck = USUAL_DECKS[sense.house] ?? TACTICS.slice(0, min);
  const shorter = deck.length > min ? [{ cards: deck.slice(0, min) }] : [];
  return byThumb({ cards: [...deck] }, shorter);
};

const layTactic: Advice = (sense, { ask }, noise) =>
  ranked(
    (ask as CardAsk).from.map(card => ({
      choice: { card },
      score: (PROMISE[card]?.(sense) ?? 0) + noise(),
      why: 'gain',
    })),
  );

const useTactic: Advice = (sense, { ask }) =>
  ranked(
    (ask as OptionAsk).from.map(option => ({
      choice: { option },
      score: option === NONE ? 0 : (AT_ONCE[option]?.(sense) ?? -1),
      why: 'gain',
    })),
  );

/** Advanced Planning: power, unless there is much of it. */
const planAhead: Advice = (_sense, { ask }): Candidate[] => {
  const { from } = ask as OptionAsk;
  const power = from.find(option => !TACTICS.includes(option)) ?? from[0] ?? '';
  return optionByThumb(power, from);
};

/** How the heuristic player builds, lays and uses tactic cards. */
export const TACTIC_ADVICE: Readonly<Record<string, Advice>> = {
  'build-tactics': buildDeck,
  tactic: layTactic,
  'use-tactic': useTactic,
  'tac-01-a': planAhead,
};

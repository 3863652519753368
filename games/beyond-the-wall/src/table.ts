/** What a page or a bot needs to know of the three beyond what it is asked. */
export { ALWAYS_WINTER, FREE_FOLK, GIFT, isNorthern, NORTH, OTHERS, WALL, WATCH } from './facts.ts';
export { OBJECTIVE_CLAUSES, OBJECTIVES } from './objectives/facts.ts';
export { objectivesOf } from './objectives/tally.ts';
export { worthNow } from './objectives/worth.ts';
export { worthOf } from './north/worth.ts';
export { deck, playedBy } from './tactics/deck.ts';
export { abilitiesOn, TACTICS, USUAL_DECKS } from './tactics/facts.ts';
export { goalsOf, type Goal } from './victory/goals.ts';

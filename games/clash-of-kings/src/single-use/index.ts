/** What can be asked of the orders that are played once, by whoever thinks about them. */
export { nameable } from './cunning.ts';
export { MELISANDRES } from './facts.ts';
export { comingTo, refuseGathering } from './forced-march.ts';
export { stingable } from './sting.ts';
export { neighboursOf, usualOrder } from './tokens.ts';
export { payersOf } from './tribute.ts';
export { refusePeaceful } from './young-wolf.ts';

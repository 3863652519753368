/** What helps people with the rules and is no part of them: figures explained, foresight, audits, the map. */
export { westerosAtWork, wildlingAtWork, wildlingOnTop } from './at-work.ts';
export { explainNeutral, neutralNow, type NeutralNow, type NeutralSheet } from './explain/neutral.ts';
export type { FeatureAids } from './feature.ts';
export * from './foresight/index.ts';
export type { Invariant } from './invariants.ts';
export * from './map/index.ts';
export type { Migration } from './migrations.ts';
export { listed } from '../items.ts';
export type { GameAids } from './registry.ts';
export { tokensFollowTracks } from './token-invariant.ts';

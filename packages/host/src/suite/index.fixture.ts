export type { Hosted, Sent, Wish } from './hosted.fixture.ts';
export { playTables, type Deeds } from './random-table.fixture.ts';

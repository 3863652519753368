export type { Hosted, Open, Wish } from './hosted.fixture.ts';
export { ByLot, playedSeats } from './by-lot.fixture.ts';
export { testTables } from './test-tables.fixture.ts';

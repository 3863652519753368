// Very many tables in a database, made up: half of them over, a quarter running, each with two of a crowd of people.

type Row = Readonly<Record<string, string | number | null>>;

/** A table as it is stored, with whose it is. */
export interface Filled {
  readonly table: Row;
  readonly members: readonly Row[];
}

const KINDS = [
  { status: 'finished', shelf: 'finished' },
  { status: 'finished', shelf: 'finished' },
  { status: 'playing', shelf: 'running' },
  { status: 'gathering', shelf: 'open' },
] as const;

const SETUP = JSON.stringify({
  name: 'a table like any other',
  players: 2,
  options: { firstPlayer: 'random' },
  access: 'open',
  spectators: { allowed: true, delaySeconds: 0 },
  hints: false,
  order: 'random',
  takeBack: 'fair',
  clock: null,
});

/** The tables one after another, whatever database they go to. */
export function* filling(tables: number): Generator<Filled> {
  const crowd = Math.max(10, Math.floor(tables / 30)); // everybody has some thirty tables, however many there are in all
  const now = Date.now();
  for (let i = 0; i < tables; i++) {
    const { status, shelf } = KINDS[i % KINDS.length]!;
    const isGathering = status === 'gathering';
    const id = `table-${i}`;
    const at = now - i * 100;
    const people = [`person-${i % crowd}`, `other-${i % 97}`];
    const seats = people.map((person, place) => ({
      seat: `seat-${place + 1}`,
      person: isGathering && place === 1 ? null : person,
      name: 'Somebody',
      bot: null,
      resigned: false,
    }));
    const table = {
      id,
      version: 1,
      game: 'hand-of-the-king',
      rules: 1,
      status,
      access: 'open',
      open_seats: Number(isGathering),
      setup: SETUP,
      seats: JSON.stringify(seats),
      host: people[0]!,
      invite: 'code',
      guests: '[]',
      comings: '[]',
      is_record: 1,
      n: 0,
      waiting: '[]',
      alarm: status === 'playing' ? 1e12 + i : null, // a clock that runs out some day
      created_at: at,
      updated_at: at,
      listed_at: at,
      shelf,
    };
    const over = Number(status === 'finished');
    const members = seats.flatMap(({ person }) =>
      person === null ? [] : { table_id: id, person, over, listed_at: at },
    );
    yield { table, members };
  }
}

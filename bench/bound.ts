/**
 * The bound: Hand of the King without companions, written by hand on typed arrays with nothing else in mind than speed.
 * It has no contract, no refusals, no events and no save; it tells how far from bare metal the product is.
 */
const SIDE = 6;
const CELLS = SIDE * SIDE;
const HOUSES = 7;
const SIZES = [8, 7, 6, 5, 4, 3, 2];
const DELTA = [-SIDE, 1, SIDE, -1];

const grid = new Int8Array(CELLS);
const deck = new Int8Array(CELLS);
const counts = new Int8Array(2 * HOUSES);
const banners = new Int8Array(HOUSES);
const moves = new Uint8Array(4 * HOUSES);
/** How many spaces there are from a cell to the edge in each direction. */
const room = new Uint8Array(CELLS * 4);

for (let cell = 0; cell < CELLS; cell++) {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  room.set([row, SIDE - 1 - column, SIDE - 1 - row, column], cell * 4);
}
{
  let at = 0;
  for (const [house, size] of SIZES.entries()) for (let i = 0; i < size; i++) deck[at++] = house;
  deck[at] = HOUSES; // Varys
}

let word = 1;
function random(count: number): number {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return (word >>> 0) % count;
}

/** Plays one random game; answers the number of moves. */
export function boundGame(): number {
  grid.set(deck);
  let varys = CELLS - 1;
  for (let i = CELLS - 1; i > 0; i--) {
    const j = random(i + 1);
    const kept = grid[i] as number;
    grid[i] = grid[j] as number;
    grid[j] = kept;
  }
  for (let cell = 0; cell < CELLS; cell++) if (grid[cell] === HOUSES) varys = cell;
  grid[varys] = -1;
  counts.fill(0);
  banners.fill(-1);
  for (let ply = 0, player = 0; ; ply++, player ^= 1) {
    let found = 0;
    for (let d = 0; d < 4; d++) {
      const delta = DELTA[d] as number;
      let seen = 0;
      for (let n = room[varys * 4 + d] as number, cell = varys + delta; n > 0; n--, cell += delta) {
        const house = grid[cell] as number;
        if (house >= 0 && !(seen & (1 << house))) {
          seen |= 1 << house;
          moves[found++] = d * HOUSES + house;
        }
      }
    }
    if (found === 0) return ply;
    const move = moves[random(found)] as number;
    const d = (move / HOUSES) | 0;
    const house = move % HOUSES;
    const delta = DELTA[d] as number;
    let last = varys;
    let taken = 0;
    for (let n = room[varys * 4 + d] as number, cell = varys + delta; n > 0; n--, cell += delta) {
      if (grid[cell] !== house) continue;
      grid[cell] = -1;
      last = cell;
      taken++;
    }
    varys = last;
    const mine = (counts[player * HOUSES + house] = (counts[player * HOUSES + house] as number) + taken);
    if (mine >= (counts[(player ^ 1) * HOUSES + house] as number)) banners[house] = player;
  }
}

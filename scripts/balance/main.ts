import { parseArgs } from 'node:util';
import { playOne } from './play.ts';
import { sumUp, write } from './report.ts';

// Plays games of Beyond the Wall by the best bots and says how they came out:
// `npx node scripts/balance/main.ts [--games 1000] [--players 3] [--seed balance]`.

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    players: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'balance' },
  },
});
const [games, players] = [Number(values.games), Number(values.players)];
if (!Number.isInteger(games) || games < 1) throw new Error(`--games takes a number, not ${values.games}`);
const played = Array.from({ length: games }, (_, i) => playOne(players, `${values.seed} ${i + 1}`));
console.log(write(sumUp(played)));

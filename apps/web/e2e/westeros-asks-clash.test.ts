import { kindsOf } from './westeros-moments.ts';
import { testEveryKind } from './westeros-asks.ts';
import { CLASH, FIRST } from './westeros-tables.ts';

/** What the expansion asks and the game it expands does not, with every option in play. */
const EVERY = Object.fromEntries(CLASH.game.options.map(({ id, values }) => [id, values[0] ?? true]));
const known = kindsOf(FIRST.game);
const { threePlayers: _three, kingsCourt: _court, ...options } = EVERY;

testEveryKind(
  CLASH,
  kindsOf(CLASH.game, options).filter(why => !known.includes(why)),
);

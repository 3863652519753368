import { BARATHEON } from './baratheon.ts';
import { COURT } from './court.ts';
import { FREE_FOLK } from './free-folk.ts';
import { GREYJOY } from './greyjoy.ts';
import { LANNISTER } from './lannister.ts';
import { MARTELL } from './martell.ts';
import { NIGHTS_WATCH } from './nights-watch.ts';
import { OTHERS } from './others.ts';
import { STARK } from './stark.ts';
import { TARGARYEN } from './targaryen.ts';
import { TULLY } from './tully.ts';
import { TYRELL } from './tyrell.ts';

export type { HeadShape, Person } from './person.ts';

/** Everybody who has a portrait, by id; the house is the one they are shown under where a game names no other. */
export const PERSONS = {
  ...STARK,
  ...LANNISTER,
  ...BARATHEON,
  ...GREYJOY,
  ...TYRELL,
  ...MARTELL,
  ...TARGARYEN,
  ...TULLY,
  ...COURT,
  ...NIGHTS_WATCH,
  ...FREE_FOLK,
  ...OTHERS,
};

export type PersonId = keyof typeof PERSONS;

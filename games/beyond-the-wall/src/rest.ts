import { addRepertoire, PROCEDURES } from '@corvo/westeros';
import { EFFECTS, PROCEDURES as OWN } from './procedures.ts';

/** Brings the rules that the pages fetch after the first board; elsewhere they are there from the beginning. */
export const addRest = (): void => addRepertoire('beyond-the-wall', PROCEDURES, { procedures: OWN, effects: EFFECTS });

import { addRepertoire, PROCEDURES } from '@corvo/westeros';

/** Brings the rules that the pages fetch after the first board; elsewhere they are there from the beginning. */
export const addRest = (): void => addRepertoire('first-edition', PROCEDURES, { procedures: {} });

import { rulesOf } from '@corvo/westeros';
import type { Invariant } from '@corvo/westeros/aids';
// oxlint-disable-next-line no-restricted-imports -- a fixture is part of the tests
import { Oracle } from '@corvo/westeros/oracle';
import { SHEET } from './facts.ts';

/** A second opinion from the fact sheet alone. */
export const oracle = new Oracle({
  borders: SHEET.adjacency.map(([a = '', b = '']) => [a, b] as const),
  kind: Object.fromEntries(SHEET.areas.map(({ id, kind }) => [id, kind])),
  home: Object.fromEntries(SHEET.areas.map(({ id, home }) => [id, home])),
  landOfPort: Object.fromEntries(SHEET.areas.flatMap(({ id, land }) => (land === undefined ? [] : [[id, land]]))),
});

/** Who holds what is a function of the board: units, tokens and printed shields. */
export const controlIsTheBoards: Invariant = ({ open }) => {
  const { board, rulings } = rulesOf(open);
  return oracle.otherLords(open, area => rulings.controller(open, board, area))[0];
};

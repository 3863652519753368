import { MANIFESTS, manifestOf } from '@corvo/catalogue/manifests';

export { FIRST_GAME, manifestOf, MANIFESTS } from '@corvo/catalogue/manifests';

/** Families whose games say much in the same words: these come in a part of our texts that all of them share. */
const WITH_SHARED_WORDS: readonly string[] = ['westeros'];

/** The parts of our texts that a game speaks with (`build/texts.ts` finds what is in each). */
export function textsOf(game: string): string[] {
  const family = manifestOf(game)?.family ?? '';
  return [...(WITH_SHARED_WORDS.includes(family) ? [family] : []), game];
}

/** The parts with what a game says after its first answer; not every part has one. */
export const laterTextsOf = (game: string): string[] => textsOf(game).map(part => `${part}-later`);

/** The ledger with the rules of a game; an expansion stands with the game it expands. */
export const ledgerOf = (game: string): string => manifestOf(game)?.ledger ?? game;

/** The ledger of a clause, where its id tells: the platform's own rules, or those of any game. */
export function ledgerWith(clause: string): string | undefined {
  const begins = clause.split('-')[0];
  return begins === 'CO' ? 'platform' : MANIFESTS.find(({ clauses }) => clauses === begins)?.ledger;
}

export const isKnown = (game: string): boolean => manifestOf(game) !== undefined;
export const emblemOf = (game: string): string => manifestOf(game)?.emblem ?? 'stark';

/** Is a game taught in a guided first game? */
export const isTaught = (game: string): boolean => manifestOf(game)?.course !== undefined;

import { mergeCatalogues, say, type Catalogue, type Game, type Plain } from '@corvo/core';
import { useMemo } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { serverMessages } from '../../base/lib/problems.ts';

export interface GameWords {
  say(key: string, data?: Plain): string;
  has(key: string): boolean;
}

/** The words of a game and of refusals, in the reader's language. */
export function useGameWords(game: Game): GameWords {
  const { language } = useText();
  return useMemo(() => {
    const catalogue: Catalogue = mergeCatalogues(serverMessages, game.messages);
    return {
      say: (key, data) => say(catalogue, language, key, data),
      has: key => Object.hasOwn(catalogue[language], key),
    };
  }, [game, language]);
}

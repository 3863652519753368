import { mergeCatalogues, say, type Catalogue, type Game, type Language, type Plain } from '@corvo/core';
import { boardTexts } from './texts/index.ts';

/** A sentence of the board; it may speak of the houses, areas and cards of the game. */
export type Speak = (key: string, data?: Readonly<Record<string, Plain>>) => string;

const merged = new WeakMap<Catalogue, Catalogue>();
const speakers = new WeakMap<Catalogue, Map<Language, Speak>>();

/** The texts of the board with those of a game, put together once. */
function textsOf(messages: Catalogue): Catalogue {
  const known = merged.get(messages) ?? mergeCatalogues(messages, boardTexts);
  merged.set(messages, known);
  return known;
}

export function speakerOf(game: Game, language: Language): Speak {
  const known = speakers.get(game.messages) ?? new Map<Language, Speak>();
  speakers.set(game.messages, known);
  const texts = textsOf(game.messages);
  const speak = known.get(language) ?? ((key, data = {}) => say(texts, language, key, data));
  known.set(language, speak);
  return speak;
}

/** Is there such a text, of the board or of the game? */
export const canSay = (game: Game, language: Language, key: string): boolean =>
  Object.hasOwn(textsOf(game.messages)[language], key);

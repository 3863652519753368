import {
  coreMessages,
  LANGUAGES,
  mergeCatalogues,
  questionOf,
  say,
  tellingsOf,
  type Catalogue,
  type Game,
  type Sentence,
} from '@corvo/core';
import { sampleFor } from '../walk/choose.ts';
import type { Finding, Property } from '../walk/property.ts';
import { asEachAsked } from './viewers.ts';

const catalogues = new WeakMap<Game, Catalogue>();

function catalogueOf(game: Game): Catalogue {
  let catalogue = catalogues.get(game);
  if (catalogue === undefined) catalogues.set(game, (catalogue = mergeCatalogues(coreMessages, game.messages)));
  return catalogue;
}

/** Where a sentence cannot be said: a language that has no words for it, or data that does not fill them. */
function unsayable(game: Game, { key, data }: Sentence): Finding {
  const catalogue = catalogueOf(game);
  // Not everything needs words; but what has them in one language has them in all.
  const speaking = LANGUAGES.filter(language =>
    ['', '_one', '_other'].some(end => Object.hasOwn(catalogue[language], key + end)),
  );
  if (speaking.length === 0) return undefined;
  const silent = LANGUAGES.find(language => !speaking.includes(language));
  if (silent !== undefined) return `the message ${key} has no words in "${silent}"`;
  for (const language of LANGUAGES) {
    const said = say(catalogue, language, key, data);
    if (said.includes('{{')) return `the message ${key} is not filled by its data ${JSON.stringify(data)}: "${said}"`;
  }
  return undefined;
}

/** Whatever is asked, chosen, told or decided can be said in every language. */
export const sentences: Property = {
  name: 'sentences',
  costly: true,
  atDecision: asEachAsked((instant, seat, rng) => {
    const { game, state } = instant;
    const why = instant.request(seat)?.why ?? '';
    return (
      unsayable(game, { key: `ask.${why}`, data: {} }) ??
      unsayable(game, questionOf(game, state.open, seat, why)) ??
      unsayable(game, { key: `ask.${why}.waiting`, data: { seat } }) ??
      unsayable(game, game.sentences.choice(state.open, why, sampleFor(instant, seat, rng)))
    );
  }),
  afterAction({ after, events }) {
    const said = [
      ...events.map(event => after.game.sentences.event(event)),
      ...tellingsOf(after.game, events).flatMap(({ says }) => says),
    ];
    for (const sentence of said) {
      const finding = unsayable(after.game, sentence);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
  atEnd: ({ last }) => unsayable(last.game, { key: `outcome.${last.state.open.outcome?.reason ?? ''}`, data: {} }),
};

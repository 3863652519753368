import { LANGUAGES, type Instruction } from '@corvo/core';
import { short } from '../values/difference.ts';
import type { Finding, Property } from '../walk/property.ts';
import { askedSeats } from './sample.ts';

/** Everything that a seat may instruct has a name; what instructions answer is legal, and without any nothing is answered. */
export const instructions: Property = {
  name: 'instructions',
  costly: false,
  atDecision(moment, rng): Finding {
    const { game, state } = moment;
    const { instructions: standing, messages } = game;
    if (standing === undefined) return undefined;
    const unnamed = ({ kind, about }: Instruction): string | undefined =>
      [
        `instruction.${kind}`,
        `instruction.${kind}.help`,
        ...(about === null ? [] : [`instruction.${kind}.about`]),
      ].find(key => !LANGUAGES.every(language => Object.hasOwn(messages[language], key)));
    for (const seat of askedSeats(moment, rng)) {
      const request = moment.request(seat);
      if (request === undefined) continue;
      const offers = standing.offers(state.open, seat);
      const unsaid = offers.map(unnamed).find(key => key !== undefined);
      if (unsaid !== undefined) return `an instruction is offered without words: ${unsaid}`;
      const view = moment.view(seat);
      for (const given of [offers, ...offers.map(one => [one])]) {
        const choice = standing.answer(view, request, given);
        const refused = choice === undefined ? undefined : game.check(view, request, choice);
        if (refused !== undefined)
          return `for ${seat} the instructed choice ${short(choice)} is refused: ${refused.code} (${refused.clause})`;
      }
      const nothing = standing.answer(view, request, []);
      if (nothing !== undefined) return `for ${seat} no instruction answers ${short(nothing)}`;
    }
    return undefined;
  },
};

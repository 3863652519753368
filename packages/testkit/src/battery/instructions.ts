import { LANGUAGES, type Instruction } from '@corvo/core';
import { short } from '../values/difference.ts';
import type { Property } from '../walk/property.ts';
import { asEachAsked } from './viewers.ts';

/** Everything that a seat may instruct has a name; what instructions answer is legal, and without any nothing is answered. */
export const instructions: Property = {
  name: 'instructions',
  costly: false,
  atDecision: asEachAsked((moment, seat) => {
    const { instructions: standing, messages } = moment.game;
    const request = moment.request(seat);
    if (standing === undefined || request === undefined) return undefined;
    const unnamed = ({ kind, about }: Instruction): string | undefined =>
      [
        `instruction.${kind}`,
        `instruction.${kind}.help`,
        ...(about === null ? [] : [`instruction.${kind}.about`]),
      ].find(key => !LANGUAGES.every(language => Object.hasOwn(messages[language], key)));
    const offers = standing.offers(moment.state.open, seat);
    const unsaid = offers.map(unnamed).find(key => key !== undefined);
    if (unsaid !== undefined) return `an instruction is offered without words: ${unsaid}`;
    const view = moment.view(seat);
    for (const given of [offers, ...offers.map(one => [one])]) {
      const choice = standing.answer(view, request, given);
      const refused = choice === undefined ? undefined : moment.game.check(view, request, choice);
      if (refused !== undefined)
        return `for ${seat} the instructed choice ${short(choice)} is refused: ${refused.code} (${refused.clause})`;
    }
    const nothing = standing.answer(view, request, []);
    return nothing === undefined ? undefined : `for ${seat} no instruction answers ${short(nothing)}`;
  }),
};

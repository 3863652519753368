import { short } from '../values/difference.ts';
import type { Property } from '../walk/property.ts';
import { asEachAsked } from './viewers.ts';

/** What the server plays for a seat whose clock has run out is always legal. */
export const late: Property = {
  name: 'late',
  costly: false,
  atDecision: asEachAsked((moment, seat) => {
    const request = moment.request(seat);
    if (request === undefined) return undefined;
    const choice = moment.game.whenLate(moment.view(seat), request);
    const refused = moment.game.check(moment.view(seat), request, choice);
    return refused && `for ${seat} the late choice ${short(choice)} is refused: ${refused.code} (${refused.clause})`;
  }),
};

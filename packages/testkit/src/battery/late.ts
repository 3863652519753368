import { short } from '../values/difference.ts';
import type { Property } from '../walk/property.ts';
import { asEachAsked } from './viewers.ts';

/** What the server plays for a seat whose clock has run out is always legal. */
export const late: Property = {
  name: 'late',
  costly: false,
  atDecision: asEachAsked((instant, seat) => {
    const request = instant.request(seat);
    if (request === undefined) return undefined;
    const choice = instant.game.whenLate(instant.view(seat), request);
    const refused = instant.game.check(instant.view(seat), request, choice);
    return refused && `for ${seat} the late choice ${short(choice)} is refused: ${refused.code} (${refused.clause})`;
  }),
};

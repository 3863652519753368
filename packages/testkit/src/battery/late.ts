import { short } from '../values/difference.ts';
import type { Property } from '../walk/property.ts';
import { askedSeats } from './sample.ts';

/** What the server plays for a seat whose clock has run out is always legal. */
export const late: Property = {
  name: 'late',
  costly: false,
  atDecision(moment, rng) {
    for (const seat of askedSeats(moment, rng)) {
      const request = moment.request(seat);
      if (request === undefined) continue;
      const choice = moment.game.whenLate(moment.view(seat), request);
      const refused = moment.game.check(moment.view(seat), request, choice);
      if (refused !== undefined)
        return `for ${seat} the late choice ${short(choice)} is refused: ${refused.code} (${refused.clause})`;
    }
    return undefined;
  },
};

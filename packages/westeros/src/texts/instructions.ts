import type { Catalogue } from '@corvo/core';

/** What a house may have answered for it: `instruction.KIND` names it, `.help` says what comes of it, `.about` for whom or what. */
export const instructions: Catalogue = {
  en: {
    'instruction.support-nobody': 'Support nobody',
    'instruction.support-nobody.help': 'In battles of others your support goes to nobody.',
    'instruction.never-support': 'Never support',
    'instruction.never-support.help':
      'Where you could support none but these Houses, your support goes to nobody; where you could support another, you are asked.',
    'instruction.never-support.about': '$t(house.{{about}})',
    'instruction.skip-raids': 'Skip my Raids',
    'instruction.skip-raids.help': 'Each Raid order of yours is resolved without raiding anything.',
    'instruction.bid-nothing': 'Bid 0 for',
    'instruction.bid-nothing.help': 'You keep your Power whenever this track is bid for.',
    'instruction.bid-nothing.about': '$t(track.{{about}})',
    'instruction.pay-no-wildlings': 'Bid 0 when the wildlings attack',
    'instruction.pay-no-wildlings.help': 'You keep your Power, and take what comes of it.',
    'instruction.lose-weakest': 'Choose my losses in battle',
    'instruction.lose-weakest.help': 'The weakest units fall first; of the same strength, the cheapest.',
  },

  it: {
    'instruction.support-nobody': 'Non supportare nessuno',
    'instruction.support-nobody.help': 'Nelle battaglie degli altri non dai supporto a nessuno.',
    'instruction.never-support': 'Non supportare mai',
    'instruction.never-support.help':
      'Dove potresti supportare soltanto queste Case, non supporti nessuno; dove potresti supportarne un’altra, decidi tu.',
    'instruction.never-support.about': '$t(house.{{about}})',
    'instruction.skip-raids': 'Salta le mie Incursioni',
    'instruction.skip-raids.help': 'Ogni tuo ordine di Incursione è risolto senza togliere nulla.',
    'instruction.bid-nothing': 'Offri 0 per',
    'instruction.bid-nothing.help': 'Ogni volta che si fanno offerte per i suoi posti, tieni il tuo Potere.',
    'instruction.bid-nothing.about': '$t(track.{{about}})',
    'instruction.pay-no-wildlings': 'Offri 0 quando attaccano i Bruti',
    'instruction.pay-no-wildlings.help': 'Tieni il tuo Potere e accetti quel che ne viene.',
    'instruction.lose-weakest': 'Scegli le mie perdite in battaglia',
    'instruction.lose-weakest.help': 'Cadono prima le unità più deboli; a pari forza, le meno costose.',
  },
};

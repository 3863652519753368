import type { Catalogue } from '@corvo/core';

/** What only this edition tells or refuses, and what the kernel says otherwise where there are no ports. */
export const events: Catalogue = {
  en: {
    'problem.home-needs-no-token':
      '$t(area.{{area}}, the) is your home area: the printed shield keeps it yours without a token.',
    'problem.no-token-at-sea': 'You cannot leave $t(term.power-token, a) $t(area.{{area}}, in): only on land.',
    'problem.wrong-element':
      '$t(unit.{{kind}}, a) cannot go $t(area.{{area}}, to): Ships stay at sea and in ports, the others on land.',
    'problem.raid-from-land-to-sea':
      'A Raid $t(area.{{from}}, from) does not reach $t(area.{{area}}, the): from land it reaches land only, from a port only its sea.',
  },

  it: {
    'problem.home-needs-no-token':
      'Non serve un segnalino Potere $t(area.{{area}}, in): è la tua area di partenza, resta tua grazie allo scudo stampato.',
    'problem.no-token-at-sea': 'Non puoi lasciare $t(term.power-token, a) $t(area.{{area}}, in): solo a terra.',
    'problem.wrong-element':
      '$t(unit.{{kind}}, a) non può andare $t(area.{{area}}, to): le Navi stanno in mare e nei porti, le altre unità a terra.',
    'problem.raid-from-land-to-sea':
      'Un’Incursione $t(area.{{from}}, from) non raggiunge $t(area.{{area}}, the): da terra raggiunge solo terra, da un porto solo il suo mare.',
  },
};

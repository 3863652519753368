import type { Catalogue } from '@corvo/core';

/** What only this edition tells or refuses, and what the kernel says otherwise where there are no ports. */
export const events: Catalogue = {
  en: {
    'problem.home-needs-no-token': '$t(area.{{area}}) is your home area: the printed shield keeps it, without a token.',
    'problem.no-token-at-sea': 'No Power token can be left in $t(area.{{area}}): only land areas take one.',
    'problem.sea-not-adjacent': 'New Ships of $t(area.{{area}}) go to a sea area next to it, or into its port.',
    'problem.wrong-element':
      '$t(unit.{{kind}}) cannot enter $t(area.{{area}}): Ships stay at sea and in ports, the others on land.',
    'problem.raid-from-land-to-sea':
      'A Raid in $t(area.{{from}}) does not reach $t(area.{{area}}): from land it reaches land only, from a port only its sea.',
  },

  it: {
    'problem.home-needs-no-token':
      '$t(area.{{area}}) è la tua area di partenza: la conserva lo scudo stampato, senza gettone.',
    'problem.no-token-at-sea':
      '$t(area.{{area}}): qui non si può lasciare un gettone Potere, solo nelle aree di terra.',
    'problem.sea-not-adjacent': '$t(area.{{area}}): le nuove Navi vanno in un mare adiacente, o nel suo porto.',
    'problem.wrong-element':
      '$t(unit.{{kind}}) non può entrare qui, $t(area.{{area}}): le Navi stanno in mare e nei porti, le altre unità a terra.',
    'problem.raid-from-land-to-sea':
      'Da qui, $t(area.{{from}}), un’Incursione non raggiunge $t(area.{{area}}): da terra raggiunge solo terra, da un porto solo il suo mare.',
  },
};

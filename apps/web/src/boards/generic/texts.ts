import type { Catalogue } from '@corvo/core';

/** What the plain table alone says: what is still to be chosen in a form that nobody has touched. They travel with it. */
export const genericTexts: Catalogue = {
  en: {
    'untouched-orders': 'Place your orders in the list',
    'untouched-raid': 'Choose a Raid and its target',
    'untouched-march': 'Choose who goes, and where',
    'untouched-muster': 'Choose what to muster',
    'untouched-cards': 'Choose cards, or none',
    'untouched-areas': 'Choose areas, or none',
    'untouched-units': 'Choose units, or none',
    'still-needed_one': '{{count}} more needed',
    'still-needed_other': '{{count}} more needed',
    'as-it-stands': 'As it stands: {{what}}',
  },
  it: {
    'untouched-orders': 'Piazza gli ordini nell’elenco',
    'untouched-raid': 'Scegli un’Incursione e il bersaglio',
    'untouched-march': 'Scegli chi parte, e per dove',
    'untouched-muster': 'Scegli che cosa reclutare',
    'untouched-cards': 'Scegli delle carte, o nessuna',
    'untouched-areas': 'Scegli delle aree, o nessuna',
    'untouched-units': 'Scegli delle unità, o nessuna',
    'still-needed_one': 'Ne serve ancora {{count}}',
    'still-needed_other': 'Ne servono ancora {{count}}',
    'as-it-stands': 'Così com’è: {{what}}',
  },
};

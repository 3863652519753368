import type { Catalogue } from '@corvo/core';

export const texts: Catalogue = {
  en: {
    'ask.send-scout': 'Where does your scout go?',
    'ask.send-scout.waiting': '{{seat}} is sending a scout',
    'choice.consolidate.scout': 'Send a scout from $t(area.{{area}})',
    'choice.send-scout': 'Send the scout $t(items.{{items}})',
    'event.scout-sent': '$t(house.{{house}}) sends a scout to $t(area.{{area}})',
    'explain.scout': '{{value}}: the scout',
    'problem.nowhere-to-scout': 'Every neighbour of $t(area.{{area}}) has its scout.',
  },
  it: {
    'ask.send-scout': 'Dove va il tuo esploratore?',
    'ask.send-scout.waiting': '{{seat}} manda un esploratore',
    'choice.consolidate.scout': 'Manda un esploratore ($t(area.{{area}}))',
    'choice.send-scout': 'Manda l’esploratore $t(items.{{items}})',
    'event.scout-sent': '$t(house.{{house}}) manda un esploratore ($t(area.{{area}}))',
    'explain.scout': '{{value}}: l’esploratore',
    'problem.nowhere-to-scout': 'Ogni area adiacente ha già il suo esploratore ($t(area.{{area}})).',
  },
};

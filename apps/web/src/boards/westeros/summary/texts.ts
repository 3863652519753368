import type { Catalogue } from '@corvo/core';

/** What a round in short says. */
export const summaryTexts: Catalogue = {
  en: {
    // A round in short
    'round.areas': 'Areas that changed hands',
    'round.no-areas': 'None.',
    'round.nobody': 'nobody',
    'round.battles': 'Battles',
    'round.attacker-wins': '$t(house.{{attacker}}, attacks and beats|attack and beat) $t(house.{{defender}}, the)',
    'round.defender-wins': '$t(house.{{defender}}, holds|hold) against $t(house.{{attacker}}, the)',
    'round.wildlings': 'Wildlings',
    'round.held': 'The Night’s Watch holds, {{watch}} against {{strength}}',
    'round.broken': 'The wildlings break through, {{strength}} against {{watch}}',
    'round.threat': 'Strength from {{before}} to {{after}}',
    'round.figures-castles': 'How they changed in the round: $t(term.castles) and Power',
    'round.figures-lands': 'How they changed in the round: areas controlled and Power',
    'round.castles': '$t(term.castles)',
    'round.lands': 'Areas controlled',
    'round.power': 'Power',
  },

  it: {
    // Un turno in breve
    'round.areas': 'Aree passate di mano',
    'round.no-areas': 'Nessuna.',
    'round.nobody': 'nessuno',
    'round.battles': 'Battaglie',
    'round.attacker-wins': '$t(house.{{attacker}}, attacca e batte|attaccano e battono) $t(house.{{defender}}, the)',
    'round.defender-wins': '$t(house.{{defender}}, resiste|resistono) $t(house.{{attacker}}, to)',
    'round.wildlings': 'Bruti',
    'round.held': 'I Guardiani della Notte reggono, {{watch}} contro {{strength}}',
    'round.broken': 'I Bruti sfondano, {{strength}} contro {{watch}}',
    'round.threat': 'Forza da {{before}} a {{after}}',
    'round.figures-castles': 'Alla fine del turno: $t(term.castles), Potere e variazioni',
    'round.figures-lands': 'Alla fine del turno: aree controllate, Potere e variazioni',
    'round.castles': '$t(term.castles)',
    'round.lands': 'Aree controllate',
    'round.power': 'Potere',
  },
};

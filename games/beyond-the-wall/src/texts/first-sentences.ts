import type { Catalogue } from '@corvo/core';

/** What the north is called, and what of it may be refused first. */
export const firstSentences: Catalogue = {
  en: {
    title: 'Beyond the Wall',
    tagline:
      'The Night’s Watch, the wildlings and the Others in the far north, alone or beside the Houses of Westeros.',
    'strength.wall': 'The Wall',
    'strength.fist': 'The Fist of the First Men',

    'draw.wildlings': 'Wildling threat: {{strength}}',

    'problem.others-only': 'Only the Others may go $t(area.{{area}}, to).',
    'problem.catapult-alone':
      'You cannot place that order $t(area.{{area}}, in): a Catapult alone takes only Defense or Support.',

    'deck.watch-supply': '“Night’s Watch supply”',
    'deck.watch-muster': '“Night’s Watch muster”',

    'draw.quest.nights-watch': '$t(house.{{house}}), quest: {{points}} of {{need}} points',
    'draw.quest.free-folk': '$t(house.{{house}}), quest: {{points}} of {{need}} Footmen',
    'draw.quest-done': '$t(house.{{house}}): the quest is complete',
  },

  it: {
    title: 'Oltre la Barriera',
    tagline:
      'I Guardiani della Notte, i Bruti e gli Estranei nell’estremo nord, da soli o insieme alle Case di Westeros.',
    'strength.wall': 'La Barriera',
    'strength.fist': 'Il Pugno dei Primi Uomini',

    'draw.wildlings': 'Minaccia dei Bruti: {{strength}}',

    'problem.others-only': '$t(area.{{area}}, in) possono entrare solo gli Estranei.',
    'problem.catapult-alone': 'Una Catapulta sola $t(area.{{area}}, in) riceve solo ordini di Difesa o di Supporto.',

    'deck.watch-supply': 'delle Scorte dei Guardiani',
    'deck.watch-muster': 'di reclutamento dei Guardiani',

    'draw.quest.nights-watch': '$t(house.{{house}}), nella Quest: {{points}} punti su {{need}}',
    'draw.quest.free-folk': '$t(house.{{house}}), nella Quest: {{points}} Fanti su {{need}}',
    'draw.quest-done': '$t(house.{{house}}): la Quest è compiuta',
  },
};

import type { Catalogue } from '@corvo/core';

/** `explain.*`: what there is to know about a House, a character or Varys, as things stand now. */
export const explanations: Catalogue = {
  en: {
    'explain.house': '$t(house.{{house}}): {{size}} characters, {{left}} of them still in King’s Landing.',
    'explain.banner': 'The $t(house.{{house}}) banner is with {{seat}}.',
    'explain.no-banner': 'Nobody has the $t(house.{{house}}) banner yet.',
    'explain.character.grid': '$t(house.{{house}}.full), in King’s Landing.',
    'explain.character.seat': '$t(house.{{house}}.full), in {{seat}}’s play area.',
    'explain.character.killed': '$t(house.{{house}}.full), killed: out of the game.',
    'explain.varys':
      'Varys belongs to no House and is not a character: he moves through King’s Landing, and whoever moves him takes the cards of the House declared. He is now in row {{row}}, column {{column}}.',
  },

  it: {
    'explain.house': '$t(house.{{house}}): {{size}} personaggi, di cui ancora ad Approdo del Re: {{left}}.',
    'explain.banner': 'Il vessillo $t(house.{{house}}) ce l’ha {{seat}}.',
    'explain.no-banner': 'Il vessillo $t(house.{{house}}) non è ancora di nessuno.',
    'explain.character.grid': '$t(house.{{house}}.full), ad Approdo del Re.',
    'explain.character.seat': '$t(house.{{house}}.full), nell’area di gioco di {{seat}}.',
    'explain.character.killed': '$t(house.{{house}}.full), fuori dal gioco.',
    'explain.varys':
      'Varys non è di nessuna Casa e non è un personaggio: si muove per Approdo del Re, e chi lo muove prende le carte della Casa dichiarata. Ora è alla riga {{row}}, colonna {{column}}.',
  },
};

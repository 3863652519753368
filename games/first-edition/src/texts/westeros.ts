import type { Catalogue } from '@corvo/core';

/** `westeros.ID` names a Westeros card, `westeros.ID.text` says what it does. */
export const westeros: Catalogue = {
  en: {
    'westeros.supply': 'Supply',
    'westeros.supply.text':
      'In order of play each House sets its supply marker to the barrels it controls, and removes units until its armies fit its supply.',
    'westeros.mustering': 'Mustering',
    'westeros.mustering.text':
      'In order of play each House musters in its areas: 1 point for a City, 2 for a Stronghold. Its armies must still fit its supply.',
    'westeros.clash-of-kings': 'Clash of Kings',
    'westeros.clash-of-kings.text':
      'The three Influence tracks are cleared. Everyone bids in secret for the Iron Throne, then for the Fiefdoms, then for the King’s Court.',
    'westeros.game-of-thrones': 'A Game of Thrones',
    'westeros.game-of-thrones.text':
      'In order of play each House takes 1 Power token for each crown in the areas it controls.',
    'westeros.wildling-attack': 'Wildling Attack',
    'westeros.wildling-attack.text':
      'The wildlings attack with the strength of their marker. Everyone bids Power in secret for the Night’s Watch.',
    'westeros.sea-of-storms': 'Sea of Storms',
    'westeros.sea-of-storms.text': 'No Raid orders this round.',
    'westeros.storm-of-swords': 'Storm of Swords',
    'westeros.storm-of-swords.text': 'No Defense orders this round.',
    'westeros.feast-for-crows': 'Feast for Crows',
    'westeros.feast-for-crows.text': 'No Consolidate Power orders this round.',
    'westeros.rains-of-autumn': 'Rains of Autumn',
    'westeros.rains-of-autumn.text': 'This round Footmen add nothing to the battles they support.',
    'westeros.last-days-of-summer': 'Last Days of Summer',
    'westeros.last-days-of-summer.text': 'Nothing happens.',
    'westeros.winter-is-coming': 'Winter is Coming',
    'westeros.winter-is-coming.text': 'Shuffle this deck and draw another card from it now.',
  },

  it: {
    'westeros.supply': 'Rifornimenti',
    'westeros.supply.text':
      'In ordine di gioco ogni Casa porta il segnalino Rifornimenti al numero di barili che controlla e toglie unità finché i suoi eserciti non rientrano nel limite.',
    'westeros.mustering': 'Chiamata alle Armi',
    'westeros.mustering.text':
      'In ordine di gioco ogni Casa recluta nelle sue aree: 1 punto per una Città, 2 per una Roccaforte. Gli eserciti devono rientrare nei Rifornimenti.',
    'westeros.clash-of-kings': 'Scontro dei Re',
    'westeros.clash-of-kings.text':
      'Le tre tracce di Influenza si svuotano. Tutti offrono in segreto per il Trono di Spade, poi per i Privilegi Feudali, poi per la Corte del Re.',
    'westeros.game-of-thrones': 'Gioco di Troni',
    'westeros.game-of-thrones.text':
      'In ordine di gioco ogni Casa prende 1 gettone Potere per ogni corona nelle aree che controlla.',
    'westeros.wildling-attack': 'Attacco dei Bruti',
    'westeros.wildling-attack.text':
      'I Bruti attaccano con la forza del loro segnalino. Tutti offrono Potere in segreto per i Guardiani della Notte.',
    'westeros.sea-of-storms': 'Mare in Tempesta',
    'westeros.sea-of-storms.text': 'In questo turno niente ordini di Incursione.',
    'westeros.storm-of-swords': 'Tempesta di Spade',
    'westeros.storm-of-swords.text': 'In questo turno niente ordini di Difesa.',
    'westeros.feast-for-crows': 'Banchetto per i Corvi',
    'westeros.feast-for-crows.text': 'In questo turno niente ordini di Consolidamento Potere.',
    'westeros.rains-of-autumn': 'Piogge d’Autunno',
    'westeros.rains-of-autumn.text': 'In questo turno i Fanti non aggiungono nulla alle battaglie che supportano.',
    'westeros.last-days-of-summer': 'Ultimi Giorni d’Estate',
    'westeros.last-days-of-summer.text': 'Non succede nulla.',
    'westeros.winter-is-coming': 'L’Inverno sta Arrivando',
    'westeros.winter-is-coming.text': 'Si rimescola questo mazzo e se ne pesca subito un’altra carta.',
  },
};

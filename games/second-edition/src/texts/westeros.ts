import type { Catalogue, Messages } from '@corvo/core';

/** Which card a lasting effect of deck III comes from. */
const SOURCES: Messages = {
  'effect.no-raid-orders': '$t(westeros.sea-of-storms)',
  'effect.no-consolidate-orders': '$t(westeros.feast-for-crows)',
  'effect.no-support-orders': '$t(westeros.web-of-lies)',
};

/** `westeros.ID` names a Westeros card, `westeros.ID.text` says what it does; some let a player choose. */
export const westeros: Catalogue = {
  en: {
    ...SOURCES,
    // Put to the Sword can bring these two as well, so they are named for what they forbid.
    'effect.no-defense-orders': 'Ban on Defense orders',
    'effect.no-march-plus-one-order': 'Ban on the March +1 order',

    'westeros.supply': 'Supply',
    'westeros.supply.text':
      'Every House sets its supply marker to the barrels it controls, at most 6. Then, in turn order, those over their limits destroy units until their armies fit.',
    'westeros.mustering': 'Mustering',
    'westeros.mustering.text':
      'In turn order each House musters in its areas: 1 point for a castle, 2 for a stronghold. The new units must fit its supply.',
    'westeros.a-throne-of-blades': 'A Throne of Blades',
    'westeros.a-throne-of-blades.text':
      'The holder of the Iron Throne decides: everyone adjusts supply, everyone musters, or nothing happens.',
    'westeros.clash-of-kings': 'Clash of Kings',
    'westeros.clash-of-kings.text':
      'Everyone bids in secret for the Iron Throne, then for the Fiefdoms, then for the King’s Court.',
    'westeros.game-of-thrones': 'Game of Thrones',
    'westeros.game-of-thrones.text':
      'Each House takes 1 Power token for each crown it controls, and 1 for each of its ports with a Ship of its own and no enemy Ship in the sea outside.',
    'westeros.dark-wings-dark-words': 'Dark Wings, Dark Words',
    'westeros.dark-wings-dark-words.text':
      'The holder of the Messenger Raven decides: everyone bids for the three tracks, everyone takes Power for crowns (by an option, for ports too), or nothing happens.',
    'westeros.wildlings-attack': 'Wildlings Attack',
    'westeros.wildlings-attack.text':
      'The wildlings attack with the strength of their marker. Everyone bids Power in secret for the Night’s Watch.',
    'westeros.put-to-the-sword': 'Put to the Sword',
    'westeros.put-to-the-sword.text':
      'The holder of the Valyrian Steel Blade decides for this round: no Defense orders, no March +1 order, or no ban.',
    'westeros.sea-of-storms': 'Sea of Storms',
    'westeros.sea-of-storms.text': 'No Raid orders can be placed this round.',
    'westeros.rains-of-autumn': 'Rains of Autumn',
    'westeros.rains-of-autumn.text': 'The March +1 order cannot be placed this round.',
    'westeros.feast-for-crows': 'Feast for Crows',
    'westeros.feast-for-crows.text': 'No Consolidate Power orders can be placed this round.',
    'westeros.web-of-lies': 'Web of Lies',
    'westeros.web-of-lies.text': 'No Support orders can be placed this round.',
    'westeros.storm-of-swords': 'Storm of Swords',
    'westeros.storm-of-swords.text': 'No Defense orders can be placed this round.',
    'westeros.last-days-of-summer': 'Last Days of Summer',
    'westeros.last-days-of-summer.text': 'Nothing happens.',
    'westeros.winter-is-coming': 'Winter is Coming',
    'westeros.winter-is-coming.text': 'Shuffle this deck together with its discards and draw another card from it now.',

    'choice.westeros-choice.supply': 'Everyone adjusts supply',
    'choice.westeros-choice.mustering': 'Everyone musters',
    'choice.westeros-choice.clash-of-kings': 'Everyone bids for the three tracks',
    'choice.westeros-choice.collect-power-crowns-only': 'Everyone takes Power',
    'choice.westeros-choice.ban-defense': 'No Defense orders this round',
    'choice.westeros-choice.ban-march-plus-one': 'No March +1 order this round',
  },

  it: {
    ...SOURCES,
    'effect.no-defense-orders': 'Divieto degli ordini di Difesa',
    'effect.no-march-plus-one-order': 'Divieto della Marcia +1',

    'westeros.supply': 'Scorte',
    'westeros.supply.text':
      'Ogni Casa porta il segnalino Scorte al numero di barili che controlla, al massimo 6. Poi, in ordine di turno, chi supera i limiti distrugge unità finché i suoi eserciti non rientrano.',
    'westeros.mustering': 'Reclutamento',
    'westeros.mustering.text':
      'In ordine di turno ogni Casa recluta nelle sue aree: 1 punto per un castello, 2 per una fortezza. Le nuove unità devono rientrare nelle Scorte.',
    'westeros.a-throne-of-blades': 'Un Trono di Lame',
    'westeros.a-throne-of-blades.text':
      'Chi tiene il Trono di Spade sceglie: tutti regolano le Scorte, tutti reclutano, oppure non succede nulla.',
    'westeros.clash-of-kings': 'Scontro di Re',
    'westeros.clash-of-kings.text':
      'Tutti offrono in segreto per il Trono di Spade, poi per i Feudi, poi per la Corte del Re.',
    'westeros.game-of-thrones': 'Trono di Spade',
    'westeros.game-of-thrones.text':
      'Ogni Casa prende 1 segnalino Potere per ogni corona che controlla, e 1 per ogni suo porto con una sua Nave e senza Navi nemiche nel mare davanti.',
    'westeros.dark-wings-dark-words': 'Ali Oscure, Oscure Parole',
    'westeros.dark-wings-dark-words.text':
      'Chi tiene il Corvo Messaggero sceglie: tutti offrono per i tre tracciati, tutti prendono Potere per le corone (con un’opzione, anche per i porti), oppure non succede nulla.',
    'westeros.wildlings-attack': 'Attacco dei Bruti',
    'westeros.wildlings-attack.text':
      'I Bruti attaccano con la forza del loro segnalino. Tutti offrono Potere in segreto per i Guardiani della Notte.',
    'westeros.put-to-the-sword': 'A Fil di Spada',
    'westeros.put-to-the-sword.text':
      'Chi tiene la Spada di Valyria sceglie per questo turno: niente ordini di Difesa, niente Marcia +1, oppure nessun divieto.',
    'westeros.sea-of-storms': 'Mare in Tempesta',
    'westeros.sea-of-storms.text': 'In questo turno non si piazzano ordini di Incursione.',
    'westeros.rains-of-autumn': 'Piogge d’Autunno',
    'westeros.rains-of-autumn.text': 'In questo turno non si piazza la Marcia +1.',
    'westeros.feast-for-crows': 'Banchetto per i Corvi',
    'westeros.feast-for-crows.text': 'In questo turno non si piazzano ordini di Consolidamento.',
    'westeros.web-of-lies': 'Ragnatela di Menzogne',
    'westeros.web-of-lies.text': 'In questo turno non si piazzano ordini di Supporto.',
    'westeros.storm-of-swords': 'Tempesta di Spade',
    'westeros.storm-of-swords.text': 'In questo turno non si piazzano ordini di Difesa.',
    'westeros.last-days-of-summer': 'Ultimi Giorni d’Estate',
    'westeros.last-days-of-summer.text': 'Non succede nulla.',
    'westeros.winter-is-coming': 'L’Inverno sta Arrivando',
    'westeros.winter-is-coming.text':
      'Questo mazzo si rimescola insieme ai suoi scarti e se ne pesca subito un’altra carta.',

    'choice.westeros-choice.supply': 'Tutti regolano le Scorte',
    'choice.westeros-choice.mustering': 'Tutti reclutano',
    'choice.westeros-choice.clash-of-kings': 'Tutti offrono per i tre tracciati',
    'choice.westeros-choice.collect-power-crowns-only': 'Tutti prendono Potere',
    'choice.westeros-choice.ban-defense': 'Niente ordini di Difesa in questo turno',
    'choice.westeros-choice.ban-march-plus-one': 'Niente Marcia +1 in questo turno',
  },
};

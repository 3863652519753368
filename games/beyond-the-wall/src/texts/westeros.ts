import type { Catalogue } from '@corvo/core';

/** What Westeros cards of the second edition do otherwise in the north; `.joined` is what they do with Houses at the table. */
export const westeros: Catalogue = {
  en: {
    'westeros.supply.text':
      'The wildlings set their supply to the barrels they control, at most 6; the Night’s Watch draws its own. The Others may pay to go up 1. Those over their limits destroy units until their armies fit.',
    'westeros.supply.text.joined':
      'The wildlings and the Houses set their supply to the barrels they control, at most 6; the Night’s Watch gets the barrels that Houses give it. The Others may pay to go up 1. Those over their limits destroy units until their armies fit.',
    'westeros.mustering.text':
      'Everyone musters within supply: the Night’s Watch with the points it draws, on the Wall, and at most 1 in each other area it holds, but none in the Gift; the wildlings with 1 point for each area they control, in any of these but not on the Wall; the Others with 1 point in each area they control.',
    'westeros.mustering.text.joined':
      'Everyone musters within supply: a House with 1 point in each castle and 2 in each stronghold; the Night’s Watch with the points that Houses give it, on the Wall, and at most 1 in each other area it holds, but none in the Gift; the wildlings with 1 point for each area they control, in any of these but not on the Wall; the Others with 1 point in each area they control.',
    'westeros.a-throne-of-blades.text':
      'The holder of the Iron Throne decides: everyone adjusts supply, everyone musters, or nothing happens.',
    'westeros.a-throne-of-blades.text.joined':
      'The holder of the Iron Throne of Westeros decides: everyone adjusts supply, everyone musters, or nothing happens.',
    'westeros.clash-of-kings.text':
      'Everyone bids in secret for the three tracks: the Iron Throne, then the Fiefdoms, then the King’s Court.',
    'westeros.clash-of-kings.text.joined':
      'Everyone bids in secret for the tracks of their own map: the Iron Throne, then the Fiefdoms, then the King’s Court.',
    'westeros.game-of-thrones.text': 'Everyone takes 1 Power token for each crown they control.',
    'westeros.game-of-thrones.text.joined':
      'Everyone takes 1 Power token for each crown they control; a House also 1 for each of its ports with a Ship of its own and no enemy Ship in the sea outside.',
    'westeros.dark-wings-dark-words.text':
      'The holder of the Messenger Raven decides: everyone bids for the three tracks, everyone takes Power for crowns, or nothing happens.',
    'westeros.dark-wings-dark-words.text.joined':
      'The holder of the Messenger Raven of Westeros decides: everyone bids for the three tracks, everyone takes Power for crowns, or nothing happens.',
    'westeros.wildlings-attack.text':
      'The wildlings attack with the strength of their marker, to which they add their bid. The Night’s Watch bids against it, the Others for either side, all in secret. If the Watch wins, it may buy back a used card no stronger than the margin; if the wildlings win, they get as many muster points as they won by.',
    'westeros.wildlings-attack.text.joined':
      'The wildlings attack with the strength of their marker, to which they add their bid. The Night’s Watch and the Houses bid against it, the Others for either side, all in secret. If the Watch wins, it may buy back a used card no stronger than the margin; if the wildlings win, they get as many muster points as they won by. The wildling card is for Houses only.',
    'westeros.put-to-the-sword.text':
      'The holder of the Valyrian Steel Blade decides for this round: no Defense orders, no March +1 order, or no ban.',
    'westeros.put-to-the-sword.text.joined':
      'The holder of the Valyrian Steel Blade of Westeros decides for this round: no Defense orders, no March +1 order, or no ban.',
  },

  it: {
    'westeros.supply.text':
      'I Bruti portano le Scorte al numero di barili che controllano, al massimo 6; i Guardiani della Notte pescano le loro. Gli Estranei possono pagare per salire di 1. Chi supera i limiti distrugge unità finché i suoi eserciti non rientrano.',
    'westeros.supply.text.joined':
      'I Bruti e le Case portano le Scorte al numero di barili che controllano, al massimo 6; i Guardiani della Notte ricevono i barili donati dalle Case. Gli Estranei possono pagare per salire di 1. Chi supera i limiti distrugge unità finché i suoi eserciti non rientrano.',
    'westeros.mustering.text':
      'Tutti reclutano entro le Scorte: i Guardiani della Notte con i punti che pescano, sulla Barriera, e al massimo 1 in ogni altra area che controllano, ma nessuno nel Dono; i Bruti con 1 punto per ogni area che controllano, in una qualsiasi di queste ma non sulla Barriera; gli Estranei con 1 punto in ogni area che controllano.',
    'westeros.mustering.text.joined':
      'Tutti reclutano entro le Scorte: una Casa con 1 punto in ogni castello e 2 in ogni fortezza; i Guardiani della Notte con i punti donati dalle Case, sulla Barriera, e al massimo 1 in ogni altra area che controllano, ma nessuno nel Dono; i Bruti con 1 punto per ogni area che controllano, in una qualsiasi di queste ma non sulla Barriera; gli Estranei con 1 punto in ogni area che controllano.',
    'westeros.a-throne-of-blades.text':
      'Chi tiene il Trono di Spade sceglie: tutti regolano le Scorte, tutti reclutano, oppure non succede nulla.',
    'westeros.a-throne-of-blades.text.joined':
      'Chi tiene il Trono di Spade di Westeros sceglie: tutti regolano le Scorte, tutti reclutano, oppure non succede nulla.',
    'westeros.clash-of-kings.text':
      'Tutti offrono in segreto per i tre tracciati: il Trono di Spade, poi i Feudi, poi la Corte del Re.',
    'westeros.clash-of-kings.text.joined':
      'Tutti offrono in segreto per i tracciati della propria mappa: il Trono di Spade, poi i Feudi, poi la Corte del Re.',
    'westeros.game-of-thrones.text': 'Ognuno prende 1 segnalino Potere per ogni corona che controlla.',
    'westeros.game-of-thrones.text.joined':
      'Ognuno prende 1 segnalino Potere per ogni corona che controlla; una Casa anche 1 per ogni suo porto con una sua Nave e senza Navi nemiche nel mare davanti.',
    'westeros.dark-wings-dark-words.text':
      'Chi tiene il Corvo Messaggero sceglie: tutti offrono per i tre tracciati, tutti prendono Potere per le corone, oppure non succede nulla.',
    'westeros.dark-wings-dark-words.text.joined':
      'Chi tiene il Corvo Messaggero di Westeros sceglie: tutti offrono per i tre tracciati, tutti prendono Potere per le corone, oppure non succede nulla.',
    'westeros.wildlings-attack.text':
      'I Bruti attaccano con la forza del loro segnalino, più la loro offerta. I Guardiani della Notte offrono contro di loro, gli Estranei per una parte o per l’altra, tutti in segreto. Se vincono i Guardiani, possono ricomprare una carta usata non più forte dello scarto; se vincono i Bruti, reclutano altrettanti punti.',
    'westeros.wildlings-attack.text.joined':
      'I Bruti attaccano con la forza del loro segnalino, più la loro offerta. I Guardiani della Notte e le Case offrono contro di loro, gli Estranei per una parte o per l’altra, tutti in segreto. Se vincono i Guardiani, possono ricomprare una carta usata non più forte dello scarto; se vincono i Bruti, reclutano altrettanti punti. La carta dei Bruti riguarda solo le Case.',
    'westeros.put-to-the-sword.text':
      'Chi tiene la Spada di Valyria sceglie per questo turno: niente ordini di Difesa, niente Marcia +1, oppure nessun divieto.',
    'westeros.put-to-the-sword.text.joined':
      'Chi tiene la Spada di Valyria di Westeros sceglie per questo turno: niente ordini di Difesa, niente Marcia +1, oppure nessun divieto.',
  },
};

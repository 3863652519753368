import type { Catalogue } from '@corvo/core';

/** What Westeros cards of the second edition do otherwise in the north, with Houses at the table or not. */
export const westeros: Catalogue = {
  en: {
    'westeros.supply.text':
      'The wildlings, and any Houses, set their supply to the barrels they control, at most 6. The Night’s Watch draws its supply, or gets it from the Houses. The Others may pay to go up 1. Those over their limits destroy units until their armies fit.',
    'westeros.mustering.text':
      'Everyone musters within supply. The Night’s Watch spends the points it draws (or gets from the Houses) on the Wall, and at most 1 in each other area it holds, but none in the Gift. The wildlings get 1 point for each area they control, to spend anywhere they hold but on the Wall. The Others spend 1 point in each area; Houses 1 in each castle and 2 in each stronghold.',
    'westeros.a-throne-of-blades.text':
      'The holder of the Iron Throne (with Houses, that of Westeros) decides: everyone adjusts supply, everyone musters, or nothing happens.',
    'westeros.clash-of-kings.text':
      'Everyone bids in secret for the tracks of their own map: the Iron Throne, then the Fiefdoms, then the King’s Court.',
    'westeros.game-of-thrones.text':
      'Everyone takes 1 Power token for each crown they control; a House also 1 for each of its ports with a Ship of its own and no enemy Ship in the sea outside.',
    'westeros.dark-wings-dark-words.text':
      'The holder of the Messenger Raven (with Houses, that of Westeros) decides: everyone bids for the three tracks, everyone takes Power for crowns, or nothing happens.',
    'westeros.wildlings-attack.text':
      'The wildlings attack with the strength of their marker, to which they add their bid. The Night’s Watch and any Houses bid against it, the Others for either side, all in secret. If the Watch wins, it may buy back a used card no stronger than the margin; if the wildlings win, they get as many muster points as they won by. The wildling card touches Houses only.',
    'westeros.put-to-the-sword.text':
      'The holder of the Valyrian Steel Blade (with Houses, that of Westeros) decides for this round: no Defense orders, no March +1 order, or no ban.',
  },

  it: {
    'westeros.supply.text':
      'I Bruti, e le Case se ci sono, portano le Scorte al numero di barili che controllano, al massimo 6. I Guardiani della Notte pescano le loro, o le ricevono dalle Case. Gli Estranei possono pagare per salire di 1. Chi supera i limiti distrugge unità finché i suoi eserciti non rientrano.',
    'westeros.mustering.text':
      'Tutti reclutano entro le Scorte. I Guardiani della Notte spendono i punti che pescano (o che donano le Case) sulla Barriera, e al massimo 1 in ogni altra area che controllano, ma nessuno nel Dono. I Bruti hanno 1 punto per ogni area che controllano, da spendere dove vogliono fra queste ma non sulla Barriera. Gli Estranei spendono 1 punto in ogni area; le Case 1 in ogni castello e 2 in ogni fortezza.',
    'westeros.a-throne-of-blades.text':
      'Chi tiene il Trono di Spade (se ci sono le Case, quello di Westeros) sceglie: tutti regolano le Scorte, tutti reclutano, oppure non succede nulla.',
    'westeros.clash-of-kings.text':
      'Tutti offrono in segreto per i tracciati della propria mappa: il Trono di Spade, poi i Feudi, poi la Corte del Re.',
    'westeros.game-of-thrones.text':
      'Ognuno prende 1 segnalino Potere per ogni corona che controlla; una Casa anche 1 per ogni suo porto con una sua Nave e senza Navi nemiche nel mare davanti.',
    'westeros.dark-wings-dark-words.text':
      'Chi tiene il Corvo Messaggero (se ci sono le Case, quello di Westeros) sceglie: tutti offrono per i tre tracciati, tutti prendono Potere per le corone, oppure non succede nulla.',
    'westeros.wildlings-attack.text':
      'I Bruti attaccano con la forza del loro segnalino, più la loro offerta. I Guardiani della Notte e le Case offrono contro di loro, gli Estranei per una parte o per l’altra, tutti in segreto. Se vincono i Guardiani, possono ricomprare una carta usata non più forte dello scarto; se vincono i Bruti, reclutano altrettanti punti. La carta dei Bruti riguarda solo le Case.',
    'westeros.put-to-the-sword.text':
      'Chi tiene la Spada di Valyria (se ci sono le Case, quella di Westeros) sceglie per questo turno: niente ordini di Difesa, niente Marcia +1, oppure nessun divieto.',
  },
};

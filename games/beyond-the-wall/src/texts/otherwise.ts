import type { Catalogue } from '@corvo/core';

/** What orders, tokens and Westeros cards of the second edition do otherwise in the north, with Houses at the table or not. */
export const otherwise: Catalogue = {
  en: {
    'order.consolidate.text':
      'Gives 1 Power token, and 1 more for each crown of this area. The Others may instead spend 1 muster point here. With Houses at the table: a port gives 1, if no enemy Ship is in the sea outside; the sea gives nothing.',
    'order.consolidate-star.text':
      'As Consolidate Power. Instead the Others may spend 2 muster points here, and a House may muster here if the area has a castle or stronghold. Special order ★.',
    'token.messenger-raven.text':
      'Once per round, after the orders are revealed, its holder may replace one of their own orders with an unused one. With Houses at the table it may instead look at the top wildling card and bury it or leave it on top; once the Raven of Westeros has done so, that of the north cannot.',

    'westeros.supply.text':
      'The wildlings, and any Houses, set their supply to the barrels they control, at most 6. The Night’s Watch draws its supply or, with Houses at the table, gets the barrels they give it. The Others may pay to go up 1. Those over their limits destroy units until their armies fit.',
    'westeros.mustering.text':
      'Everyone musters within supply. The Night’s Watch spends the points it draws or, with Houses at the table, the points they give it: on the Wall, and at most 1 in each other area it holds, but none in the Gift. The wildlings get 1 point for each area they control, to spend in any of these but not on the Wall. The Others spend 1 point in each area they control. A House spends 1 point in each castle and 2 in each stronghold.',
    'westeros.a-throne-of-blades.text':
      'The holder of the Iron Throne (with Houses, that of Westeros) decides: everyone adjusts supply, everyone musters, or nothing happens.',
    'westeros.clash-of-kings.text':
      'Everyone bids in secret for the tracks of their own map: the Iron Throne, then the Fiefdoms, then the King’s Court.',
    'westeros.game-of-thrones.text':
      'Everyone takes 1 Power token for each crown they control; a House also 1 for each of its ports with a Ship of its own and no enemy Ship in the sea outside.',
    'westeros.dark-wings-dark-words.text':
      'The holder of the Messenger Raven (with Houses, that of Westeros) decides: everyone bids for the three tracks, everyone takes Power for crowns, or nothing happens.',
    'westeros.wildlings-attack.text':
      'The wildlings attack with the strength of their marker, to which they add their bid. The Night’s Watch, and the Houses at the table, bid against it; the Others bid for either side, all in secret. If the Watch wins, it may buy back a used card no stronger than the margin; if the wildlings win, they get as many muster points as they won by. The wildling card is for Houses only.',
    'westeros.put-to-the-sword.text':
      'The holder of the Valyrian Steel Blade (with Houses, that of Westeros) decides for this round: no Defense orders, no March +1 order, or no ban.',
  },

  it: {
    'order.consolidate.text':
      'Dà 1 segnalino Potere, e 1 in più per ogni corona di quest’area. Gli Estranei possono invece spendere qui 1 punto reclutamento. Se ci sono le Case: un porto dà 1, se nel mare davanti non ci sono Navi nemiche; il mare non dà nulla.',
    'order.consolidate-star.text':
      'Come un Consolidamento. In cambio gli Estranei possono spendere qui 2 punti reclutamento, e una Casa può reclutare qui, se l’area ha un castello o una fortezza. Ordine speciale ★.',
    'token.messenger-raven.text':
      'Una volta per turno, a ordini scoperti, chi lo tiene può sostituire un suo ordine con uno non usato. Se ci sono le Case può invece guardare la prima carta dei Bruti e metterla in fondo o lasciarla lì; se lo ha già fatto il Corvo di Westeros, quello del nord non può.',

    'westeros.supply.text':
      'I Bruti, e le Case se ci sono, portano le Scorte al numero di barili che controllano, al massimo 6. I Guardiani della Notte pescano le loro o, se ci sono le Case, ricevono i barili che queste donano. Gli Estranei possono pagare per salire di 1. Chi supera i limiti distrugge unità finché i suoi eserciti non rientrano.',
    'westeros.mustering.text':
      'Tutti reclutano entro le Scorte. I Guardiani della Notte spendono i punti che pescano o, se ci sono le Case, quelli che queste donano: sulla Barriera, e al massimo 1 in ogni altra area che controllano, ma nessuno nel Dono. I Bruti hanno 1 punto per ogni area che controllano, da spendere in una qualsiasi di queste ma non sulla Barriera. Gli Estranei spendono 1 punto in ogni area che controllano. Una Casa spende 1 punto in ogni castello e 2 in ogni fortezza.',
    'westeros.a-throne-of-blades.text':
      'Decide chi tiene il Trono di Spade (se ci sono le Case, quello di Westeros): tutti regolano le Scorte, tutti reclutano, oppure non succede nulla.',
    'westeros.clash-of-kings.text':
      'Tutti offrono in segreto per i tracciati della propria mappa: il Trono di Spade, poi i Feudi, poi la Corte del Re.',
    'westeros.game-of-thrones.text':
      'Ognuno prende 1 segnalino Potere per ogni corona che controlla; una Casa anche 1 per ogni suo porto con una sua Nave e senza Navi nemiche nel mare davanti.',
    'westeros.dark-wings-dark-words.text':
      'Decide chi tiene il Corvo Messaggero (se ci sono le Case, quello di Westeros): tutti offrono per i tre tracciati, tutti prendono Potere per le corone, oppure non succede nulla.',
    'westeros.wildlings-attack.text':
      'I Bruti attaccano con la forza del loro segnalino, più la loro offerta. I Guardiani della Notte, e le Case se ci sono, offrono contro di loro; gli Estranei offrono per una parte o per l’altra, tutti in segreto. Se vincono i Guardiani, possono ricomprare una carta usata non più forte dello scarto; se vincono i Bruti, reclutano altrettanti punti. La carta dei Bruti riguarda solo le Case.',
    'westeros.put-to-the-sword.text':
      'Decide per questo turno chi tiene la Spada di Valyria (se ci sono le Case, quella di Westeros): niente ordini di Difesa, niente Marcia +1, oppure nessun divieto.',
  },
};

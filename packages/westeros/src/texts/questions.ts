import type { Catalogue } from '@corvo/core';

/**
 * `ask.WHY` is what the player reads, `ask.WHY.about` the same with what it is about (see `questionMessage`), and
 * `ask.WHY.waiting` what the others read ({{seat}} is the player who decides).
 */
export const questions: Catalogue = {
  en: {
    'ask.supply-cut': 'Your armies are over your supply: which units do you remove?',
    'ask.supply-cut.about':
      'Your armies are {{armies}}, but supply {{supply}} allows {{allowed}}: which units do you remove?',
    'ask.supply-cut.waiting': '{{seat}} is removing units for want of supply',
    'ask.muster': 'What do you muster?',
    'ask.muster.waiting': '{{seat}} is mustering',
    'ask.bid-throne': 'How much Power do you bid for the $t(track.throne)?',
    'ask.bid-throne.about': 'How much of your {{power}} Power do you bid for the $t(track.throne)?',
    'ask.bid-throne.waiting': '{{seat}} is bidding for the $t(track.throne)',
    'ask.bid-fiefdoms': 'How much Power do you bid for the $t(track.fiefdoms)?',
    'ask.bid-fiefdoms.about': 'How much of your {{power}} Power do you bid for the $t(track.fiefdoms)?',
    'ask.bid-fiefdoms.waiting': '{{seat}} is bidding for the $t(track.fiefdoms)',
    'ask.bid-court': 'How much Power do you bid for the $t(track.court)?',
    'ask.bid-court.about': 'How much of your {{power}} Power do you bid for the $t(track.court)?',
    'ask.bid-court.waiting': '{{seat}} is bidding for the $t(track.court)',
    'ask.tied-bids': 'Equal bids: in which order do they stand?',
    'ask.tied-bids.about': 'Equal bids for the $t(track.{{track}}): in which order do they stand?',
    'ask.tied-bids.waiting': '{{seat}} is putting equal bids in order',
    'ask.bid-wildlings': 'How much Power do you bid against the wildlings?',
    'ask.bid-wildlings.about':
      'The wildlings come with strength {{strength}}: how much of your {{power}} Power do you bid against them?',
    'ask.bid-wildlings.waiting': '{{seat}} is bidding against the wildlings',
    'ask.name-highest': 'Equal bids: who counts as the highest bidder?',
    'ask.name-highest.waiting': '{{seat}} is naming the highest bidder',
    'ask.name-lowest': 'Equal bids: who counts as the lowest bidder?',
    'ask.name-lowest.waiting': '{{seat}} is naming the lowest bidder',
    'ask.reward-card': 'Which used card do you take back into your hand?',
    'ask.reward-card.waiting': '{{seat}} is choosing a used card to take back',
    'ask.wildling-losses': 'The wildlings have won: which units do you lose?',
    'ask.wildling-losses.about':
      'The wildlings have won, and you owe {{debt}} in muster points: which units do you lose?',
    'ask.wildling-losses.waiting': '{{seat}} is choosing losses to the wildlings',
    'ask.orders': 'Which orders do you give?',
    'ask.orders.waiting': '{{seat}} is placing orders',
    'ask.raven': 'Do you replace one of your orders?',
    'ask.raven.waiting': '{{seat}} is deciding whether to replace an order',
    'ask.raid': 'Which Raid do you resolve, and against what?',
    'ask.raid.waiting': '{{seat}} is resolving a Raid',
    'ask.march': 'Which March do you resolve, and where to?',
    'ask.march.waiting': '{{seat}} is resolving a March',
    'ask.support': 'Whom do you support in this battle?',
    'ask.support.about':
      'Battle in $t(area.{{battle}}), $t(house.{{attacker}}) against $t(house.{{defender}}): whom does $t(area.{{area}}) support?',
    'ask.support.waiting': '{{seat}} is deciding on support',
    'ask.support-neutral': 'Do you support the march on the neutral force?',
    'ask.support-neutral.about':
      'Does $t(area.{{area}}) support the march of $t(house.{{house}}) on the neutral force in $t(area.{{battle}})?',
    'ask.support-neutral.waiting': '{{seat}} is deciding on support against a neutral force',
    'ask.battle-card': 'Which card do you play?',
    'ask.battle-card.about':
      'Battle in $t(area.{{battle}}): $t(house.{{attacker}}) attacks with {{attack}}, $t(house.{{defender}}) defends with {{defence}}. Which card do you play?',
    'ask.battle-card.waiting': '{{seat}} is choosing a card for the battle',
    'ask.blade': 'Do you use the $t(marker.fiefdoms) in this battle?',
    'ask.blade.about':
      'Battle in $t(area.{{battle}}): $t(house.{{attacker}}) {{attack}}, $t(house.{{defender}}) {{defence}}. Do you use the $t(marker.fiefdoms)?',
    'ask.blade.waiting': '{{seat}} is deciding on the $t(marker.fiefdoms)',
    'ask.casualties': 'Which units are your casualties?',
    'ask.casualties.about':
      'You have lost the battle in $t(area.{{battle}}) against $t(house.{{foe}}): which units are your casualties?',
    'ask.casualties.waiting': '{{seat}} is choosing casualties',
    'ask.retreat': 'Where do your units retreat?',
    'ask.retreat.about':
      'You have lost the battle in $t(area.{{battle}}) against $t(house.{{foe}}): where do your units retreat?',
    'ask.retreat.waiting': '{{seat}} is choosing where to retreat',
    'ask.retreat-supply': 'Supply cannot feed all who retreat: which units die?',
    'ask.retreat-supply.about': 'Supply cannot feed all who retreat to $t(area.{{area}}): which units die?',
    'ask.retreat-supply.waiting': '{{seat}} is choosing which retreating units die',
  },

  it: {
    'ask.supply-cut': 'I tuoi eserciti superano i Rifornimenti: quali unità togli?',
    'ask.supply-cut.about':
      'I tuoi eserciti sono {{armies}}, ma Rifornimenti {{supply}} permette {{allowed}}: quali unità togli?',
    'ask.supply-cut.waiting': '{{seat}} toglie unità per mancanza di Rifornimenti',
    'ask.muster': 'Che cosa recluti?',
    'ask.muster.waiting': '{{seat}} recluta',
    'ask.bid-throne': 'Quanto Potere offri per la traccia $t(track.throne)?',
    'ask.bid-throne.about': 'Quanto dei tuoi {{power}} Potere offri per la traccia $t(track.throne)?',
    'ask.bid-throne.waiting': '{{seat}} fa un’offerta per la traccia $t(track.throne)',
    'ask.bid-fiefdoms': 'Quanto Potere offri per la traccia $t(track.fiefdoms)?',
    'ask.bid-fiefdoms.about': 'Quanto dei tuoi {{power}} Potere offri per la traccia $t(track.fiefdoms)?',
    'ask.bid-fiefdoms.waiting': '{{seat}} fa un’offerta per la traccia $t(track.fiefdoms)',
    'ask.bid-court': 'Quanto Potere offri per la traccia $t(track.court)?',
    'ask.bid-court.about': 'Quanto dei tuoi {{power}} Potere offri per la traccia $t(track.court)?',
    'ask.bid-court.waiting': '{{seat}} fa un’offerta per la traccia $t(track.court)',
    'ask.tied-bids': 'Offerte pari: in che ordine si mettono?',
    'ask.tied-bids.about': 'Offerte pari per la traccia $t(track.{{track}}): in che ordine si mettono?',
    'ask.tied-bids.waiting': '{{seat}} mette in ordine le offerte pari',
    'ask.bid-wildlings': 'Quanto Potere offri contro i Bruti?',
    'ask.bid-wildlings.about':
      'I Bruti arrivano con forza {{strength}}: quanto dei tuoi {{power}} Potere offri contro di loro?',
    'ask.bid-wildlings.waiting': '{{seat}} fa un’offerta contro i Bruti',
    'ask.name-highest': 'Offerte pari: chi conta come maggior offerente?',
    'ask.name-highest.waiting': '{{seat}} nomina il maggior offerente',
    'ask.name-lowest': 'Offerte pari: chi conta come minor offerente?',
    'ask.name-lowest.waiting': '{{seat}} nomina il minor offerente',
    'ask.reward-card': 'Quale carta usata riprendi in mano?',
    'ask.reward-card.waiting': '{{seat}} sceglie una carta usata da riprendere',
    'ask.wildling-losses': 'Hanno vinto i Bruti: quali unità perdi?',
    'ask.wildling-losses.about': 'Hanno vinto i Bruti, e devi {{debt}} in punti arruolamento: quali unità perdi?',
    'ask.wildling-losses.waiting': '{{seat}} sceglie le perdite contro i Bruti',
    'ask.orders': 'Quali ordini dai?',
    'ask.orders.waiting': '{{seat}} assegna gli ordini',
    'ask.raven': 'Sostituisci uno dei tuoi ordini?',
    'ask.raven.waiting': '{{seat}} decide se sostituire un ordine',
    'ask.raid': 'Quale Incursione risolvi, e contro che cosa?',
    'ask.raid.waiting': '{{seat}} risolve un’Incursione',
    'ask.march': 'Quale Marcia risolvi, e verso dove?',
    'ask.march.waiting': '{{seat}} risolve una Marcia',
    'ask.support': 'Chi supporti in questa battaglia?',
    'ask.support.about':
      'Battaglia ($t(area.{{battle}})), $t(house.{{attacker}}) contro $t(house.{{defender}}): chi supporta $t(area.{{area}})?',
    'ask.support.waiting': '{{seat}} decide sul supporto',
    'ask.support-neutral': 'Supporti la marcia contro la forza neutrale?',
    'ask.support-neutral.about':
      '$t(area.{{area}}) supporta la marcia di $t(house.{{house}}) contro la forza neutrale ($t(area.{{battle}}))?',
    'ask.support-neutral.waiting': '{{seat}} decide sul supporto contro una forza neutrale',
    'ask.battle-card': 'Quale carta giochi?',
    'ask.battle-card.about':
      'Battaglia ($t(area.{{battle}})): $t(house.{{attacker}}) attacca con {{attack}}, $t(house.{{defender}}) difende con {{defence}}. Quale carta giochi?',
    'ask.battle-card.waiting': '{{seat}} sceglie una carta per la battaglia',
    'ask.blade': 'Usi in questa battaglia il segnalino $t(marker.fiefdoms)?',
    'ask.blade.about':
      'Battaglia ($t(area.{{battle}})): $t(house.{{attacker}}) {{attack}}, $t(house.{{defender}}) {{defence}}. Usi il segnalino $t(marker.fiefdoms)?',
    'ask.blade.waiting': '{{seat}} decide sul segnalino $t(marker.fiefdoms)',
    'ask.casualties': 'Quali unità sono le tue perdite?',
    'ask.casualties.about':
      'Hai perso la battaglia ($t(area.{{battle}})) contro $t(house.{{foe}}): quali unità sono le tue perdite?',
    'ask.casualties.waiting': '{{seat}} sceglie le perdite',
    'ask.retreat': 'Dove si ritirano le tue unità?',
    'ask.retreat.about':
      'Hai perso la battaglia ($t(area.{{battle}})) contro $t(house.{{foe}}): dove si ritirano le tue unità?',
    'ask.retreat.waiting': '{{seat}} sceglie dove ritirarsi',
    'ask.retreat-supply': 'I Rifornimenti non bastano per tutti in ritirata: quali unità muoiono?',
    'ask.retreat-supply.about':
      'I Rifornimenti non bastano per tutti quelli che si ritirano ($t(area.{{area}})): quali unità muoiono?',
    'ask.retreat-supply.waiting': '{{seat}} sceglie quali unità in ritirata muoiono',
  },
};

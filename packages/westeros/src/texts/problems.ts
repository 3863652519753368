import type { Catalogue } from '@corvo/core';

/**
 * `problem.CODE`, with the data that the refusal brings. What a player typed may be anything, so it is quoted or left
 * out, never looked up; lists of things that exist are {{items}} (see `lists`).
 */
export const problems: Catalogue = {
  en: {
    'problem.no-such-area': '“{{area}}” is not an area of this map.',
    'problem.no-such-unit': '“{{kind}}” is not a kind of unit.',
    'problem.damaged-position': 'Line {{line}} of the position cannot be read; expected: {{expected}}.',

    // Supply
    'problem.units-not-in-an-army':
      'You have no army in $t(area.{{area}}) with {{count}} standing $t(unit.{{kind}}); a unit alone in its area is no army and stays.',
    'problem.supply-still-exceeded':
      'Units removed: {{removed}}. Your armies would still be {{armies}}, but supply {{supply}} allows {{allowed}}.',
    'problem.more-than-supply-asks':
      'Units removed: {{removed}}. That is more than supply asks: one of those in $t(area.{{area}}) can stay.',
    'problem.supply-exceeded':
      'This march would leave you with armies {{armies}}, but supply {{supply}} allows {{allowed}}.',
    'problem.supply-exceeded-if-lost':
      'If the attack failed, you would be left with armies {{armies}}, but supply {{supply}} allows {{allowed}}.',
    'problem.supply-exceeded-on-the-way':
      'On the way you would have armies {{armies}}, but supply {{supply}} allows {{allowed}}. Another order of the moves may do.',

    // Mustering
    'problem.no-muster-there':
      '$t(area.{{area}}) gives you no muster points now. You can muster in: $t(items.{{items}}).',
    'problem.no-such-purchase':
      '“{{purchase}}” cannot be mustered in $t(area.{{area}}). What can: $t(items.{{items}}).',
    'problem.not-enough-points': 'Muster points of $t(area.{{area}}): {{points}}. All this would cost {{cost}}.',
    'problem.nobody-to-promote': 'In $t(area.{{area}}) no further standing $t(unit.{{kind}}) of yours can be promoted.',
    'problem.pool-empty': 'No $t(unit.{{kind}}) is left: all {{pool}} of yours are on the map.',
    'problem.muster-breaks-supply':
      'A new unit in $t(area.{{area}}) would make your armies {{armies}}, but supply {{supply}} allows {{allowed}}.',
    'problem.sea-not-adjacent':
      '$t(area.{{sea}}) is not a sea next to $t(area.{{area}}). New ships can go to: $t(items.{{items}}).',
    'problem.sea-held-by-others': '$t(area.{{sea}}) is held by others: no new ships can go there.',

    // Bids
    'problem.bid-below-zero': 'A bid of {{amount}} is not possible: the least is 0.',
    'problem.bid-above-power': 'You cannot bid {{amount}}: your available Power is {{power}}.',
    'problem.house-not-tied': '“{{choice}}” is none of the houses with equal bids: $t(items.{{items}}).',
    'problem.ranking-of-the-tied': 'Each of these bid {{bid}}; name each of them once, the best place first: {{of}}.',

    // Wildlings
    'problem.card-not-used': '“{{card}}” is not among your used cards: $t(items.{{items}}).',
    'problem.units-not-on-the-map': 'You do not have {{count}} standing $t(unit.{{kind}}) in $t(area.{{area}}).',
    'problem.must-lose-everything':
      'Muster points: you owe {{debt}}, and all your units together are worth {{all}}, so you lose every one. Chosen so far: {{worth}}.',
    'problem.debt-not-paid': 'Muster points: you owe {{debt}}, and these units are worth {{worth}}.',
    'problem.debt-overpaid':
      'Muster points: you owe {{debt}}, and these units are worth {{worth}}; you can pay with fewer.',

    // Orders
    'problem.no-unit-for-an-order': 'You have no unit in $t(area.{{area}}): an order needs at least 1.',
    'problem.two-orders-in-one-area': '$t(area.{{area}}) is named twice: 1 order per area.',
    'problem.no-such-order': '“{{order}}” is not one of your orders: $t(items.{{items}}).',
    'problem.order-banned': '$t(effect.{{effect}}): $t(order.{{order}}) cannot be placed this round.',
    'problem.order-used-up': 'Tokens of $t(order.{{order}}) you have: {{copies}}. You would use {{used}}.',
    'problem.too-many-stars': 'Orders with a star: {{stars}}. Your place on the $t(track.court) track allows {{most}}.',
    'problem.one-order-only': 'The $t(marker.court) replaces 1 order, not {{count}}.',
    'problem.no-order-to-replace': 'You have no order in $t(area.{{area}}) to replace.',
    'problem.order-on-the-map': 'All your tokens of $t(order.{{order}}) are on the map: only an unused one can come.',
    'problem.same-order': 'In $t(area.{{area}}) you already have $t(order.{{order}}).',
    'problem.no-star-left':
      '$t(order.{{order}}) takes a star, and when orders were placed you left none unused of your {{stars}}.',

    // Raids
    'problem.no-raid-there': 'You have no Raid order in $t(area.{{area}}). You have one in: $t(items.{{items}}).',
    'problem.raided-twice': '$t(area.{{area}}) is named twice: one Raid removes an order there only once.',
    'problem.too-many-raided': 'You name {{count}} areas; this Raid reaches at most {{most}}.',
    'problem.raid-not-adjacent': '$t(area.{{area}}) is not adjacent to $t(area.{{from}}).',
    'problem.raid-from-land-to-sea':
      'A Raid on land does not reach the sea: $t(area.{{from}}) cannot raid $t(area.{{area}}).',
    'problem.nothing-to-raid': 'There is no enemy order in $t(area.{{area}}) that a Raid can remove.',

    // Marches
    'problem.no-march-there': 'You have no March order in $t(area.{{area}}). You have one in: $t(items.{{items}}).',
    'problem.wrong-element': '$t(unit.{{kind}}) cannot enter $t(area.{{area}}): ships stay at sea, the others on land.',
    'problem.out-of-reach':
      '$t(unit.{{kind}}) cannot go from $t(area.{{from}}) to $t(area.{{area}}): they are not adjacent, nor joined by ships of yours.',
    'problem.same-area-twice': '$t(area.{{area}}) is named twice: put the units that go there together.',
    'problem.units-not-there':
      '$t(area.{{area}}), $t(unit.{{kind}}): {{going}} would march, but you have {{there}} that can.',
    'problem.routed-units-stay':
      '$t(area.{{area}}), $t(unit.{{kind}}): {{going}} would march, but only {{there}} of yours stand; routed units cannot march.',
    'problem.one-battle-per-march':
      'One March can meet units of another house, or a neutral force, in 1 area only; this one meets them in $t(items.{{items}}).',
    'problem.no-token-at-sea': '$t(area.{{area}}) is sea: no Power token can be left there.',
    'problem.units-stay-behind':
      'Units of yours that stay in $t(area.{{area}}): {{staying}}. A Power token is left only when all go.',
    'problem.token-already-there': 'A Power token of yours is already in $t(area.{{area}}).',
    'problem.no-power-to-leave': 'You have no available Power to leave in $t(area.{{area}}).',
    'problem.neutral-force-too-strong':
      'Even with all support you reach {{strength}} in $t(area.{{area}}); the neutral force is {{force}}.',
    'problem.no-support-for-neutral':
      'Nobody can support the neutral force in $t(area.{{battle}}): $t(area.{{area}}) helps the march, or nobody.',

    // Battles
    'problem.support-not-asked':
      '“{{choice}}” is no answer: in the battle in $t(area.{{battle}}) the whole strength of $t(area.{{area}}) helps one side, or nobody.',
    'problem.support-against-oneself':
      'You fight in the battle in $t(area.{{battle}}): $t(area.{{area}}) can support your own side, or nobody.',
    'problem.card-must-be-played': 'You must play a card of your hand: $t(items.{{items}}).',
    'problem.card-not-in-hand': '“{{card}}” is not in your hand: $t(items.{{items}}).',
    'problem.blade-use-or-keep': '“{{choice}}” is no answer: use the $t(marker.fiefdoms) or keep it.',
    'problem.no-such-casualty':
      'You do not have {{count}} standing $t(unit.{{kind}}) in $t(area.{{area}}) that could be lost in this battle.',
    'problem.wrong-casualties': 'Casualties to take: {{need}}. You chose {{count}}.',
    'problem.wrong-retreat-losses': 'Units that supply cannot feed in retreat: {{need}}. You chose {{count}}.',
    'problem.retreat-to-one-area':
      'All your units retreat to 1 area; you named {{count}}. It can be: $t(items.{{items}}).',
    'problem.retreat-to-the-attacker':
      'The attacker came from $t(area.{{area}}): you cannot retreat there, but to: $t(items.{{items}}).',
    'problem.no-retreat-there':
      'You cannot retreat to $t(area.{{area}}): it must be adjacent, or joined by your ships, and empty or yours. You can go to: $t(items.{{items}}).',
    'problem.text-has-no-such-answer': '“{{choice}}” is not something $t(card.{{card}}) can choose.',
    'problem.text-does-not-offer': 'With $t(card.{{card}}) you cannot choose “{{choice}}”, but: $t(items.{{items}}).',
    'problem.text-must-be-used': 'The text of $t(card.{{card}}) is compulsory: choose.',
    'problem.text-wrong-number':
      '$t(card.{{card}}): you chose {{count}}; the least is {{min}}, the most {{max}}, each only once.',
    'problem.text-wrong-amount': '$t(card.{{card}}): you said {{amount}}; the least is {{min}}, the most {{max}}.',
    // Ports, closed areas, wildling cards and what else some editions have
    'problem.area-closed': '$t(area.{{area}}) is closed for the whole game.',
    'problem.port-full': '$t(area.{{area}}): the port has no room for so many ships.',
    'problem.ship-out-of-reach':
      'Ships sail from $t(area.{{from}}) to an adjacent sea or an own port there, not to $t(area.{{area}}).',
    'problem.port-of-another': '$t(area.{{area}}) is open only to the house that controls its land.',
    'problem.too-many-ships-taken': '$t(area.{{area}}): ships you can replace there: at most {{most}}, not {{amount}}.',
    'problem.muster-in-one-area': 'You can muster in 1 area only.',
    'problem.orders-missing':
      'Orders placed: {{count}} of {{need}}. Every area with your units takes one, as far as your tokens go.',
    'problem.no-such-use-of-the-raven': '“{{choice}}” is not something the $t(marker.court) can do now.',
    'problem.top-or-bottom': '“{{choice}}” is no answer: bury the card or keep it on top.',
    'problem.westeros-card-does-not-offer': '“{{choice}}” is not among what $t(westeros.{{card}}) offers.',
    'problem.wildling-card-does-not-offer': '“{{choice}}” is not among what $t(wildling.{{card}}) offers.',
    'problem.wildling-card-must-be-obeyed': '$t(wildling.{{card}}) must be obeyed: choose.',
    'problem.wrong-skull-losses': 'Units the skulls take: {{need}}. You chose {{count}}.',
    'problem.wrong-number-given-up': 'Units to give up: {{need}}. You chose {{count}}.',
    'problem.wrong-number-replaced': 'Units to replace: {{need}}. You chose {{count}}.',
    'problem.too-many-promoted': 'Units you can promote: {{need}}. You chose {{count}}.',
    'problem.units-of-one-area': 'All these units must stand in 1 area.',
    'problem.support-take-or-refuse': '“{{choice}}” is no answer: accept the support or refuse it.',
    'problem.retreat-costs-more':
      'A retreat to $t(area.{{area}}) costs more units than another one: the cheapest must be chosen.',
    'problem.no-consolidate-there': 'You have no Consolidate Power order in that area.',
    'problem.no-muster-by-this-order': 'The order in $t(area.{{area}}) only brings Power: it cannot muster there.',
  },

  it: {
    'problem.no-such-area': '«{{area}}» non è un’area di questa mappa.',
    'problem.no-such-unit': '«{{kind}}» non è un tipo di unità.',
    'problem.damaged-position': 'La riga {{line}} della posizione non si legge; atteso: {{expected}}.',

    'problem.units-not-in-an-army':
      '$t(area.{{area}}): non vi hai un esercito con {{count}} $t(unit.{{kind}}) in piedi; un’unità sola nella sua area non è un esercito, e resta.',
    'problem.supply-still-exceeded':
      'Unità tolte: {{removed}}. I tuoi eserciti sarebbero ancora {{armies}}, ma con Rifornimenti {{supply}} il limite è {{allowed}}.',
    'problem.more-than-supply-asks':
      'Unità tolte: {{removed}}. Sono più del necessario: una di queste può restare ($t(area.{{area}})).',
    'problem.supply-exceeded':
      'Con questa marcia avresti eserciti {{armies}}, ma con Rifornimenti {{supply}} il limite è {{allowed}}.',
    'problem.supply-exceeded-if-lost':
      'Se l’attacco fallisse, resteresti con eserciti {{armies}}, ma con Rifornimenti {{supply}} il limite è {{allowed}}.',
    'problem.supply-exceeded-on-the-way':
      'Strada facendo avresti eserciti {{armies}}, ma con Rifornimenti {{supply}} il limite è {{allowed}}. Forse basta un altro ordine dei movimenti.',

    'problem.no-muster-there':
      '$t(area.{{area}}) ora non ti dà punti arruolamento. Puoi reclutare qui: $t(items.{{items}}).',
    'problem.no-such-purchase': '$t(area.{{area}}): «{{purchase}}» non si può reclutare. Si può: $t(items.{{items}}).',
    'problem.not-enough-points':
      'Punti arruolamento, $t(area.{{area}}): {{points}}. Tutto questo ne costerebbe {{cost}}.',
    'problem.nobody-to-promote': '$t(area.{{area}}), $t(unit.{{kind}}): non ne hai altri in piedi da promuovere.',
    'problem.pool-empty': '$t(unit.{{kind}}): non ne restano, tutti i tuoi {{pool}} pezzi sono sulla mappa.',
    'problem.muster-breaks-supply':
      'Con una nuova unità ($t(area.{{area}})) avresti eserciti {{armies}}, ma con Rifornimenti {{supply}} il limite è {{allowed}}.',
    'problem.sea-not-adjacent':
      '$t(area.{{sea}}) non è un mare vicino ($t(area.{{area}})). Le nuove navi possono andare qui: $t(items.{{items}}).',
    'problem.sea-held-by-others': '$t(area.{{sea}}): il mare è occupato da altri, nuove navi non vi possono andare.',

    'problem.bid-below-zero': 'Un’offerta di {{amount}} non è possibile: il minimo è 0.',
    'problem.bid-above-power': 'Non puoi offrire {{amount}}: il tuo Potere disponibile è {{power}}.',
    'problem.house-not-tied': '«{{choice}}» non è fra le Case con offerte pari: $t(items.{{items}}).',
    'problem.ranking-of-the-tied':
      'Ognuno di questi ha offerto {{bid}}; nominali tutti una volta, dal posto migliore: {{of}}.',

    'problem.card-not-used': '«{{card}}» non è fra le carte che hai usato: $t(items.{{items}}).',
    'problem.units-not-on-the-map': '$t(area.{{area}}): non vi hai {{count}} $t(unit.{{kind}}) in piedi.',
    'problem.must-lose-everything':
      'Punti arruolamento: ne devi {{debt}}, e tutte le tue unità insieme ne valgono {{all}}, perciò le perdi tutte. Scelti finora: {{worth}}.',
    'problem.debt-not-paid': 'Punti arruolamento: ne devi {{debt}}, e queste unità ne valgono {{worth}}.',
    'problem.debt-overpaid':
      'Punti arruolamento: ne devi {{debt}}, e queste unità ne valgono {{worth}}; puoi pagare con meno.',

    'problem.no-unit-for-an-order': '$t(area.{{area}}): non vi hai unità, e un ordine ne richiede almeno 1.',
    'problem.two-orders-in-one-area': '$t(area.{{area}}): l’area è nominata due volte, ma riceve 1 solo ordine.',
    'problem.no-such-order': '«{{order}}» non è uno dei tuoi ordini: $t(items.{{items}}).',
    'problem.order-banned': '$t(effect.{{effect}}): in questo turno $t(order.{{order}}) non si può assegnare.',
    'problem.order-used-up': 'Gettoni che hai di $t(order.{{order}}): {{copies}}. Ne useresti {{used}}.',
    'problem.too-many-stars':
      'Ordini con la stella: {{stars}}. Il tuo posto sulla traccia $t(track.court) ne permette {{most}}.',
    'problem.one-order-only': '$t(marker.court): si sostituisce 1 ordine, non {{count}}.',
    'problem.no-order-to-replace': '$t(area.{{area}}): non vi hai ordini da sostituire.',
    'problem.order-on-the-map':
      'Tutti i tuoi gettoni di $t(order.{{order}}) sono sulla mappa: ne può arrivare solo uno non usato.',
    'problem.same-order': '$t(area.{{area}}): vi hai già $t(order.{{order}}).',
    'problem.no-star-left':
      '$t(order.{{order}}) richiede una stella, e assegnando gli ordini non ne hai lasciata libera nessuna delle tue {{stars}}.',

    'problem.no-raid-there': '$t(area.{{area}}): non vi hai un ordine di Incursione. Ne hai qui: $t(items.{{items}}).',
    'problem.raided-twice':
      '$t(area.{{area}}): l’area è nominata due volte, ma un’Incursione vi toglie un ordine una volta sola.',
    'problem.too-many-raided': 'Aree nominate: {{count}}. Questa Incursione ne colpisce al massimo {{most}}.',
    'problem.raid-not-adjacent': '$t(area.{{from}}) e $t(area.{{area}}) non sono adiacenti.',
    'problem.raid-from-land-to-sea':
      'Un’Incursione su terra non raggiunge il mare: $t(area.{{from}}) non può colpire $t(area.{{area}}).',
    'problem.nothing-to-raid': '$t(area.{{area}}): non c’è un ordine nemico che un’Incursione possa togliere.',

    'problem.no-march-there': '$t(area.{{area}}): non vi hai un ordine di Marcia. Ne hai qui: $t(items.{{items}}).',
    'problem.wrong-element':
      '$t(unit.{{kind}}) non può entrare qui: $t(area.{{area}}). Le navi stanno in mare, le altre unità a terra.',
    'problem.out-of-reach':
      '$t(unit.{{kind}}), $t(area.{{from}}) → $t(area.{{area}}): non è possibile, le aree non sono adiacenti né unite da tue navi.',
    'problem.same-area-twice': '$t(area.{{area}}): l’area è nominata due volte, riunisci le unità che vi vanno.',
    'problem.units-not-there':
      '$t(area.{{area}}), $t(unit.{{kind}}): ne marcerebbero {{going}}, ma ne hai {{there}} che possono.',
    'problem.routed-units-stay':
      '$t(area.{{area}}), $t(unit.{{kind}}): ne marcerebbero {{going}}, ma in piedi ne hai {{there}}; chi è in rotta non marcia.',
    'problem.one-battle-per-march':
      'Una Marcia può incontrare unità di un’altra Casa, o una forza neutrale, in 1 sola area; questa le incontra qui: $t(items.{{items}}).',
    'problem.no-token-at-sea': '$t(area.{{area}}): è mare, non vi si può lasciare un gettone Potere.',
    'problem.units-stay-behind':
      'Tue unità che restano, $t(area.{{area}}): {{staying}}. Un gettone Potere si lascia solo se partono tutte.',
    'problem.token-already-there': '$t(area.{{area}}): c’è già un tuo gettone Potere.',
    'problem.no-power-to-leave': '$t(area.{{area}}): non hai Potere disponibile da lasciarvi.',
    'problem.neutral-force-too-strong':
      '$t(area.{{area}}): anche con tutti i supporti arrivi a {{strength}}, e la forza neutrale è {{force}}.',
    'problem.no-support-for-neutral':
      'Nessuno può supportare la forza neutrale ($t(area.{{battle}})): $t(area.{{area}}) aiuta la marcia, oppure nessuno.',

    'problem.support-not-asked':
      '«{{choice}}» non è una risposta: nella battaglia ($t(area.{{battle}})) $t(area.{{area}}) aiuta una delle parti con tutta la sua forza, oppure nessuno.',
    'problem.support-against-oneself':
      'In questa battaglia ($t(area.{{battle}})) combatti tu: $t(area.{{area}}) può supportare la tua parte, oppure nessuno.',
    'problem.card-must-be-played': 'Devi giocare una carta della tua mano: $t(items.{{items}}).',
    'problem.card-not-in-hand': '«{{card}}» non è nella tua mano: $t(items.{{items}}).',
    'problem.blade-use-or-keep': '«{{choice}}» non è una risposta: usa il segnalino $t(marker.fiefdoms), o conservalo.',
    'problem.no-such-casualty':
      '$t(area.{{area}}): non vi hai {{count}} $t(unit.{{kind}}) in piedi che si possano perdere in questa battaglia.',
    'problem.wrong-casualties': 'Perdite da subire: {{need}}. Ne hai scelte {{count}}.',
    'problem.wrong-retreat-losses': 'Unità in ritirata senza Rifornimenti: {{need}}. Ne hai scelte {{count}}.',
    'problem.retreat-to-one-area':
      'Tutte le tue unità si ritirano in 1 sola area; ne hai nominate {{count}}. Può essere: $t(items.{{items}}).',
    'problem.retreat-to-the-attacker':
      '$t(area.{{area}}): da lì è venuto l’attaccante, e non puoi ritirartici. Puoi andare qui: $t(items.{{items}}).',
    'problem.no-retreat-there':
      '$t(area.{{area}}): lì non puoi ritirarti, l’area dev’essere adiacente, o unita da tue navi, e vuota oppure tua. Puoi andare qui: $t(items.{{items}}).',
    'problem.text-has-no-such-answer': '«{{choice}}» non è fra ciò che $t(card.{{card}}) può scegliere.',
    'problem.text-does-not-offer': 'Con $t(card.{{card}}) non puoi scegliere «{{choice}}», ma: $t(items.{{items}}).',
    'problem.text-must-be-used': 'Il testo di $t(card.{{card}}) è obbligatorio: scegli.',
    'problem.text-wrong-number':
      '$t(card.{{card}}): scelte fatte {{count}}; il minimo è {{min}}, il massimo {{max}}, ciascuna una volta sola.',
    'problem.text-wrong-amount': '$t(card.{{card}}): hai detto {{amount}}; il minimo è {{min}}, il massimo {{max}}.',
    'problem.area-closed': '$t(area.{{area}}): l’area è chiusa per tutta la partita.',
    'problem.port-full': '$t(area.{{area}}): nel porto non c’è posto per tante navi.',
    'problem.ship-out-of-reach':
      'Da $t(area.{{from}}) le navi raggiungono un mare adiacente o un proprio porto, non $t(area.{{area}}).',
    'problem.port-of-another': '$t(area.{{area}}): è aperto solo alla Casa che ne controlla la terra.',
    'problem.too-many-ships-taken':
      '$t(area.{{area}}): navi che vi puoi sostituire: al massimo {{most}}, non {{amount}}.',
    'problem.muster-in-one-area': 'Puoi reclutare in 1 sola area.',
    'problem.orders-missing':
      'Ordini assegnati: {{count}} su {{need}}. Ogni area con tue unità ne riceve uno, finché bastano i gettoni.',
    'problem.no-such-use-of-the-raven': '«{{choice}}» non è qualcosa che il segnalino $t(marker.court) può fare ora.',
    'problem.top-or-bottom': '«{{choice}}» non è una risposta: metti la carta in fondo, o lasciala in cima.',
    'problem.westeros-card-does-not-offer': '«{{choice}}» non è fra ciò che $t(westeros.{{card}}) offre.',
    'problem.wildling-card-does-not-offer': '«{{choice}}» non è fra ciò che $t(wildling.{{card}}) offre.',
    'problem.wildling-card-must-be-obeyed': 'A questa carta si obbedisce, $t(wildling.{{card}}): scegli.',
    'problem.wrong-skull-losses': 'Unità prese dai teschi: {{need}}. Ne hai scelte {{count}}.',
    'problem.wrong-number-given-up': 'Unità da cedere: {{need}}. Ne hai scelte {{count}}.',
    'problem.wrong-number-replaced': 'Unità da sostituire: {{need}}. Ne hai scelte {{count}}.',
    'problem.too-many-promoted': 'Unità che puoi promuovere: {{need}}. Ne hai scelte {{count}}.',
    'problem.units-of-one-area': 'Tutte queste unità devono stare in 1 sola area.',
    'problem.support-take-or-refuse': '«{{choice}}» non è una risposta: accetta il supporto, o rifiutalo.',
    'problem.retreat-costs-more':
      'Questa ritirata ($t(area.{{area}})) costa più unità di un’altra: si deve scegliere quella che ne costa meno.',
    'problem.no-consolidate-there': 'In quell’area non hai ordini di Consolidamento.',
    'problem.no-muster-by-this-order': '$t(area.{{area}}): quest’ordine dà solo Potere, non può reclutare.',
  },
};

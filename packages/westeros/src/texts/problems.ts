import type { Catalogue } from '@corvo/core';

/**
 * `problem.CODE`, with the data that the refusal brings. What a player typed may be anything, so it is quoted or left
 * out, never looked up; lists of things that exist are {{items}} (see `lists`).
 */
export const problems: Catalogue = {
  en: {
    'problem.sea-not-adjacent':
      '$t(area.{{sea}}, the) is not next to $t(area.{{area}}, the). Where new Ships can go: $t(items.{{items}}).',
    'problem.raid-from-land-to-sea':
      'A Raid on land cannot reach the sea: you cannot raid $t(area.{{area}}, the) $t(area.{{from}}, from).',
    'problem.wrong-element':
      '$t(unit.{{kind}}, a) cannot go $t(area.{{area}}, to): Ships stay at sea, the others on land.',
    'problem.no-token-at-sea': 'You cannot leave $t(term.power-token, a) $t(area.{{area}}, in): it is a sea.',
    'problem.no-such-unit': '“{{kind}}” is not a kind of unit.',
    'problem.damaged-position': 'Line {{line}} of the position cannot be read; expected: {{expected}}.',

    // Supply
    'problem.units-not-in-an-army':
      'You have no army $t(area.{{area}}, in) with {{count}} unrouted $t(unit.{{kind}}); a unit alone is no army and stays.',
    'problem.supply-still-exceeded':
      'With $t(thing.unit, {{removed}}) removed you would still have armies of {{armies}}; $t(term.supply, your) ({{supply}}) allows armies of {{allowed}}.',
    'problem.more-than-supply-asks':
      'You remove $t(thing.unit, {{removed}}), which is more than needed: one of those $t(area.{{area}}, in) can stay.',
    'problem.supply-exceeded':
      'You would then have armies of {{armies}}; $t(term.supply, your) ({{supply}}) allows armies of {{allowed}}.',
    'problem.supply-exceeded-if-lost':
      'If the attack failed, you would have armies of {{armies}}; $t(term.supply, your) ({{supply}}) allows armies of {{allowed}}.',
    'problem.supply-exceeded-on-the-way':
      'On the way you would have armies of {{armies}}; $t(term.supply, your) ({{supply}}) allows armies of {{allowed}}. Moving in another order may help.',

    // Mustering
    'problem.no-muster-there':
      'You have no $t(term.muster-points) $t(area.{{area}}, in) now. Where you can muster: $t(items.{{items}}).',
    'problem.no-muster-there_zero': 'You have no $t(term.muster-points) $t(area.{{area}}, in) now.',
    'problem.no-such-purchase':
      '“{{purchase}}” cannot be mustered $t(area.{{area}}, in). You can muster: $t(items.{{items}}).',
    'problem.no-such-purchase_zero': 'Nothing can be mustered $t(area.{{area}}, in) now.',
    'problem.not-enough-points':
      'You have $t(term.muster-points, {{points}}) $t(area.{{area}}, in); all this would cost {{cost}}.',
    'problem.nobody-to-promote': 'You have no unrouted $t(unit.{{kind}}) to upgrade $t(area.{{area}}, in).',
    'problem.pool-empty_zero': 'You have no $t(unit.{{kind}}_other).',
    'problem.pool-empty': 'No $t(unit.{{kind}}_other) are left to muster: you have {{pool}} in all.',
    'problem.muster-breaks-supply':
      'With another unit $t(area.{{area}}, in) you would have armies of {{armies}}; $t(term.supply, your) ({{supply}}) allows armies of {{allowed}}.',
    'problem.sea-not-adjacent_zero': '$t(area.{{sea}}, the) is not next to $t(area.{{area}}, the), which has no coast.',
    'problem.sea-held-by-others': 'New Ships cannot go $t(area.{{sea}}, to): others hold it.',

    // Bids
    'problem.bid-below-zero': 'You cannot bid {{amount}}: bid 0 or more.',
    'problem.bid-above-power': 'You cannot bid {{amount}}: your available Power is {{power}}.',
    'problem.house-not-tied': '“{{choice}}” is not among those with tied bids: $t(items.{{items}}).',
    'problem.ranking-of-the-tied':
      'All of these bid {{bid}}: put each of them in order once, from first place down ({{of}}).',

    // Wildlings
    'problem.card-not-used': '“{{card}}” is not among your used cards. Used: $t(items.{{items}}).',
    'problem.card-not-used_zero': '“{{card}}” is not among your used cards: there are none.',
    'problem.units-not-on-the-map': 'You do not have {{count}} unrouted $t(unit.{{kind}}) $t(area.{{area}}, in).',
    'problem.must-lose-everything':
      'You must lose units worth $t(term.muster-points, {{debt}}); all of yours are worth only {{all}}: you lose them all. Points chosen so far: {{worth}}.',
    'problem.debt-not-paid':
      'You must lose units worth $t(term.muster-points, {{debt}}); these are worth only {{worth}}.',
    'problem.debt-overpaid':
      'You must lose units worth $t(term.muster-points, {{debt}}); these are worth {{worth}}: fewer will do.',

    // Raids
    'problem.no-raid-there': 'You have no Raid order $t(area.{{area}}, in). Where you have one: $t(items.{{items}}).',
    'problem.no-raid-there_zero': 'You have no Raid order $t(area.{{area}}, in), nor anywhere else.',
    'problem.raided-twice': 'You chose $t(area.{{area}}, the) twice: a Raid removes an order only once.',
    'problem.too-many-raided': 'You chose {{count}} areas; this Raid reaches at most {{most}}.',
    'problem.raid-not-adjacent': '$t(area.{{area}}, the) is not next to $t(area.{{from}}, the).',
    'problem.nothing-to-raid': 'There is no enemy order $t(area.{{area}}, in) that a Raid can remove.',

    // Marches
    'problem.no-march-there': 'You have no March order $t(area.{{area}}, in). Where you have one: $t(items.{{items}}).',
    'problem.no-march-there_zero': 'You have no March order $t(area.{{area}}, in), nor anywhere else.',
    'problem.out-of-reach':
      '$t(unit.{{kind}}, a) cannot go $t(area.{{from}}, from) $t(area.{{area}}, to): the areas are not adjacent, nor joined by your Ships.',
    'problem.same-area-twice': 'Put the units that go $t(area.{{area}}, to) together.',
    'problem.units-not-there':
      'You have $t(unit.{{kind}}, {{there}}) $t(area.{{area}}, in) that can march; you chose {{going}}.',
    'problem.routed-units-stay':
      '$t(area.{{area}}, in) you have $t(unit.{{kind}}, {{there}}) not routed; you chose {{going}}, and routed units cannot march.',
    'problem.one-battle-per-march':
      'One March can enter only one area with units of others or a neutral force; this one would enter $t(items.{{items}}).',
    'problem.units-stay-behind':
      'You can leave $t(term.power-token, a) $t(area.{{area}}, in) only when all your units go; you leave {{staying}} behind.',
    'problem.token-already-there': 'You already have $t(term.power-token, a) $t(area.{{area}}, in).',
    'problem.no-power-to-leave': 'You have no available Power to leave $t(area.{{area}}, in).',
    'problem.neutral-force-too-strong':
      'Even with all support you reach {{strength}} $t(area.{{area}}, in); the neutral force has {{force}}.',
    'problem.no-support-for-neutral':
      'Nobody can support the neutral force $t(area.{{battle}}, in): $t(area.{{area}}, from) you support the March, or nobody.',

    // Battles
    'problem.support-not-asked':
      '“{{choice}}” is not a valid answer: $t(area.{{area}}, from) you support one side of the battle $t(area.{{battle}}, in), or nobody.',
    'problem.support-against-oneself':
      'You fight in the battle $t(area.{{battle}}, in): $t(area.{{area}}, from) you can support your own side, or nobody.',
    'problem.card-must-be-played': 'You must play a card from your hand: $t(items.{{items}}).',
    'problem.card-not-in-hand': '“{{card}}” is not in your hand. In your hand: $t(items.{{items}}).',
    'problem.blade-use-or-keep': '“{{choice}}” is not a valid answer: use $t(marker.fiefdoms, the) or not.',
    'problem.no-such-casualty':
      'You do not have {{count}} unrouted $t(unit.{{kind}}) $t(area.{{area}}, in) to lose in this battle.',
    'problem.wrong-casualties': 'You must lose $t(thing.unit, {{need}}); you chose {{count}}.',
    'problem.wrong-retreat-losses': 'You must lose {{need}} of your retreating units; you chose {{count}}.',
    'problem.retreat-to-one-area':
      'All your units retreat to one area; you chose {{count}}. Choose one of: $t(items.{{items}}).',
    'problem.retreat-to-the-attacker':
      'You cannot retreat $t(area.{{area}}, to): the attacker came from there. Where you can retreat: $t(items.{{items}}).',
    'problem.no-retreat-there':
      'You cannot retreat $t(area.{{area}}, to): the area must be adjacent, or joined by your Ships, and empty or yours. Where you can retreat: $t(items.{{items}}).',
    'problem.text-has-no-such-answer': '“{{choice}}” is not something $t(card.{{card}}) can choose.',
    'problem.text-does-not-offer':
      'With $t(card.{{card}}) you cannot choose “{{choice}}”. You can choose: $t(items.{{items}}).',
    'problem.text-must-be-used': '$t(card.{{card}}, whose) ability is compulsory: choose.',
    'problem.text-wrong-number':
      '$t(card.{{card}}): you chose {{count}}; choose at least {{min}} and at most {{max}}, each only once.',
    'problem.text-wrong-number_exact': '$t(card.{{card}}): you chose {{count}}; choose {{max}}, each only once.',
    'problem.text-wrong-number_most': '$t(card.{{card}}): you chose {{count}}; choose at most {{max}}, each only once.',
    'problem.text-wrong-amount':
      '$t(card.{{card}}): you chose {{amount}}; choose at least {{min}} and at most {{max}}.',
    // Ports, closed areas, wildling cards and what else some editions have
    'problem.port-full': 'There is no room for that many Ships $t(area.{{area}}, in).',
    'problem.ship-out-of-reach':
      'Ships sail $t(area.{{from}}, from) to an adjacent sea or to a port of yours there, not $t(area.{{area}}, to).',
    'problem.port-of-another': 'Only the House that controls the land can enter $t(area.{{area}}, the).',
    'problem.too-many-ships-taken':
      'You can replace at most {{most}} of the Ships $t(area.{{area}}, in), not {{amount}}.',
    'problem.muster-in-one-area': 'You can muster in one area only.',
    'problem.no-such-use-of-the-raven': '“{{choice}}” is not something $t(marker.court, the) can do now.',
    'problem.top-or-bottom': '“{{choice}}” is not a valid answer: bury the card or keep it on top.',
    'problem.westeros-card-does-not-offer': '“{{choice}}” is not a choice of $t(westeros.{{card}}).',
    'problem.card-does-not-offer': '“{{choice}}” is not a choice of this card.',
    'problem.card-must-be-obeyed': 'The effect of this card is compulsory: choose.',
    'problem.wrong-skull-losses': 'You must lose $t(thing.unit, {{need}}) to skulls; you chose {{count}}.',
    'problem.wrong-number-given-up': 'You must lose $t(thing.unit, {{need}}); you chose {{count}}.',
    'problem.wrong-number-replaced': 'You must replace $t(thing.unit, {{need}}); you chose {{count}}.',
    'problem.too-many-promoted': 'You can upgrade at most $t(thing.unit, {{need}}); you chose {{count}}.',
    'problem.units-of-one-area': 'All these units must be in one area.',
    'problem.support-take-or-refuse': '“{{choice}}” is not a valid answer: accept the support or refuse it.',
    'problem.retreat-costs-more':
      'A retreat $t(area.{{area}}, to) costs more units: you must retreat where you lose fewest.',
    'problem.no-consolidate-there': 'You have no Consolidate Power order in that area.',
    'problem.no-muster-by-this-order': 'The order $t(area.{{area}}, in) only brings Power: it cannot muster.',

    // One order for another
    'problem.order-banned': 'You cannot place $t(order.{{order}}) this round: “$t(effect.{{effect}})” is in force.',
    'problem.one-order-only': '$t(marker.court, the) replaces one order, not {{count}}.',
    'problem.no-order-to-replace': 'You have no order to replace $t(area.{{area}}, in).',
    'problem.order-on-the-map': 'All your $t(order.{{order}}) orders are on the map.',
    'problem.same-order': 'You already have $t(order.{{order}}) $t(area.{{area}}, in).',
    'problem.no-star-left':
      '$t(order.{{order}}) is a special order, and you may place no more: your place $t(track.court, in) track allows $t(thing.special-order, {{stars}}).',
  },

  it: {
    'problem.sea-not-adjacent':
      '$t(area.{{sea}}, the) e $t(area.{{area}}, the) non sono adiacenti. Dove possono andare le nuove Navi: $t(items.{{items}}).',
    'problem.raid-from-land-to-sea':
      'Un’Incursione da terra non raggiunge il mare: $t(area.{{from}}, from) non puoi colpire $t(area.{{area}}, the).',
    'problem.wrong-element':
      '$t(unit.{{kind}}, a) non può andare $t(area.{{area}}, to): le Navi stanno in mare, le altre unità a terra.',
    'problem.no-token-at-sea': 'Non puoi lasciare $t(term.power-token, a) $t(area.{{area}}, in): è mare.',
    'problem.no-such-unit': '«{{kind}}» non è un tipo di unità.',
    'problem.damaged-position': 'La riga {{line}} della posizione non si legge; atteso: {{expected}}.',

    'problem.units-not-in-an-army':
      'Non hai un esercito $t(area.{{area}}, in) con {{count}} $t(unit.{{kind}}) non in rotta; un’unità sola nella sua area non è un esercito, e resta.',
    'problem.supply-still-exceeded':
      'Togliendo $t(thing.unit, {{removed}}) avresti ancora eserciti da {{armies}}; $t(term.supply, your) ({{supply}}) ne permettono da {{allowed}}.',
    'problem.more-than-supply-asks':
      'Togli $t(thing.unit, {{removed}}), più del necessario: una di quelle $t(area.{{area}}, in) può restare.',
    'problem.supply-exceeded':
      'Così avresti eserciti da {{armies}}; $t(term.supply, your) ({{supply}}) ne permettono da {{allowed}}.',
    'problem.supply-exceeded-if-lost':
      'Se l’attacco fallisse, avresti eserciti da {{armies}}; $t(term.supply, your) ({{supply}}) ne permettono da {{allowed}}.',
    'problem.supply-exceeded-on-the-way':
      'Strada facendo avresti eserciti da {{armies}}; $t(term.supply, your) ({{supply}}) ne permettono da {{allowed}}. Forse basta muovere in un altro ordine.',

    'problem.no-muster-there':
      'Ora non hai $t(term.muster-points) $t(area.{{area}}, in). Dove puoi reclutare: $t(items.{{items}}).',
    'problem.no-muster-there_zero': 'Ora non hai $t(term.muster-points) $t(area.{{area}}, in).',
    'problem.no-such-purchase':
      '«{{purchase}}» non si può reclutare $t(area.{{area}}, in). Puoi reclutare: $t(items.{{items}}).',
    'problem.no-such-purchase_zero': 'Ora $t(area.{{area}}, in) non si può reclutare nulla.',
    'problem.not-enough-points':
      'Hai $t(term.muster-points, {{points}}) $t(area.{{area}}, in); tutto questo ne costerebbe {{cost}}.',
    'problem.nobody-to-promote': 'Non hai $t(unit.{{kind}}, a) non in rotta da promuovere $t(area.{{area}}, in).',
    'problem.pool-empty_zero': 'Non hai $t(unit.{{kind}}_other).',
    'problem.pool-empty': 'Non restano $t(unit.{{kind}}_other) da reclutare: ne hai {{pool}} in tutto.',
    'problem.muster-breaks-supply':
      'Con un’altra unità $t(area.{{area}}, in) avresti eserciti da {{armies}}; $t(term.supply, your) ({{supply}}) ne permettono da {{allowed}}.',
    'problem.sea-not-adjacent_zero': '$t(area.{{sea}}, the) e $t(area.{{area}}, the), senza coste, non sono adiacenti.',
    'problem.sea-held-by-others': 'Le nuove Navi non possono andare $t(area.{{sea}}, to): ci sono unità di altri.',

    'problem.bid-below-zero': 'Un’offerta di {{amount}} non è possibile: il minimo è 0.',
    'problem.bid-above-power': 'Non puoi offrire {{amount}}: il tuo Potere disponibile è {{power}}.',
    'problem.house-not-tied': '«{{choice}}» non è fra le Case in parità: $t(items.{{items}}).',
    'problem.ranking-of-the-tied':
      'Hanno offerto tutti {{bid}}: mettili tutti in ordine, dal primo posto in giù ({{of}}).',

    'problem.card-not-used': '«{{card}}» non è fra le carte che hai usato. Hai usato: $t(items.{{items}}).',
    'problem.card-not-used_zero': '«{{card}}» non è fra le carte che hai usato: non ce n’è nessuna.',
    'problem.units-not-on-the-map': 'Non hai {{count}} $t(unit.{{kind}}) non in rotta $t(area.{{area}}, in).',
    'problem.must-lose-everything':
      'Devi perdere unità per $t(term.muster-points, {{debt}}); le tue valgono in tutto {{all}}: le perdi tutte. Punti scelti finora: {{worth}}.',
    'problem.debt-not-paid': 'Devi perdere unità per $t(term.muster-points, {{debt}}): queste ne valgono {{worth}}.',
    'problem.debt-overpaid':
      'Devi perdere unità per $t(term.muster-points, {{debt}}): queste ne valgono {{worth}}, ne bastano meno.',

    'problem.no-raid-there': 'Non hai un ordine di Incursione $t(area.{{area}}, in). Dove ne hai: $t(items.{{items}}).',
    'problem.no-raid-there_zero': 'Non hai un ordine di Incursione $t(area.{{area}}, in), né altrove.',
    'problem.raided-twice': 'Hai scelto due volte $t(area.{{area}}, the): un ordine si toglie una volta sola.',
    'problem.too-many-raided': 'Aree scelte: {{count}}. Questa Incursione ne colpisce al massimo {{most}}.',
    'problem.raid-not-adjacent': '$t(area.{{area}}, the) e $t(area.{{from}}, the) non sono adiacenti.',
    'problem.nothing-to-raid': 'Non c’è un ordine nemico $t(area.{{area}}, in) che un’Incursione possa togliere.',

    'problem.no-march-there': 'Non hai un ordine di Marcia $t(area.{{area}}, in). Dove ne hai: $t(items.{{items}}).',
    'problem.no-march-there_zero': 'Non hai un ordine di Marcia $t(area.{{area}}, in), né altrove.',
    'problem.out-of-reach':
      '$t(unit.{{kind}}, a) non può andare $t(area.{{from}}, from) $t(area.{{area}}, to): le aree non sono adiacenti né unite da tue Navi.',
    'problem.same-area-twice': 'Riunisci le unità che vanno $t(area.{{area}}, to).',
    'problem.units-not-there': '$t(area.{{area}}, in) puoi far marciare $t(unit.{{kind}}, {{there}}), non {{going}}.',
    'problem.routed-units-stay':
      '$t(area.{{area}}, in) hai $t(unit.{{kind}}, {{there}}) non in rotta, non {{going}}: chi è in rotta non marcia.',
    'problem.one-battle-per-march':
      'Una Marcia può entrare in una sola area con unità di altri o una forza neutrale; con questa entreresti in più di una: $t(items.{{items}}).',
    'problem.units-stay-behind':
      'Puoi lasciare $t(term.power-token, a) $t(area.{{area}}, in) solo se partono tutte le tue unità; ne lasci {{staying}}.',
    'problem.token-already-there': 'Hai già $t(term.power-token, a) $t(area.{{area}}, in).',
    'problem.no-power-to-leave': 'Non hai Potere disponibile da lasciare $t(area.{{area}}, in).',
    'problem.neutral-force-too-strong':
      'Anche con tutti i supporti arrivi a {{strength}} $t(area.{{area}}, in): la forza neutrale ha {{force}}.',
    'problem.no-support-for-neutral':
      'Nessuno può supportare la forza neutrale $t(area.{{battle}}, in): $t(area.{{area}}, from) supporti la Marcia, oppure nessuno.',

    'problem.support-not-asked':
      '«{{choice}}» non è una risposta valida: $t(area.{{area}}, from) supporti una delle parti nella battaglia $t(area.{{battle}}, in), oppure nessuno.',
    'problem.support-against-oneself':
      'Nella battaglia $t(area.{{battle}}, in) combatti tu: $t(area.{{area}}, from) puoi supportare la tua parte, oppure nessuno.',
    'problem.card-must-be-played': 'Devi giocare una carta dalla tua mano: $t(items.{{items}}).',
    'problem.card-not-in-hand': '«{{card}}» non è nella tua mano. In mano hai: $t(items.{{items}}).',
    'problem.blade-use-or-keep': '«{{choice}}» non è una risposta valida: usa $t(marker.fiefdoms, the), oppure no.',
    'problem.no-such-casualty':
      'Non hai {{count}} $t(unit.{{kind}}) non in rotta $t(area.{{area}}, in) da perdere in questa battaglia.',
    'problem.wrong-casualties': 'Devi perdere $t(thing.unit, {{need}}); ne hai scelte {{count}}.',
    'problem.wrong-retreat-losses': 'Devi perdere {{need}} delle tue unità in ritirata; ne hai scelte {{count}}.',
    'problem.retreat-to-one-area':
      'Tutte le tue unità si ritirano in una sola area; ne hai scelte {{count}}. Scegline una: $t(items.{{items}}).',
    'problem.retreat-to-the-attacker':
      'Non puoi ritirarti $t(area.{{area}}, to): da lì è partito l’attaccante. Dove puoi ritirarti: $t(items.{{items}}).',
    'problem.no-retreat-there':
      'Non puoi ritirarti $t(area.{{area}}, to): l’area dev’essere adiacente, o unita da tue Navi, e vuota oppure tua. Dove puoi ritirarti: $t(items.{{items}}).',
    'problem.text-has-no-such-answer': '«{{choice}}» non è fra ciò che $t(card.{{card}}) può scegliere.',
    'problem.text-does-not-offer': 'Con $t(card.{{card}}) non puoi scegliere «{{choice}}», ma: $t(items.{{items}}).',
    'problem.text-must-be-used': 'L’abilità $t(card.{{card}}, whose) è obbligatoria: scegli.',
    'problem.text-wrong-number':
      '$t(card.{{card}}): ne hai scelte {{count}}; scegline da {{min}} a {{max}}, ciascuna una volta sola.',
    'problem.text-wrong-number_exact':
      '$t(card.{{card}}): ne hai scelte {{count}}; scegline {{max}}, ciascuna una volta sola.',
    'problem.text-wrong-number_most':
      '$t(card.{{card}}): ne hai scelte {{count}}; scegline al massimo {{max}}, ciascuna una volta sola.',
    'problem.text-wrong-amount': '$t(card.{{card}}): hai scelto {{amount}}; il minimo è {{min}}, il massimo {{max}}.',
    'problem.port-full': 'Non c’è posto per tante Navi $t(area.{{area}}, in).',
    'problem.ship-out-of-reach':
      '$t(area.{{from}}, from) le Navi raggiungono un mare adiacente o un proprio porto: non possono andare $t(area.{{area}}, to).',
    'problem.port-of-another': 'Solo la Casa che controlla la terra può usare $t(area.{{area}}, the).',
    'problem.too-many-ships-taken':
      '$t(area.{{area}}, in) puoi sostituire al massimo {{most}} delle Navi, non {{amount}}.',
    'problem.muster-in-one-area': 'Puoi reclutare in una sola area.',
    'problem.no-such-use-of-the-raven': '«{{choice}}»: $t(marker.court, the) ora non può farlo.',
    'problem.top-or-bottom': '«{{choice}}» non è una risposta valida: metti la carta in fondo, o lasciala in cima.',
    'problem.westeros-card-does-not-offer': '«{{choice}}» non è fra le scelte di «$t(westeros.{{card}})».',
    'problem.card-does-not-offer': '«{{choice}}» non è fra le scelte di questa carta.',
    'problem.card-must-be-obeyed': 'L’effetto di questa carta è obbligatorio: scegli.',
    'problem.wrong-skull-losses': 'Devi perdere $t(thing.unit, {{need}}) per i teschi; ne hai scelte {{count}}.',
    'problem.wrong-number-given-up': 'Devi perdere $t(thing.unit, {{need}}); ne hai scelte {{count}}.',
    'problem.wrong-number-replaced': 'Devi sostituire $t(thing.unit, {{need}}); ne hai scelte {{count}}.',
    'problem.too-many-promoted': 'Puoi promuovere al massimo $t(thing.unit, {{need}}); ne hai scelte {{count}}.',
    'problem.units-of-one-area': 'Tutte queste unità devono stare in una sola area.',
    'problem.support-take-or-refuse': '«{{choice}}» non è una risposta valida: accetta il supporto, o rifiutalo.',
    'problem.retreat-costs-more':
      'Una ritirata $t(area.{{area}}, to) costa più unità: devi ritirarti dove ne perdi meno.',
    'problem.no-consolidate-there': 'In quell’area non hai ordini di Consolidamento.',
    'problem.no-muster-by-this-order': 'L’ordine $t(area.{{area}}, in) dà solo Potere: non può reclutare.',

    'problem.order-banned':
      'In questo turno non puoi piazzare l’ordine $t(order.{{order}}, of): vale «$t(effect.{{effect}})».',
    'problem.one-order-only': '$t(marker.court, the) sostituisce un solo ordine, non {{count}}.',
    'problem.no-order-to-replace': 'Non hai ordini da sostituire $t(area.{{area}}, in).',
    'problem.order-on-the-map': 'Hai già sulla mappa tutti gli ordini $t(order.{{order}}, of).',
    'problem.same-order': 'Hai già $t(order.{{order}}) $t(area.{{area}}, in).',
    'problem.no-star-left':
      'Per $t(order.{{order}}) non hai più ordini speciali: il tuo posto $t(track.court, in) permette $t(thing.special-order, {{stars}}).',
  },
};

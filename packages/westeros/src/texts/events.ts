import type { Catalogue } from '@corvo/core';

/**
 * `event.TYPE`, or a longer key where `eventMessage` knows more: the reason, the side, whether there was anything.
 * Its data are those of the event; lists of things are {{items}}, and {{origin}} and {{target}} are the areas that the
 * event calls `from` and `to`, words that elsewhere may hold seats.
 */
export const events: Catalogue = {
  en: {
    'event.round-began': 'Round {{round}} begins',
    'told.in-realm': '$t(realm.{{realm}}). $t({{said}})',
    'event.westeros-card-drawn': 'Deck $t(deck.{{deck}}): $t(westeros.{{card}})',
    'event.deck-shuffled': 'Deck $t(deck.{{deck}}) is shuffled',
    'event.westeros-card-carried-out': '$t(westeros.{{card}}). $t(westeros.{{card}}.text)',
    'event.wildlings-moved': 'The wildlings go from {{before}} to {{strength}}',
    'event.wildlings-moved.icon': 'The wildlings advance: their strength is {{strength}}',
    'event.wildlings-moved.attack-over': 'The wildlings go back to {{strength}}',
    'event.effect-began': '$t(effect.{{effect}}) is in force $t(until.{{until}})',
    'event.supply-set': '$t(house.{{house}}): supply from {{before}} to {{supply}}',
    'event.supply-set.same': '$t(house.{{house}}): supply stays at {{supply}}',
    'event.unit-mustered': '$t(house.{{house}}) musters a $t(unit.{{kind}}) in $t(area.{{area}})',
    'event.unit-promoted':
      '$t(house.{{house}}): in $t(area.{{area}}) a $t(unit.{{kind}}) becomes a $t(unit.{{target}})',

    'event.bids-opened.track': 'Bids for the $t(track.{{what}}): $t(items.{{items}})',
    'event.bids-opened.wildlings': 'Bids against the wildlings: $t(items.{{items}})',
    'event.tie-decided': '$t(house.{{house}}) decides the tie: $t(items.{{items}})',
    'event.track-set': '$t(track.{{track}}): $t(items.{{items}})',
    'event.marker-passed': 'The $t(marker.{{track}}) passes from $t(house.{{before}}) to $t(house.{{house}})',
    'event.wildlings-fought.won': 'The Night’s Watch wins, {{watch}} against {{strength}}',
    'event.wildlings-fought.lost': 'The wildlings win, {{strength}} against {{watch}}',

    'event.orders-revealed': 'Orders of $t(house.{{house}}): $t(items.{{items}})',
    'event.orders-revealed.none': '$t(house.{{house}}) gives no orders',
    'event.order-replaced':
      '$t(house.{{house}}) replaces $t(order.{{before}}) in $t(area.{{area}}) with $t(order.{{order}})',
    'event.order-removed.resolved': '$t(house.{{house}}): $t(order.{{order}}) in $t(area.{{area}}) is done',
    'event.order-removed.raided': '$t(house.{{house}}) loses $t(order.{{order}}) in $t(area.{{area}}) to a Raid',
    'event.order-removed.area-taken': '$t(house.{{house}}) loses $t(order.{{order}}) with $t(area.{{area}})',
    'event.order-removed.ability': '$t(house.{{house}}) loses $t(order.{{order}}) in $t(area.{{area}}) to a card',
    'event.order-removed.round-over':
      '$t(house.{{house}}) takes $t(order.{{order}}) off $t(area.{{area}}) as the round ends',
    'event.order-removed': '$t(house.{{house}}): $t(order.{{order}}) is removed from $t(area.{{area}})',
    'event.order-carried':
      '$t(house.{{house}}): $t(order.{{order}}) goes along from $t(area.{{origin}}) to $t(area.{{target}})',

    'event.raided': '$t(house.{{house}}) raids from $t(area.{{origin}}): $t(items.{{items}})',
    'event.raided.none': '$t(house.{{house}}) takes the Raid off $t(area.{{origin}})',
    'event.marched': '$t(house.{{house}}) marches from $t(area.{{origin}}) ($t(order.{{order}})): $t(items.{{items}})',
    'event.marched.none': '$t(house.{{house}}) moves nobody from $t(area.{{origin}}) ($t(order.{{order}}))',
    'event.units-moved': '$t(house.{{house}}): $t(items.{{items}}) from $t(area.{{origin}}) to $t(area.{{target}})',
    'event.control-token-placed': '$t(house.{{house}}) leaves a Power token in $t(area.{{area}})',
    'event.control-token-removed': 'The Power token of $t(house.{{house}}) leaves $t(area.{{area}})',
    'event.neutral-force-beaten': 'The neutral force of $t(area.{{area}}) ({{force}}) is beaten and out of the game',
    'event.neutral-force-held':
      'The neutral force of $t(area.{{area}}) holds against $t(house.{{house}}), {{force}} against {{strength}}: nobody moves',

    'event.battle-began': 'Battle in $t(area.{{area}}): $t(house.{{attacker}}) attacks $t(house.{{defender}})',
    'event.support-declared.attacker': '$t(house.{{house}}) supports the attacker from $t(area.{{area}})',
    'event.support-declared.defender': '$t(house.{{house}}) supports the defender from $t(area.{{area}})',
    'event.support-declared.nobody': '$t(house.{{house}}) supports nobody from $t(area.{{area}})',
    'event.strengths-stated':
      '$t(area.{{area}}): $t(house.{{attacker}}) attacks with {{attack}}, $t(house.{{defender}}) defends with {{defence}}',
    'event.card-revealed': '$t(house.{{house}}) plays $t(card.{{card}})',
    'event.ability-used': '$t(card.{{card}}). $t(card.{{card}}.text)',
    'event.ability-used.effect': '$t(house.{{house}}) uses $t(effect.{{effect}})',
    'event.blade-used': '$t(house.{{house}}) uses the $t(marker.fiefdoms)',
    'event.battle-decided':
      '$t(house.{{winner}}) wins in $t(area.{{area}}): $t(house.{{attacker}}) attacks with {{attack}}, $t(house.{{defender}}) defends with {{defence}}',
    'event.battle-decided.tie':
      '$t(house.{{winner}}) wins in $t(area.{{area}}): {{attack}} for $t(house.{{attacker}}), who attacks, and {{defence}} for $t(house.{{defender}}); equal strengths go to the higher place on the $t(track.fiefdoms) track',
    'event.battle-ended-early':
      '$t(house.{{winner}}) wins in $t(area.{{area}}): $t(house.{{loser}}) has no unit left there',
    'event.units-destroyed': '$t(house.{{house}}) loses $t(items.{{items}}) in $t(area.{{area}}): $t(loss.{{why}})',
    'event.units-retreated':
      '$t(house.{{house}}) retreats from $t(area.{{origin}}) to $t(area.{{target}}): $t(items.{{items}})',
    'event.units-retreated.routed':
      '$t(house.{{house}}) retreats from $t(area.{{origin}}) to $t(area.{{target}}), routed: $t(items.{{items}})',
    'event.units-stood-up': 'The routed units in $t(area.{{area}}) stand up',
    'event.cards-laid-aside': '$t(house.{{house}}) lays aside $t(items.{{items}})',
    'event.card-discarded': '$t(house.{{house}}) discards $t(card.{{card}})',
    'event.card-taken-back': '$t(house.{{house}}) takes back $t(card.{{card}})',
    'event.hand-taken-back': '$t(house.{{house}}) takes all cards back into hand',
    'event.hand-taken-back.but-one': '$t(house.{{house}}) takes all cards back into hand but $t(card.{{card}})',
    'event.battle-over': 'The battle in $t(area.{{area}}) is over: $t(house.{{winner}}) holds the field',

    'event.power-gained': '$t(house.{{house}}) takes {{amount}} Power, $t(gain.{{why}}): now {{power}}',
    'event.power-paid': '$t(house.{{house}}) pays {{amount}} Power: {{power}} left',
    'event.game-over': 'The game is over. $t(outcome.{{reason}})',
    'event.answered': '{{seat}} has answered',
    'event.answer-withdrawn': '{{seat}} takes the answer back',

    'event.order-removed.nobody-there':
      '$t(house.{{house}}): $t(order.{{order}}) leaves $t(area.{{area}}), where no unit is left',
    'event.westeros-choice-made':
      '$t(house.{{house}}) decides on $t(westeros.{{card}}): $t(choice.westeros-choice.{{option}})',
    'event.wildling-card-revealed': '$t(wildling.{{card}}). $t(wildling.{{card}}.text)',
    'event.wildling-card-seen': 'The top wildling card is $t(wildling.{{card}})',
    'event.wildling-card-put.bury': '$t(house.{{house}}) puts the top wildling card under the deck',
    'event.wildling-card-put.keep': '$t(house.{{house}}) leaves the top wildling card where it is',
    'event.raven-looked': '$t(house.{{house}}) looks at the top wildling card',
    'event.garrison-beaten':
      'The garrison of $t(house.{{house}}) in $t(area.{{area}}) ({{strength}}) is beaten and out of the game',
    'event.help-denied': '$t(house.{{house}}) gets too little help against $t(area.{{area}}) and chooses another march',
    'event.support-refused': '$t(house.{{house}}) refuses the support of $t(house.{{before}})',
    'event.card-returned': '$t(card.{{card}}) goes back into the hand of $t(house.{{house}})',
    'event.no-card-played': '$t(house.{{house}}) fights without a card',
    'event.march-kept': '$t(house.{{house}}): $t(order.{{order}}) stays in $t(area.{{area}}) and can be resolved again',
    'event.ships-taken':
      '$t(house.{{house}}) replaces ships of $t(house.{{before}}) in $t(area.{{area}}): $t(items.{{items}})',

    // Why Power comes in.
    'gain.consolidate': 'for consolidating',
    'gain.crowns': 'for crowns',
    'gain.pillage': 'pillaged',
    'gain.ability': 'by a card',
    'gain.ports': 'for ports',
    'gain.wildlings': 'by a wildling card',
    // Why units are lost.
    'loss.supply': 'not enough supply',
    'loss.casualties': 'casualties',
    'loss.retreat-supply': 'not enough supply to retreat',
    'loss.routed-again': 'already routed',
    'loss.no-retreat': 'nowhere to retreat',
    'loss.cannot-retreat': 'unable to retreat',
    'loss.wildlings': 'lost to the wildlings',
    'loss.ability': 'by a card',
    'loss.skulls': 'killed by skulls',
    'loss.port-lost': 'their port is lost',
    // How long an effect lasts.
    'until.battle': 'for this battle',
    'until.round': 'until the end of the round',
    'until.clash': 'until the next bids for the tracks',
    'until.game': 'to the end of the game',
  },

  it: {
    'event.round-began': 'Comincia il turno {{round}}',
    'told.in-realm': '$t(realm.{{realm}}). $t({{said}})',
    'event.westeros-card-drawn': 'Mazzo $t(deck.{{deck}}): $t(westeros.{{card}})',
    'event.deck-shuffled': 'Il mazzo $t(deck.{{deck}}) si rimescola',
    'event.westeros-card-carried-out': '$t(westeros.{{card}}). $t(westeros.{{card}}.text)',
    'event.wildlings-moved': 'I Bruti passano da {{before}} a {{strength}}',
    'event.wildlings-moved.icon': 'I Bruti avanzano: la loro forza è {{strength}}',
    'event.wildlings-moved.attack-over': 'I Bruti tornano a {{strength}}',
    'event.effect-began': '$t(effect.{{effect}}) vale $t(until.{{until}})',
    'event.supply-set': '$t(house.{{house}}): Rifornimenti da {{before}} a {{supply}}',
    'event.supply-set.same': '$t(house.{{house}}): i Rifornimenti restano a {{supply}}',
    'event.unit-mustered': '$t(house.{{house}}) recluta: $t(unit.{{kind}}) ($t(area.{{area}}))',
    'event.unit-promoted': '$t(house.{{house}}): $t(unit.{{kind}}) → $t(unit.{{target}}) ($t(area.{{area}}))',

    'event.bids-opened.track': 'Offerte per la traccia $t(track.{{what}}): $t(items.{{items}})',
    'event.bids-opened.wildlings': 'Offerte contro i Bruti: $t(items.{{items}})',
    'event.tie-decided': '$t(house.{{house}}) decide la parità: $t(items.{{items}})',
    'event.track-set': '$t(track.{{track}}): $t(items.{{items}})',
    'event.marker-passed': 'Il segnalino $t(marker.{{track}}) passa da $t(house.{{before}}) a $t(house.{{house}})',
    'event.wildlings-fought.won': 'Vincono i Guardiani della Notte, {{watch}} contro {{strength}}',
    'event.wildlings-fought.lost': 'Vincono i Bruti, {{strength}} contro {{watch}}',

    'event.orders-revealed': 'Ordini di $t(house.{{house}}): $t(items.{{items}})',
    'event.orders-revealed.none': '$t(house.{{house}}) non dà ordini',
    'event.order-replaced':
      '$t(house.{{house}}) sostituisce $t(order.{{before}}) con $t(order.{{order}}) ($t(area.{{area}}))',
    'event.order-removed.resolved': '$t(house.{{house}}): ordine eseguito, $t(order.{{order}}) ($t(area.{{area}}))',
    'event.order-removed.raided': '$t(house.{{house}}) perde $t(order.{{order}}) per un’Incursione ($t(area.{{area}}))',
    'event.order-removed.area-taken':
      '$t(house.{{house}}) perde $t(order.{{order}}) insieme all’area ($t(area.{{area}}))',
    'event.order-removed.ability': '$t(house.{{house}}) perde $t(order.{{order}}) per una carta ($t(area.{{area}}))',
    'event.order-removed.round-over': '$t(house.{{house}}) toglie $t(order.{{order}}) a fine turno ($t(area.{{area}}))',
    'event.order-removed': '$t(house.{{house}}): ordine tolto, $t(order.{{order}}) ($t(area.{{area}}))',
    'event.order-carried':
      '$t(house.{{house}}): $t(order.{{order}}) va con le unità, $t(area.{{origin}}) → $t(area.{{target}})',

    'event.raided': '$t(house.{{house}}) fa un’Incursione ($t(area.{{origin}})): $t(items.{{items}})',
    'event.raided.none': '$t(house.{{house}}) toglie l’Incursione ($t(area.{{origin}}))',
    'event.marched': '$t(house.{{house}}) marcia, $t(area.{{origin}}) ($t(order.{{order}})): $t(items.{{items}})',
    'event.marched.none': '$t(house.{{house}}) non muove nessuno, $t(area.{{origin}}) ($t(order.{{order}}))',
    'event.units-moved': '$t(house.{{house}}): $t(items.{{items}}), $t(area.{{origin}}) → $t(area.{{target}})',
    'event.control-token-placed': '$t(house.{{house}}) lascia un gettone Potere ($t(area.{{area}}))',
    'event.control-token-removed': 'Il gettone Potere di $t(house.{{house}}) torna nella riserva ($t(area.{{area}}))',
    'event.neutral-force-beaten': '$t(area.{{area}}): la forza neutrale ({{force}}) è battuta ed esce dal gioco',
    'event.neutral-force-held':
      '$t(area.{{area}}): la forza neutrale resiste a $t(house.{{house}}), {{force}} contro {{strength}}, e nessuno si muove',

    'event.battle-began': 'Battaglia ($t(area.{{area}})): $t(house.{{attacker}}) attacca $t(house.{{defender}})',
    'event.support-declared.attacker': '$t(house.{{house}}) supporta l’attaccante ($t(area.{{area}}))',
    'event.support-declared.defender': '$t(house.{{house}}) supporta il difensore ($t(area.{{area}}))',
    'event.support-declared.nobody': '$t(house.{{house}}) non supporta nessuno ($t(area.{{area}}))',
    'event.strengths-stated':
      '$t(area.{{area}}): $t(house.{{attacker}}) attacca con {{attack}}, $t(house.{{defender}}) difende con {{defence}}',
    'event.card-revealed': '$t(house.{{house}}) gioca $t(card.{{card}})',
    'event.ability-used': '$t(card.{{card}}). $t(card.{{card}}.text)',
    'event.ability-used.effect': '$t(house.{{house}}) si serve di $t(effect.{{effect}})',
    'event.blade-used': '$t(house.{{house}}) usa il segnalino $t(marker.fiefdoms)',
    'event.battle-decided':
      '$t(area.{{area}}): vince $t(house.{{winner}}). $t(house.{{attacker}}) attacca con {{attack}}, $t(house.{{defender}}) difende con {{defence}}',
    'event.battle-decided.tie':
      '$t(area.{{area}}): vince $t(house.{{winner}}). $t(house.{{attacker}}), che attacca, ha {{attack}} e $t(house.{{defender}}) {{defence}}: a parità conta il posto più alto sulla traccia $t(track.fiefdoms)',
    'event.battle-ended-early':
      '$t(area.{{area}}): vince $t(house.{{winner}}), $t(house.{{loser}}) non vi ha più unità',
    'event.units-destroyed': '$t(house.{{house}}) perde $t(items.{{items}}) ($t(area.{{area}})): $t(loss.{{why}})',
    'event.units-retreated':
      '$t(house.{{house}}) si ritira, $t(area.{{origin}}) → $t(area.{{target}}): $t(items.{{items}})',
    'event.units-retreated.routed':
      '$t(house.{{house}}) si ritira in rotta, $t(area.{{origin}}) → $t(area.{{target}}): $t(items.{{items}})',
    'event.units-stood-up': '$t(area.{{area}}): le unità in rotta si rialzano',
    'event.cards-laid-aside': '$t(house.{{house}}) mette fra gli scarti $t(items.{{items}})',
    'event.card-discarded': '$t(house.{{house}}) scarta $t(card.{{card}})',
    'event.card-taken-back': '$t(house.{{house}}) riprende $t(card.{{card}})',
    'event.hand-taken-back': '$t(house.{{house}}) riprende in mano tutte le carte',
    'event.hand-taken-back.but-one': '$t(house.{{house}}) riprende in mano tutte le carte tranne $t(card.{{card}})',
    'event.battle-over': '$t(area.{{area}}): la battaglia è finita, il campo è di $t(house.{{winner}})',

    'event.power-gained': '$t(house.{{house}}) prende {{amount}} Potere, $t(gain.{{why}}): ora {{power}}',
    'event.power-paid': '$t(house.{{house}}) paga {{amount}} Potere: ne resta {{power}}',
    'event.game-over': 'La partita è finita. $t(outcome.{{reason}})',
    'event.answered': '{{seat}} ha risposto',
    'event.answer-withdrawn': '{{seat}} ritira la risposta',

    'event.order-removed.nobody-there':
      '$t(house.{{house}}): $t(order.{{order}}) si toglie, non restano unità ($t(area.{{area}}))',
    'event.westeros-choice-made':
      '$t(house.{{house}}) decide su $t(westeros.{{card}}): $t(choice.westeros-choice.{{option}})',
    'event.wildling-card-revealed': '$t(wildling.{{card}}). $t(wildling.{{card}}.text)',
    'event.wildling-card-seen': 'La prima carta dei Bruti è $t(wildling.{{card}})',
    'event.wildling-card-put.bury': '$t(house.{{house}}) mette la prima carta dei Bruti sotto il mazzo',
    'event.wildling-card-put.keep': '$t(house.{{house}}) lascia la prima carta dei Bruti dov’è',
    'event.raven-looked': '$t(house.{{house}}) guarda la prima carta dei Bruti',
    'event.garrison-beaten':
      'La guarnigione di $t(house.{{house}}) ({{strength}}) è battuta ed esce dal gioco ($t(area.{{area}}))',
    'event.help-denied': '$t(house.{{house}}) non ha abbastanza aiuto ($t(area.{{area}})) e sceglie un’altra marcia',
    'event.support-refused': '$t(house.{{house}}) rifiuta il supporto di $t(house.{{before}})',
    'event.card-returned': '$t(card.{{card}}) torna in mano a $t(house.{{house}})',
    'event.no-card-played': '$t(house.{{house}}) combatte senza carta',
    'event.march-kept':
      '$t(house.{{house}}): $t(order.{{order}}) resta e si può risolvere di nuovo ($t(area.{{area}}))',
    'event.ships-taken':
      '$t(house.{{house}}) sostituisce navi di $t(house.{{before}}) ($t(area.{{area}})): $t(items.{{items}})',

    'gain.consolidate': 'dal consolidamento',
    'gain.crowns': 'per le corone',
    'gain.pillage': 'saccheggiato',
    'gain.ability': 'per una carta',
    'gain.ports': 'per i porti',
    'gain.wildlings': 'per una carta dei Bruti',
    'loss.supply': 'Rifornimenti insufficienti',
    'loss.casualties': 'perdite in battaglia',
    'loss.retreat-supply': 'Rifornimenti insufficienti per la ritirata',
    'loss.routed-again': 'unità già in rotta',
    'loss.no-retreat': 'nessun posto dove ritirarsi',
    'loss.cannot-retreat': 'incapaci di ritirarsi',
    'loss.wildlings': 'preda dei Bruti',
    'loss.ability': 'per una carta',
    'loss.skulls': 'uccise dai teschi',
    'loss.port-lost': 'il loro porto è perduto',
    'until.battle': 'per questa battaglia',
    'until.round': 'fino alla fine del turno',
    'until.clash': 'fino alle prossime offerte per le tracce',
    'until.game': 'fino alla fine della partita',
  },
};

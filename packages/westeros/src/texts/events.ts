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
    'event.wildlings-moved.icon': 'The wildlings advance to {{strength}}',
    'event.wildlings-moved.attack-over': 'The wildlings go back to {{strength}}',
    'event.effect-began': '$t(effect.{{effect}}) is in force $t(until.{{until}})',
    'event.supply-set': '$t(house.{{house}}): $t(term.supply) from {{before}} to {{supply}}',
    'event.supply-set.same': '$t(house.{{house}}): $t(term.supply) unchanged ({{supply}})',
    'event.unit-mustered': '$t(house.{{house}}) musters $t(unit.{{kind}}, a) $t(area.{{area}}, in)',
    'event.unit-mustered.many': '$t(house.{{house}}) musters $t(unit.{{kind}}, a {{count}}) $t(area.{{area}}, in)',
    'event.unit-promoted':
      '$t(house.{{house}}) upgrades $t(unit.{{kind}}, a) to $t(unit.{{target}}) $t(area.{{area}}, in)',

    'event.bids-opened.track': 'Bids for $t(track.{{what}}, the): $t(items.{{items}})',
    'event.bids-opened.wildlings': 'Bids against the wildlings: $t(items.{{items}})',
    'event.tie-decided': '$t(house.{{house}}) decides the tie: $t(items.{{items}})',
    'event.track-set': '$t(track.{{track}}): $t(items.{{items}})',
    'event.marker-passed': '$t(marker.{{track}}, the) passes from $t(house.{{before}}) to $t(house.{{house}})',
    'event.wildlings-fought.won': 'The Night’s Watch wins, {{watch}} against {{strength}}',
    'event.wildlings-fought.lost': 'The wildlings win, {{strength}} against {{watch}}',

    'event.orders-revealed': 'Orders of $t(house.{{house}}): $t(items.{{items}})',
    'event.orders-revealed.none': '$t(house.{{house}}) places no orders',
    'event.order-replaced':
      '$t(house.{{house}}) replaces $t(order.{{before}}) with $t(order.{{order}}) $t(area.{{area}}, in)',
    'event.order-removed.resolved': '$t(house.{{house}}) has resolved $t(order.{{order}}) $t(area.{{area}}, in)',
    'event.order-removed.raided': 'A Raid removes $t(order.{{order}}) of $t(house.{{house}}) $t(area.{{area}}, in)',
    'event.order-removed.area-taken':
      '$t(house.{{house}}) loses $t(area.{{area}}, the) and its $t(order.{{order}}) order',
    'event.order-removed.ability':
      '$t(house.{{house}}) loses the $t(order.{{order}}) order $t(area.{{area}}, in) to an ability',
    'event.order-removed.round-over': '$t(house.{{house}}): $t(order.{{order}}) $t(area.{{area}}, in) is removed',
    'event.order-removed': '$t(house.{{house}}): $t(order.{{order}}) $t(area.{{area}}, in) is removed',
    'event.order-carried': '$t(house.{{house}}): $t(order.{{order}}) goes along $t(area.{{target}}, to)',

    'event.raided': '$t(house.{{house}}) raids $t(area.{{origin}}, from): $t(items.{{items}})',
    'event.raided.orders': '$t(house.{{house}}) raids $t(items.{{items}})',
    'event.raided.none': '$t(house.{{house}}) discards the Raid $t(area.{{origin}}, in)',
    'event.marched': '$t(house.{{house}}) marches $t(area.{{origin}}, from) ($t(order.{{order}})): $t(items.{{items}})',
    'event.marched.to':
      '$t(house.{{house}}) marches $t(area.{{origin}}, from) $t(area.{{target}}, to): $t(items.{{items}})',
    'event.marched.also': '$t(area.{{target}}, to): $t(items.{{items}})',
    'event.marched.none': '$t(house.{{house}}) discards the $t(order.{{order}}) order $t(area.{{origin}}, in)',
    'event.units-moved':
      '$t(house.{{house}}) moves $t(items.{{items}}) $t(area.{{origin}}, from) $t(area.{{target}}, to)',
    'event.control-token-placed': '$t(house.{{house}}) leaves $t(term.power-token, a) $t(area.{{area}}, in)',
    'event.control-token-removed': '$t(house.{{house}}) loses $t(term.power-token, a) $t(area.{{area}}, in)',
    'event.neutral-force-beaten': 'The neutral force $t(area.{{area}}, in) ({{force}}) is beaten and leaves the game',
    'event.neutral-force-held':
      'The neutral force $t(area.{{area}}, in) holds against $t(house.{{house}}), {{force}} to {{strength}}: nobody moves',

    'event.battle-began': 'Battle $t(area.{{area}}, in): $t(house.{{attacker}}) attacks $t(house.{{defender}})',
    'event.support-declared.attacker': '$t(house.{{house}}) supports the attacker $t(area.{{area}}, from)',
    'event.support-declared.defender': '$t(house.{{house}}) supports the defender $t(area.{{area}}, from)',
    'event.support-declared.nobody': '$t(house.{{house}}) supports nobody $t(area.{{area}}, from)',
    'event.strengths-stated':
      '$t(area.{{area}}, in): $t(house.{{attacker}}) attacks with {{attack}}, $t(house.{{defender}}) defends with {{defence}}',
    'event.card-revealed': '$t(house.{{house}}) plays $t(card.{{card}})',
    'event.ability-used': 'Ability of $t(card.{{card}})',
    'event.ability-used.effect': '$t(house.{{house}}) uses $t(effect.{{effect}})',
    'event.blade-used': '$t(house.{{house}}) uses $t(marker.fiefdoms, the)',
    'event.battle-decided': '$t(house.{{winner}}) wins $t(area.{{area}}, in): attack {{attack}}, defence {{defence}}',
    'event.battle-decided.tie':
      'Tied at {{attack}} $t(area.{{area}}, in): $t(house.{{winner}}) wins, higher $t(track.fiefdoms, in)',
    'event.battle-ended-early':
      '$t(house.{{winner}}) wins $t(area.{{area}}, in): $t(house.{{loser}}) has no units left there',
    'event.units-destroyed': '$t(house.{{house}}) loses $t(items.{{items}}) $t(area.{{area}}, in): $t(loss.{{why}})',
    'event.units-retreated':
      '$t(house.{{house}}) retreats $t(area.{{origin}}, from) $t(area.{{target}}, to): $t(items.{{items}})',
    'event.units-retreated.routed':
      '$t(house.{{house}}) retreats $t(area.{{origin}}, from) $t(area.{{target}}, to), routed: $t(items.{{items}})',
    'event.units-stood-up': 'The units $t(area.{{area}}, in) are no longer routed',
    'event.cards-laid-aside': '$t(house.{{house}}) discards $t(items.{{items}})',
    'event.card-discarded': '$t(house.{{house}}) discards $t(card.{{card}})',
    'event.card-taken-back': '$t(house.{{house}}) takes back $t(card.{{card}})',
    'event.hand-taken-back': '$t(house.{{house}}) takes all cards back into hand',
    'event.hand-taken-back.but-one': '$t(house.{{house}}) takes all cards back into hand but $t(card.{{card}})',
    'event.battle-over': 'The battle $t(area.{{area}}, in) is over: $t(house.{{winner}}) has won',

    'event.power-gained':
      '$t(house.{{house}}) gains $t(term.power-token, {{amount}}) ($t(gain.{{why}})): now {{power}}',
    'event.power-paid': '$t(house.{{house}}) pays $t(term.power-token, {{amount}}): now {{power}}',
    'event.game-over': 'The game is over. $t(outcome.{{reason}})',
    'event.answered': '{{seat}} has answered',
    'event.answer-withdrawn': '{{seat}} withdraws the answer',

    'event.order-removed.nobody-there':
      '$t(house.{{house}}): $t(order.{{order}}) is removed, no units are left $t(area.{{area}}, in)',
    'event.westeros-choice-made':
      '$t(house.{{house}}) decides on $t(westeros.{{card}}): $t(choice.westeros-choice.{{option}})',
    'event.wildling-card-revealed': '$t(wildling.{{card}}). $t(wildling.{{card}}.text)',
    'event.wildling-card-seen': 'The top wildling card is “$t(wildling.{{card}})”',
    'event.wildling-card-put.bury': '$t(house.{{house}}) puts the top wildling card under the deck',
    'event.wildling-card-put.keep': '$t(house.{{house}}) leaves the top wildling card where it is',
    'event.raven-looked': '$t(house.{{house}}) looks at the top wildling card',
    'event.garrison-beaten':
      'The garrison of $t(house.{{house}}) $t(area.{{area}}, in) ({{strength}}) is beaten and leaves the game',
    'event.help-denied':
      '$t(house.{{house}}) gets too little support against $t(area.{{area}}, the) and chooses another March',
    'event.support-refused': '$t(house.{{house}}) refuses the support of $t(house.{{before}})',
    'event.card-returned': '$t(card.{{card}}) goes back into the hand of $t(house.{{house}})',
    'event.no-card-played': '$t(house.{{house}}) fights without a card',
    'event.march-kept': '$t(house.{{house}}): $t(order.{{order}}) $t(area.{{area}}, in) can be resolved again',
    'event.ships-taken':
      '$t(house.{{house}}) replaces ships of $t(house.{{before}}) $t(area.{{area}}, in): $t(items.{{items}})',

    // Why Power comes in.
    'gain.consolidate': 'Consolidate Power',
    'gain.crowns': 'crowns',
    'gain.pillage': 'pillage',
    'gain.ability': 'card ability',
    'gain.ports': 'ports',
    'gain.wildlings': 'wildling card',
    // Why units are lost.
    'loss.supply': 'not enough $t(term.supply)',
    'loss.casualties': 'casualties',
    'loss.retreat-supply': 'not enough $t(term.supply) to retreat',
    'loss.routed-again': 'already routed',
    'loss.no-retreat': 'nowhere to retreat',
    'loss.cannot-retreat': 'unable to retreat',
    'loss.wildlings': 'killed by the wildlings',
    'loss.ability': 'card ability',
    'loss.skulls': 'killed by skulls',
    'loss.port-lost': 'port lost',
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
    'event.wildlings-moved.icon': 'I Bruti avanzano a {{strength}}',
    'event.wildlings-moved.attack-over': 'I Bruti tornano a {{strength}}',
    'event.effect-began': '$t(effect.{{effect}}) vale $t(until.{{until}})',
    'event.supply-set': '$t(house.{{house}}): $t(term.supply) da {{before}} a {{supply}}',
    'event.supply-set.same': '$t(house.{{house}}): $t(term.supply) come prima ({{supply}})',
    'event.unit-mustered': '$t(house.{{house}}) recluta $t(unit.{{kind}}, a) $t(area.{{area}}, in)',
    'event.unit-mustered.many': '$t(house.{{house}}) recluta $t(unit.{{kind}}, a {{count}}) $t(area.{{area}}, in)',
    'event.unit-promoted':
      '$t(house.{{house}}) promuove $t(unit.{{kind}}, a) a $t(unit.{{target}}) $t(area.{{area}}, in)',

    'event.bids-opened.track': 'Offerte per $t(track.{{what}}, the): $t(items.{{items}})',
    'event.bids-opened.wildlings': 'Offerte contro i Bruti: $t(items.{{items}})',
    'event.tie-decided': '$t(house.{{house}}) decide la parità: $t(items.{{items}})',
    'event.track-set': '$t(track.{{track}}): $t(items.{{items}})',
    'event.marker-passed': '$t(marker.{{track}}, the) passa da $t(house.{{before}}) a $t(house.{{house}})',
    'event.wildlings-fought.won': 'Vincono i Guardiani della Notte, {{watch}} contro {{strength}}',
    'event.wildlings-fought.lost': 'Vincono i Bruti, {{strength}} contro {{watch}}',

    'event.orders-revealed': 'Ordini di $t(house.{{house}}): $t(items.{{items}})',
    'event.orders-revealed.none': '$t(house.{{house}}) non piazza ordini',
    'event.order-replaced':
      '$t(house.{{house}}) sostituisce $t(order.{{before}}) con $t(order.{{order}}) $t(area.{{area}}, in)',
    'event.order-removed.resolved': '$t(house.{{house}}) ha risolto $t(order.{{order}}) $t(area.{{area}}, in)',
    'event.order-removed.raided':
      'Un’Incursione toglie a $t(house.{{house}}) l’ordine $t(order.{{order}}) $t(area.{{area}}, in)',
    'event.order-removed.area-taken': '$t(house.{{house}}) perde $t(area.{{area}}, the) e l’ordine $t(order.{{order}})',
    'event.order-removed.ability':
      '$t(house.{{house}}) perde l’ordine $t(order.{{order}}) $t(area.{{area}}, in) per l’abilità di una carta',
    'event.order-removed.round-over':
      '$t(house.{{house}}): si rimuove l’ordine $t(order.{{order}}) $t(area.{{area}}, in)',
    'event.order-removed': '$t(house.{{house}}): si rimuove l’ordine $t(order.{{order}}) $t(area.{{area}}, in)',
    'event.order-carried': '$t(house.{{house}}): l’ordine $t(order.{{order}}) va $t(area.{{target}}, to)',

    'event.raided': '$t(house.{{house}}) fa un’Incursione $t(area.{{origin}}, from): $t(items.{{items}})',
    'event.raided.orders': '$t(house.{{house}}) fa un’Incursione contro $t(items.{{items}})',
    'event.raided.none': '$t(house.{{house}}) scarta l’Incursione $t(area.{{origin}}, in)',
    'event.marched': '$t(house.{{house}}) marcia $t(area.{{origin}}, from) ($t(order.{{order}})): $t(items.{{items}})',
    'event.marched.to':
      '$t(house.{{house}}) marcia $t(area.{{origin}}, from) $t(area.{{target}}, to): $t(items.{{items}})',
    'event.marched.also': '$t(area.{{target}}, to): $t(items.{{items}})',
    'event.marched.none': '$t(house.{{house}}) scarta l’ordine $t(order.{{order}}) $t(area.{{origin}}, in)',
    'event.units-moved':
      '$t(house.{{house}}) sposta $t(items.{{items}}) $t(area.{{origin}}, from) $t(area.{{target}}, to)',
    'event.control-token-placed': '$t(house.{{house}}) lascia $t(term.power-token, a) $t(area.{{area}}, in)',
    'event.control-token-removed': '$t(house.{{house}}) perde $t(term.power-token, a) $t(area.{{area}}, in)',
    'event.neutral-force-beaten': 'La forza neutrale $t(area.{{area}}, in) ({{force}}) è battuta ed esce dal gioco',
    'event.neutral-force-held':
      'La forza neutrale $t(area.{{area}}, in) resiste a $t(house.{{house}}), {{force}} contro {{strength}}: nessuno si muove',

    'event.battle-began': 'Battaglia $t(area.{{area}}, in): $t(house.{{attacker}}) attacca $t(house.{{defender}})',
    'event.support-declared.attacker': '$t(house.{{house}}) supporta l’attaccante $t(area.{{area}}, from)',
    'event.support-declared.defender': '$t(house.{{house}}) supporta il difensore $t(area.{{area}}, from)',
    'event.support-declared.nobody': '$t(house.{{house}}) non supporta nessuno $t(area.{{area}}, from)',
    'event.strengths-stated':
      '$t(area.{{area}}, in): $t(house.{{attacker}}) attacca con {{attack}}, $t(house.{{defender}}) difende con {{defence}}',
    'event.card-revealed': '$t(house.{{house}}) gioca $t(card.{{card}})',
    'event.ability-used': 'Abilità di $t(card.{{card}})',
    'event.ability-used.effect': '$t(house.{{house}}) si serve di $t(effect.{{effect}})',
    'event.blade-used': '$t(house.{{house}}) usa $t(marker.fiefdoms, the)',
    'event.battle-decided': '$t(house.{{winner}}) vince $t(area.{{area}}, in): attacco {{attack}}, difesa {{defence}}',
    'event.battle-decided.tie':
      'Parità ({{attack}}) $t(area.{{area}}, in): vince $t(house.{{winner}}), più in alto $t(track.fiefdoms, in)',
    'event.battle-ended-early':
      '$t(house.{{winner}}) vince $t(area.{{area}}, in): $t(house.{{loser}}) non ha più unità lì',
    'event.units-destroyed': '$t(house.{{house}}) perde $t(items.{{items}}) $t(area.{{area}}, in): $t(loss.{{why}})',
    'event.units-retreated':
      '$t(house.{{house}}) si ritira $t(area.{{origin}}, from) $t(area.{{target}}, to): $t(items.{{items}})',
    'event.units-retreated.routed':
      '$t(house.{{house}}) si ritira $t(area.{{origin}}, from) $t(area.{{target}}, to), in rotta: $t(items.{{items}})',
    'event.units-stood-up': 'Le unità $t(area.{{area}}, in) non sono più in rotta',
    'event.cards-laid-aside': '$t(house.{{house}}) scarta $t(items.{{items}})',
    'event.card-discarded': '$t(house.{{house}}) scarta $t(card.{{card}})',
    'event.card-taken-back': '$t(house.{{house}}) riprende $t(card.{{card}})',
    'event.hand-taken-back': '$t(house.{{house}}) riprende in mano tutte le carte',
    'event.hand-taken-back.but-one': '$t(house.{{house}}) riprende in mano tutte le carte tranne $t(card.{{card}})',
    'event.battle-over': 'La battaglia $t(area.{{area}}, in) è finita: ha vinto $t(house.{{winner}})',

    'event.power-gained':
      '$t(house.{{house}}) guadagna $t(term.power-token, {{amount}}) ($t(gain.{{why}})): ora ne ha {{power}}',
    'event.power-paid': '$t(house.{{house}}) paga $t(term.power-token, {{amount}}): ora ne ha {{power}}',
    'event.game-over': 'La partita è finita. $t(outcome.{{reason}})',
    'event.answered': '{{seat}} ha risposto',
    'event.answer-withdrawn': '{{seat}} ritira la risposta',

    'event.order-removed.nobody-there':
      '$t(house.{{house}}): si rimuove l’ordine $t(order.{{order}}), non ci sono più unità $t(area.{{area}}, in)',
    'event.westeros-choice-made':
      '$t(house.{{house}}) decide su $t(westeros.{{card}}): $t(choice.westeros-choice.{{option}})',
    'event.wildling-card-revealed': '$t(wildling.{{card}}). $t(wildling.{{card}}.text)',
    'event.wildling-card-seen': 'La prima carta dei Bruti è «$t(wildling.{{card}})»',
    'event.wildling-card-put.bury': '$t(house.{{house}}) mette la prima carta dei Bruti sotto il mazzo',
    'event.wildling-card-put.keep': '$t(house.{{house}}) lascia la prima carta dei Bruti dov’è',
    'event.raven-looked': '$t(house.{{house}}) guarda la prima carta dei Bruti',
    'event.garrison-beaten':
      'La guarnigione di $t(house.{{house}}) $t(area.{{area}}, in) ({{strength}}) è battuta ed esce dal gioco',
    'event.help-denied':
      '$t(house.{{house}}) non ottiene abbastanza supporto contro $t(area.{{area}}, the) e sceglie un’altra Marcia',
    'event.support-refused': '$t(house.{{house}}) rifiuta il supporto di $t(house.{{before}})',
    'event.card-returned': '$t(card.{{card}}) torna in mano a $t(house.{{house}})',
    'event.no-card-played': '$t(house.{{house}}) combatte senza carta',
    'event.march-kept':
      '$t(house.{{house}}): l’ordine $t(order.{{order}}) $t(area.{{area}}, in) si può risolvere di nuovo',
    'event.ships-taken':
      '$t(house.{{house}}) sostituisce Navi di $t(house.{{before}}) $t(area.{{area}}, in): $t(items.{{items}})',

    'gain.consolidate': 'Consolidamento',
    'gain.crowns': 'corone',
    'gain.pillage': 'saccheggio',
    'gain.ability': 'abilità di una carta',
    'gain.ports': 'porti',
    'gain.wildlings': 'carta dei Bruti',
    'loss.supply': '$t(term.supply) insufficienti',
    'loss.casualties': 'perdite in battaglia',
    'loss.retreat-supply': '$t(term.supply) insufficienti per la ritirata',
    'loss.routed-again': 'unità già in rotta',
    'loss.no-retreat': 'nessun posto dove ritirarsi',
    'loss.cannot-retreat': 'ritirata impossibile',
    'loss.wildlings': 'per mano dei Bruti',
    'loss.ability': 'abilità di una carta',
    'loss.skulls': 'per i teschi',
    'loss.port-lost': 'porto perduto',
    'until.battle': 'per questa battaglia',
    'until.round': 'fino alla fine del turno',
    'until.clash': 'fino alle prossime offerte',
    'until.game': 'fino alla fine della partita',
  },
};

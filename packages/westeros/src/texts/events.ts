import type { Catalogue } from '@corvo/core';

/**
 * `event.TYPE`, or a longer key where `eventMessage` knows more: the reason, the side, whether there was anything.
 * Its data are those of the event; lists of things are {{items}}, and {{origin}} and {{target}} are the areas that the
 * event calls `from` and `to`, words that elsewhere may hold seats.
 */
export const events: Catalogue = {
  en: {
    'event.westeros-card-drawn': 'Deck $t(deck.{{deck}}): $t(westeros.{{card}})',
    'event.deck-shuffled': 'Deck $t(deck.{{deck}}) is reshuffled',
    'event.westeros-card-carried-out': '$t(westeros.{{card}}). $t(westeros.{{card}}.text)',
    'event.wildlings-moved': 'The wildlings go from {{before}} to {{strength}}',
    'event.wildlings-moved.icon': 'The wildlings advance to {{strength}}',
    'event.wildlings-moved.attack-over': 'The wildlings go back to {{strength}}',
    'event.effect-began': '“$t(effect.{{effect}})” is in force $t(until.{{until}})',
    'event.supply-set':
      '$t(house.{{house}}, owner) $t(term.supply, the)$t(house.{{house}}, owned) goes from {{before}} to {{supply}}',
    'event.supply-set.same':
      '$t(house.{{house}}, owner) $t(term.supply, the)$t(house.{{house}}, owned) stays at {{supply}}',
    'event.unit-mustered': '$t(house.{{house}}, musters|muster) $t(unit.{{kind}}, a) $t(area.{{area}}, in)',
    'event.unit-mustered.returned': '$t(unit.{{kind}}, a) $t(house.{{house}}, of) returns $t(area.{{area}}, to)',
    'event.unit-mustered.many':
      '$t(house.{{house}}, musters|muster) $t(unit.{{kind}}, a {{count}}) $t(area.{{area}}, in)',
    'event.unit-promoted':
      '$t(house.{{house}}, upgrades|upgrade) $t(unit.{{kind}}, a) to $t(unit.{{target}}, as) $t(area.{{area}}, in)',

    'event.bids-opened.track': 'Bids for $t(track.{{what}}, the): $t(items.{{items}})',
    'event.bids-opened.wildlings': 'Bids against the wildlings: $t(items.{{items}})',
    'event.tie-decided': '$t(house.{{house}}, breaks|break) the tie: $t(ranked.{{items}})',
    'event.tie-decided.one': '$t(house.{{house}}, breaks|break) the tie, choosing $t(items.{{items}})',
    'event.tie-decided.highest':
      '$t(house.{{house}}, breaks|break) the tie: $t(items.{{items}}) counts as the highest bidder',
    'event.tie-decided.lowest':
      '$t(house.{{house}}, breaks|break) the tie: $t(items.{{items}}) counts as the lowest bidder',
    'event.tie-decided.highest.own':
      '$t(house.{{house}}, breaks the tie and counts|break the tie and count) as the highest bidder',
    'event.tie-decided.lowest.own':
      '$t(house.{{house}}, breaks the tie and counts|break the tie and count) as the lowest bidder',
    'event.track-set': '$t(track.{{track}}), from first to last: $t(items.{{items}})',
    'event.marker-passed': '$t(marker.{{track}}, the) passes $t(house.{{before}}, from) $t(house.{{house}}, to)',
    'event.wildlings-fought.won': 'The Night’s Watch wins, {{watch}} against {{strength}}',
    'event.wildlings-fought.lost': 'The wildlings win, {{strength}} against {{watch}}',

    'event.order-removed.resolved':
      '$t(house.{{house}}, has|have) resolved the $t(order.{{order}}, bare) order $t(area.{{area}}, in)',
    'event.order-removed.raided':
      'A Raid removes $t(house.{{house}}, owner) $t(order.{{order}}, bare) order$t(house.{{house}}, owned) $t(area.{{area}}, in)',
    'event.order-removed.area-taken':
      '$t(house.{{house}}, loses|lose) $t(area.{{area}}, the) and the $t(order.{{order}}, bare) order there',
    'event.order-removed.ability':
      '$t(house.{{house}}, loses|lose) the $t(order.{{order}}, bare) order $t(area.{{area}}, in) to an ability',
    'event.order-removed.round-over':
      '$t(house.{{house}}, owner) $t(order.{{order}}, bare) order$t(house.{{house}}, owned) $t(area.{{area}}, in) is removed',
    'event.order-removed':
      '$t(house.{{house}}, owner) $t(order.{{order}}, bare) order$t(house.{{house}}, owned) $t(area.{{area}}, in) is removed',
    'event.order-carried':
      '$t(house.{{house}}, takes|take) the $t(order.{{order}}, bare) order along $t(area.{{target}}, to)',

    'event.raided': '$t(house.{{house}}, raids|raid) $t(items.{{items}}) $t(area.{{origin}}, from)',
    'event.raided.orders': '$t(house.{{house}}, raids|raid) $t(items.{{items}}) $t(area.{{origin}}, from)',
    'event.raided.none': '$t(house.{{house}}, discards|discard) the Raid $t(area.{{origin}}, in)',
    'event.marched':
      '$t(house.{{house}}, marches|march) $t(area.{{origin}}, from) to $t(items.{{items}}) ($t(order.{{order}}))',
    'event.marched.to':
      '$t(house.{{house}}, marches|march) $t(area.{{origin}}, from) $t(area.{{target}}, to): $t(items.{{items}})',
    'event.marched.also': '$t(area.{{target}}, to): $t(items.{{items}})',
    'event.marched.none':
      '$t(house.{{house}}, discards|discard) the $t(order.{{order}}, bare) order $t(area.{{origin}}, in)',
    'event.units-moved':
      '$t(house.{{house}}, moves|move) $t(items.{{items}}) $t(area.{{origin}}, from) $t(area.{{target}}, to)',
    'event.control-token-placed': '$t(house.{{house}}, leaves|leave) $t(term.power-token, a) $t(area.{{area}}, in)',
    'event.control-token-removed': '$t(house.{{house}}, loses|lose) $t(term.power-token, a) $t(area.{{area}}, in)',
    'event.neutral-force-beaten': 'The neutral force $t(area.{{area}}, in) ({{force}}) is beaten and leaves the game',
    'event.neutral-force-held':
      'The neutral force $t(area.{{area}}, in) holds against $t(house.{{house}}, the), {{force}} to {{strength}}: nobody moves',

    'event.battle-began':
      'Battle $t(area.{{area}}, in): $t(house.{{attacker}}, attacks|attack) $t(house.{{defender}}, the)',
    'event.support-declared.attacker': '$t(house.{{house}}, supports|support) the attacker $t(area.{{area}}, from)',
    'event.support-declared.defender': '$t(house.{{house}}, supports|support) the defender $t(area.{{area}}, from)',
    'event.support-declared.nobody': '$t(house.{{house}}, supports|support) nobody $t(area.{{area}}, from)',
    'event.strengths-stated':
      '$t(area.{{area}}, in): $t(house.{{attacker}}, attacks|attack) with {{attack}}, $t(house.{{defender}}, defends|defend) with {{defence}}',
    'event.card-revealed': '$t(house.{{house}}, plays|play) $t(card.{{card}}, the)',
    'event.ability-used': '$t(card.{{card}}, whose) ability takes effect',
    'event.ability-used.effect': '$t(house.{{house}}, uses|use) $t(effect.{{effect}})',
    'event.blade-used': '$t(house.{{house}}, uses|use) $t(marker.fiefdoms, the)',
    'event.battle-decided':
      '$t(house.{{winner}}, wins|win) $t(area.{{area}}, in): attack {{attack}}, defense {{defence}}',
    'event.battle-decided.tie':
      'Tied, {{attack}} to {{attack}}, $t(area.{{area}}, in): $t(house.{{winner}}, wins|win), higher $t(track.fiefdoms, in) track',
    'event.battle-ended-early':
      '$t(house.{{winner}}, wins|win) $t(area.{{area}}, in): $t(house.{{loser}}, has|have) no units left there',
    'event.units-destroyed':
      '$t(house.{{house}}, loses|lose) $t(items.{{items}}) $t(area.{{area}}, in): $t(loss.{{why}})',
    'event.units-retreated':
      '$t(house.{{house}}, retreats|retreat) $t(area.{{origin}}, from) $t(area.{{target}}, to) with $t(items.{{items}})',
    'event.units-retreated.routed':
      '$t(house.{{house}}, retreats|retreat) $t(area.{{origin}}, from) $t(area.{{target}}, to) with $t(items.{{items}}), routed',
    'event.units-stood-up': 'The units $t(area.{{area}}, in) are no longer routed',
    'event.cards-laid-aside': '$t(house.{{house}}, discards|discard) $t(items.{{items}})',
    'event.card-discarded': '$t(house.{{house}}, discards|discard) $t(card.{{card}}, the)',
    'event.card-taken-back': '$t(house.{{house}}, takes|take) back $t(card.{{card}}, the)',
    'event.hand-taken-back': '$t(house.{{house}}, takes|take) all cards back',
    'event.hand-taken-back.but-one': '$t(house.{{house}}, takes|take) all cards back except $t(card.{{card}}, the)',
    'event.battle-over': 'The battle $t(area.{{area}}, in) is over: $t(house.{{winner}}, has|have) won',

    'event.power-gained':
      '$t(house.{{house}}, gains|gain) $t(term.power-token, {{amount}}) ($t(gain.{{why}})): now {{power}}',
    'event.power-paid': '$t(house.{{house}}, pays|pay) $t(term.power-token, {{amount}}): now {{power}}',
    'event.power-paid.pillage':
      '$t(house.{{house}}, loses|lose) $t(term.power-token, {{amount}}) (pillage): now {{power}}',
    'event.power-paid.plundered': '$t(house.{{house}}, loses|lose) $t(term.power-token, {{amount}}): now {{power}}',
    'event.power-paid.gift': '$t(house.{{house}}, gives|give) $t(term.power-token, {{amount}}): now {{power}}',
    'event.game-over': 'The game is over. $t(outcome.{{reason}}).',
    'event.game-over.won': 'The game is over: {{seats|wins|win}}. $t(outcome.{{reason}}).',
    'event.answered': 'Answered: {{seat}}',
    'event.answer-withdrawn': 'Answer taken back: {{seat}}',

    'event.order-removed.nobody-there':
      '$t(house.{{house}}, owner) $t(order.{{order}}, bare) order$t(house.{{house}}, owned) is removed, since no units are left $t(area.{{area}}, in)',
    'event.westeros-choice-made':
      '“$t(westeros.{{card}})”: $t(house.{{house}}, chooses|choose) “$t(choice.westeros-choice.{{option}})”',
    'event.wildling-card-revealed': 'The wildling card is “$t(wildling.{{card}})”',
    'event.wildling-card-revealed.won':
      'The wildling card is “$t(wildling.{{card}})”. Highest bidder: $t(wildling.{{card}}.highest)',
    'event.wildling-card-revealed.lost':
      'The wildling card is “$t(wildling.{{card}})”. Lowest bidder: $t(wildling.{{card}}.lowest) Everyone else: $t(wildling.{{card}}.others)',
    'event.wildling-card-seen': 'The top wildling card is “$t(wildling.{{card}})”. $t(wildling.{{card}}.text)',
    'event.wildling-card-put.bury': '$t(house.{{house}}, puts|put) the top wildling card under the deck',
    'event.wildling-card-put.keep': '$t(house.{{house}}, leaves|leave) the top wildling card where it is',
    'event.raven-looked': '$t(house.{{house}}, looks|look) at the top wildling card',
    'event.garrison-beaten':
      '$t(house.{{house}}, owner) garrison$t(house.{{house}}, owned) $t(area.{{area}}, in) ({{strength}}) is beaten and leaves the game',
    'event.help-denied':
      '$t(house.{{house}}, gets|get) too little support against $t(area.{{area}}, the) and must choose another March',
    'event.support-refused':
      '$t(house.{{house}}, refuses|refuse) $t(house.{{before}}, owner) support$t(house.{{before}}, owned)',
    'event.card-returned':
      '$t(card.{{card}}, the) goes back into $t(house.{{house}}, owner) hand$t(house.{{house}}, owned)',
    'event.no-card-played': '$t(house.{{house}}, fights|fight) without a card',
    'event.march-kept':
      '$t(house.{{house}}, may|may) resolve the $t(order.{{order}}, bare) order $t(area.{{area}}, in) again',
    'event.ships-taken':
      '$t(house.{{house}}, takes|take) $t(items.{{items}}) $t(house.{{before}}, from) $t(area.{{area}}, in)',

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
    'loss.cannot-retreat': 'no retreat possible',
    'loss.wildlings': 'wildling attack',
    'loss.ability': 'card ability',
    'loss.skulls': 'skulls',
    'loss.port-lost': 'port lost',
    // How long an effect lasts.
    'until.battle': 'for this battle',
    'until.round': 'until the end of the round',
    'until.clash': 'until the next bids for the tracks',
    'until.game': 'to the end of the game',
  },

  it: {
    'event.westeros-card-drawn': 'Mazzo $t(deck.{{deck}}): $t(westeros.{{card}})',
    'event.deck-shuffled': 'Il mazzo $t(deck.{{deck}}) si rimescola',
    'event.westeros-card-carried-out': '$t(westeros.{{card}}). $t(westeros.{{card}}.text)',
    'event.wildlings-moved': 'I Bruti passano da {{before}} a {{strength}}',
    'event.wildlings-moved.icon': 'I Bruti avanzano a {{strength}}',
    'event.wildlings-moved.attack-over': 'I Bruti tornano a {{strength}}',
    'event.effect-began': '«$t(effect.{{effect}})» vale $t(until.{{until}})',
    'event.supply-set': '$t(term.supply, the) $t(house.{{house}}, of) passano da {{before}} a {{supply}}',
    'event.supply-set.same': '$t(term.supply, the) $t(house.{{house}}, of) restano a {{supply}}',
    'event.unit-mustered': '$t(house.{{house}}, recluta|reclutano) $t(unit.{{kind}}, a) $t(area.{{area}}, in)',
    'event.unit-mustered.returned': '$t(unit.{{kind}}, a) $t(house.{{house}}, of) torna $t(area.{{area}}, to)',
    'event.unit-mustered.many':
      '$t(house.{{house}}, recluta|reclutano) $t(unit.{{kind}}, a {{count}}) $t(area.{{area}}, in)',
    'event.unit-promoted':
      '$t(house.{{house}}, promuove|promuovono) $t(unit.{{kind}}, a) a $t(unit.{{target}}, as) $t(area.{{area}}, in)',

    'event.bids-opened.track': 'Offerte per $t(track.{{what}}, the): $t(items.{{items}})',
    'event.bids-opened.wildlings': 'Offerte contro i Bruti: $t(items.{{items}})',
    'event.tie-decided': '$t(house.{{house}}, scioglie|sciolgono) la parità: $t(ranked.{{items}})',
    'event.tie-decided.one': '$t(house.{{house}}, scioglie|sciolgono) la parità: la scelta cade su $t(items.{{items}})',
    'event.tie-decided.highest':
      '$t(house.{{house}}, scioglie|sciolgono) la parità indicando come maggior offerente $t(items.{{items}})',
    'event.tie-decided.lowest':
      '$t(house.{{house}}, scioglie|sciolgono) la parità indicando come minor offerente $t(items.{{items}})',
    'event.tie-decided.highest.own':
      '$t(house.{{house}}, scioglie la parità e risulta|sciolgono la parità e risultano) maggior offerente',
    'event.tie-decided.lowest.own':
      '$t(house.{{house}}, scioglie la parità e risulta|sciolgono la parità e risultano) minor offerente',
    'event.track-set': '$t(track.{{track}}), dal primo all’ultimo: $t(items.{{items}})',
    'event.marker-passed': '$t(marker.{{track}}, the) passa $t(house.{{before}}, from) $t(house.{{house}}, to)',
    'event.wildlings-fought.won': 'Vincono i Guardiani della Notte, {{watch}} contro {{strength}}',
    'event.wildlings-fought.lost': 'Vincono i Bruti, {{strength}} contro {{watch}}',

    'event.order-removed.resolved':
      '$t(house.{{house}}, ha|hanno) risolto l’ordine $t(order.{{order}}, of) $t(area.{{area}}, in)',
    'event.order-removed.raided':
      'Un’Incursione toglie $t(house.{{house}}, to) l’ordine $t(order.{{order}}, of) $t(area.{{area}}, in)',
    'event.order-removed.area-taken':
      '$t(house.{{house}}, perde|perdono) $t(area.{{area}}, the) e l’ordine $t(order.{{order}}, of)',
    'event.order-removed.ability':
      '$t(house.{{house}}, perde|perdono) l’ordine $t(order.{{order}}, of) $t(area.{{area}}, in) per l’abilità di una carta',
    'event.order-removed.round-over':
      'Si toglie l’ordine $t(order.{{order}}, of) $t(house.{{house}}, of) $t(area.{{area}}, in)',
    'event.order-removed': 'Si toglie l’ordine $t(order.{{order}}, of) $t(house.{{house}}, of) $t(area.{{area}}, in)',
    'event.order-carried':
      '$t(house.{{house}}, porta|portano) con sé l’ordine $t(order.{{order}}, of) $t(area.{{target}}, to)',

    'event.raided': '$t(house.{{house}}, fa|fanno) un’Incursione $t(area.{{origin}}, from) contro $t(items.{{items}})',
    'event.raided.orders':
      '$t(house.{{house}}, toglie|tolgono) $t(items.{{items}}) con un’Incursione $t(area.{{origin}}, from)',
    'event.raided.none': '$t(house.{{house}}, scarta|scartano) l’Incursione $t(area.{{origin}}, in)',
    'event.marched':
      '$t(house.{{house}}, marcia|marciano) $t(area.{{origin}}, from) verso $t(items.{{items}}) ($t(order.{{order}}))',
    'event.marched.to':
      '$t(house.{{house}}, marcia|marciano) $t(area.{{origin}}, from) $t(area.{{target}}, to): $t(items.{{items}})',
    'event.marched.also': '$t(area.{{target}}, to): $t(items.{{items}})',
    'event.marched.none':
      '$t(house.{{house}}, scarta|scartano) l’ordine $t(order.{{order}}, of) $t(area.{{origin}}, in)',
    'event.units-moved':
      '$t(house.{{house}}, sposta|spostano) $t(items.{{items}}) $t(area.{{origin}}, from) $t(area.{{target}}, to)',
    'event.control-token-placed': '$t(house.{{house}}, lascia|lasciano) $t(term.power-token, a) $t(area.{{area}}, in)',
    'event.control-token-removed': '$t(house.{{house}}, perde|perdono) $t(term.power-token, a) $t(area.{{area}}, in)',
    'event.neutral-force-beaten': 'La forza neutrale $t(area.{{area}}, in) ({{force}}) è battuta ed esce dal gioco',
    'event.neutral-force-held':
      'La forza neutrale $t(area.{{area}}, in) resiste $t(house.{{house}}, to), {{force}} contro {{strength}}: nessuno si muove',

    'event.battle-began':
      'Battaglia $t(area.{{area}}, in): $t(house.{{attacker}}, attacca|attaccano) $t(house.{{defender}}, the)',
    'event.support-declared.attacker': '$t(area.{{area}}, from) $t(house.{{house}}, supporta|supportano) l’attaccante',
    'event.support-declared.defender': '$t(area.{{area}}, from) $t(house.{{house}}, supporta|supportano) il difensore',
    'event.support-declared.nobody': '$t(area.{{area}}, from) $t(house.{{house}}, non supporta|non supportano) nessuno',
    'event.strengths-stated':
      '$t(area.{{area}}, in): $t(house.{{attacker}}, attacca|attaccano) con {{attack}}, $t(house.{{defender}}, difende|difendono) con {{defence}}',
    'event.card-revealed': '$t(house.{{house}}, gioca|giocano) $t(card.{{card}}, the)',
    'event.ability-used': 'Ha effetto l’abilità $t(card.{{card}}, whose)',
    'event.ability-used.effect': '$t(house.{{house}}, usa|usano) $t(effect.{{effect}})',
    'event.blade-used': '$t(house.{{house}}, usa|usano) $t(marker.fiefdoms, the)',
    'event.battle-decided':
      '$t(house.{{winner}}, vince|vincono) $t(area.{{area}}, in): attacco {{attack}}, difesa {{defence}}',
    'event.battle-decided.tie':
      'Parità ({{attack}}) $t(area.{{area}}, in): $t(house.{{winner}}, vince|vincono), più in alto $t(track.fiefdoms, in)',
    'event.battle-ended-early':
      '$t(house.{{winner}}, vince|vincono) $t(area.{{area}}, in): $t(house.{{loser}}, non ha|non hanno) più unità lì',
    'event.units-destroyed':
      '$t(house.{{house}}, perde|perdono) $t(items.{{items}}) $t(area.{{area}}, in): $t(loss.{{why}})',
    'event.units-retreated':
      '$t(house.{{house}}, si ritira|si ritirano) $t(area.{{origin}}, from) $t(area.{{target}}, to) con $t(items.{{items}})',
    'event.units-retreated.routed':
      '$t(house.{{house}}, si ritira|si ritirano) $t(area.{{origin}}, from) $t(area.{{target}}, to) con $t(items.{{items}}), in rotta',
    'event.units-stood-up': 'Le unità $t(area.{{area}}, in) non sono più in rotta',
    'event.cards-laid-aside': '$t(house.{{house}}, scarta|scartano) $t(items.{{items}})',
    'event.card-discarded': '$t(house.{{house}}, scarta|scartano) $t(card.{{card}}, the)',
    'event.card-taken-back': '$t(house.{{house}}, riprende|riprendono) $t(card.{{card}}, the)',
    'event.hand-taken-back': '$t(house.{{house}}, riprende|riprendono) in mano tutte le carte',
    'event.hand-taken-back.but-one':
      '$t(house.{{house}}, riprende|riprendono) in mano tutte le carte tranne $t(card.{{card}}, the)',
    'event.battle-over': 'La battaglia $t(area.{{area}}, in) è finita: $t(house.{{winner}}, ha|hanno) vinto',

    'event.power-gained':
      '$t(house.{{house}}, guadagna|guadagnano) $t(term.power-token, {{amount}}) ($t(gain.{{why}})): in tutto {{power}}',
    'event.power-paid': '$t(house.{{house}}, paga|pagano) $t(term.power-token, {{amount}}); Potere rimasto: {{power}}',
    'event.power-paid.pillage':
      '$t(house.{{house}}, perde|perdono) $t(term.power-token, {{amount}}) (saccheggio); Potere rimasto: {{power}}',
    'event.power-paid.plundered':
      '$t(house.{{house}}, perde|perdono) $t(term.power-token, {{amount}}); Potere rimasto: {{power}}',
    'event.power-paid.gift':
      '$t(house.{{house}}, dona|donano) $t(term.power-token, {{amount}}); Potere rimasto: {{power}}',
    'event.game-over': 'La partita è finita. $t(outcome.{{reason}}).',
    'event.game-over.won': 'La partita è finita: {{seats|vince|vincono}}. $t(outcome.{{reason}}).',
    'event.answered': '{{seat|ha|hanno}} risposto',
    'event.answer-withdrawn': '{{seat|ritira|ritirano}} la risposta',

    'event.order-removed.nobody-there':
      'Si toglie l’ordine $t(order.{{order}}, of) $t(house.{{house}}, of): non ci sono più unità $t(area.{{area}}, in)',
    'event.westeros-choice-made':
      '«$t(westeros.{{card}})»: $t(house.{{house}}, sceglie|scelgono) «$t(choice.westeros-choice.{{option}})»',
    'event.wildling-card-revealed': 'La carta dei Bruti è «$t(wildling.{{card}})»',
    'event.wildling-card-revealed.won':
      'La carta dei Bruti è «$t(wildling.{{card}})». Maggior offerente: $t(wildling.{{card}}.highest)',
    'event.wildling-card-revealed.lost':
      'La carta dei Bruti è «$t(wildling.{{card}})». Minor offerente: $t(wildling.{{card}}.lowest) Tutti gli altri: $t(wildling.{{card}}.others)',
    'event.wildling-card-seen': 'La prima carta dei Bruti è «$t(wildling.{{card}})». $t(wildling.{{card}}.text)',
    'event.wildling-card-put.bury': '$t(house.{{house}}, mette|mettono) la prima carta dei Bruti sotto il mazzo',
    'event.wildling-card-put.keep': '$t(house.{{house}}, lascia|lasciano) la prima carta dei Bruti dov’è',
    'event.raven-looked': '$t(house.{{house}}, guarda|guardano) la prima carta dei Bruti',
    'event.garrison-beaten':
      'La guarnigione $t(house.{{house}}, of) $t(area.{{area}}, in) ({{strength}}) è battuta ed esce dal gioco',
    'event.help-denied':
      '$t(house.{{house}}, non ottiene|non ottengono) abbastanza supporto contro $t(area.{{area}}, the): serve un’altra Marcia',
    'event.support-refused': '$t(house.{{house}}, rifiuta|rifiutano) il supporto $t(house.{{before}}, of)',
    'event.card-returned': '$t(card.{{card}}, the) torna in mano $t(house.{{house}}, to)',
    'event.no-card-played': '$t(house.{{house}}, combatte|combattono) senza carta',
    'event.march-kept':
      '$t(house.{{house}}, può|possono) risolvere di nuovo l’ordine $t(order.{{order}}, of) $t(area.{{area}}, in)',
    'event.ships-taken':
      '$t(house.{{house}}, prende|prendono) $t(items.{{items}}) $t(house.{{before}}, to) $t(area.{{area}}, in)',

    'gain.consolidate': 'Consolidamento',
    'gain.crowns': 'corone',
    'gain.pillage': 'saccheggio',
    'gain.ability': 'abilità di una carta',
    'gain.ports': 'porti',
    'gain.wildlings': 'carta dei Bruti',
    'loss.supply': '$t(term.supply) insufficienti',
    'loss.casualties': 'perdite in battaglia',
    'loss.retreat-supply': '$t(term.supply) insufficienti per la ritirata',
    'loss.routed-again': 'già in rotta',
    'loss.no-retreat': 'nessun posto dove ritirarsi',
    'loss.cannot-retreat': 'ritirata impossibile',
    'loss.wildlings': 'attacco dei Bruti',
    'loss.ability': 'abilità di una carta',
    'loss.skulls': 'teschi',
    'loss.port-lost': 'porto perduto',
    'until.battle': 'per questa battaglia',
    'until.round': 'fino alla fine del turno',
    'until.clash': 'fino alle prossime offerte',
    'until.game': 'fino alla fine della partita',
  },
};

import type { Catalogue, Messages } from '@corvo/core';

const CARDS = [
  'silence-at-the-wall',
  'a-king-beyond-the-wall',
  'mammoth-riders',
  'massing-on-the-milkwater',
  'the-horde-descends',
  'rattleshirts-raiders',
  'preemptive-raid',
  'crow-killers',
  'skinchanger-scout',
];

/** A card as a whole: what each of its three outcomes is called, and what it says. */
const whole = (lowest: string, others: string, highest: string): Messages =>
  Object.fromEntries(
    CARDS.map(card => [
      `wildling.${card}.text`,
      `${lowest}: $t(wildling.${card}.lowest) ${others}: $t(wildling.${card}.others) ${highest}: $t(wildling.${card}.highest)`,
    ]),
  );

/**
 * `wildling.ID` names a wildling card; `.lowest` and `.others` say what a lost wall costs the lowest bidder and everyone
 * else, `.highest` what a held one brings the highest bidder, `.text` all three. Below, what the cards ask.
 */
export const wildlings: Catalogue = {
  en: {
    ...whole('Lowest bidder', 'Everyone else', 'Highest bidder'),

    'wildling.silence-at-the-wall': 'Silence at the Wall',
    'wildling.silence-at-the-wall.lowest': 'Nothing.',
    'wildling.silence-at-the-wall.others': 'Nothing.',
    'wildling.silence-at-the-wall.highest': 'Nothing.',

    'wildling.a-king-beyond-the-wall': 'A King Beyond the Wall',
    'wildling.a-king-beyond-the-wall.lowest': 'Moves to last place on all three tracks.',
    'wildling.a-king-beyond-the-wall.others':
      'In turn order each chooses the Fiefdoms or the King’s Court and goes to last place there.',
    'wildling.a-king-beyond-the-wall.highest': 'Moves to first place on a track of their choice and takes its token.',

    'wildling.mammoth-riders': 'Mammoth Riders',
    'wildling.mammoth-riders.lowest': 'Destroys 3 of their own units, anywhere.',
    'wildling.mammoth-riders.others': 'Each destroys 2 of their own units, anywhere.',
    'wildling.mammoth-riders.highest': 'May take back 1 card from their discards.',

    'wildling.massing-on-the-milkwater': 'Massing on the Milkwater',
    'wildling.massing-on-the-milkwater.lowest':
      'With 2 or more cards in hand, discards every card as strong as the strongest of them (if all are equal: none or, by an option, all of them, and the other cards come back).',
    'wildling.massing-on-the-milkwater.others': 'Each with 2 or more cards in hand discards 1 of them.',
    'wildling.massing-on-the-milkwater.highest': 'Takes all discards back into hand.',

    'wildling.the-horde-descends': 'The Horde Descends',
    'wildling.the-horde-descends.lowest':
      'Destroys 2 of their units in one castle or stronghold area, or 2 units anywhere if no such area holds 2.',
    'wildling.the-horde-descends.others': 'Each destroys 1 of their own units, anywhere.',
    'wildling.the-horde-descends.highest': 'May muster in one castle or stronghold area of theirs.',

    'wildling.rattleshirts-raiders': 'Rattleshirt’s Raiders',
    'wildling.rattleshirts-raiders.lowest': 'Loses 2 supply, then reduces their armies to fit.',
    'wildling.rattleshirts-raiders.others': 'Each loses 1 supply, then reduces their armies to fit.',
    'wildling.rattleshirts-raiders.highest': 'Gains 1 supply.',

    'wildling.preemptive-raid': 'Preemptive Raid',
    'wildling.preemptive-raid.lowest':
      'Chooses: destroys 2 of their own units, or goes down 2 places on the track where they stand highest.',
    'wildling.preemptive-raid.others': 'Nothing.',
    'wildling.preemptive-raid.highest':
      'The wildlings attack again at once with strength 6; this bidder takes no part.',

    'wildling.crow-killers': 'Crow Killers',
    'wildling.crow-killers.lowest':
      'Replaces all their Knights with Footmen; Knights for whom no Footman is left are destroyed.',
    'wildling.crow-killers.others':
      'Each replaces 2 of their Knights with Footmen; Knights for whom no Footman is left are destroyed.',
    'wildling.crow-killers.highest': 'May replace up to 2 of their Footmen with Knights.',

    'wildling.skinchanger-scout': 'Skinchanger Scout',
    'wildling.skinchanger-scout.lowest': 'Discards all available Power.',
    'wildling.skinchanger-scout.others': 'Each discards 2 available Power, or all they have if less.',
    'wildling.skinchanger-scout.highest': 'Takes back the whole bid.',

    'ask.a-king-beyond-the-wall-others': '$t(wildling.a-king-beyond-the-wall): on which track do you go to last place?',
    'ask.a-king-beyond-the-wall-others.waiting': '{{seat|is|are}} choosing a track to be last on',
    'choice.a-king-beyond-the-wall-others.fiefdoms': 'Last on the $t(track.fiefdoms) track',
    'choice.a-king-beyond-the-wall-others.court': 'Last on the $t(track.court) track',
    'ask.a-king-beyond-the-wall-highest':
      '$t(wildling.a-king-beyond-the-wall): on which track do you go to first place?',
    'ask.a-king-beyond-the-wall-highest.waiting': '{{seat|is|are}} choosing a track to be first on',
    'choice.a-king-beyond-the-wall-highest.throne': 'First on the $t(track.throne) track',
    'choice.a-king-beyond-the-wall-highest.fiefdoms': 'First on the $t(track.fiefdoms) track',
    'choice.a-king-beyond-the-wall-highest.court': 'First on the $t(track.court) track',
    'ask.mammoth-riders-highest': '$t(wildling.mammoth-riders): which used card do you take back into your hand?',
    'ask.mammoth-riders-highest.waiting': '{{seat|is|are}} choosing a used card to take back',
    'choice.mammoth-riders-highest': 'Take back $t(card.{{card}}, the)',
    'choice.mammoth-riders-highest.none': 'Take no card back',
    'ask.massing-on-the-milkwater-others': '$t(wildling.massing-on-the-milkwater): which card do you discard?',
    'ask.massing-on-the-milkwater-others.waiting': '{{seat|is|are}} choosing a card to discard',
    'choice.massing-on-the-milkwater-others': 'Discard $t(card.{{card}}, the)',
    'ask.preemptive-raid-lowest': '$t(wildling.preemptive-raid): do you lose 2 units, or 2 places on your best track?',
    'ask.preemptive-raid-lowest.waiting': '{{seat|is|are}} choosing between units and influence',
    'choice.preemptive-raid-lowest.units': 'Lose 2 units',
    'choice.preemptive-raid-lowest.track': 'Go down 2 places',
    'ask.preemptive-raid-track': '$t(wildling.preemptive-raid): on which track does the lowest bidder go down?',
    'ask.preemptive-raid-track.waiting': '{{seat|is|are}} choosing the track on which the lowest bidder goes down',
    'choice.preemptive-raid-track.throne': '$t(track.throne)',
    'choice.preemptive-raid-track.fiefdoms': '$t(track.fiefdoms)',
    'choice.preemptive-raid-track.court': '$t(track.court)',
  },

  it: {
    ...whole('Minor offerente', 'Tutti gli altri', 'Maggior offerente'),

    'wildling.silence-at-the-wall': 'Silenzio alla Barriera',
    'wildling.silence-at-the-wall.lowest': 'nulla.',
    'wildling.silence-at-the-wall.others': 'nulla.',
    'wildling.silence-at-the-wall.highest': 'nulla.',

    'wildling.a-king-beyond-the-wall': 'Un Re Oltre la Barriera',
    'wildling.a-king-beyond-the-wall.lowest': 'va all’ultimo posto di tutti e tre i tracciati.',
    'wildling.a-king-beyond-the-wall.others':
      'in ordine di turno ciascuno sceglie fra Feudi e Corte del Re e va lì all’ultimo posto.',
    'wildling.a-king-beyond-the-wall.highest': 'va al primo posto di un tracciato a scelta e ne prende il segnalino.',

    'wildling.mammoth-riders': 'Cavalcatori di Mammut',
    'wildling.mammoth-riders.lowest': 'distrugge 3 delle proprie unità, ovunque siano.',
    'wildling.mammoth-riders.others': 'ciascuno distrugge 2 delle proprie unità, ovunque siano.',
    'wildling.mammoth-riders.highest': 'può riprendere 1 carta dai propri scarti.',

    'wildling.massing-on-the-milkwater': 'Adunata sul Fiumelatte',
    'wildling.massing-on-the-milkwater.lowest':
      'con 2 o più carte in mano, scarta tutte quelle forti quanto la più forte (se sono tutte uguali: nessuna o, con un’opzione, tutte, e riprende le altre carte).',
    'wildling.massing-on-the-milkwater.others': 'chi ha 2 o più carte in mano ne scarta 1.',
    'wildling.massing-on-the-milkwater.highest': 'riprende in mano tutti i propri scarti.',

    'wildling.the-horde-descends': 'L’Orda Discende',
    'wildling.the-horde-descends.lowest':
      'distrugge 2 delle proprie unità in una sola area con castello o fortezza; se nessuna ne contiene 2, 2 unità ovunque siano.',
    'wildling.the-horde-descends.others': 'ciascuno distrugge 1 delle proprie unità, ovunque sia.',
    'wildling.the-horde-descends.highest': 'può reclutare in una propria area con castello o fortezza.',

    'wildling.rattleshirts-raiders': 'I Predoni di Rattleshirt',
    'wildling.rattleshirts-raiders.lowest': 'le sue Scorte scendono di 2, poi adegua gli eserciti.',
    'wildling.rattleshirts-raiders.others': 'le Scorte di ciascuno scendono di 1, poi si adeguano gli eserciti.',
    'wildling.rattleshirts-raiders.highest': 'le sue Scorte salgono di 1.',

    'wildling.preemptive-raid': 'Incursione Preventiva',
    'wildling.preemptive-raid.lowest':
      'sceglie: distrugge 2 delle proprie unità, oppure scende di 2 posti sul tracciato dove sta più in alto.',
    'wildling.preemptive-raid.others': 'nulla.',
    'wildling.preemptive-raid.highest':
      'i Bruti attaccano subito di nuovo con forza 6, e questo offerente non partecipa.',

    'wildling.crow-killers': 'Uccisori di Corvi',
    'wildling.crow-killers.lowest':
      'sostituisce tutti i propri Cavalieri con Fanti; quelli per cui non restano Fanti sono distrutti.',
    'wildling.crow-killers.others':
      'ciascuno sostituisce 2 dei propri Cavalieri con Fanti; quelli per cui non restano Fanti sono distrutti.',
    'wildling.crow-killers.highest': 'può sostituire fino a 2 dei propri Fanti con Cavalieri.',

    'wildling.skinchanger-scout': 'Esploratore Metamorfo',
    'wildling.skinchanger-scout.lowest': 'scarta tutto il Potere disponibile.',
    'wildling.skinchanger-scout.others': 'ciascuno scarta 2 segnalini Potere disponibili, o ciò che ha.',
    'wildling.skinchanger-scout.highest': 'riprende tutta l’offerta.',

    'ask.a-king-beyond-the-wall-others':
      '$t(wildling.a-king-beyond-the-wall): su quale tracciato vai all’ultimo posto?',
    'ask.a-king-beyond-the-wall-others.waiting':
      '{{seat|sceglie|scelgono}} su quale tracciato scendere all’ultimo posto',
    'choice.a-king-beyond-the-wall-others.fiefdoms': 'Ultimo posto: $t(track.fiefdoms)',
    'choice.a-king-beyond-the-wall-others.court': 'Ultimo posto: $t(track.court)',
    'ask.a-king-beyond-the-wall-highest': '$t(wildling.a-king-beyond-the-wall): su quale tracciato vai al primo posto?',
    'ask.a-king-beyond-the-wall-highest.waiting': '{{seat|sceglie|scelgono}} su quale tracciato salire al primo posto',
    'choice.a-king-beyond-the-wall-highest.throne': 'Primo posto: $t(track.throne)',
    'choice.a-king-beyond-the-wall-highest.fiefdoms': 'Primo posto: $t(track.fiefdoms)',
    'choice.a-king-beyond-the-wall-highest.court': 'Primo posto: $t(track.court)',
    'ask.mammoth-riders-highest': '$t(wildling.mammoth-riders): quale carta usata riprendi in mano?',
    'ask.mammoth-riders-highest.waiting': '{{seat|sceglie|scelgono}} una carta usata da riprendere',
    'choice.mammoth-riders-highest': 'Riprendi $t(card.{{card}}, the)',
    'choice.mammoth-riders-highest.none': 'Non riprendere nessuna carta',
    'ask.massing-on-the-milkwater-others': '$t(wildling.massing-on-the-milkwater): quale carta scarti?',
    'ask.massing-on-the-milkwater-others.waiting': '{{seat|sceglie|scelgono}} una carta da scartare',
    'choice.massing-on-the-milkwater-others': 'Scarta $t(card.{{card}}, the)',
    'ask.preemptive-raid-lowest': '$t(wildling.preemptive-raid): perdi 2 unità, o 2 posti sul tuo tracciato migliore?',
    'ask.preemptive-raid-lowest.waiting': '{{seat|sceglie|scelgono}} fra unità e influenza',
    'choice.preemptive-raid-lowest.units': 'Perdi 2 unità',
    'choice.preemptive-raid-lowest.track': 'Scendi di 2 posti',
    'ask.preemptive-raid-track': '$t(wildling.preemptive-raid): su quale tracciato scende il minor offerente?',
    'ask.preemptive-raid-track.waiting': '{{seat|sceglie|scelgono}} il tracciato su cui scende il minor offerente',
    'choice.preemptive-raid-track.throne': '$t(track.throne)',
    'choice.preemptive-raid-track.fiefdoms': '$t(track.fiefdoms)',
    'choice.preemptive-raid-track.court': '$t(track.court)',
  },
};

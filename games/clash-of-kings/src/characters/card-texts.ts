import type { Catalogue } from '@corvo/core';

const IGNORES_EN = 'The ability of your opponent’s card is ignored. Its strength and icons stay.';
const IGNORES_IT = 'L’abilità della carta dell’avversario è ignorata. Restano la sua forza e le sue icone.';

/** `card.ID.text` says what a card of the new set does besides its strength and icons; `card.ID.noun` how its name stands in a sentence. */
export const cardTexts: Catalogue = {
  en: {
    'card.old-nan-ck.noun': 'at',
    'card.the-reader-ck.noun': 'at the',
    'card.the-hound-ck.noun': 'at the',
    'card.the-blackfish-ck.noun': 'at the',
    'card.queen-of-thorns-ck.noun': 'at the',
    'card.the-red-viper-ck.noun': 'at the',

    'card.melisandre-of-asshai-ck.text': IGNORES_EN,
    'card.garold-goodbrother-ck.text': IGNORES_EN,
    'card.the-blackfish-ck.text': IGNORES_EN,
    'card.patchface-ck.text':
      'At once choose 1 card in your opponent’s discard pile. In this battle Patchface has its strength, icons and ability.',
    'card.stannis-baratheon-ck.text':
      'If your opponent is higher than you $t(track.throne, in) track, Stannis has +2 strength.',
    'card.aeron-damphair-ck.text':
      'If you win, you may muster in the embattled area once the loser has retreated, by the usual rules and within supply.',
    'card.the-reader-ck.text': 'At once take Power tokens equal to the printed strength of your opponent’s card.',
    'card.theon-greyjoy-ck.text':
      'If you defend an area with a City or Stronghold, Theon has 2 strength and 1 sword more.',
    'card.dagmar-cleftjaw-ck.text':
      'Your side has +1 strength for each of your Ships in the seas next to the embattled area.',
    'card.ser-jaime-lannister-ck.text': 'Your opponent cannot use $t(marker.fiefdoms, the) in this battle.',
    'card.tyrion-lannister-ck.text':
      'All support your opponent receives, from anybody, counts as 0. You may also remove 1 Support or Defense order anywhere on the map.',
    'card.tywin-lannister-ck.text': 'Pay as many of your available Power tokens as you like: that is Tywin’s strength.',
    'card.old-nan-ck.text':
      'At once choose 1 card in the discard pile of any opponent. In this battle Old Nan has its ability, not its strength or icons.',
    'card.robb-stark-ck.text':
      'If you attack and win, you may make a +1 March from the embattled area as soon as the battle is over. Only your Knights take part.',
    'card.willas-tyrell-ck.text':
      'The ability of your opponent’s card is ignored; its strength and icons stay. You may use that ability as if it stood on Willas.',
    'card.queen-of-thorns-ck.text': 'The strength of your opponent’s card counts as 0.',
    'card.mace-tyrell-ck.text':
      'If you attack and win, your March order is not removed: it stays in the conquered area, and you may march with it once more.',
    'card.doran-martell-ck.text':
      'At once choose another card from your hand, if you can: its strength, icons and ability are added to Doran’s. Both are discarded.',
    'card.ellaria-sand-ck.text': 'If you defend, the strength of your opponent’s card counts as 0.',
  },

  it: {
    'card.old-nan-ck.noun': 'a la',
    'card.the-reader-ck.noun': 'a il',
    'card.the-hound-ck.noun': 'a il',
    'card.the-blackfish-ck.noun': 'a il',
    'card.queen-of-thorns-ck.noun': 'a la',
    'card.the-red-viper-ck.noun': 'a la',

    'card.melisandre-of-asshai-ck.text': IGNORES_IT,
    'card.garold-goodbrother-ck.text': IGNORES_IT,
    'card.the-blackfish-ck.text': IGNORES_IT,
    'card.patchface-ck.text':
      'Subito scegli 1 carta fra gli scarti dell’avversario. In questa battaglia Macchia ne ha la forza, le icone e l’abilità.',
    'card.stannis-baratheon-ck.text':
      'Se l’avversario ha un posto più alto del tuo $t(track.throne, in), Stannis ha 2 di forza in più.',
    'card.aeron-damphair-ck.text':
      'Se vinci, puoi reclutare nell’area della battaglia dopo la ritirata dello sconfitto, con le regole consuete ed entro i Rifornimenti.',
    'card.the-reader-ck.text':
      'Subito prendi tanti gettoni Potere quanta è la forza stampata sulla carta dell’avversario.',
    'card.theon-greyjoy-ck.text':
      'Se difendi un’area con una Città o una Roccaforte, Theon ha 2 di forza e 1 spada in più.',
    'card.dagmar-cleftjaw-ck.text':
      'Hai 1 di forza in più per ogni tua Nave nei mari accanto all’area della battaglia.',
    'card.ser-jaime-lannister-ck.text': 'L’avversario non può usare $t(marker.fiefdoms, the) in questa battaglia.',
    'card.tyrion-lannister-ck.text':
      'Tutto il supporto dato all’avversario, da chiunque, vale 0. Puoi anche togliere 1 ordine di Supporto o di Difesa ovunque sulla mappa.',
    'card.tywin-lannister-ck.text': 'Paga quanti gettoni Potere vuoi: tanta è la forza di Tywin.',
    'card.old-nan-ck.text':
      'Subito scegli 1 carta fra gli scarti di un avversario qualsiasi. In questa battaglia Vecchia Nan ne ha l’abilità, non la forza né le icone.',
    'card.robb-stark-ck.text':
      'Se attacchi e vinci, puoi fare una Marcia +1 dall’area della battaglia appena questa è finita. Partecipano solo i tuoi Cavalieri.',
    'card.willas-tyrell-ck.text':
      'L’abilità della carta dell’avversario è ignorata; restano la sua forza e le sue icone. Puoi usarla come se fosse di Willas.',
    'card.queen-of-thorns-ck.text': 'La forza della carta dell’avversario vale 0.',
    'card.mace-tyrell-ck.text':
      'Se attacchi e vinci, il tuo ordine di Marcia non si toglie: resta nell’area conquistata, e puoi marciare un’altra volta.',
    'card.doran-martell-ck.text':
      'Subito scegli un’altra carta della tua mano, se puoi: forza, icone e abilità si aggiungono a quelle di Doran. Si scartano tutte e due.',
    'card.ellaria-sand-ck.text': 'Se difendi, la forza della carta dell’avversario vale 0.',
  },
};

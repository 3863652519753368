import type { Catalogue } from '@corvo/core';

/** `card.ID.text` says what a house card does, where it does more than its strength and icons; `card.ID.noun` how its name stands in a sentence. */
export const cardTexts: Catalogue = {
  en: {
    'card.greatjon-umber.noun': 'at',
    'card.house-mormont-lord.noun': 'at the',
    'card.house-blacktyde-captain.noun': 'at the',
    'card.house-lannister-captain.noun': 'at the',
    'card.house-florent-lord.noun': 'at the',
    'card.house-tyrell-captain.noun': 'at the',
    'card.queen-of-thorns.noun': 'at the',

    'card.robb-stark.text':
      'If you attack, each unrouted Knight of your attacking army is worth 3 instead of 2. Supporting Knights are not.',
    'card.catelyn-stark.text': 'If you defend, your Defense order in the embattled area counts twice.',
    'card.maester-luwin.text': 'If you win, you may take 1 card of your discard pile back into your hand.',
    'card.asha-greyjoy.text':
      'If you win, you may remove 1 Support or Consolidate Power order, of any House, adjacent to the embattled area.',
    'card.victarion-greyjoy.text': 'If you attack, each unrouted Ship of your attacking fleet is worth 2 instead of 1.',
    'card.balon-greyjoy.text': 'The printed strength of your opponent’s card counts as 0. Its icons and ability stay.',
    'card.ser-jaime-lannister.text': 'If you win, take 2 Power tokens from the reserve.',
    'card.vargo-hoat.text':
      'If you attack, each unrouted Footman of your attacking army is worth 2 instead of 1. Supporting Footmen are not.',
    'card.cersei-lannister.text': 'If you win, remove 1 order of the loser, anywhere on the map.',
    'card.renly-baratheon.text':
      'If you win, you may upgrade 1 of your attacking or defending Footmen to a Knight. Supporting Footmen do not count.',
    'card.salladhor-saan.text':
      'Ships that support your opponent count as 0. A +1 Support order of theirs still adds its 1.',
    'card.melisandre-of-asshai.text':
      'If you win, you may pay 1 available Power token to choose and discard 1 card from the loser’s hand. The card the loser has just played is not in hand.',
    'card.ser-loras-tyrell.text':
      'At once kill 1 of your opponent’s attacking or defending Footmen. Supporting Footmen are safe.',
    'card.brienne-of-tarth.text': 'At once remove your opponent’s Defense order from the embattled area.',
    'card.queen-of-thorns.text': 'The ability of your opponent’s card is canceled. Its strength and icons stay.',
  },

  it: {
    'card.greatjon-umber.noun': 'a il',
    'card.house-mormont-lord.noun': 'a il',
    'card.house-blacktyde-captain.noun': 'a il',
    'card.house-lannister-captain.noun': 'a il',
    'card.house-florent-lord.noun': 'a il',
    'card.house-tyrell-captain.noun': 'a il',
    'card.queen-of-thorns.noun': 'a la',

    'card.robb-stark.text':
      'Se attacchi, ogni tuo Cavaliere non in rotta dell’esercito attaccante vale 3 invece di 2. Quelli in supporto no.',
    'card.catelyn-stark.text': 'Se difendi, il tuo ordine di Difesa nell’area della battaglia vale il doppio.',
    'card.maester-luwin.text': 'Se vinci, puoi riprendere in mano 1 carta dalla tua pila degli scarti.',
    'card.asha-greyjoy.text':
      'Se vinci, puoi togliere 1 ordine di Supporto o Consolidamento Potere, di qualsiasi Casa, adiacente all’area della battaglia.',
    'card.victarion-greyjoy.text':
      'Se attacchi, ogni tua Nave non in rotta della flotta attaccante vale 2 invece di 1.',
    'card.balon-greyjoy.text':
      'La forza stampata sulla carta dell’avversario vale 0. Restano le sue icone e la sua abilità.',
    'card.ser-jaime-lannister.text': 'Se vinci, prendi 2 gettoni Potere dalla riserva.',
    'card.vargo-hoat.text':
      'Se attacchi, ogni tuo Fante non in rotta dell’esercito attaccante vale 2 invece di 1. Quelli in supporto no.',
    'card.cersei-lannister.text': 'Se vinci, togli 1 ordine dello sconfitto, ovunque sulla mappa.',
    'card.renly-baratheon.text':
      'Se vinci, puoi promuovere a Cavaliere 1 dei tuoi Fanti che hanno attaccato o difeso. Quelli in supporto non contano.',
    'card.salladhor-saan.text':
      'Le Navi che supportano l’avversario valgono 0. Un loro ordine di Supporto +1 aggiunge comunque il suo 1.',
    'card.melisandre-of-asshai.text':
      'Se vinci, puoi pagare 1 gettone Potere disponibile per scegliere e scartare 1 carta dalla mano dello sconfitto. Quella che ha appena giocato non è in mano.',
    'card.ser-loras-tyrell.text':
      'Subito uccidi 1 Fante dell’avversario che attacca o difende. Quelli in supporto sono al sicuro.',
    'card.brienne-of-tarth.text': 'Subito togli l’ordine di Difesa dell’avversario dall’area della battaglia.',
    'card.queen-of-thorns.text':
      'L’abilità della carta dell’avversario è annullata. Restano la sua forza e le sue icone.',
  },
};

import type { Catalogue } from '@corvo/core';

/** `card.ID.text` says what a house card does, where it does more than its strength and icons; `card.ID.noun` how its name stands in a sentence. */
export const cardTexts: Catalogue = {
  en: {
    'card.greatjon-umber.noun': 'at',
    'card.the-blackfish.noun': 'at the',
    'card.the-hound.noun': 'at the',
    'card.queen-of-thorns.noun': 'at the',
    'card.the-red-viper.noun': 'at the',

    'card.robb-stark.text':
      'If you win, you choose where the beaten army retreats. It must be an area that the rules allow, and one where the loser loses the fewest units.',
    'card.roose-bolton.text': 'If you lose, all your discards come back into your hand, this card included.',
    'card.the-blackfish.text':
      'You lose no units in this battle to cards, swords or skulls. A retreat may still cost you units.',
    'card.catelyn-stark.text': 'If you defend, your Defense order in the embattled area counts twice.',
    'card.tywin-lannister.text': 'If you win, take 2 Power tokens.',
    'card.tyrion-lannister.text':
      'You may return your opponent’s card to their hand before it takes effect. They must play another one, or none if they have no other.',
    'card.ser-kevan-lannister.text':
      'If you attack, each of your unrouted Footmen, attacking or supporting, is worth 2 instead of 1.',
    'card.cersei-lannister.text':
      'If you win, you may remove 1 order of the loser anywhere on the board, outside the areas of this battle.',
    'card.stannis-baratheon.text': 'If your opponent is higher on the Iron Throne track, this card has +1 strength.',
    'card.renly-baratheon.text':
      'If you win, you may upgrade 1 of your Footmen that attacked, defended or supported to a Knight.',
    'card.ser-davos-seaworth.text': 'If Stannis Baratheon is in your discards, this card has +1 strength and a sword.',
    'card.salladhor-saan.text':
      'If you are supported, every non-Baratheon Ship counts as 0 in this battle, on either side. A Support +1 order still adds its 1.',
    'card.patchface.text':
      'After the battle, won or lost, you may choose and discard 1 card from your opponent’s hand.',
    'card.victarion-greyjoy.text':
      'If you attack, each of your unrouted Ships, attacking or supporting, is worth 2 instead of 1.',
    'card.theon-greyjoy.text':
      'If you defend an area with a castle or stronghold, this card has +1 strength and a sword.',
    'card.balon-greyjoy.text':
      'The printed strength of your opponent’s card counts as 0. Its icons, and any strength its ability adds, still count.',
    'card.asha-greyjoy.text': 'If nobody supports you, this card has 2 swords and a fortification.',
    'card.aeron-damphair.text':
      'You may pay 2 available Power to discard this card and play another one from your hand.',
    'card.mace-tyrell.text':
      'At once kill 1 of your opponent’s attacking or defending Footmen. Supporting Footmen are safe.',
    'card.ser-loras-tyrell.text':
      'If you attack and win, your March order goes along to the conquered area and may be resolved again later this round.',
    'card.queen-of-thorns.text':
      'At once remove 1 order of your opponent next to the embattled area, but not the March that began this battle.',
    'card.nymeria-sand.text': 'If you attack, this card has a sword; if you defend, a fortification.',
    'card.arianne-martell.text':
      'If you defend and lose, the attackers do not enter: they go back, unrouted, to where they marched from. Your units still retreat.',
    'card.doran-martell.text': 'At once your opponent goes to last place on a track of your choice.',
  },

  it: {
    'card.greatjon-umber.noun': 'a il',
    'card.the-blackfish.noun': 'a il',
    'card.the-hound.noun': 'a il',
    'card.queen-of-thorns.noun': 'a la',
    'card.the-red-viper.noun': 'a la',

    'card.robb-stark.text':
      'Se vinci, scegli tu dove si ritira l’esercito sconfitto. Dev’essere un’area ammessa, fra quelle dove lo sconfitto perde meno unità.',
    'card.roose-bolton.text': 'Se perdi, tutti i tuoi scarti tornano in mano, questa carta compresa.',
    'card.the-blackfish.text':
      'In questa battaglia non perdi unità per carte, spade o teschi. Una ritirata può ancora costartene.',
    'card.catelyn-stark.text': 'Se difendi, il tuo ordine di Difesa nell’area della battaglia vale il doppio.',
    'card.tywin-lannister.text': 'Se vinci, prendi 2 segnalini Potere.',
    'card.tyrion-lannister.text':
      'Puoi far tornare in mano, senza effetto, la carta dell’avversario. Deve giocarne un’altra, o nessuna se non ne ha.',
    'card.ser-kevan-lannister.text':
      'Se attacchi, ogni tuo Fante non in rotta, attaccante o in supporto, vale 2 invece di 1.',
    'card.cersei-lannister.text':
      'Se vinci, puoi togliere 1 ordine dello sconfitto, ovunque sia sulla mappa, fuori dalle aree di questa battaglia.',
    'card.stannis-baratheon.text':
      'Se l’avversario sta più in alto sul tracciato del Trono di Spade, questa carta ha 1 di forza in più.',
    'card.renly-baratheon.text':
      'Se vinci, puoi sostituire con un Cavaliere 1 dei tuoi Fanti che hanno attaccato, difeso o dato supporto.',
    'card.ser-davos-seaworth.text':
      'Se Stannis Baratheon è fra i tuoi scarti, questa carta ha 1 di forza in più e una spada.',
    'card.salladhor-saan.text':
      'Se ricevi supporto, in questa battaglia ogni Nave che non è Baratheon vale 0, da entrambe le parti. Un Supporto +1 aggiunge comunque il suo 1.',
    'card.patchface.text':
      'Dopo la battaglia, vinta o persa, puoi scegliere e scartare 1 carta dalla mano dell’avversario.',
    'card.victarion-greyjoy.text':
      'Se attacchi, ogni tua Nave non in rotta, attaccante o in supporto, vale 2 invece di 1.',
    'card.theon-greyjoy.text':
      'Se difendi un’area con un castello o una fortezza, questa carta ha 1 di forza in più e una spada.',
    'card.balon-greyjoy.text':
      'La forza stampata sulla carta dell’avversario vale 0. Restano le sue icone e ciò che aggiunge la sua abilità.',
    'card.asha-greyjoy.text': 'Se nessuno ti supporta, questa carta ha 2 spade e una fortificazione.',
    'card.aeron-damphair.text':
      'Puoi pagare 2 segnalini Potere disponibili per scartare questa carta e giocarne un’altra dalla mano.',
    'card.mace-tyrell.text':
      'Subito uccidi 1 Fante dell’avversario che attacca o difende. Quelli in supporto sono al sicuro.',
    'card.ser-loras-tyrell.text':
      'Se attacchi e vinci, il tuo ordine di Marcia va con te nell’area conquistata e si può risolvere di nuovo più tardi in questo turno.',
    'card.queen-of-thorns.text':
      'Subito togli 1 ordine dell’avversario accanto all’area della battaglia, ma non la Marcia che l’ha aperta.',
    'card.nymeria-sand.text': 'Se attacchi, questa carta ha una spada; se difendi, una fortificazione.',
    'card.arianne-martell.text':
      'Se difendi e perdi, gli attaccanti non entrano: tornano, non in rotta, da dove erano partiti. Le tue unità si ritirano lo stesso.',
    'card.doran-martell.text': 'Subito l’avversario va all’ultimo posto di un tracciato a tua scelta.',
  },
};

import type { Catalogue } from '@corvo/core';

/** The battle with one card of three. */
export const texts: Catalogue = {
  en: {
    'ask.offer-cards': 'Which three cards do you offer?',
    'ask.offer-cards.about':
      'Battle $t(area.{{battle}}, in): $t(house.{{attacker}}, attacks|attack) with {{attack}}, $t(house.{{defender}}, defends|defend) with {{defence}}. Which three cards do you offer? One of them is drawn.',
    'ask.offer-cards.waiting': '{{seat|is|are}} choosing three cards for the battle',
    'choice.offer-cards': 'Offer $t(items.{{items}})',
    'problem.wrong-number-offered':
      'Offer {{need}} different cards; you chose {{count}}. In your hand: $t(items.{{items}}).',
  },
  it: {
    'ask.offer-cards': 'Quali tre carte proponi?',
    'ask.offer-cards.about':
      'Battaglia $t(area.{{battle}}, in): $t(house.{{attacker}}, attacca|attaccano) con {{attack}}, $t(house.{{defender}}, difende|difendono) con {{defence}}. Quali tre carte proponi? Ne sarà pescata una.',
    'ask.offer-cards.waiting': '{{seat|sceglie|scelgono}} tre carte per la battaglia',
    'choice.offer-cards': 'Proponi $t(items.{{items}})',
    'problem.wrong-number-offered':
      'Proponi {{need}} carte diverse; ne hai scelte {{count}}. In mano hai: $t(items.{{items}}).',
  },
};

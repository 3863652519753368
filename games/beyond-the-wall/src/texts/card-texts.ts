import type { Catalogue, Language, Messages } from '@corvo/core';
import { FREE_FOLK, LEVY, OTHERS, SHEET, STORES } from '../facts.ts';

/** As printers write it, with a full stop at its end. */
const said = (text: string): string => `${text.replaceAll("'", '’')}${text.endsWith('.') ? '' : '.'}`;

/** The cards of the Others are no names of people and take an article: *plays the Other King*, *giocano il Re Estraneo*. */
const ARTICLES: Readonly<Record<string, string>> = { 'ot-sorcerer': 'a lo', 'ot-zombie': 'a lo', 'ot-horde': 'a l’' };

/** What a skull on a card does, by whom it is against. */
const SKULLS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    [FREE_FOLK]: 'One skull against the wildlings: they lose a unit, whoever wins.',
    [OTHERS]: 'One skull against the Others: they lose a unit, whoever wins.',
  },
  it: {
    [FREE_FOLK]: 'Un teschio contro i Bruti: perdono un’unità, chiunque vinca.',
    [OTHERS]: 'Un teschio contro gli Estranei: perdono un’unità, chiunque vinca.',
  },
};

function speak(language: Language): Messages {
  const texts: Record<string, string> = {};
  for (const card of SHEET.houseCards) {
    if (card.id.startsWith('ot-'))
      texts[`card.${card.id}.noun`] = language === 'en' ? 'at the' : (ARTICLES[card.id] ?? 'a il');
    const [skull] = card.skulls;
    if (skull !== undefined) texts[`card.${card.id}.text`] = SKULLS[language][skull.against] ?? '';
    const text = language === 'it' && 'abilityIt' in card ? card.abilityIt : card.ability;
    if (text != null) texts[`card.${card.id}.text`] = said(text);
  }
  const { nightsWatchSupply, nightsWatchMuster } = SHEET.nightsWatchDecks;
  for (const { value } of nightsWatchSupply.cards) texts[`westeros.${STORES}-${value}`] = String(value);
  for (const { value } of nightsWatchMuster.cards) texts[`westeros.${LEVY}-${value}`] = String(value);
  return texts;
}

/** Card texts, as the fact sheet has them. */
export const cardTexts: Catalogue = { en: speak('en'), it: speak('it') };

import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { cardTexts } from './card-texts.ts';

const places: Catalogue = {
  en: {
    'house.martell': 'Martell',
    'house.martell.full': 'House Martell',
    'area.three-towers': 'Three Towers',
    'area.princes-pass': 'Prince’s Pass',
    'area.the-boneway': 'The Boneway',
    'area.salt-shore': 'Salt Shore',
    'area.west-summer-sea': 'West Summer Sea',
    'area.east-summer-sea': 'East Summer Sea',
  },
  it: {
    'house.martell': 'Martell',
    'house.martell.full': 'Casa Martell',
    'area.three-towers': 'Tre Torri',
    'area.princes-pass': 'Passo del Principe',
    'area.the-boneway': 'Via delle Ossa',
    'area.salt-shore': 'Riva Salata',
    'area.west-summer-sea': 'Mare dell’Estate Occidentale',
    'area.east-summer-sea': 'Mare dell’Estate Orientale',
  },
};

/** The sixth house, its cards and its lands. */
export const texts: Catalogue = mergeCatalogues(places, cardTexts);

import type { Catalogue, Messages } from '@corvo/core';
import { OPTIONS } from '../options.ts';

/** Every option is played with or without. */
const values = (yes: string, no: string): Messages =>
  Object.fromEntries(
    OPTIONS.filter(({ values: all }) => all.includes(true)).flatMap(({ id }) => [
      [`option.${id}.true`, yes],
      [`option.${id}.false`, no],
    ]),
  );

/** The game and its options. */
export const options: Catalogue = {
  en: {
    ...values('With', 'Without'),
    title: 'The Iron Throne: A Clash of Kings',
    tagline: 'The first edition enriched: six houses, new characters, ports, sieges and secret single-use orders.',

    'option.characters': 'New characters',
    'option.characters.help': 'Every house fights with another set of seven cards: wider strengths, new texts.',
    'option.fortifications': 'Fortifications',
    'option.fortifications.help':
      'Consolidate Power may build a wall instead: +1 for its defender, and attacking Knights count 1 less.',
    'option.siegeEngines': 'Siege engines',
    'option.siegeEngines.help':
      'Three for each house: strength 4 against a City, Stronghold or fortification, 0 elsewhere.',
    'option.ports': 'Ports',
    'option.ports.help': 'Eight ports where Ships are built and sheltered, and bring trade.',
    'option.singleUse': 'Single-use orders',
    'option.singleUse.help': 'Five square orders for each house, one of them its own; each is played once in the game.',
    'option.westerosColumns': 'Westeros cards in sight',
    'option.westerosColumns.help': 'Three cards of each deck lie open: everybody sees what the next rounds bring.',
    'option.threeCards': 'One card of three',
    'option.threeCards.help': 'Each fighter picks three cards, and the opponent draws one of them blindly.',
    'option.threePlayers': 'Stars for three players',
    'option.threePlayers.help': 'With 3 players the places at the King’s Court give 3, 2 and 1 starred orders.',
  },
  it: {
    ...values('Con', 'Senza'),
    title: 'Il Trono di Spade: Scontro di Re',
    tagline: 'La prima edizione arricchita: sei Case, nuovi personaggi, porti, assedi e ordini segreti ad uso singolo.',

    'option.characters': 'Nuovi personaggi',
    'option.characters.help': 'Ogni Casa combatte con un altro mazzo di sette carte: valori più distanti, nuovi testi.',
    'option.fortifications': 'Fortificazioni',
    'option.fortifications.help':
      'Consolidare il Potere può costruire un muro: +1 a chi difende, e i Cavalieri che attaccano valgono 1 in meno.',
    'option.siegeEngines': 'Macchine d’assedio',
    'option.siegeEngines.help': 'Tre per Casa: forza 4 contro una Città, Roccaforte o fortificazione, 0 altrove.',
    'option.ports': 'Porti',
    'option.ports.help': 'Otto porti in cui le Navi nascono, si riparano e portano commerci.',
    'option.singleUse': 'Ordini ad uso singolo',
    'option.singleUse.help': 'Cinque ordini quadrati per Casa, uno tutto suo; ciascuno si gioca una volta sola.',
    'option.westerosColumns': 'Carte Westeros in vista',
    'option.westerosColumns.help':
      'Tre carte di ogni mazzo stanno scoperte: tutti vedono che cosa porteranno i prossimi turni.',
    'option.threeCards': 'Una carta su tre',
    'option.threeCards.help': 'Chi combatte sceglie tre carte e l’avversario ne pesca una alla cieca.',
    'option.threePlayers': 'Stelle per tre giocatori',
    'option.threePlayers.help': 'In 3 i posti alla Corte del Re danno 3, 2 e 1 ordini speciali.',
  },
};

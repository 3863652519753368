import type { Catalogue, Messages } from '@corvo/core';
import { OPTIONS } from '../options.ts';

/** Every option is played with or without. */
const values = (yes: string, no: string): Messages =>
  Object.fromEntries(
    OPTIONS.filter(({ clause }) => clause.startsWith('CK')).flatMap(({ id }) => [
      [`option.${id}.true`, yes],
      [`option.${id}.false`, no],
    ]),
  );

/** The game and its options. */
export const options: Catalogue = {
  en: {
    ...values('With', 'Without'),
    title: 'The Iron Throne: A Clash of Kings',
    tagline:
      'The first edition and more: up to six Houses, new characters, ports, sieges and secret single-use orders.',

    'option.characters': 'New characters',
    'option.characters.help':
      'Every House fights with another set of seven cards, with a wider range of strengths and new abilities.',
    'option.fortifications': 'Fortifications',
    'option.fortifications.help':
      'Consolidate Power may build a fortification instead: +1 for its defender, and attacking Knights count 1 less.',
    'option.siegeEngines': 'Siege engines',
    'option.siegeEngines.help':
      'Three for each House: strength 4 against a City, Stronghold or fortification, 0 elsewhere.',
    'option.ports': 'Ports',
    'option.ports.help': 'Eight ports where Ships are built and sheltered, and which bring in Power by trade.',
    'option.singleUse': 'Single-use orders',
    'option.singleUse.help': 'Five square orders for each House, one of them its own; each is played once in the game.',
    'option.cunningAtSea': 'The Lion’s Cunning at sea',
    'option.cunningAtSea.help': 'Whether the named House must leave the fleets of Lannister alone too.',
    'option.cunningAtSea.false': 'Lands only',
    'option.cunningAtSea.true': 'Lands and fleets',
    'option.westerosColumns': 'Westeros cards face up',
    'option.westerosColumns.help':
      'Three cards of each deck lie face up: everybody sees what the next rounds will bring.',
    'option.threeCards': 'One card of three',
    'option.threeCards.help': 'Each side picks three cards, and the opponent draws one of them at random.',
    'option.threePlayers': 'Special orders for three players',
    'option.threePlayers.help': 'With 3 players the places at the King’s Court give 3, 2 and 1 special orders.',
  },
  it: {
    ...values('Con', 'Senza'),
    title: 'Il Trono di Spade: A Clash of Kings',
    tagline:
      'La prima edizione arricchita: fino a sei Case, nuovi personaggi, porti, assedi e ordini segreti ad uso singolo.',

    'option.characters': 'Nuovi personaggi',
    'option.characters.help': 'Ogni Casa combatte con un altro mazzo di sette carte: forze più diverse, nuove abilità.',
    'option.fortifications': 'Fortificazioni',
    'option.fortifications.help':
      'Il Consolidamento può costruire una fortificazione: +1 a chi difende, e i Cavalieri che attaccano valgono 1 in meno.',
    'option.siegeEngines': 'Macchine d’assedio',
    'option.siegeEngines.help': 'Tre per Casa: forza 4 contro una Città, Roccaforte o fortificazione, 0 altrove.',
    'option.ports': 'Porti',
    'option.ports.help': 'Otto porti dove costruire Navi, tenerle al sicuro e guadagnare Potere con i commerci.',
    'option.singleUse': 'Ordini ad uso singolo',
    'option.singleUse.help': 'Cinque ordini quadrati per Casa, uno tutto suo; ciascuno si gioca una volta sola.',
    'option.cunningAtSea': 'L’Astuzia del Leone in mare',
    'option.cunningAtSea.help': 'Decide se la Casa nominata deve lasciare in pace anche le flotte di Lannister.',
    'option.cunningAtSea.false': 'Solo le terre',
    'option.cunningAtSea.true': 'Terre e flotte',
    'option.westerosColumns': 'Carte Westeros scoperte',
    'option.westerosColumns.help':
      'Tre carte di ogni mazzo stanno scoperte: tutti vedono che cosa porteranno i prossimi turni.',
    'option.threeCards': 'Una carta su tre',
    'option.threeCards.help': 'Chi combatte sceglie tre carte e l’avversario ne pesca una a caso.',
    'option.threePlayers': 'Ordini speciali in tre giocatori',
    'option.threePlayers.help': 'In 3 i posti alla Corte del Re danno 3, 2 e 1 ordini speciali.',
  },
};

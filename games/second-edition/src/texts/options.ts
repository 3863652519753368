import type { Catalogue } from '@corvo/core';

/** The options of this edition. */
export const options: Catalogue = {
  en: {
    'option.victory.tieBreak': 'Tie after the last round',
    'option.victory.tieBreak.help': 'How a tie for the most castles and strongholds is broken.',
    'option.victory.tieBreak.faq2': 'Land areas, supply, Iron Throne (official correction)',
    'option.victory.tieBreak.seed': 'Strongholds, supply, Power, Iron Throne (first printing)',

    'option.victory.castles': 'Castles and strongholds to win',
    'option.victory.castles.help': 'How many areas with a castle or stronghold win at once.',
    'option.victory.castles.7': '7',
    'option.victory.castles.6': '6 (short game)',

    'option.neutral.exceed': 'Neutral forces',
    'option.neutral.exceed.help': 'What it takes to march into an area with a neutral force.',
    'option.neutral.exceed.false': 'At least the strength of the force',
    'option.neutral.exceed.true': 'More than the strength of the force',

    'option.setup.lannisterPortShip3p': 'Second Lannister Ship with 3 players',
    'option.setup.lannisterPortShip3p.help':
      'The official correction gives Lannister a second Ship, in port; whether that applies with 3 players is unclear.',
    'option.setup.lannisterPortShip3p.false': 'Without it',
    'option.setup.lannisterPortShip3p.true': 'In port from the start',

    'option.westeros.darkWingsPaysPorts': 'Dark Wings, Dark Words and ports',
    'option.westeros.darkWingsPaysPorts.help': 'Whether its income counts ports as Game of Thrones does.',
    'option.westeros.darkWingsPaysPorts.false': 'Crowns only',
    'option.westeros.darkWingsPaysPorts.true': 'Crowns and ports',

    'option.combat.endsWhenLastUnitKilled': 'Last unit killed by a card',
    'option.combat.endsWhenLastUnitKilled.help': 'What happens when a card leaves one side of a battle without units.',
    'option.combat.endsWhenLastUnitKilled.false': 'The battle goes on',
    'option.combat.endsWhenLastUnitKilled.true': 'The other side wins at once',

    'option.combat.arianneRemovesToken': 'Arianne Martell and the Power token',
    'option.combat.arianneRemovesToken.help': 'Whether a Power token stays in the area she lost but nobody entered.',
    'option.combat.arianneRemovesToken.false': 'It stays',
    'option.combat.arianneRemovesToken.true': 'It is removed',

    'option.wildlings.massingAllEqual': 'Massing on the Milkwater, all cards equal',
    'option.wildlings.massingAllEqual.help':
      'What the lowest bidder discards when all cards in hand have the same strength.',
    'option.wildlings.massingAllEqual.discard-none': 'None of them',
    'option.wildlings.massingAllEqual.discard-all-and-recover': 'All of them, and the other cards come back',

    'option.tidesOfBattle': 'Tides of Battle',
    'option.tidesOfBattle.help': 'Each side of a battle draws 1 of 24 cards that add strength, icons or a skull.',
    'option.tidesOfBattle.false': 'Without',
    'option.tidesOfBattle.true': 'With',
  },

  it: {
    'option.victory.tieBreak': 'Parità dopo l’ultimo turno',
    'option.victory.tieBreak.help':
      'Che cosa si confronta quando più Case hanno il maggior numero di castelli e fortezze.',
    'option.victory.tieBreak.faq2': 'Aree di terra, Scorte, Trono di Spade (correzione ufficiale)',
    'option.victory.tieBreak.seed': 'Fortezze, Scorte, Potere, Trono di Spade (prima stampa)',

    'option.victory.castles': 'Castelli e fortezze per vincere',
    'option.victory.castles.help': 'Con quante aree con castello o fortezza si vince all’istante.',
    'option.victory.castles.7': '7',
    'option.victory.castles.6': '6 (partita breve)',

    'option.neutral.exceed': 'Forze neutrali',
    'option.neutral.exceed.help': 'Quanto serve per entrare in un’area con una forza neutrale.',
    'option.neutral.exceed.false': 'Tanta forza quanta ne ha',
    'option.neutral.exceed.true': 'Più forza di quanta ne ha',

    'option.setup.lannisterPortShip3p': 'Seconda Nave Lannister in 3 giocatori',
    'option.setup.lannisterPortShip3p.help':
      'La correzione ufficiale dà a Lannister una seconda Nave, in porto; in 3 giocatori non è chiaro se valga.',
    'option.setup.lannisterPortShip3p.false': 'Senza',
    'option.setup.lannisterPortShip3p.true': 'In porto fin dall’inizio',

    'option.westeros.darkWingsPaysPorts': 'Ali Oscure, Oscure Parole e i porti',
    'option.westeros.darkWingsPaysPorts.help':
      'Decide se la sua rendita conta i porti, come fa la carta Trono di Spade.',
    'option.westeros.darkWingsPaysPorts.false': 'Solo corone',
    'option.westeros.darkWingsPaysPorts.true': 'Corone e porti',

    'option.combat.endsWhenLastUnitKilled': 'Ultima unità uccisa da una carta',
    'option.combat.endsWhenLastUnitKilled.help':
      'Che cosa succede quando una carta lascia senza unità una parte della battaglia.',
    'option.combat.endsWhenLastUnitKilled.false': 'La battaglia continua',
    'option.combat.endsWhenLastUnitKilled.true': 'L’altra parte vince subito',

    'option.combat.arianneRemovesToken': 'Arianne Martell e il segnalino Potere',
    'option.combat.arianneRemovesToken.help':
      'Decide se un segnalino Potere resta nell’area che lei ha perso e dove nessuno è entrato.',
    'option.combat.arianneRemovesToken.false': 'Resta',
    'option.combat.arianneRemovesToken.true': 'Si toglie',

    'option.wildlings.massingAllEqual': 'Adunata sul Fiumelatte, carte tutte uguali',
    'option.wildlings.massingAllEqual.help':
      'Che cosa scarta il minor offerente quando tutte le carte in mano hanno la stessa forza.',
    'option.wildlings.massingAllEqual.discard-none': 'Nessuna',
    'option.wildlings.massingAllEqual.discard-all-and-recover': 'Tutte, e riprende le altre carte',

    'option.tidesOfBattle': 'Maree della battaglia',
    'option.tidesOfBattle.help':
      'Ogni parte di una battaglia pesca 1 di 24 carte, che aggiungono forza, icone o un teschio.',
    'option.tidesOfBattle.false': 'Senza',
    'option.tidesOfBattle.true': 'Con',
  },
};

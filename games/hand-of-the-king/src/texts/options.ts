import type { Catalogue } from '@corvo/core';

/** `option.ID` is the name of an option, `option.ID.help` what it is about, `option.ID.VALUE` each of its values. */
export const options: Catalogue = {
  en: {
    'option.companionDeck': 'Companion deck',
    'option.companionDeck.help': 'Which companions may turn up; 6 of them are available in a game.',
    'option.companionDeck.full': 'All 14',
    'option.companionDeck.attested': 'Only the 8 with an official effect',
    'option.companionDeck.none': 'No companions',

    'option.ramsayMaySwapVarys': 'Ramsay Snow and Varys',
    'option.ramsayMaySwapVarys.help': 'Whether Ramsay Snow can swap Varys too.',
    'option.ramsayMaySwapVarys.false': 'Only characters',
    'option.ramsayMaySwapVarys.true': 'Varys too',

    'option.jonSnowNeedsGridHouse': 'Jon Snow’s House',
    'option.jonSnowNeedsGridHouse.help': 'Which Houses can be named for Jon Snow.',
    'option.jonSnowNeedsGridHouse.false': 'Any House',
    'option.jonSnowNeedsGridHouse.true': 'Only those still in King’s Landing',

    'option.jaqenReading': 'Jaqen H’ghar’s victims',
    'option.jaqenReading.help': 'Where Jaqen H’ghar kills.',
    'option.jaqenReading.A': '1 in King’s Landing and 1 in a play area',
    'option.jaqenReading.B': '2 in King’s Landing',

    'option.shaeReading': 'Shae’s worth',
    'option.shaeReading.help': 'When Shae counts as 1 Lannister.',
    'option.shaeReading.A': 'Always',
    'option.shaeReading.B': 'Only together with Tyrion Lannister',

    'option.teams': 'Teams',
    'option.teams.help': 'Partners sit opposite each other and add up their banners at the end.',
    'option.teams.false': 'Everyone alone',
    'option.teams.true': '2 teams of 2',

    'option.threeEyedRaven': 'Three-eyed raven',
    'option.threeEyedRaven.help':
      'Nobody talks at the table; once in the game, a raven token buys a private minute. With 4 players you play in teams.',
    'option.threeEyedRaven.false': 'Without ravens',
    'option.threeEyedRaven.true': 'With ravens',

    'option.firstPlayer': 'First turn',
    'option.firstPlayer.help': 'Who has the first turn.',
    'option.firstPlayer.random': 'Random',
    'option.firstPlayer.hostChoice': 'Chosen by the host',
    'option.firstPlayer.seat1': 'Seat 1',

    'option.firstSeat': 'Seat chosen by the host',
    'option.firstSeat.help': 'Who has the first turn, when the host chooses.',
    'option.firstSeat.1': 'Seat 1',
    'option.firstSeat.2': 'Seat 2',
    'option.firstSeat.3': 'Seat 3',
    'option.firstSeat.4': 'Seat 4',
  },

  it: {
    'option.companionDeck': 'Mazzo dei compagni',
    'option.companionDeck.help': 'Quali compagni possono comparire; in una partita ce ne sono 6 disponibili.',
    'option.companionDeck.full': 'Tutti e 14',
    'option.companionDeck.attested': 'Solo gli 8 con un effetto ufficiale',
    'option.companionDeck.none': 'Senza compagni',

    'option.ramsayMaySwapVarys': 'Ramsay Snow e Varys',
    'option.ramsayMaySwapVarys.help': 'Decide se Ramsay Snow può scambiare anche Varys.',
    'option.ramsayMaySwapVarys.false': 'Solo personaggi',
    'option.ramsayMaySwapVarys.true': 'Anche Varys',

    'option.jonSnowNeedsGridHouse': 'La Casa di Jon Snow',
    'option.jonSnowNeedsGridHouse.help': 'Quali Case si possono nominare per Jon Snow.',
    'option.jonSnowNeedsGridHouse.false': 'Una qualsiasi',
    'option.jonSnowNeedsGridHouse.true': 'Solo quelle ancora ad Approdo del Re',

    'option.jaqenReading': 'Le vittime di Jaqen H’ghar',
    'option.jaqenReading.help': 'Dove uccide Jaqen H’ghar.',
    'option.jaqenReading.A': '1 ad Approdo del Re e 1 in un’area di gioco',
    'option.jaqenReading.B': '2 ad Approdo del Re',

    'option.shaeReading': 'Quanto conta Shae',
    'option.shaeReading.help': 'Quando Shae conta come 1 Lannister.',
    'option.shaeReading.A': 'Sempre',
    'option.shaeReading.B': 'Solo insieme a Tyrion Lannister',

    'option.teams': 'Squadre',
    'option.teams.help': 'I compagni di squadra siedono uno di fronte all’altro e alla fine sommano i vessilli.',
    'option.teams.false': 'Ognuno per sé',
    'option.teams.true': '2 squadre da 2',

    'option.threeEyedRaven': 'Corvo con tre occhi',
    'option.threeEyedRaven.help':
      'Al tavolo non si parla; una volta per partita, un segnalino corvo vale un minuto in privato. In 4 si gioca a squadre.',
    'option.threeEyedRaven.false': 'Senza corvi',
    'option.threeEyedRaven.true': 'Con i corvi',

    'option.firstPlayer': 'Primo turno',
    'option.firstPlayer.help': 'A chi tocca il primo turno.',
    'option.firstPlayer.random': 'A sorte',
    'option.firstPlayer.hostChoice': 'Scelto dall’host',
    'option.firstPlayer.seat1': 'Posto 1',

    'option.firstSeat': 'Posto scelto dall’host',
    'option.firstSeat.help': 'A chi tocca il primo turno, quando sceglie l’host.',
    'option.firstSeat.1': 'Posto 1',
    'option.firstSeat.2': 'Posto 2',
    'option.firstSeat.3': 'Posto 3',
    'option.firstSeat.4': 'Posto 4',
  },
};

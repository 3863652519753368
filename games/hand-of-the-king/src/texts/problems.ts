import type { Catalogue } from '@corvo/core';

/**
 * `problem.CODE`, with the data that the refusal brings. What a player typed (`choice`, `companion`, the `seat` of
 * `nobody-of-that-name`) may be anything, so it is quoted or left out, never looked up.
 */
export const problems: Catalogue = {
  en: {
    // Declaring
    'problem.must-move': 'Varys must move: you cannot pass.',
    'problem.no-such-declaration': '“{{choice}}” is not a valid declaration: choose a direction and a House.',
    'problem.house-not-that-way': 'There is no $t(house.{{house}}.full) card in that direction.',
    'problem.not-in-line': '$t(character.{{character}}) is neither in Varys’s row nor in his column.',

    // Companions
    'problem.companion-must-be-chosen': 'You have earned a companion: choose one.',
    'problem.companion-not-available': 'Choose one of the available companions.',
    'problem.effect-is-compulsory': 'The effect of $t(companion.{{companion}}) is compulsory.',
    'problem.no-such-character': '“{{choice}}” is not a character of this game.',
    'problem.no-such-house': '“{{choice}}” is not a House of this game.',
    'problem.house-not-in-the-grid': '$t(house.{{house}}.full) has nobody left in King’s Landing.',
    'problem.not-in-the-grid': '$t(character.{{character}}) is not in King’s Landing.',
    'problem.not-in-an-area': '$t(character.{{character}}) is in no play area.',
    'problem.not-in-your-area': '$t(character.{{character}}) is not in your play area.',
    'problem.not-in-an-opponents-area': '$t(character.{{character}}) is not in the play area of an opponent.',
    'problem.companion-is-protected': '$t(companion.{{companion}}) is in a play area, out of reach of every effect.',
    'problem.varys-is-untouchable': 'Varys cannot be taken or killed.',
    'problem.varys-may-not-be-swapped': 'Varys is not a character: at this table Ramsay Snow cannot move him.',
    'problem.swap-takes-two': 'Ramsay Snow swaps 2 different cards, no more and no fewer.',

    // Banners
    'problem.not-tied': 'The $t(house.{{house}}) banner goes to one of those who are tied for it: {{of}}.',

    // Ravens
    'problem.no-ravens-in-this-game': 'There are no ravens in this game.',
    'problem.raven-spent': 'You have already spent your raven token.',
    'problem.raven-to-oneself': 'Send the raven to another player.',
    'problem.nobody-of-that-name': 'Nobody at this table is called “{{seat}}”.',
    'problem.raven-only-to-partner': 'In teams the raven goes to your partner, {{partner}}, not to {{seat}}.',
    'problem.raven-too-late': 'Too late: a raven leaves before you declare.',
    'problem.only-end-talk': 'You are talking in private: end the conversation first.',
  },

  it: {
    'problem.must-move': 'Varys deve muoversi: non puoi passare.',
    'problem.no-such-declaration': '«{{choice}}» non è una dichiarazione: scegli una direzione e una Casa.',
    'problem.house-not-that-way': 'In quella direzione non c’è nessuno di $t(house.{{house}}.full).',
    'problem.not-in-line': '$t(character.{{character}}) non è né sulla riga né sulla colonna di Varys.',

    'problem.companion-must-be-chosen': 'Ti spetta un compagno: scegline uno.',
    'problem.companion-not-available': 'Scegli uno dei compagni disponibili.',
    'problem.effect-is-compulsory': 'L’effetto di $t(companion.{{companion}}) è obbligatorio.',
    'problem.no-such-character': '«{{choice}}» non è un personaggio di questo gioco.',
    'problem.no-such-house': '«{{choice}}» non è una Casa di questo gioco.',
    'problem.house-not-in-the-grid': '$t(house.{{house}}.full) non ha più nessuno ad Approdo del Re.',
    'problem.not-in-the-grid': '$t(character.{{character}}) non è ad Approdo del Re.',
    'problem.not-in-an-area': '$t(character.{{character}}) non è in nessuna area di gioco.',
    'problem.not-in-your-area': '$t(character.{{character}}) non è nella tua area di gioco.',
    'problem.not-in-an-opponents-area': '$t(character.{{character}}) non è nell’area di gioco di un avversario.',
    'problem.companion-is-protected': '$t(companion.{{companion}}) è in un’area di gioco, al riparo da ogni effetto.',
    'problem.varys-is-untouchable': 'Varys non si può prendere né uccidere.',
    'problem.varys-may-not-be-swapped': 'Varys non è un personaggio: a questo tavolo Ramsay Snow non può spostarlo.',
    'problem.swap-takes-two': 'Ramsay Snow scambia 2 carte diverse, né più né meno.',

    'problem.not-tied': 'Il vessillo $t(house.{{house}}) va a chi è in parità: {{of}}.',

    'problem.no-ravens-in-this-game': 'In questa partita non ci sono corvi.',
    'problem.raven-spent': 'Hai già usato il tuo segnalino corvo.',
    'problem.raven-to-oneself': 'Il corvo va mandato a un altro giocatore.',
    'problem.nobody-of-that-name': 'Nessuno a questo tavolo si chiama «{{seat}}».',
    'problem.raven-only-to-partner': 'A squadre il corvo va al compagno di squadra: {{partner}}, non {{seat}}.',
    'problem.raven-too-late': 'Troppo tardi: il corvo parte prima della dichiarazione.',
    'problem.only-end-talk': 'Stai parlando in privato: prima chiudi la conversazione.',
  },
};

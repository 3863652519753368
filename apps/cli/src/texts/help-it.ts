import type { Messages } from '@corvo/core';

export const helpIt: Messages = {
  help: `corvo: al terminale, i giochi da tavolo della famiglia del Trono di Spade.

  corvo games                     quali giochi ci sono, con le loro opzioni e i loro bot
  corvo play GIOCO                gioca contro i bot
  corvo simulate GIOCO            fa giocare un torneo ai bot
  corvo replay FILE               rivede una partita salvata e la verifica
  corvo check FILE…               prova scenari: posizioni, azioni, che cosa deve uscirne
  corvo fuzz GIOCO                partite a caso in cerca di regole infrante
  corvo rule REGOLA               una regola, come HK-4.2
  corvo rules GIOCO               tutte le regole di un gioco

  corvo backup [CARTELLA|FILE]    copia tutto ciò che un server conserva, anche mentre gira
  corvo restore FILE              rimette al suo posto una copia
  corvo export-game TAVOLO [FILE] una partita finita di un server come file
  corvo import-game FILE          porta una partita salvata in un server
  corvo identity NOME             ridà l’identità a chi ha perso tutti i dispositivi

Ogni comando ha il suo aiuto: corvo help play, oppure corvo play --help.
Per cominciare: corvo play hand-of-the-king

Ovunque: --lang it|en, --help, --version
Codici di uscita: 0 tutto bene, 1 qualcosa è fallito (uno scenario, una proprietà, una partita salvata), 2 richiesta sbagliata.`,

  'help.everywhere': 'Ovunque: --lang it|en sceglie la lingua, --help mostra questo. NO_COLOR=1 spegne i colori.',

  'help.games': `corvo games [--json]

Per ogni gioco il titolo, in quanti si gioca, quali bot ha, e le opzioni con tutti i loro valori.

  --json   lo stesso per i programmi`,

  'help.play': `corvo play GIOCO [--players N] [--bots NOME,…] [--seed S] [--options NOME=VALORE,…] [--seat N|random] [--name NOME] [--take-back COME] [--save FILE]

Giochi tu al terminale; i bot prendono gli altri posti. Le mosse si scelgono con il numero o con parole loro,
come «alto stark»; ordini, marce e simili si compongono passo per passo, con i numeri o con i nomi. Durante
la partita «aiuto» elenca che altro puoi scrivere: spiega, suggerimento, annulla, regola, salva e altro.

  --players N     in quanti siete al tavolo, te compreso (predefinito: il minimo del gioco)
  --bots NOME,…   chi gioca contro di te, distribuiti intorno al tavolo (vedi corvo games)
  --seed S        lo stesso codice del mescolamento dà la stessa disposizione; senza, una disposizione a caso
  --options …     le opzioni del tavolo (vedi corvo games)
  --take-back COME quando si annullano le mosse: «fair» (leale), «strict» (mai) o «practice» (prova: liberamente; predefinito: fair)
  --seat N        il tuo posto al tavolo, da 1, oppure «random» (predefinito: 1)
  --name NOME     come ti chiama la cronaca (predefinito: il tuo nome utente)
  --save FILE     salva la partita quando smetti; corvo replay la mostra e la verifica

L’impronta del mescolamento si vede all’inizio e il suo codice alla fine: chiunque può verificare la disposizione.

  corvo play hand-of-the-king --bots lord --lang it --save partita.jsonl`,

  'help.simulate': `corvo simulate GIOCO [--players N] [--bots NOME,…] [--games N] [--seed S] [--options NOME=VALORE,…] [--json] [--report FILE] [--records CARTELLA] [--workers N]

I bot giocano un torneo su tutti i core. Un nome solo riempie tutti i posti; più nomi si distribuiscono intorno al
tavolo. Ogni disposizione si gioca una volta per ogni modo di girare i bot intorno al tavolo, così nessuno deve il
risultato al posto o alla fortuna. Se il numero di partite non ne è un multiplo, l’ultima disposizione non si gioca da
ogni lato, e il programma lo dice.

  --players N         in quanti sono al tavolo (predefinito: il minimo del gioco)
  --bots NOME,…       random, greedy, search:200ms (a tempo), search:5000n (a posizioni), … (predefinito: random)
  --games N           quante partite (predefinito: 100)
  --seed S            lo stesso codice e gli stessi limiti di posizioni danno lo stesso risultato, con qualunque --workers
  --options …         le opzioni del tavolo (vedi corvo games)
  --workers N         quanti thread (predefinito: uno per core)
  --json              un oggetto per i programmi invece della tabella
  --report FILE       anche un file HTML con i grafici
  --records CARTELLA  salva anche ogni partita, per corvo replay

Punti: 1 per un primo posto da soli, diviso in parti uguali fra chi lo condivide, altrimenti 0. Pari è un primo posto
condiviso; i compagni di una squadra vincente condividono il loro. Gli intervalli sono di Wilson, al 95%.

  corvo simulate hand-of-the-king --bots search:200ms,greedy --games 100 --seed 7 --report bot.html`,

  'help.replay': `corvo replay FILE [--from N] [--to N] [--quiet] [--json]

Ricostruisce una partita salvata, verifica ogni azione, ogni impronta e il mescolamento, e la mostra. Su un
terminale va passo per passo: Invio avanti, b indietro, un numero salta, q esce. Altrove stampa tutto.

  --from N, --to N   solo queste azioni; 0 è il tavolo prima della prima
  --quiet            verifica soltanto
  --json             un oggetto per i programmi

Codice di uscita 1 se la partita salvata non è autentica, 2 se non si può leggere.

  corvo replay partita.jsonl --from 3 --to 5`,

  'help.check': `corvo check FILE… [--json]

Prova scenari: una posizione, azioni nella notazione, e che cosa deve uscirne. Il nome di una cartella sta per tutti i
file di scenari che contiene. L’ultima riga è sempre «N passed, M failed»; il codice di uscita è 1 se qualcuno fallisce.

  --json   un oggetto per i programmi

  corvo check games/hand-of-the-king/scenarios`,

  'help.fuzz': `corvo fuzz GIOCO [--games N] [--first N] [--seed S] [--players N] [--options NOME=VALORE,…] [--workers N] [--json]

Gioca partite a caso con opzioni a caso su tutti i core, e in ognuna cerca ciò che non deve mai succedere: una mossa
valida rifiutata, un segreto svelato, una partita che non si può ripetere o che non finisce, e altro. Ciò che trova
viene accorciato il più possibile e stampato con il comando che lo mostra di nuovo.

  --games N      quante partite (predefinito: 1000)
  --first N      il numero della prima partita, da 1: per rivederne una sola
  --seed S       lo stesso codice del mescolamento gioca le stesse partite
  --players N    sempre in quanti (predefinito: qualunque numero ammesso dal gioco)
  --options …    sempre queste opzioni; le altre si tirano a sorte
  --workers N    quanti thread (predefinito: uno per core)
  --json         un oggetto per i programmi

  corvo fuzz hand-of-the-king --games 100000 --seed 1`,

  'help.rule': `corvo rule REGOLA [--json]

Stampa una regola. Ogni domanda e ogni rifiuto dice quale regola c’è dietro.

  corvo rule HK-4.2`,

  'help.rules': `corvo rules GIOCO [--json]

Elenca le regole di un gioco, o di un altro regolamento in docs/rules, una riga per ciascuna.

  corvo rules hand-of-the-king`,
};

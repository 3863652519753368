import type { Messages } from '@corvo/core';

/** What the teacher says. Names come from the game’s own texts. */
export const it: Messages = {
  'lesson.orders': 'Gli ordini e un turno',
  'lesson.orders.about': 'Piazza gli ordini, manda il Corvo, marcia, raccogli Potere: un turno intero.',
  'lesson.orders.welcome':
    'Guidi Casa Lannister. Vincono i castelli e le fortezze: chi ne controlla 7 vince subito, altrimenti chi ne ha di più dopo 10 turni. Guarda le tue 4 aree a ovest, porto compreso, poi continua.',
  'lesson.orders.place':
    'Ogni area con tue unità riceve esattamente 1 ordine, coperto; anche un porto. Piazza una Marcia $t(area.lannisport, in), Consolidamento $t(area.stoney-sept, in) e $t(area.port-of-lannisport, in), Supporto $t(area.the-golden-sound, in).',
  'lesson.orders.place.no-march': 'Senza una Marcia l’esercito $t(area.lannisport, of) resta a casa. Piazzala lì.',
  'lesson.orders.place.no-power':
    'Piazza il Consolidamento normale $t(area.stoney-sept, in): con la sua corona rende 2.',
  'lesson.orders.place.at-sea':
    'È permesso, ma piazza un Supporto $t(area.the-golden-sound, in): la Nave può aiutare un’area vicina in battaglia.',
  'lesson.orders.march':
    'Si marcia nell’ordine del Trono di Spade: Baratheon è rimasto fermo. Manda almeno 1 unità $t(area.lannisport, from) $t(area.riverrun, to), una fortezza. Le altre possono restare.',
  'lesson.orders.march.elsewhere': 'È una marcia valida, ma la fortezza da prendere è $t(area.riverrun, the).',
  'lesson.orders.end':
    'Ora controlli $t(area.riverrun, the). Hai guadagnato Potere: 2 $t(area.stoney-sept, in) (1 per l’ordine, 1 per la corona) e 1 nel porto. Gli ordini sono tornati, sono uscite 3 carte Westeros e si prepara il turno 2.',
  'lesson.orders.place.port':
    'In un porto il Consolidamento rende 1 se nessuna Nave nemica tiene il mare davanti. Piazzane uno $t(area.port-of-lannisport, in).',
  'lesson.orders.raven':
    'Gli ordini sono scoperti. Hai il Corvo Messaggero: puoi cambiare 1 tuo ordine o guardare la prima carta dei Bruti. Guarda la carta.',
  'lesson.orders.raven.other': 'È permesso anche questo, ma stavolta usa il Corvo per guardare la carta dei Bruti.',
  'lesson.orders.card':
    'Solo tu vedi la carta: la tua cronaca la nomina, quella degli altri no. Lasciala in cima o mettila sotto il mazzo, come preferisci.',

  'lesson.raid': 'Le incursioni',
  'lesson.raid.about': 'Togli ordini prima che agiscano, e prendi Potere.',
  'lesson.raid.look':
    'Gli ordini sono scoperti e le incursioni vengono per prime. Ne hai 2: una normale $t(area.riverrun, in), una speciale ★ $t(area.stoney-sept, in).',
  'lesson.raid.pillage':
    'Fai un’Incursione su $t(area.seagard) $t(area.riverrun, from). Toglie il Consolidamento di Greyjoy: tu guadagni 1 segnalino Potere e Greyjoy ne perde 1.',
  'lesson.raid.pillage.nothing':
    'Un’Incursione si può scartare senza bersaglio, ma qui c’è Potere da prendere: scegli $t(area.seagard, the).',
  'lesson.raid.end':
    'Le incursioni tolgono Incursioni, Supporti e Consolidamenti; quella speciale ★ può togliere invece una Difesa. Le Marce non si tolgono mai. Da terra le incursioni colpiscono solo la terra; dal mare, mare, terra e porti; da un porto, solo il suo mare.',
  'lesson.raid.pillage.other-order': 'L’Incursione ★ viene dopo. Prima quella $t(area.riverrun, of).',
  'lesson.raid.star':
    'Solo l’Incursione ★ toglie una Difesa. Usala su $t(area.harrenhal): il Cavaliere resta senza bonus.',
  'lesson.raid.star.nothing': 'La Difesa $t(area.harrenhal, in) resterebbe. Scegli quella.',

  'lesson.march': 'Le marce',
  'lesson.march.about': 'Dividi un esercito, esci da un porto, attraversa il mare.',
  'lesson.march.part':
    'Marcia $t(area.stoney-sept, from): 1 unità $t(area.harrenhal, to), l’altra $t(area.blackwater, to). L’area resterebbe vuota e non sarebbe più tua: lascia lì 1 segnalino Potere.',
  'lesson.march.part.other-order': 'Prima la marcia $t(area.stoney-sept, of). Le altre vengono dopo.',
  'lesson.march.part.no-token':
    'Perderesti $t(area.stoney-sept): né unità né segnalino. Marcia di nuovo e lascia un segnalino Potere.',
  'lesson.march.part.together': 'Dividile: 1 unità $t(area.harrenhal, to) e 1 $t(area.blackwater, to).',
  'lesson.march.sail':
    'Le tue Navi $t(area.the-golden-sound, in) e $t(area.sunset-sea, in) ora fanno da ponte: per le tue marce le terre su quelle coste sono adiacenti. Manda il Cavaliere $t(area.lannisport, of) $t(area.flints-finger, to), molto più a nord.',
  'lesson.march.sail.short':
    'È troppo vicino. Manda il Cavaliere $t(area.flints-finger, to): le Navi lo portano fin lì.',
  'lesson.march.end':
    'Un’area di partenza come $t(area.lannisport, the) resta tua anche senza segnalino, e la sua guarnigione la difende. Una marcia inizia al massimo 1 battaglia. Dove c’è una forza neutrale, come $t(area.the-eyrie, in), si entra solo con una forza almeno pari.',
  'lesson.march.port':
    'Un porto si apre su 1 mare. Le Navi in porto sono al sicuro ma non trasportano: porta quella $t(area.port-of-lannisport, of) $t(area.the-golden-sound, to).',
  'lesson.march.port.other-order':
    'Prima la Nave: senza di lei il Cavaliere $t(area.lannisport, of) non può attraversare.',
  'lesson.march.port.stays': 'La Nave serve in mare. Mandala $t(area.the-golden-sound, to).',

  'lesson.battle': 'Una battaglia',
  'lesson.battle.about': 'Una macchina d’assedio, supporto, una carta Casata e la Spada.',
  'lesson.battle.look':
    'Greyjoy tiene $t(area.seagard, the), una fortezza, con un Cavaliere (2), 2 Fanti (2) e una Difesa (1). Altre 2 Navi, $t(area.ironmans-bay, in), possono dare supporto con 2. Tu porti un Cavaliere (2) e una Macchina d’assedio: vale 4 contro castelli e fortezze, altrove 0.',
  'lesson.battle.attack': 'Marcia con entrambi $t(area.riverrun, from) $t(area.seagard, to).',
  'lesson.battle.attack.half':
    'Qui serve tutta la tua forza: manda il Cavaliere e la Macchina d’assedio $t(area.seagard, to).',
  'lesson.battle.attack.elsewhere': 'Si combatte per $t(area.seagard, the). Manda lì entrambe le unità.',
  'lesson.battle.support':
    'Per ora 6 contro 5. Il tuo Fante $t(area.the-twins, in) ha un Supporto accanto alla battaglia: dallo all’attaccante, cioè a te.',
  'lesson.battle.support.kept': 'Così resti a 6 e perdi. Dai il supporto all’attaccante.',
  'lesson.battle.card':
    '7 contro 7. Ora tu e Greyjoy scegliete in segreto una carta Casata ciascuno. Le carte in mano sono visibili a tutti: Greyjoy ha $t(card.euron-crows-eye), forza 4. Gioca la tua carta più forte; ogni spada costa un’unità a chi perde.',
  'lesson.battle.card.weak': 'È troppo debole: $t(card.ser-gregor-clegane) ha forza 3 e 3 spade.',
  'lesson.battle.blade':
    '10 contro 11. Hai la Spada di Valyria: una volta per turno aggiunge 1. Sull’11 a 11 vince chi è più in alto nei Feudi, e sei tu.',
  'lesson.battle.blade.kept': 'Sul 10 a 11 perdi, e una Macchina d’assedio non può ritirarsi. Usa la Spada.',
  'lesson.battle.end':
    'Vinci grazie ai Feudi. Le 3 spade non hanno trovato fortificazioni e hanno distrutto tutte e 3 le unità; i superstiti si sarebbero ritirati, in rotta e con forza 0 fino alla fine del turno. Le 2 carte restano fra gli scarti finché la mano non è finita.',

  'lesson.bids': 'Lo Scontro di Re',
  'lesson.bids.about': 'Offri Potere per il Trono di Spade, i Feudi e la Corte del Re.',
  'lesson.bids.look':
    'Dal turno 2 ogni turno comincia con 3 carte Westeros. Questa è $t(westeros.clash-of-kings): si fanno offerte per i 3 tracciati, uno dopo l’altro. Hai 8 segnalini Potere, Baratheon 8, Stark e Greyjoy 6 ciascuno.',
  'lesson.bids.throne':
    'Chi tiene il Trono di Spade agisce per primo e decide ogni parità, tranne in battaglia. Le offerte sono segrete e si pagano tutte, anche quelle di chi perde. Gli altri lo vogliono: offri al massimo 2 e risparmia.',
  'lesson.bids.throne.dear':
    'Ti resta troppo poco per i tracciati che ti servono. Tieni almeno 6 segnalini Potere: offri al massimo 2.',
  'lesson.bids.fiefdoms':
    'Hanno pagato caro. I Feudi ti danno la Spada e ti fanno vincere ogni parità in battaglia. A Greyjoy restano 3 segnalini Potere, e vuole tenere i Feudi. Vinci questo tracciato e tieni 3 segnalini Potere.',
  'lesson.bids.fiefdoms.low': 'Troppo poco: un’altra Casa prende i Feudi. Offri 3.',
  'lesson.bids.fiefdoms.all': 'Vinceresti, ma ti resta troppo poco per la Corte del Re. Tieni 3 segnalini Potere.',
  'lesson.bids.court':
    'La Spada è tua. La Corte del Re ti dà il Corvo Messaggero e più ordini speciali ★; l’ultimo posto non ne ha. A Baratheon restano 3 segnalini Potere e non li spende tutti: vinci la Corte.',
  'lesson.bids.court.low': 'La Corte va a un altro. Con 3 vinci.',
  'lesson.bids.end':
    'Con il primo posto alla Corte puoi usare 3 ordini speciali ★ nel turno che comincia. Il Corvo ti fa cambiare 1 ordine dopo che tutti sono scoperti, o guardare una carta dei Bruti.',

  'lesson.muster': 'Il reclutamento',
  'lesson.muster.about': 'Recluta con i punti dei tuoi castelli e delle tue fortezze, entro le Scorte.',
  'lesson.muster.look':
    'La carta $t(westeros.mustering): una fortezza dà 2 punti, un castello 1. Un Fante o una Nave costa 1, un Cavaliere o una Macchina d’assedio 2; un Fante già lì si promuove per 1. I punti si spendono nella loro area.',
  'lesson.muster.buy':
    'Greyjoy tiene $t(area.the-golden-sound, the), quindi lì non puoi reclutare Navi: il tuo porto è ancora aperto. $t(area.lannisport, in) promuovi il Fante a Macchina d’assedio e recluta una Nave $t(area.port-of-lannisport, to). Per il resto fai come vuoi, entro le Scorte: 1 esercito da 3 e 2 da 2.',
  'lesson.muster.buy.nothing': 'I punti non spesi sono persi. Usa i 2 $t(area.lannisport, of).',
  'lesson.muster.buy.no-ship': 'La Nave va $t(area.port-of-lannisport, in).',
  'lesson.muster.end':
    'Hanno reclutato anche gli altri. Poi la carta $t(westeros.game-of-thrones) ha dato 1 segnalino Potere per ogni corona che controlli. Anche un Consolidamento speciale ★ può reclutare, nel suo castello o nella sua fortezza.',
  'lesson.muster.buy.no-engine':
    'Con 1 punto promuovi a Macchina d’assedio il Fante $t(area.lannisport, of); l’altro punto è per la Nave.',

  'lesson.wildlings': 'I Bruti',
  'lesson.wildlings.about': 'Difendi la Barriera con gli altri, e offri più di tutti.',
  'lesson.wildlings.look':
    'Le carte con il segno dei Bruti li hanno resi più forti, e ora attaccano con 8; a 12 attaccherebbero anche senza una carta. Tutte le Case offrono Potere in segreto; la somma è la forza dei Guardiani della Notte.',
  'lesson.wildlings.bid':
    'Stark ha 4 segnalini Potere, Baratheon 3, Greyjoy 2, e amano risparmiare. Il prezzo di una sconfitta sta su una carta che nessuno conosce. Offri abbastanza da stare al sicuro, e più degli altri.',
  'lesson.wildlings.bid.low': 'Stark offre 3, Baratheon 1, Greyjoy niente: i Guardiani non bastano. Offri almeno 4.',
  'lesson.wildlings.reward':
    'I Guardiani reggono, e la carta si scopre: è «Cavalcatori di Mammut». Hai offerto più di tutti: riprendi una carta Casata usata. $t(card.tywin-lannister) è la migliore.',
  'lesson.wildlings.reward.other': 'È possibile, ma $t(card.tywin-lannister), forza 4, vale di più.',
  'lesson.wildlings.end':
    'I Bruti tornano a 0. Se avessero vinto, chi ha offerto meno avrebbe perso 3 unità e gli altri 2 ciascuno. Ora conosci un turno intero: gioca la tua prima partita contro i bot; suggerimenti e regole sono sempre a portata di mano.',
};

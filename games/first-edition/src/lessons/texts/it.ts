import type { Messages } from '@corvo/core';

/** What the teacher says. Names come from the game’s own texts. */
export const it: Messages = {
  'lesson.orders': 'Gli ordini e un turno',
  'lesson.orders.about': 'Piazza gli ordini, marcia, raccogli Potere: un turno intero.',
  'lesson.orders.welcome':
    'Guidi Casa Stark. Vincono le Città e le Roccaforti: in 3 giocatori chi ne controlla 8 vince subito, altrimenti chi ne ha di più dopo 10 turni. Guarda le tue 3 aree a nord, poi continua.',
  'lesson.orders.place':
    'Ogni area con tue unità riceve 1 ordine, coperto. Piazza una Marcia $t(area.winterfell, in), Consolidamento $t(area.white-harbor, in) e Supporto $t(area.the-shivering-sea, in). Tutte le Case li piazzano nello stesso momento.',
  'lesson.orders.place.no-march': 'Senza una Marcia l’esercito $t(area.winterfell, of) resta a casa. Piazzala lì.',
  'lesson.orders.place.no-power': 'Piazza un Consolidamento $t(area.white-harbor, in): rende alla fine del turno.',
  'lesson.orders.place.at-sea':
    'È permesso, ma piazza un Supporto $t(area.the-shivering-sea, in): la Nave può aiutare un’area vicina in battaglia.',
  'lesson.orders.march':
    'Gli ordini sono scoperti e nessuno ha fatto Incursioni. Si marcia nell’ordine del Trono di Spade: Baratheon e Lannister hanno marciato. Manda almeno 1 unità $t(area.winterfell, from) $t(area.moat-cailin, to), una Città. Le altre possono restare.',
  'lesson.orders.march.elsewhere': 'È una marcia valida, ma la Città da prendere è $t(area.moat-cailin, the).',
  'lesson.orders.end':
    'Ora controlli $t(area.moat-cailin, the). Il Consolidamento ha dato 1 gettone Potere, più 1 per ogni corona dell’area: $t(area.white-harbor, the) non ne ha. Gli ordini sono tornati, sono uscite 3 carte Westeros e si prepara il turno 2.',

  'lesson.raid': 'Le incursioni',
  'lesson.raid.about': 'Togli ordini prima che agiscano, e prendi Potere.',
  'lesson.raid.look':
    'Gli ordini sono scoperti e le incursioni vengono per prime. Ne hai 2: una in mare, $t(area.the-shivering-sea, in), una a terra, $t(area.winterfell, in).',
  'lesson.raid.pillage':
    'Fai un’Incursione dal mare su $t(area.white-harbor). Toglie il Consolidamento di Baratheon e ti dà 1 gettone Potere: è un saccheggio.',
  'lesson.raid.pillage.by-land':
    'L’Incursione $t(area.winterfell, of) serve dopo, contro $t(area.moat-cailin, the), che la Nave non raggiunge. Usa quella in mare.',
  'lesson.raid.pillage.nothing':
    'Un’Incursione si può scartare senza bersaglio, ma qui c’è Potere da prendere: scegli $t(area.white-harbor, the).',
  'lesson.raid.support':
    'Hai guadagnato 1 gettone Potere. Ora colpisci $t(area.moat-cailin, the) $t(area.winterfell, from): senza l’ordine di Supporto quel Cavaliere non aiuta nessuno in questo turno.',
  'lesson.raid.support.nothing': 'Il Supporto $t(area.moat-cailin, in) resterebbe. Scegli quello.',
  'lesson.raid.end':
    'Le incursioni tolgono Incursioni, Supporti e Consolidamenti, mai Marce o Difese. Da terra le incursioni colpiscono solo la terra; dal mare, mare e terra. L’Incursione ★ toglie fino a 2 ordini.',

  'lesson.march': 'Le marce',
  'lesson.march.about': 'Dividi un esercito, tieni ciò che lasci, attraversa il mare.',
  'lesson.march.part':
    'Marcia $t(area.white-harbor, from): 1 unità $t(area.widows-watch, to), l’altra $t(area.moat-cailin, to). L’area resterebbe vuota e non sarebbe più tua: lascia lì 1 gettone Potere.',
  'lesson.march.part.other-order': 'Prima la marcia $t(area.white-harbor, of). Poi viene $t(area.winterfell, the).',
  'lesson.march.part.no-token':
    'Perderesti $t(area.white-harbor, the): né unità né gettone. Marcia di nuovo e lascia un gettone Potere.',
  'lesson.march.part.together': 'Dividile: 1 unità $t(area.widows-watch, to) e 1 $t(area.moat-cailin, to).',
  'lesson.march.sail':
    'Le tue Navi $t(area.the-shivering-sea, in) e $t(area.the-narrow-sea, in) fanno da ponte: per le tue marce le terre su quelle coste sono adiacenti. Manda il Cavaliere $t(area.winterfell, of) $t(area.crackclaw-point, to), molto più a sud.',
  'lesson.march.sail.short':
    'È troppo vicino. Manda il Cavaliere $t(area.crackclaw-point, to): le Navi lo portano fin lì.',
  'lesson.march.end':
    'Un’area di partenza come $t(area.winterfell, the) resta tua anche senza gettone. Una marcia inizia al massimo 1 battaglia. Dove c’è una forza neutrale, come $t(area.the-eyrie, in), si entra solo con una forza almeno pari.',

  'lesson.battle': 'Una battaglia',
  'lesson.battle.about': 'Attacco, supporto, una carta Casato e la Spada.',
  'lesson.battle.look':
    'Lannister tiene $t(area.seagard, the) con un Cavaliere (2), un Fante (1) e una Difesa (1). Il Cavaliere $t(area.riverrun, of) può dare supporto con 2. Tu porti 2 Cavalieri (4) e una Marcia +1.',
  'lesson.battle.attack': 'Marcia con tutti e 2 i Cavalieri $t(area.moat-cailin, from) $t(area.seagard, to).',
  'lesson.battle.attack.half': 'Qui serve tutta la tua forza: manda entrambi i Cavalieri $t(area.seagard, to).',
  'lesson.battle.attack.elsewhere': 'Si combatte per $t(area.seagard, the). Manda lì entrambi i Cavalieri.',
  'lesson.battle.support':
    'Per ora 5 contro 4. Il tuo Fante $t(area.the-twins, in) ha un Supporto accanto alla battaglia: dallo all’attaccante, cioè a te.',
  'lesson.battle.support.kept': 'Così resti a 5 e perdi. Dai il supporto all’attaccante.',
  'lesson.battle.card':
    '6 contro 6. Ora tu e Lannister scegliete in segreto una carta Casato ciascuno. Le carte in mano sono visibili a tutti: Lannister ha $t(card.tywin-lannister), forza 3. Gioca la tua carta più forte; la sua spada costa un’unità a chi perde.',
  'lesson.battle.card.weak': 'È troppo debole: $t(card.greatjon-umber) ha forza 2 e una spada.',
  'lesson.battle.blade':
    '8 contro 9. Hai la Spada d’Acciaio di Valyria: una volta per turno aggiunge 1. Sul 9 a 9 vince chi è più in alto nei Privilegi Feudali, e sei tu.',
  'lesson.battle.blade.kept': 'Sull’8 a 9 perdi la battaglia. Usa la Spada.',
  'lesson.battle.end':
    'Vinci grazie ai Privilegi Feudali. La tua spada ha distrutto un Fante e il Cavaliere si è ritirato $t(area.riverrun, to): in rotta, vale 0 fino alla fine delle marce. Le 2 carte restano fra gli scarti finché la mano non è finita.',

  'lesson.bids': 'Lo Scontro dei Re',
  'lesson.bids.about': 'Offri Potere per il Trono di Spade, i Privilegi Feudali e la Corte del Re.',
  'lesson.bids.look':
    'Dal turno 2 ogni turno comincia con 3 carte Westeros. Questa è $t(westeros.clash-of-kings): si fanno offerte per le 3 tracce, una dopo l’altra. Hai 8 gettoni Potere, Baratheon 7, Lannister 5.',
  'lesson.bids.throne':
    'Chi tiene il Trono di Spade agisce per primo e decide ogni parità, tranne in battaglia. Le offerte sono segrete e si pagano tutte, anche quelle di chi perde. Baratheon lo vuole: offri al massimo 2 e risparmia.',
  'lesson.bids.throne.dear':
    'Ti resta troppo poco per le tracce che ti servono. Tieni almeno 6 gettoni Potere: offri al massimo 2.',
  'lesson.bids.fiefdoms':
    'Baratheon ha pagato 5. I Privilegi Feudali ti danno la Spada e ti fanno vincere ogni parità in battaglia. A Lannister restano 4 gettoni Potere e vuole anche la Corte. Vinci questa traccia e tieni 3 gettoni Potere.',
  'lesson.bids.fiefdoms.low': 'Troppo poco: un’altra Casa prende i Privilegi Feudali. Offri 3.',
  'lesson.bids.fiefdoms.all': 'Vinceresti, ma ti resta troppo poco per la Corte del Re. Tieni 3 gettoni Potere.',
  'lesson.bids.court':
    'La Spada è tua. La Corte del Re ti dà il Corvo Messaggero e più ordini speciali ★. A Lannister restano 2 gettoni Potere, a Baratheon 1: vinci la Corte.',
  'lesson.bids.court.low': 'La Corte va a un altro. Con 3 sei al sicuro.',
  'lesson.bids.end':
    'Con il primo posto alla Corte puoi usare 3 ordini speciali ★; al terzo posto sarebbero 2. Il Corvo ti fa sostituire 1 dei tuoi ordini dopo che tutti sono scoperti.',

  'lesson.muster': 'La chiamata alle armi',
  'lesson.muster.about': 'Recluta con i punti delle tue Città e Roccaforti, entro i Rifornimenti.',
  'lesson.muster.look':
    'La carta $t(westeros.mustering): una Roccaforte dà 2 punti, una Città 1. Un Fante o una Nave costa 1, un Cavaliere 2; un Fante già lì diventa Cavaliere per 1. I punti si spendono nella loro area.',
  'lesson.muster.buy':
    '$t(area.winterfell, in) promuovi il Fante a Cavaliere e recluta una Nave $t(area.the-shivering-sea, to). $t(area.white-harbor, in) e $t(area.moat-cailin, in) fai come vuoi, ma le nuove unità devono rientrare nei Rifornimenti: 1 esercito da 3 e 1 da 2.',
  'lesson.muster.buy.nothing': 'I punti non spesi sono persi. Usa i 2 $t(area.winterfell, of).',
  'lesson.muster.buy.no-ship': 'La Nave va $t(area.the-shivering-sea, in).',
  'lesson.muster.buy.no-knight': 'Con l’altro punto promuovi a Cavaliere il Fante $t(area.winterfell, of).',
  'lesson.muster.end':
    'Hanno reclutato anche gli altri. Poi la carta $t(westeros.game-of-thrones) ha dato 1 gettone Potere per ogni corona che controlli. I barili aumentano i Rifornimenti, ma solo quando esce la carta $t(westeros.supply).',

  'lesson.wildlings': 'I Bruti',
  'lesson.wildlings.about': 'Difendi la Barriera con gli altri, e offri più di tutti.',
  'lesson.wildlings.look':
    'Le carte con il segno dei Bruti li hanno resi più forti, e ora attaccano con 6. Tutte le Case offrono Potere in segreto; la somma è la forza dei Guardiani della Notte.',
  'lesson.wildlings.bid':
    'Lannister ha 4 gettoni Potere e Baratheon 3, e amano risparmiare. Se i Guardiani non bastano, ogni Casa perde unità per 2 punti, e chi ha offerto meno di tutti per 4. Offri abbastanza da stare al sicuro.',
  'lesson.wildlings.bid.low': 'Lannister offre 2 e Baratheon 1: i Guardiani non bastano. Offri almeno 3.',
  'lesson.wildlings.reward':
    'I Guardiani reggono e hai offerto più di tutti: riprendi una carta Casato usata. $t(card.eddard-stark) è la migliore.',
  'lesson.wildlings.reward.other': 'È possibile, ma $t(card.eddard-stark), forza 3, vale di più.',
  'lesson.wildlings.end':
    'I Bruti tornano a 0. Ora conosci un turno intero: carte Westeros, pianificazione, incursioni, marce e battaglie, Potere. Gioca la tua prima partita contro i bot; suggerimenti e regole sono sempre a portata di mano.',
};

import type { Messages } from '@corvo/core';

/** Le parole dell’insegnante. I nomi vengono dai testi del gioco. */
export const it: Messages = {
  'lesson.watch': 'I Guardiani della Notte',
  'lesson.watch.about': 'Trova Benjen Stark e difendi la Barriera: un turno con i Guardiani.',
  'lesson.watch.welcome':
    'Guidi i Guardiani della Notte. Vinci alla fine del turno 10 se hai trovato Benjen Stark, sulla Barriera non c’è nessuna truppa degli Estranei e i Bruti non tengono $t(area.btw-gift, the). La barra sopra la mappa mostra sempre a che punto sono tutti e tre.',
  'lesson.watch.tactic':
    'Ogni turno metti coperta anche una carta tattica. In mano te ne resta una, $t(card.tac-05): può raddoppiare un ordine di Difesa. Giocala.',
  'lesson.watch.orders':
    'I Bruti verranno $t(area.btw-frostfangs, from). Piazza Difesa +1 $t(area.btw-wall-centre, in), il Supporto normale sugli altri 2 tratti, un Consolidamento $t(area.btw-gift, in). Una Catapulta sola riceve solo Difesa o Supporto.',
  'lesson.watch.orders.centre': 'L’attacco arriverà $t(area.btw-wall-centre, to). Piazza lì la Difesa +1 normale.',
  'lesson.watch.orders.west':
    'Piazza il Supporto normale $t(area.btw-wall-west, in): così può aiutare il tratto vicino.',
  'lesson.watch.orders.east':
    'La Catapulta $t(area.btw-wall-east, in) può anche difendersi da sola, ma qui serve di più il Supporto normale.',
  'lesson.watch.orders.gift':
    'Nessun supporto attraversa la linea tratteggiata $t(area.btw-gift, from) alla Barriera. Fai raccogliere Potere a quelle truppe.',
  'lesson.watch.quest':
    'Prima di Incursioni e Marce puoi mandare truppe a cercare Benjen. Sono partite truppe per 5 punti su 7; un Fante vale 1, un Cavaliere 2. Manda il Cavaliere $t(area.btw-gift, of).',
  'lesson.watch.quest.few': 'Servono 7 punti e ne sono partiti 5. Manda il Cavaliere: vale 2.',
  'lesson.watch.quest.many':
    'Troveresti Benjen, ma quelle truppe servono a casa. Manda solo il Cavaliere $t(area.btw-gift, of).',
  'lesson.watch.shadow-tower':
    'Hai trovato Benjen. Ora i Bruti attaccano con 9 il Castello Nero. Tu hai 5: Fante, Catapulta (2), Barriera (1), Difesa +1. Dai il supporto al difensore, cioè a te, $t(area.btw-wall-west, from): Fante e Catapulta aggiungono 3.',
  'lesson.watch.shadow-tower.kept': 'Senza aiuto il Castello Nero cade. Dai il supporto al difensore, cioè a te.',
  'lesson.watch.eastwatch':
    'Una Catapulta dà il suo 2 in supporto solo dove i Guardiani si difendono, come qui. Supporta anche $t(area.btw-wall-east, from).',
  'lesson.watch.eastwatch.kept': '9 contro 8: ancora non basta. Dai anche questo supporto al difensore.',
  'lesson.watch.double':
    '9 contro 10. Ora $t(card.tac-05) può raddoppiare la tua Difesa +1, una volta in questo turno. Usala.',
  'lesson.watch.double.kept': 'I Bruti hanno una carta di forza 3: l’ordine raddoppiato ti servirà. Usala.',
  'lesson.watch.card':
    '9 contro 11. La carta più forte dei Bruti è $t(card.wi-mag), forza 3. $t(card.nw-qhorin) ti dà 2 e un teschio contro i Bruti; un altro lo dà la Barriera. Ogni teschio toglie loro un’unità, chiunque vinca.',
  'lesson.watch.card.weak': 'Contro $t(card.wi-mag) è troppo poco: gioca $t(card.nw-qhorin).',
  'lesson.watch.end':
    'Hai vinto 13 a 12, e 2 teschi sono costati loro 2 unità. A fine turno tornano sulla Barriera truppe per 7 punti meno il numero del turno, e la carta di Benjen entra nella tua mano. Ora tieni $t(area.btw-gift, the) e tutta la Barriera fino alla fine del turno 10.',

  'lesson.free-folk': 'I Bruti',
  'lesson.free-folk.about': 'Salva il Popolo Libero e sfonda la Barriera: un turno con i Bruti.',
  'lesson.free-folk.welcome':
    'Guidi i Bruti. Vinci subito quando conquisti $t(area.btw-gift, the), se 3 Fanti sono partiti a salvare il Popolo Libero. Due sono già partiti. Fra te e la meta ci sono la Barriera e le sue Catapulte.',
  'lesson.free-folk.bid':
    'Attacco dei Bruti: forza 4, e la tua offerta si aggiunge. I Guardiani offrono contro di te, e gli Estranei possono aiutare una delle due parti. Se la tua vince, recluti truppe per tanti punti quanto è lo scarto. Offri 2.',
  'lesson.free-folk.bid.little': 'Con meno vinci meno, o niente: i Guardiani hanno 6 segnalini Potere. Offri 2.',
  'lesson.free-folk.bid.much': 'Un po’ di Potere ti servirà dopo. 2 bastano.',
  'lesson.free-folk.muster':
    '7 contro 5: hai 2 punti da spendere dove vuoi nelle tue aree, ma non sulla Barriera. Promuovi a Gigante il Cavaliere $t(area.btw-frostfangs, in) e aggiungi un Fante $t(area.btw-milkwater, in): ciascuno costa 1.',
  'lesson.free-folk.muster.giant':
    'Davanti alla Barriera serve forza: promuovi a Gigante il Cavaliere $t(area.btw-frostfangs, in).',
  'lesson.free-folk.muster.footman': 'Resta 1 punto: un Fante $t(area.btw-milkwater, in) costa proprio 1.',
  'lesson.free-folk.tactic':
    'Ora la carta tattica del turno. $t(card.tac-03) aggiunge 1 quando marci contro truppe più forti delle tue. Giocala.',
  'lesson.free-folk.orders':
    'Hai il secondo posto alla Corte: 2 ordini speciali ★. Piazza Marcia +1 $t(area.btw-frostfangs, in), Supporto +1 $t(area.btw-gorge, in), Consolidamento $t(area.btw-milkwater, in).',
  'lesson.free-folk.orders.march': 'Ai Giganti $t(area.btw-frostfangs, of) serve la Marcia +1.',
  'lesson.free-folk.orders.support': 'Il Cavaliere $t(area.btw-gorge, in) aiuta di più con il Supporto +1.',
  'lesson.free-folk.orders.power': 'Piazza un Consolidamento $t(area.btw-milkwater, in): rende anche la corona.',
  'lesson.free-folk.quest':
    'Nella tua Quest vanno solo Fanti, e restano lì fino alla fine della partita. Ne manca uno: mandalo $t(area.btw-milkwater, from).',
  'lesson.free-folk.quest.nobody': 'Senza il terzo Fante nessuna conquista dà la vittoria. Mandalo.',
  'lesson.free-folk.march':
    'Il Popolo Libero è salvo: d’ora in poi ti basta $t(area.btw-gift, the). Il tratto più debole è $t(area.btw-wall-west, the). Marcia lì con i due Giganti.',
  'lesson.free-folk.march.half': 'Per sfondare servono tutti e due i Giganti.',
  'lesson.free-folk.march.elsewhere': 'È una marcia ammessa, ma oggi si combatte per $t(area.btw-wall-west, the).',
  'lesson.free-folk.support':
    '7 contro 5. Il tuo Cavaliere $t(area.btw-gorge, in) aggiunge 2, più 1 per l’ordine speciale: dai il supporto all’attaccante, cioè a te.',
  'lesson.free-folk.support.kept': 'I Guardiani avranno il supporto del Castello Nero: questo aiuto ti serve.',
  'lesson.free-folk.use':
    'Il Castello Nero supporta con 2 Cavalieri e la Catapulta: 10 contro 11. Le loro truppe sono più forti delle tue, quindi $t(card.tac-03) può aggiungere 1. Usala.',
  'lesson.free-folk.use.kept': 'Sei sotto di 1. Usa la carta: non costa nulla.',
  'lesson.free-folk.card':
    '11 contro 11. La Barriera dà ai Guardiani 1 di questi punti e un teschio che ti costerebbe un’unità. $t(card.wi-osha) annulla entrambi. Giocala.',
  'lesson.free-folk.card.skull':
    'Vinceresti, ma il teschio della Barriera ti costerebbe un Gigante. Gioca $t(card.wi-osha).',
  'lesson.free-folk.card.weak': 'Con questa carta perdi. Gioca $t(card.wi-osha).',
  'lesson.free-folk.end':
    'Tieni $t(area.btw-wall-west, the), e la Catapulta che c’era è perduta per sempre. $t(area.btw-gift) è subito dietro: conquistalo nel prossimo turno e hai vinto.',

  'lesson.others': 'Gli Estranei',
  'lesson.others.about': 'Risveglia i morti e prendi ciò che nessuno tiene: un turno con gli Estranei.',
  'lesson.others.welcome':
    'Guidi gli Estranei. Vinci subito quando conquisti un tratto della Barriera e sulla mappa hai più Zombi che Estranei. Le aree che nessuno tiene, come $t(area.btw-thenn, the), sono tue anche senza truppe né segnalini.',
  'lesson.others.muster':
    'Reclutamento: 1 punto per ogni area che controlli, da spendere in quell’area; contano anche quelle vuote. Metti uno Zombi in ciascuna delle 4, anche $t(area.btw-thenn, in).',
  'lesson.others.muster.thenn': '$t(area.btw-thenn) è vuota, e perciò tua: metti lì uno Zombi.',
  'lesson.others.muster.zombies':
    'Ti servono più Zombi che Estranei, e il Re conta come Estraneo. Metti uno Zombi in ogni area.',
  'lesson.others.tactic':
    'Ora la carta tattica del turno: $t(card.tac-08). La prima abilità vale appena è rivelata, la seconda quando vinci un attacco. Giocala.',
  'lesson.others.orders':
    'Piazza Marcia +1 $t(area.btw-antler, in), Supporto $t(area.btw-thenn, in), Consolidamento $t(area.btw-always-winter, in), Difesa +1 $t(area.btw-ice-river, in).',
  'lesson.others.orders.march':
    'L’attacco parte $t(area.btw-antler, from): usa lì il tuo unico ordine speciale ★, Marcia +1.',
  'lesson.others.orders.support':
    'Lo Zombi $t(area.btw-thenn, in) è accanto alla battaglia che verrà: piazza lì un Supporto.',
  'lesson.others.orders.consolidate':
    'Nessun altro può entrare $t(area.btw-always-winter, in): piazza lì un Consolidamento. In cambio del Potere puoi reclutare per 1 punto.',
  'lesson.others.orders.guard': 'I Bruti sono vicini: piazza la Difesa +1 $t(area.btw-ice-river, in).',
  'lesson.others.reveal':
    'Le carte sono rivelate: prima di ogni ordine, chi può usare subito la propria lo fa, nell’ordine del Trono. Usa $t(card.tac-08).',
  'lesson.others.reveal.kept': 'Non costa nulla: usala.',
  'lesson.others.plunder': 'Puoi rubare 1 segnalino Potere a un avversario, o a tutti e due. Prendilo a tutti e due.',
  'lesson.others.plunder.one': 'Perché non a tutti e due? Prendi 1 segnalino Potere a ciascuno.',
  'lesson.others.march':
    'Ora marcia $t(area.btw-antler, from) $t(area.btw-haunted-forest, to) con l’Estraneo e lo Zombi. Tu non lasci mai segnalini: ciò che lasci vuoto resta tuo finché non ci entra qualcuno.',
  'lesson.others.march.half': 'Mandali tutti e due $t(area.btw-haunted-forest, to).',
  'lesson.others.march.elsewhere': 'I Bruti da battere sono $t(area.btw-haunted-forest, in).',
  'lesson.others.support':
    '4 contro 4. Il tuo Zombi $t(area.btw-thenn, in) può aggiungere 1: dai il supporto all’attaccante, cioè a te.',
  'lesson.others.support.kept': 'Questa battaglia la vuoi vincere: dai il supporto all’attaccante, cioè a te.',
  'lesson.others.card':
    '5 contro 4. Con $t(card.ot-captain, the) (2, e 2 spade se attacchi) ogni unità che il nemico perde si rialza come tuo Zombi. Giocalo.',
  'lesson.others.card.other': 'Potresti vincere anche così, ma nessuno si rialzerebbe. Gioca $t(card.ot-captain, the).',
  'lesson.others.spoils':
    'Il Fante caduto ora è un tuo Zombi. La seconda abilità di $t(card.tac-08) ti dà il barile dell’area conquistata: le Scorte salgono di 1. Usala.',
  'lesson.others.spoils.kept': 'Più Scorte vogliono dire eserciti più grandi. Usala.',
  'lesson.others.end':
    '5 Zombi contro 3 Estranei: così la tua Quest è compiuta. Gli Estranei sconfitti non vanno mai in rotta. Prendi un tratto della Barriera e vinci subito; devi starci sopra, un segnalino non basta.',
};

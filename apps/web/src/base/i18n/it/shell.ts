/** Navigation, states, and what appears on any page. */
export const shell = {
  'nav.skip': 'Vai al contenuto',
  'nav.main': 'Pagine',
  'nav.bottom': 'Pagine in basso',
  'nav.play': 'Gioca',
  'nav.tables': 'Tavoli',
  'nav.games': 'Partite',
  'nav.rules': 'Regole',
  'nav.settings': 'Impostazioni',
  'nav.toLight': 'Passa ai colori chiari',
  'nav.toDark': 'Passa ai colori scuri',
  'nav.turns_one': '{{count}} ti aspetta',
  'nav.turns_other': '{{count}} ti aspettano',
  'language.it': 'Italiano',
  'language.en': 'English',
  'foot.independent':
    'Corvo è un progetto indipendente di appassionati, non affiliato agli editori. Arte e testi sono nostri.',

  'state.loading': 'La pagina sta arrivando',
  'state.offline': 'Scollegato',
  'state.away':
    'Il server non risponde. Puoi giocare contro i bot: le partite su questo dispositivo non ne hanno bisogno.',
  'state.retry': 'Riprova',
  'state.partMissing':
    'Una parte di questa pagina non è arrivata. Le tue partite sono al sicuro; controlla di essere in rete.',
  'state.broken': 'Questa pagina si è rotta',
  'state.brokenHelp': 'Le tue partite sono al sicuro. Ricarica la pagina per continuare da dove eri.',
  'state.reload': 'Ricarica la pagina',
  'store.closed':
    'Questo browser non conserva nulla per noi: le partite su questo dispositivo durano solo finché la pagina resta aperta.',
  'store.understood': 'Ho capito',
  'update.text': 'C’è una versione nuova di Corvo.',
  'update.take': 'Passa alla nuova',

  'lost.title': 'Questa pagina non esiste',
  'lost.text': 'Il corvo è tornato senza messaggio. Forse l’indirizzo è incompleto.',
  'lost.home': 'Torna all’inizio',

  'name.title': 'Come ti chiami?',
  'name.why': 'Il nome serve a chi gioca con te. Niente password, niente posta: questo browser si ricorda di te.',
  'name.missing': 'Scrivi un nome',
  'name.take': 'Entra come {{name}}',
  'name.later': 'Non ora',

  'game.first-edition': 'Prima edizione',
  'game.first-edition.about': 'Ordini segreti, alleanze e tradimenti: il gioco da cui tutto comincia.',
  'game.clash-of-kings': 'Scontro di Re',
  'game.clash-of-kings.about': 'Nove opzioni per la prima edizione, con la Casa Martell e nuove carte.',
  'game.second-edition': 'Seconda edizione',
  'game.second-edition.about': 'Porti, bruti e maree di battaglia: regole rifinite per sei case.',
  'game.hand-of-the-king': 'Il Primo Cavaliere',
  'game.hand-of-the-king.about': 'Un gioco di carte rapido: muovi Varys e conquista il favore delle casate.',
  'game.beyond-the-wall': 'Oltre la Barriera',
  'game.beyond-the-wall.about': 'I Guardiani, il Popolo Libero e gli Estranei entrano in gioco.',
  'game.players': 'giocatori',
  'game.playNow': 'Si gioca',
  'game.later': 'In arrivo',
} as const;

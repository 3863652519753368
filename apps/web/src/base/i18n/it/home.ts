export const home = {
  'home.title': 'Il Trono di Spade, al tuo tavolo.',
  'home.lead':
    'Puoi giocare a {{count}} giochi, contro i bot o con gli amici, in diretta o una mossa al giorno. Le regole le tiene Corvo: tu pensa alle alleanze.',
  'home.playBots': 'Gioca contro i bot',
  'home.createTable': 'Crea un tavolo',
  'home.note': 'Gratis. Nessuna installazione, nessun account. Ogni rifiuto cita la regola.',
  'home.mine': 'Le tue partite',
  'home.open': 'Tavoli aperti',
  'home.all': 'Mostra tutto',
  'home.noGames': 'Nessuna partita. Cominciane una contro i bot, o siediti a un tavolo aperto.',
  'learn.title': 'Impara a giocare',
  'learn.lead':
    'Prime partite guidate: brevi posizioni sul tavolo vero, circa 2 minuti l’una. Esci quando vuoi: riprendi da dove eri.',
  'learn.others':
    'Gli altri giochi non hanno ancora lezioni: una partita contro bot principianti, con i suggerimenti, li insegna in fretta.',
  'home.learn': 'Impara {{game}} in 15 minuti',
  'home.learnHere': 'È la prima volta? Gioca la partita guidata',
  'home.firstGame': 'Comincia una partita',
  'home.noTables': 'Nessun tavolo aperto in questo momento. Apri il tuo: gli amici entrano con un collegamento.',
  'home.openOne': 'Apri un tavolo',
  'home.shelf': 'I giochi',
  'home.why': 'Perché qui',
  'home.point.messenger-raven': 'Al tuo ritmo',
  'home.point.messenger-raven.text':
    'In diretta o una mossa al giorno. Se devi andare, un bot tiene il tuo posto finché non torni.',
  'home.point.westeros-card': 'Regole citate',
  'home.point.westeros-card.text': 'Ogni no spiega perché e apre la pagina giusta del regolamento.',
  'home.point.three-eyed-raven': 'Niente segreti svelati',
  'home.point.three-eyed-raven.text':
    'Il tuo schermo riceve solo ciò che il tuo posto può sapere, e alla fine ognuno controlla il caso.',
} as const;

export const home = {
  'home.title': 'Il Trono di Spade, al tuo tavolo.',
  'home.lead':
    '{{games}}, contro i bot o con gli amici, in diretta o una mossa al giorno. Alle regole pensa Corvo, alle alleanze tu.',
  'home.games.3': 'Tre giochi',
  'home.games.4': 'Quattro giochi',
  'home.games.5': 'Cinque giochi',
  'home.games.6': 'Sei giochi',
  'home.games.7': 'Sette giochi',
  'home.playBots': 'Gioca contro i bot',
  'home.createTable': 'Crea un tavolo',
  'home.note': 'Gratis. Niente da installare, nessun account. Se una mossa non vale, vedi la regola.',
  'home.mine': 'Le tue partite',
  'home.open': 'Tavoli aperti',
  'home.all': 'Mostra tutto',
  'home.noGames': 'Nessuna partita. Cominciane una contro i bot, o siediti a un tavolo aperto.',
  'learn.title': 'Impara a giocare',
  'learn.lead':
    'Prime partite guidate: brevi situazioni di gioco sul tavolo vero, circa 2 minuti l’una. Esci quando vuoi: riprendi da lì.',
  'learn.others':
    'Gli altri giochi non hanno ancora lezioni: una partita contro bot principianti, con i suggerimenti, li insegna in fretta.',
  'home.learn': 'Impara a giocare in 15 minuti: {{game}}',
  'home.learnHere': 'È la prima volta? Gioca la partita guidata',
  'home.firstGame': 'Comincia una partita',
  'home.noTables': 'Nessun tavolo aperto in questo momento. Apri il tuo: gli amici entrano con un link.',
  'home.openOne': 'Apri un tavolo',
  'home.shelf': 'I giochi',
  'home.why': 'Perché Corvo',
  'home.point.messenger-raven': 'Al tuo ritmo',
  'home.point.messenger-raven.text':
    'In diretta o una mossa al giorno. Se devi andare, un bot tiene il tuo posto finché non torni.',
  'home.point.westeros-card': 'Regole a portata di mano',
  'home.point.westeros-card.text': 'Se una mossa non vale, vedi perché e apri la pagina giusta del regolamento.',
  'home.point.three-eyed-raven': 'I segreti restano segreti',
  'home.point.three-eyed-raven.text':
    'Il tuo schermo riceve solo ciò che il tuo posto può sapere, e alla fine tutti possono verificare le pescate.',
} as const;

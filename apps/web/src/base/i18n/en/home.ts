export const home = {
  'home.title': 'The Iron Throne, at your table.',
  'home.lead':
    '{{games}}, against bots or with friends, live or one move a day. Corvo minds the rules, you the alliances.',
  'home.games.3': 'Three games',
  'home.games.4': 'Four games',
  'home.games.5': 'Five games',
  'home.games.6': 'Six games',
  'home.games.7': 'Seven games',
  'home.playBots': 'Play against bots',
  'home.createTable': 'Create a table',
  'home.note': 'Free. Nothing to install, no account. Try an illegal move and Corvo shows you the rule.',
  'home.mine': 'Your games',
  'home.open': 'Open tables',
  'home.all': 'See all',
  'home.noGames': 'No games yet. Start one against bots, or sit down at an open table.',
  'learn.title': 'Learn to play',
  'learn.lead':
    'Guided first games: short situations on the real table, about 2 minutes each. Leave whenever you like, and pick up where you left off.',
  'learn.others':
    'The other games have no lessons yet: play against newcomer bots, with hints, and you will learn them quickly.',
  'home.learn': '{{game}}: learn it in 15 minutes',
  'home.learnHere': 'First time? Play the guided game',
  'home.firstGame': 'Start a game',
  'home.noTables': 'No open tables right now. Open your own: friends join with a link.',
  'home.openOne': 'Open a table',
  'home.shelf': 'The games',
  'home.why': 'Why Corvo',
  'home.point.messenger-raven': 'At your pace',
  'home.point.messenger-raven.text':
    'Live or one move a day. When you have to go, a bot keeps your seat until you return.',
  'home.point.westeros-card': 'Rules at hand',
  'home.point.westeros-card.text': 'Corvo says why a move is illegal, and opens the right page of the rulebook.',
  'home.point.three-eyed-raven': 'Secrets stay secret',
  'home.point.three-eyed-raven.text':
    'Your screen receives only what your seat may know, and at the end anyone can verify the shuffles.',
} as const;

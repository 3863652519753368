export const home = {
  'home.title': 'The Iron Throne, at your table.',
  'home.lead':
    'Play {{count}} games alone against bots or with friends, live or one move a day. Corvo keeps the rules: you mind the alliances.',
  'home.playBots': 'Play against bots',
  'home.createTable': 'Create a table',
  'home.note': 'Free. Nothing to install, no account. Every refusal cites its rule.',
  'home.mine': 'Your games',
  'home.open': 'Open tables',
  'home.all': 'See all',
  'home.noGames': 'No games. Start one against bots, or sit down at an open table.',
  'learn.title': 'Learn to play',
  'learn.lead':
    'Guided first games: short positions on the real table, about 2 minutes each. Leave whenever you like: you go on where you were.',
  'learn.others':
    'The other games have no lessons yet: a game against newcomer bots, with the hints on, teaches them quickly.',
  'home.learn': 'Learn {{game}} in 15 minutes',
  'home.learnHere': 'New to it? Play the guided first game',
  'home.firstGame': 'Start a game',
  'home.noTables': 'No open tables right now. Open your own: friends come in by a link.',
  'home.openOne': 'Open a table',
  'home.shelf': 'The games',
  'home.why': 'Why here',
  'home.point.messenger-raven': 'At your pace',
  'home.point.messenger-raven.text':
    'Live or one move a day. When you have to go, a bot keeps your seat until you are back.',
  'home.point.westeros-card': 'Rules cited',
  'home.point.westeros-card.text': 'Every no says why, and opens the right page of the rulebook.',
  'home.point.three-eyed-raven': 'No secrets told',
  'home.point.three-eyed-raven.text':
    'Your screen receives only what your seat may know, and at the end everyone can check the chance.',
} as const;

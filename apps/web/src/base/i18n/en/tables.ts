/** Lists of tables and games. */
export const tables = {
  'tables.taken': '{{taken}} of {{players}} seats',
  'tables.sit': 'Sit down',
  'tables.sitAt': 'Sit down at {{name}}',
  'tables.gathering': 'Waiting for players',
  'tables.yourTurn': 'Your turn',
  'tables.running': 'Under way',
  'tables.onDevice': 'On this device',
  'tables.needsLine': 'Needs a connection',
  'tables.over': 'Finished',
  'tables.open': 'Go to the table',
  'tables.playNow': 'Play now',
  'tables.watch': 'Watch',
  'tables.resume': 'Resume',
  'tables.look': 'Look back',
  'tables.forget': 'Delete',
  'tables.forgetName': 'Delete {{name}}',
  'tables.with': 'with {{names}}',
  'tables.moves_one': '{{count}} move',
  'tables.moves_other': '{{count}} moves',

  'table.none': 'No such table',
} as const;

/** Lists of tables and games. */
export const tables = {
  'tables.taken': '{{taken}} di {{players}} posti',
  'tables.sit': 'Siediti',
  'tables.sitAt': 'Siediti al tavolo {{name}}',
  'tables.gathering': 'In attesa di giocatori',
  'tables.yourTurn': 'Tocca a te',
  'tables.running': 'In corso',
  'tables.onDevice': 'Su questo dispositivo',
  'tables.needsLine': 'Serve la connessione',
  'tables.over': 'Finita',
  'tables.open': 'Vai al tavolo',
  'tables.playNow': 'Gioca ora',
  'tables.watch': 'Guarda',
  'tables.resume': 'Riprendi',
  'tables.look': 'Rivedi',
  'tables.forget': 'Elimina',
  'tables.forgetName': 'Elimina {{name}}',
  'tables.with': 'con {{names}}',
  'tables.moves_one': '{{count}} mossa',
  'tables.moves_other': '{{count}} mosse',

  'table.none': 'Questo tavolo non esiste',
} as const;

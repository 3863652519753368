/** The clause of the ledger behind what objectives ask, refuse and tell. */
export const CLAUSES: Readonly<Record<string, string>> = {
  'ask.pick-objective': 'BW-11.1',
  'not-your-objective': 'BW-11.1',
  'event.objective-shown': 'BW-11.1',
  'event.objective-met': 'BW-12.1',
  'event.power-gained.objective': 'BW-11.1',
};

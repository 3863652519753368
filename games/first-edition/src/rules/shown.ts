/** The clause of the ledger behind what can be foreseen on the map; the tables that show it cite them. */
export const SHOWN: Readonly<Record<string, string>> = {
  'show.supply': '1E-5.2',
  'show.supply-count': '1E-5.7',
  'show.march': '1E-13.4',
  'show.carry': '1E-14.1',
  'show.sail': '1E-10.1',
  'show.routed': '1E-17.15',
  'show.support': '1E-15.7',
  'show.support-sea': '1E-15.11',
  'show.one-battle': '1E-13.5',
  'show.tie': '1E-15.17',
  'show.cards': '1E-15.14',
  'show.force': '1E-19.1',
  'show.crowns': '1E-4.11',
  'show.reserve': '1E-1.6',
};

/** The clause of the ledger behind what can be foreseen on the map; the tables that show it cite them. */
export const SHOWN: Readonly<Record<string, string>> = {
  'show.supply': '2E-3.5',
  'show.supply-count': '2E-4.7',
  'show.march': '2E-10.2',
  'show.carry': '2E-10.9',
  'show.sail': '2E-10.7',
  'show.routed': '2E-12.39',
  'show.support': '2E-12.2',
  'show.support-sea': '2E-12.8',
  'show.one-battle': '2E-10.5',
  'show.tie': '2E-12.24',
  'show.cards': '2E-12.14',
  'show.force': '2E-11.1',
  'show.crowns': '2E-4.9',
  'show.ports': '2E-4.10',
  'show.reserve': '2E-4.17',
};

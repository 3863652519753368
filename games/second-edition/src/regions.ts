/**
 * How the terminal groups the map, from north to south; a port stands beside its land. The first edition has the same
 * list: one for both would be a file of its own in the pages, and 400 bytes more until the first board.
 */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  north: [
    'castle-black',
    'karhold',
    'winterfell',
    'the-stony-shore',
    'white-harbor',
    'widows-watch',
    'moat-cailin',
    'greywater-watch',
    'flints-finger',
  ],
  rivers: ['seagard', 'the-twins', 'riverrun', 'harrenhal', 'pyke'],
  vale: ['the-fingers', 'the-mountains-of-the-moon', 'the-eyrie'],
  west: ['lannisport', 'stoney-sept', 'searoad-marches'],
  crown: ['crackclaw-point', 'dragonstone', 'kings-landing', 'blackwater', 'kingswood', 'storms-end'],
  reach: ['the-reach', 'highgarden', 'oldtown', 'the-arbor', 'dornish-marches', 'three-towers'],
  dorne: ['starfall', 'yronwood', 'sunspear', 'salt-shore', 'princes-pass', 'the-boneway'],
};

export function regionOf(area: string): string {
  const land = area.replace(/^port-of-/, '');
  return Object.keys(REGIONS).find(region => REGIONS[region]?.includes(land)) ?? 'seas';
}

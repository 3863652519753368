import type { Cast } from './cast.ts';

/** The leaders of Beyond the Wall: the Watch, the free folk and the Others. */
export const BEYOND_THE_WALL: Cast = {
  'nights-watch': {
    'nw-mormont': 'jeor-mormont',
    'nw-alliser': 'alliser-thorne',
    'nw-jon': 'jon-snow',
    'nw-qhorin': 'qhorin-halfhand',
    'nw-yoren': 'yoren',
    'nw-aemon': 'maester-aemon',
    'nw-sam': 'samwell-tarly',
    'nw-benjen': 'benjen-stark',
    'nw-janos': 'janos-slynt',
  },
  'free-folk': {
    'wi-mance': 'mance-rayder',
    'wi-mag': 'mag-the-mighty',
    'wi-harma': 'harma',
    'wi-tormund': 'tormund',
    'wi-rattleshirt': 'rattleshirt',
    'wi-osha': 'osha',
    'wi-ygritte': 'ygritte',
  },
  others: {
    'ot-king': 'other-king',
    'ot-general': 'other-general',
    'ot-captain': 'other-captain',
    'ot-sorcerer': 'other-sorcerer',
    'ot-giant-zombie': 'zombie-giant',
    'ot-zombie': 'zombie',
    'ot-horde': 'zombie-horde',
  },
};

import { NORTH } from '@corvo/beyond-the-wall/table';
import { landsOf } from '@corvo/westeros';
import type { BoardProps } from '../../kit/kit.ts';
import { LeftPanel, type OwnGoals } from '../westeros/left/LeftPanel.tsx';
import type { Realm } from '../westeros/realm.ts';

const isNorthern = ({ open }: Realm, house: string): boolean => open.houses[house]?.realm === NORTH;

/** The three do not play for castles: their areas stand in the place of those. */
const OWN: OwnGoals = {
  wins: (realm, words) => (realm === NORTH ? words.t('north-wins') : undefined),
  goal(realm, house, words) {
    if (!isNorthern(realm, house)) return undefined;
    const count = landsOf(realm.open, realm.rules, house);
    return { art: 'banner', value: count, name: words.t('north-lands', { count }) };
  },
};

export const NorthLeft = (props: BoardProps) => <LeftPanel {...props} own={OWN} />;

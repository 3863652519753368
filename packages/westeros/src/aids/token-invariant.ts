import { TRACKS } from '../ids.ts';
import type { Invariant } from './invariants.ts';

/** For rulesets in which the token of a track always lies with its first house. */
export const tokensFollowTracks: Invariant = ({ open }) => {
  for (const realm of Object.values(open.realms)) {
    for (const track of TRACKS) {
      if (realm.holders[track] !== realm.tracks[track][0])
        return `${realm.holders[track]} has the token of ${track}, where ${realm.tracks[track][0]} is first`;
    }
  }
  return undefined;
};

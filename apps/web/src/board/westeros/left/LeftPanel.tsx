import { useMemo } from 'react';
import type { BoardProps } from '../../kit.ts';
import { realmIn } from '../realm.ts';
import { speakerOf } from '../speak.ts';
import { Houses } from './Houses.tsx';
import { RoundCards } from './RoundCards.tsx';
import { Influence, SupplyTrack, Wildlings } from './Tracks.tsx';

/** The houses and the tracks: everything that is public and not on the map. */
export function LeftPanel(props: BoardProps) {
  const { game, view, words } = props;
  const realm = useMemo(() => realmIn(view), [view]);
  const say = speakerOf(game, words.language);
  return (
    <div className="wt-left">
      <h2 className="lab">{say('left.houses')}</h2>
      <Houses {...props} realm={realm} say={say} />
      <h2 className="lab">{say('left.influence')}</h2>
      <Influence realm={realm} words={words} say={say} />
      <h2 className="lab">{say('left.supply')}</h2>
      <SupplyTrack realm={realm} words={words} say={say} />
      <h2 className="lab">{say('left.westeros')}</h2>
      <RoundCards realm={realm} words={words} say={say} />
      <Wildlings realm={realm} words={words} say={say} />
    </div>
  );
}

import type { RealmId } from '@corvo/westeros';
import { memo, useMemo } from 'react';
import type { BoardProps } from '../../../kit/kit.ts';
import type { Words } from '../../../kit/words.ts';
import { goalsIn } from '../goals.ts';
import { realmIn, type Realm } from '../realm.ts';
import { speakerOf } from '../speak.ts';
import { Houses, type Figure } from './Houses.tsx';
import { RoundCards } from './RoundCards.tsx';
import { Influence, SupplyTrack, Wildlings } from './Tracks.tsx';

/** What a game strives for that knows other goals than castles. */
export interface OwnGoals {
  readonly wins: (realm: RealmId, words: Words) => string | undefined;
  readonly goal: (realm: Realm, house: string, words: Words) => Figure | undefined;
}
type StandingProps = Pick<BoardProps, 'game' | 'view' | 'words' | 'sitters' | 'time'> & {
  readonly own?: OwnGoals | undefined;
};

/** The houses and the tracks: everything that is public and not on the map. */
export const LeftPanel = ({
  game,
  view,
  words,
  sitters,
  time = null,
  own,
}: BoardProps & { readonly own?: OwnGoals }) => (
  <Standing game={game} view={view} words={words} sitters={sitters} time={time} own={own} />
);

/** Apart from the rest of the board: an answer that is being made changes nothing here. */
const Standing = memo(function Standing({ game, view, words, sitters, time = null, own }: StandingProps) {
  const realm = useMemo(() => realmIn(view), [view]);
  const say = speakerOf(game, words.language);
  return (
    <div className="wt-left">
      <h2 className="lab">
        {words.t('panel-houses')}{' '}
        <small>
          {goalsIn(realm, say, of => own?.wins(of, words)).map(goal => (
            <span key={goal}>{goal}</span>
          ))}
        </small>
      </h2>
      <Houses
        game={game}
        view={view}
        words={words}
        sitters={sitters}
        time={time}
        realm={realm}
        say={say}
        goal={own && (house => own.goal(realm, house, words))}
      />
      <h2 className="lab">{say('left.influence')}</h2>
      <Influence realm={realm} words={words} say={say} />
      <h2 className="lab">{say('left.supply')}</h2>
      <SupplyTrack realm={realm} words={words} say={say} />
      <h2 className="lab">{say('left.westeros')}</h2>
      <RoundCards realm={realm} words={words} say={say} />
      <Wildlings realm={realm} words={words} say={say} />
    </div>
  );
});

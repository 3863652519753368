import type { RaidAsk } from '@corvo/westeros';
import type { Desk } from '../desk.ts';
import { raidNow } from '../gestures/raid.ts';
import { Starts } from './Starts.tsx';

/** What would be removed, and the way to give the raid up. */
export function RaidDock({ desk }: { desk: Desk }) {
  const { say, props, open, mine } = desk;
  const raid = raidNow(desk);
  const starts = Object.keys((desk.ask as RaidAsk).from);
  // Where nothing else can be done the button of the answer says it already.
  const isOnlyAnswer = starts.length === 1 && (desk.ask as RaidAsk).from[raid?.from ?? '']?.targets.length === 0;
  if (raid === undefined) return <Starts desk={desk} starts={starts} now={undefined} />;
  return (
    <div className="wt-march">
      {raid.targets.length === 0 && <Starts desk={desk} starts={starts} now={raid.from} />}
      {raid.targets.length > 0 && (
        <ul className="wt-moves">
          {raid.targets.map(area => {
            const lying = open.areas[area]?.orders.find(({ house }) => house !== mine);
            return (
              <li key={area}>
                <b>{props.words.say(`area.${area}`)}</b>
                {lying && <span>{say('raid.removes', { house: lying.house, order: lying.order })}</span>}
              </li>
            );
          })}
        </ul>
      )}
      {raid.targets.length === 0 && !isOnlyAnswer && (
        <button type="button" className="btn small quiet" onClick={() => desk.lay({ from: raid.from, targets: [] })}>
          {say('raid.none', { area: raid.from })}
        </button>
      )}
    </div>
  );
}

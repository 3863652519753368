import { isProblem, readRecord } from '@corvo/core';
import { useEffect, useState } from 'react';
import { timelineOf, type Timeline } from '../../../kit/timeline.ts';
import type { EndingProps } from '../../../kit/kit.ts';

/**
 * The finished game moment by moment, played again from its record: what was taken back is not in it, and its numbers are
 * those of the replay. Null where there is no record to be had.
 */
export function useTimeline({ session, snapshot }: EndingProps): Timeline | null | undefined {
  const [timeline, setTimeline] = useState<Timeline | null | undefined>(undefined);
  const { game, table, n } = snapshot;
  useEffect(() => {
    let here = true;
    const read = async (): Promise<Timeline | null> => {
      const text = await session.record();
      const record = text === undefined ? undefined : readRecord(text);
      return record === undefined || isProblem(record) ? null : timelineOf(game, record);
    };
    read().then(
      found => here && setTimeline(found),
      () => here && setTimeline(null),
    );
    return () => {
      here = false;
    };
  }, [session, game, table, n]);
  return timeline;
}

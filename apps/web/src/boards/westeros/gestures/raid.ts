import type { RaidAsk, RaidChoice } from '@corvo/westeros';
import { raidOf, startRaid, withTarget } from '../asks/drafts.ts';
import type { Desk } from '../desk.ts';
import { lit, type Gesture } from './gesture.ts';

/** The raid that is being made: the draft, or the one place there is to start from. */
export function raidNow({ props, area, ask }: Desk): RaidChoice | undefined {
  const made = raidOf(props.draft);
  if (made !== undefined) return made;
  const starts = Object.keys((ask as RaidAsk).from);
  const from = area ?? (starts.length === 1 ? starts[0] : undefined);
  return from === undefined ? undefined : { from, targets: [] };
}

/** Where the raid lies, then what it removes. */
export function raidGesture(desk: Desk, ask: RaidAsk): Gesture {
  const { say } = desk;
  const raid = raidNow(desk);
  const offer = raid && ask.from[raid.from];
  const starts = Object.keys(ask.from);
  return {
    highlights: {
      ...lit(starts, 'selectable'),
      ...lit(offer?.targets ?? [], 'target'),
      ...(raid ? lit(raid.targets, 'threatened') : {}),
      ...(raid ? { [raid.from]: 'selected' } : {}),
    },
    arrows: raid ? raid.targets.map(to => ({ kind: 'raid', from: raid.from, to, isDraft: true })) : [],
    next:
      raid === undefined || offer === undefined
        ? say('next.raid')
        : offer.targets.length === 0
          ? say('next.raid-nothing', { area: raid.from })
          : say('next.raid-target', { area: raid.from, count: offer.most }),
    pick(area) {
      if (raid && offer?.targets.includes(area)) {
        const next = withTarget(raid, area, offer.most) as unknown as RaidChoice;
        if (next.targets.length === 0) desk.lay(null, { area: raid.from });
        else desk.lay({ from: next.from, targets: [...next.targets] });
      } else if (starts.includes(area)) desk.lay(null, { area });
      else if (raid) desk.hold({ note: desk.check({ from: raid.from, targets: [area] }) ?? null });
      else desk.hold({ note: desk.check(startRaid(area)) ?? null });
    },
  };
}

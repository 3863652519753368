import { supplyOutlook, type SupplyOutlook } from '@corvo/westeros/aids';
import type { Realm } from '../realm.ts';
import type { Speak } from '../speak.ts';
import type { AreaMark } from '../map/props.ts';
import { cite } from './cite.ts';
import type { Overlay, OverlayGroup, OverlayLine } from './overlay.ts';

const flags = (allowed: readonly number[]): readonly string[] => (allowed.length === 0 ? ['–'] : allowed.map(String));

/** An army, its flag, and what a count of the barrels would leave it. */
function markOf({ armies, next }: SupplyOutlook, rank: number): AreaMark {
  const { size, allowed } = armies[rank] ?? { size: 0, allowed: 0 };
  const badge = `${size}/${allowed}`;
  if (size > allowed || size > (next.allowed[rank] ?? 1)) return { pattern: 'grid', badge };
  return { pattern: size === allowed ? 'dots' : 'waves', badge };
}

function groupOf(outlook: SupplyOutlook, say: Speak): OverlayGroup {
  const { house, level, allowed, armies, free, barrels, next } = outlook;
  const lines: OverlayLine[] = armies.map(army => ({
    area: army.area,
    text: say(army.size > army.allowed ? 'over.army-too-large' : 'over.army', { ...army }),
  }));
  if (armies.length === 0) lines.push({ text: say('over.no-army') });
  if (free.length > 0) lines.push({ text: say('over.flags-free', { flags: flags(free) }) });
  lines.push({
    text: say(next.lost > 0 ? 'over.count-costs' : 'over.count-now', {
      barrels,
      level: next.level,
      flags: flags(next.allowed),
      count: next.lost,
    }),
  });
  return { house, head: say('over.supply-of', { house, level, flags: flags(allowed) }), lines };
}

/** Every army against its flag, of every house, and what the next count would give. */
export function supplyOverlay({ open, rules, mine }: Realm, say: Speak): Overlay {
  const all = supplyOutlook(open, rules).toSorted((a, b) => Number(b.house === mine) - Number(a.house === mine));
  return {
    title: say('over.supply-title'),
    marks: Object.fromEntries(
      all.flatMap(outlook => outlook.armies.map(({ area }, rank) => [area, markOf(outlook, rank)])),
    ),
    arrows: [],
    legend: [
      { pattern: 'waves', text: say('over.supply-room') },
      { pattern: 'dots', text: say('over.supply-full') },
      { pattern: 'grid', text: say('over.supply-over') },
    ],
    groups: all.map(outlook => groupOf(outlook, say)),
    notes: [],
    clauses: cite(rules, 'supply', 'supply-count'),
  };
}

import { waysOf, type Way } from '@corvo/westeros/aids';
import type { Realm } from '../realm.ts';
import type { MarkPattern } from '../map/props.ts';
import type { Speak } from '../speak.ts';
import { cite } from './cite.ts';
import type { Overlay, OverlayGroup, OverlayTarget } from './overlay.ts';

const PATTERN: Readonly<Record<Way['by'], MarkPattern>> = { land: 'stripes', ships: 'dots', sail: 'waves' };
const MEANS: readonly Way['by'][] = ['land', 'ships', 'sail'];

/** On foot, carried over named seas, or sailing: the end of a line. */
export const byWay = ({ by, through }: Way, say: Speak): string =>
  by === 'ships'
    ? say('over.by-ships', { seas: through.map(sea => say('over.area', { area: sea })).join(', ') })
    : say(`over.by-${by}`);

/** An area that can be reached in two ways is drawn as the one that needs no ships. */
function marksOf(ways: readonly Way[]): Overlay['marks'] {
  const marks: Record<string, { pattern: MarkPattern }> = {};
  for (const by of MEANS.toReversed())
    for (const way of ways.filter(one => one.by === by)) marks[way.to] = { pattern: PATTERN[by] };
  return marks;
}

/** Where the units of a house could go with one march: on foot, carried by ships, or as ships; from all areas or one. */
export function waysOverlay({ open, rules }: Realm, { area, house }: OverlayTarget, say: Speak): Overlay {
  const isStart = area !== null && open.areas[area]?.units.some(unit => unit.house === house) === true;
  const ways = waysOf(open, rules, house, isStart ? area : undefined);
  const starts = [...new Set(ways.map(({ from }) => from))];
  const groups: OverlayGroup[] = starts.map(from => ({
    house,
    head: say('over.from', { area: from }),
    lines: MEANS.flatMap(by => ways.filter(way => way.from === from && way.by === by)).map(way => ({
      area: way.to,
      text: say('over.to', { area: way.to, way: byWay(way, say) }),
    })),
  }));
  return {
    title: isStart
      ? say('over.ways-title-from', { area, house, count: ways.length })
      : say('over.ways-title', { house }),
    marks: { ...marksOf(ways), ...(isStart ? { [area]: { pattern: 'ring' } } : {}) },
    arrows: [],
    legend: MEANS.filter(by => ways.some(way => way.by === by)).map(by => ({
      pattern: PATTERN[by],
      text: say(`over.legend-${by}`),
    })),
    groups,
    notes: [say('over.ways-note')],
    clauses: cite(rules, 'march', 'carry', 'sail'),
  };
}

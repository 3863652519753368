import { crownCard, incomeOutlook, type IncomeOutlook } from '@corvo/westeros/aids';
import type { Realm } from '../realm.ts';
import type { Speak } from '../speak.ts';
import { cite } from './cite.ts';
import type { Overlay, OverlayGroup, OverlayLine } from './overlay.ts';

function groupOf({ house, areas, crowns, ports, gain }: IncomeOutlook, say: Speak): OverlayGroup {
  const lines: OverlayLine[] = areas.map(({ area, crowns: count }) => ({
    area,
    text: say('over.crowns', { area, count }),
  }));
  if (ports > 0) lines.push({ text: say('over.ports', { count: ports }) });
  if (areas.length === 0 && ports === 0) lines.push({ text: say('over.no-crown') });
  if (gain < crowns + ports) lines.push({ text: say('over.reserve', { count: gain }) });
  return { house, head: say('over.income-of', { house, count: gain }), lines };
}

/** What the card that pays for crowns would bring every house if it came now. */
export function incomeOverlay({ open, rules, mine }: Realm, say: Speak): Overlay {
  const card = crownCard(rules);
  const all = incomeOutlook(open, rules).toSorted((a, b) => Number(b.house === mine) - Number(a.house === mine));
  return {
    title: card === undefined ? say('over.no-income') : say('over.income-title', { card: card.card }),
    marks: Object.fromEntries(
      all.flatMap(({ house, areas }) =>
        areas.map(({ area, crowns }) => [
          area,
          { pattern: house === mine ? ('waves' as const) : ('stripes' as const), badge: `+${crowns}` },
        ]),
      ),
    ),
    arrows: [],
    legend: [
      ...(mine === undefined ? [] : [{ pattern: 'waves' as const, text: say('over.legend-mine') }]),
      { pattern: 'stripes', text: say(mine === undefined ? 'over.legend-paid' : 'over.legend-theirs') },
    ],
    groups: card === undefined ? [] : all.map(outlook => groupOf(outlook, say)),
    notes: [],
    clauses: cite(rules, 'crowns', 'ports', 'reserve'),
  };
}

import { prospectsOf, type Prospect } from '@corvo/westeros/aids';
import type { Realm } from '../realm.ts';
import type { MarkPattern } from '../map/props.ts';
import type { Speak } from '../speak.ts';
import { cite } from './cite.ts';
import type { Overlay, OverlayTarget } from './overlay.ts';
import { byWay } from './ways.ts';

const PATTERN: Readonly<Record<Prospect['verdict'], MarkPattern>> = {
  beaten: 'grid',
  'force-beaten': 'dots',
  open: 'stripes',
  unopposed: 'waves',
};
const VERDICTS: readonly Prospect['verdict'][] = ['beaten', 'force-beaten', 'open', 'unopposed'];

const badgeOf = ({ verdict, attack, defence }: Prospect): { badge?: string } =>
  verdict === 'unopposed' ? {} : { badge: `${attack.total}:${defence.total}` };

/** What cards are worth, from the least to the most: *0–3*, or *1* where they are all alike. */
const spanOf = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  least === most ? String(least) : `${least}–${most}`;

function lineOf(found: Prospect, say: Speak): string {
  const { area, by, against, force, attack, defence, unknown, cards, verdict } = found;
  const start = say('over.win-from', { area, from: by.from, way: byWay(by, say), when: say(`over.win-${by.when}`) });
  if (verdict === 'unopposed') return `${start} ${say('over.win-unopposed')}`;
  const figures = { attack: attack.total, march: attack.march, support: attack.support, defence: defence.total };
  if (verdict === 'force-beaten') return `${start} ${say('over.win-force', { ...figures, force })}`;
  const played = cards && { mine: spanOf(cards.mine), theirs: spanOf(cards.theirs) };
  return `${start} ${say(`over.win-${verdict}`, { ...figures, ...played, against: against ?? '', unknown })}`;
}

/** What a house could win as the table lies open, and what may still decide otherwise. */
export function winOverlay({ open, rules }: Realm, { house }: OverlayTarget, say: Speak): Overlay {
  const found = prospectsOf(open, rules, house);
  return {
    title: found.length === 0 ? say('over.win-none', { house }) : say('over.win-title', { house, count: found.length }),
    marks: Object.fromEntries(found.map(one => [one.area, { pattern: PATTERN[one.verdict], ...badgeOf(one) }])),
    arrows: [],
    legend: [], // every group shows its own sign
    groups: VERDICTS.map(verdict => ({
      house: null,
      pattern: PATTERN[verdict],
      head: say(`over.legend-${verdict}`),
      lines: found.filter(one => one.verdict === verdict).map(one => ({ area: one.area, text: lineOf(one, say) })),
    })).filter(({ lines }) => lines.length > 0),
    notes: [say('over.win-note')],
    clauses: cite(rules, 'one-battle', 'tie', 'cards', 'force'),
  };
}

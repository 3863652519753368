import {
  castlesOf,
  houseOf,
  landsOf,
  playsForCastles,
  rulesOf,
  type OrdersAsk,
  type WesterosOpen,
} from '@corvo/westeros';
import type { MapGeometry } from '@corvo/westeros/aids';
import { isPlainObject } from '@corvo/core';
import { Suspense } from 'react';
import { westerosAsks } from './asks/index.ts';
import { isMapUnits, musterOf, ordersOf, shortOf, unitsOf } from './asks/drafts.ts';
import { lazyView } from '../../base/ui/lazy-view.tsx';
import type { BoardKit, BoardProps, Figures, Made } from '../../kit/kit.ts';
import { actsOf } from './acts.ts';
import { BattleAside } from './battle/BattleAside.tsx';
import { foreseenOrders } from './foresee-orders.ts';
import { LeftPanel } from './left/LeftPanel.tsx';
import { CATEGORIES, lines } from './log.ts';
import { areasIn, clausesOf } from './named.ts';
import { realmIn } from './realm.ts';
import { speakerOf } from './speak.ts';
import { Status } from './Status.tsx';
import { Table, Unrolling } from './Table.tsx';
import { tableTexts } from './texts/table.ts';
import { laterPart } from './later-part.ts';

/** Nobody needs it before the end. */
const Ending = lazyView(async () => {
  const [ending] = await Promise.all([import('./ending/Ending.tsx'), laterPart.load()]);
  return ending.Ending;
});

/** A figure of every seat. */
function bySeat(open: WesterosOpen, figure: (house: string) => number): Record<string, number> {
  return Object.fromEntries(open.seats.map(seat => [seat, figure(houseOf(open, seat))]));
}

const isForCastles = (open: WesterosOpen, seat: string): boolean => playsForCastles(rulesOf(open), houseOf(open, seat));

function figures(open: WesterosOpen): Figures {
  const { rules } = realmIn({ open, seat: null, mine: null });
  return {
    score: bySeat(open, house => (playsForCastles(rules, house) ? castlesOf : landsOf)(open, rules, house)),
    cards: bySeat(open, house => open.houses[house]?.power ?? 0),
  };
}

/** Where units are wanted by what they are worth: how much is still lacking. */
function pointsLeft(ask: Made['request']['ask'], draft: Made['draft']): number {
  return isMapUnits(ask) && ask.worth !== null ? shortOf(ask, unitsOf(draft)) : 0;
}

/** What an answer of many parts still lacks: an empty one is given on purpose or not at all. */
function missing({ game, view, request, draft, touched, words }: Made): string {
  const say = speakerOf(game, words.language);
  if (request.why === 'orders' && Object.keys(ordersOf(draft)).length > 0) {
    const problem = game.check(view, request, draft);
    const { count = 0, need = 0 } = (problem?.code === 'orders-missing' ? problem.data : {}) as Record<string, number>;
    return need > count ? say('missing.orders-left', { count: need - count }) : '';
  }
  const points = pointsLeft(request.ask, draft);
  if (points > 0) return say('missing.units-worth', { count: points });
  if (touched || request.answered) return '';
  const { kind } = request.ask;
  if (kind === 'raid' && onlyAnswer(request) !== undefined) return '';
  if (kind === 'raid' || kind === 'march') return say(`missing.${kind}`);
  if (kind === 'muster' && Object.keys(musterOf(draft)).length === 0) return say('missing.muster');
  if (request.why === 'orders' && Object.keys(ordersOf(draft)).length === 0) return say('missing.orders');
  return '';
}

/** What is asked after the first orders, and has one answer only. */
const onlyAnswer: NonNullable<BoardKit['onlyAnswer']> = request => laterPart.here()?.onlyAnswer(request);

/** What would go unused: areas without an order, where the rules allow that, and muster points. */
function doubt({ game, view, request, draft, words }: Made): string {
  const say = speakerOf(game, words.language);
  if (request.why === 'orders') {
    const { areas, most } = request.ask as unknown as OrdersAsk;
    const count = Math.min(areas.length, most) - Object.keys(ordersOf(draft)).length;
    return count > 0 ? say('foresee.without-order', { count }) : '';
  }
  return laterPart.here()?.unusedIn(game, view, request, draft, say) ?? '';
}

/** Names for answers whose full sentence would not fit a button. */
function action({ game, request, draft, words }: Made): string {
  const say = speakerOf(game, words.language);
  const orders = Object.keys(ordersOf(draft)).length;
  if (request.why === 'orders' && orders > 0)
    return say(request.answered ? 'action.orders-again' : 'action.orders', { count: orders });
  const bought = Object.values(musterOf(draft)).flat().length;
  if (request.ask.kind === 'muster' && bought > 2) return say('action.muster', { count: bought });
  if (
    request.ask.kind === 'march' &&
    isPlainObject(draft) &&
    Array.isArray(draft['moves']) &&
    draft['moves'].length > 1
  )
    return say(request.why === 'march' ? 'action.march' : 'action.troops', { area: String(draft['from']) });
  return '';
}

/** A drawn board of a game, for tables of so many; the first one is for all others. */
export interface WesterosMap {
  readonly seats?: number;
  readonly load: () => Promise<MapGeometry>;
}

const tableOn = ({ seats, load }: WesterosMap) => ({
  seats,
  Board: lazyView(async () => {
    const geometry = await load();
    return (props: BoardProps) => <Table {...props} geometry={geometry} />;
  }),
});

/** The table of a Westeros game: its maps come from the game, everything else is the kernel's. */
export function westerosKit(maps: readonly WesterosMap[]): BoardKit {
  const [usual, ...others] = maps.map(tableOn);
  if (usual === undefined) throw new Error('this game has no map');
  return {
    ready: () => usual.Board.fetch(),
    whole: () => laterPart.load(),
    cards: async () => (await laterPart.load()).cardBook,
    Board(props) {
      const { Board } = others.find(({ seats }) => seats === props.view.open.seats.length) ?? usual;
      return (
        <Suspense fallback={<Unrolling />}>
          <Board {...props} />
        </Suspense>
      );
    },
    texts: tableTexts,
    asks: westerosAsks,
    boardTitle: 'panel-map',
    boardArt: 'castle',
    left: { title: 'panel-houses', art: 'banner', View: LeftPanel },
    aside: { title: 'panel-battle', art: 'sword', View: BattleAside },
    Status,
    ownTray: true,
    ownPlayers: true,
    logByHouse: true,
    houseOf: (open, seat) => (open.seats.includes(seat) ? houseOf(open as WesterosOpen, seat) : undefined),
    tray: () => [],
    wants: () => 'board',
    missing,
    doubt,
    onlyAnswer,
    action,
    foresee(game, view, request, choice, words) {
      const say = speakerOf(game, words.language);
      if (request.why === 'orders') return foreseenOrders(request, choice, say);
      return laterPart.here()?.foreseen(game, view, request, choice, say) ?? [];
    },
    landmarks: { 'round-began': 'round', 'battle-began': 'battle' },
    categories: CATEGORIES,
    lines,
    placesOf: areasIn,
    clausesOf,
    animation(root) {
      const later = laterPart.here();
      const map = later && new later.MapAnimation(root);
      return (
        map && {
          capture: () => map.capture(),
          play: (moment, factor) => map.play({ n: moment.n, list: actsOf(moment) }, factor),
        }
      );
    },
    Ending,
    figures: open => figures(open as WesterosOpen),
    figureTitles: { score: 'graph-castles', cards: 'graph-power' },
    ownScore: (open, seat) => (isForCastles(open as WesterosOpen, seat) ? undefined : 'graph-lands'),
  };
}

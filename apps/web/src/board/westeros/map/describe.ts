import { mergeCatalogues, say as sayFrom, type Catalogue, type Plain } from '@corvo/core';
import type { AreaId, MapLanguage } from '@corvo/westeros';
import { armiesIn, readMark } from './armies.ts';
import type { MapWords, WesterosMapProps } from './props.ts';
import { mapTexts } from './texts.ts';

const merged = new WeakMap<Catalogue, Catalogue>();

/** The texts of a game with those of the map; put together once, for a map speaks of sixty areas at a time. */
function textsWith(messages: Catalogue): Catalogue {
  const known = merged.get(messages) ?? mergeCatalogues(messages, mapTexts);
  merged.set(messages, known);
  return known;
}

type Shown = Pick<WesterosMapProps, 'printed' | 'areas' | 'controllers' | 'faceDown' | 'closed' | 'highlights'>;

/** What the map says about this position: names, controls, and for each area all that lies in it. */
export function mapWords(language: MapLanguage, messages: Catalogue, shown: Shown): MapWords {
  const texts = textsWith(messages);
  const say = (key: string, data: Plain = {}): string => sayFrom(texts, language, key, data);
  const name = (area: AreaId): string => say(`area.${area}`);
  return {
    language,
    map: say('map.title'),
    zoomIn: say('map.zoom-in'),
    zoomOut: say('map.zoom-out'),
    whole: say('map.whole'),
    name,
    describe: area => [name(area), ...describe(shown, area, say)].join(', '),
  };
}

function describe(shown: Shown, area: AreaId, say: (key: string, data?: Plain) => string): string[] {
  const [facts, state] = [shown.printed[area], shown.areas[area]];
  const [house, covered, highlight] = [shown.controllers[area], shown.faceDown?.[area], shown.highlights?.[area]];
  if (!facts) return [];
  const printed = [
    ...(facts.element === 'land' ? [] : [say(`map.${facts.element}`)]),
    ...(shown.closed?.includes(area) ? [say('map.closed')] : []),
    ...(facts.points >= 2 ? [say('map.stronghold')] : facts.castle ? [say('map.castle')] : []),
    ...(facts.supply > 0 ? [say('map.barrels', { count: facts.supply })] : []),
    ...(facts.crowns > 0 ? [say('map.crowns', { count: facts.crowns })] : []),
    ...(facts.home ? [say('map.home', { house: facts.home })] : []),
  ];
  if (!state) return printed;
  const armies = armiesIn(state.units);
  const lying = [
    ...(house && armies.length === 0 ? [say('map.held', { house })] : []),
    ...armies.map(army =>
      say('map.army', {
        house: army.house,
        units: army.groups
          .map(({ kind, isRouted, count }) => say(isRouted ? 'map.routed' : 'map.units', { count, unit: kind }))
          .join(' '),
      }),
    ),
    ...state.orders.map(({ house: owner, order }) => say('map.order', { house: owner, order })),
    ...(covered && state.orders.length === 0
      ? [
          covered.order
            ? say('map.own-face-down', { order: covered.order })
            : say('map.face-down', { house: covered.house }),
        ]
      : []),
    ...(state.power ? [say('map.token', { house: state.power })] : []),
    ...(state.force > 0 ? [say('map.force', { strength: state.force })] : []),
    ...(state.marks ?? []).map(mark => {
      const { name, strength } = readMark(mark);
      return say(`map.${name}`, { strength: strength ?? 0 });
    }),
  ];
  return [...printed, ...lying, ...(highlight && highlight !== 'dimmed' ? [say(`map.${highlight}`)] : [])];
}

import { mergeCatalogues, say as sayFrom, type Catalogue, type Plain } from '@corvo/core';
import type { AreaId } from '@corvo/westeros';
import type { MapLanguage } from '@corvo/westeros/aids';
import { armiesIn } from './armies.ts';
import type { MapWords, WesterosMapProps } from './props.ts';
import { mapTexts } from './texts.ts';

const merged = new WeakMap<Catalogue, Catalogue>();

/** The texts of a game with those of the map; put together once, for a map speaks of sixty areas at a time. */
function textsWith(messages: Catalogue): Catalogue {
  const known = merged.get(messages) ?? mergeCatalogues(messages, mapTexts);
  merged.set(messages, known);
  return known;
}

interface Shown extends Pick<
  WesterosMapProps,
  'printed' | 'areas' | 'controllers' | 'faceDown' | 'singles' | 'built' | 'garrisons' | 'closed'
> {
  readonly players?: number; // how many are at the table: that decides which areas are closed
}

type Names = (area: AreaId) => string;

const named = new WeakMap<Catalogue, Map<MapLanguage, Names>>();

/** The names of the areas: one function for each language, so that print with the same names is not drawn again. */
function namesIn(texts: Catalogue, language: MapLanguage): Names {
  const known = named.get(texts) ?? new Map<MapLanguage, Names>();
  named.set(texts, known);
  const names = known.get(language) ?? (area => sayFrom(texts, language, `area.${area}`, {}));
  known.set(language, names);
  return names;
}

/** What the map says about this position: names, controls, and for each area all that lies in it. */
export function mapWords(language: MapLanguage, messages: Catalogue, shown: Shown): MapWords {
  const texts = textsWith(messages);
  const say = (key: string, data: Plain = {}): string => sayFrom(texts, language, key, data);
  const name = namesIn(texts, language);
  // A click lights some areas and changes what lies in none: what was said of them is said again.
  const said = new Map<AreaId, string>();
  const describeOnce = (area: AreaId): string => {
    const text = said.get(area) ?? [name(area), ...describe(shown, area, say)].join(', ');
    said.set(area, text);
    return text;
  };
  return {
    language,
    map: say('map.title'),
    zoom: say('map.zoom'),
    zoomIn: say('map.zoom-in'),
    zoomOut: say('map.zoom-out'),
    whole: say('map.whole'),
    closed: say('map.closed-with', { players: shown.players ?? 0 }),
    name,
    describe: (area, highlight) =>
      highlight === undefined || highlight === 'dimmed'
        ? describeOnce(area)
        : `${describeOnce(area)}, ${say(`map.${highlight}`)}`,
  };
}

function describe(shown: Shown, area: AreaId, say: (key: string, data?: Plain) => string): string[] {
  const [facts, state] = [shown.printed[area], shown.areas[area]];
  const [house, covered, single] = [shown.controllers[area], shown.faceDown?.[area], shown.singles?.[area]];
  if (!facts) return [];
  const printed = [
    ...(facts.element === 'land' ? [] : [say(`map.${facts.element}`)]),
    ...(shown.closed?.includes(area) ? [say('map.closed', { players: shown.players ?? 0 })] : []),
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
        units: army.groups.map(({ kind, isRouted, count }) =>
          say(isRouted ? 'map.routed' : 'map.units', { count, unit: kind }),
        ),
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
    ...(single
      ? [single.order ? say('map.own-single', { order: single.order }) : say('map.single', { house: single.house })]
      : []),
    ...(state.power ? [say('map.token', { house: state.power })] : []),
    ...(state.force > 0 ? [say('map.force', { strength: state.force })] : []),
    ...(shown.built?.[area] ?? []).map(({ name }) => say(`map.${name}`)),
    ...(state.marks ?? []).map(mark => say(`map.${mark}`, { strength: shown.garrisons?.[area]?.strength ?? 0 })),
  ];
  return [...printed, ...lying];
}

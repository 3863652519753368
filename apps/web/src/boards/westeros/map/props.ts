import type {
  AreaFacts,
  AreaId,
  AreaState,
  Built,
  ByArea,
  GarrisonFacts,
  HouseId,
  OrderFacts,
  OrderId,
} from '@corvo/westeros';
import type { MapGeometry, MapLanguage } from '@corvo/westeros/aids';
import type { Act } from './motion/act.ts';
import type { ArrowsProps } from './Arrows.tsx';
import type { Start } from './parts.ts';

/** How an area stands out. The map only draws it: what is legal is known by whoever asks. */
export type Highlight = 'selectable' | 'selected' | 'target' | 'threatened' | 'dimmed';

/** An order that lies face down; its face is known to its owner alone. */
export interface FaceDown {
  readonly house: HouseId;
  readonly order?: OrderId;
}

/** Something that goes, or would go, from one area to another; a march over sea may pass through several. */
export interface MapArrow {
  readonly kind: 'march' | 'raid' | 'support' | 'retreat';
  readonly from: AreaId;
  readonly to: AreaId;
  readonly through?: readonly AreaId[];
  readonly isDraft?: boolean; // chosen, not yet sent
}

/** The patterns of marks: each has a colour of its own as well, so that neither is needed to tell them apart. */
export const MARK_PATTERNS = ['stripes', 'dots', 'grid', 'waves', 'ring'] as const;
export type MarkPattern = (typeof MARK_PATTERNS)[number];

/** Something said about an area by somebody else: a pattern over it, and a few signs on a plate. */
export interface AreaMark {
  readonly pattern: MarkPattern;
  readonly badge?: string;
}

/** Everything the map says, in the language of the reader. */
export interface MapWords {
  readonly language: MapLanguage;
  readonly map: string; // what this is, for a screen reader
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly closed: string; // why areas are out of play, in few words
  name(area: AreaId): string;
  /** The name, what lies there and how it stands out, for a screen reader. */
  describe(area: AreaId, highlight?: Highlight): string;
}

/** What others may ask the map to do. */
export interface MapHandle {
  /** Brings areas into sight, with some room around the one that it is most of all about; moves and zooms no more than needed. */
  show(areas: readonly AreaId[], heart?: AreaId): void;
  /** Puts areas into the middle, at the zoom there is. */
  centre(areas: readonly AreaId[]): void;
  /** Brings areas into sight as far as the zoom there is allows. */
  follow(areas: readonly AreaId[]): void;
  showAll(): void;
  focus(area: AreaId): void;
  /** Where the units of an area are, in pixels from the corner of the map's frame: a wheel or a note can stand there. */
  pointOf(area: AreaId): { readonly x: number; readonly y: number } | undefined;
  /** The size of that frame, as it was last seen: asking the page itself would make it lay everything out. */
  frame(): { readonly width: number; readonly height: number };
  /** The area under a point of the window: where something dragged would fall. */
  areaUnder(clientX: number, clientY: number): AreaId | undefined;
}

/** A drawn board, and over it what a game draws on its own board alone. */
export interface MapSheet extends MapGeometry {
  readonly Over?: React.ComponentType;
}

/** What is seen to happen, and the number of the moment it belongs to. */
export interface Acts {
  readonly n: number;
  readonly list: readonly Act[];
}

export interface WesterosMapProps {
  readonly geometry: MapSheet;
  readonly printed: ByArea<AreaFacts>; // the board of the ruleset
  readonly areas: ByArea<AreaState>; // what lies on it: `view.open.areas`
  readonly orders: Readonly<Record<OrderId, OrderFacts>>; // the faces there are: `board.order`
  readonly words: MapWords;
  readonly controllers: ByArea<HouseId | null>; // for the tint of the land
  readonly faceDown?: ByArea<FaceDown>;
  readonly singles?: ByArea<FaceDown>; // orders that are played once in the game, before they are turned up
  readonly built?: ByArea<readonly Built[]>; // what games have put up in areas
  readonly garrisons?: ByArea<GarrisonFacts> | undefined; // whose they are, and how strong, where one still stands
  readonly closed?: readonly AreaId[]; // out of play at this table
  readonly highlights?: ByArea<Highlight>;
  readonly arrows?: readonly MapArrow[];
  readonly Arrows?: React.ComponentType<ArrowsProps> | undefined; // what draws them, for whom it comes later: `RoutedArrows`
  readonly pointed?: readonly AreaId[]; // what something beside the map speaks of
  readonly told?: readonly AreaId[]; // where something has just happened, for those who see no motion
  readonly acts?: Acts; // what led to this position
  readonly marks?: ByArea<AreaMark>; // drawn over the areas, under the pieces
  readonly tools?: React.ReactNode; // more buttons, under those of the map
  readonly start?: Start; // what is in sight at first; without it the width of the map
  readonly covers?: string; // what else lies over the map, beside it in the page: nothing is framed under it
  readonly ref?: React.Ref<MapHandle>;
  readonly onArea?: (area: AreaId) => void;
  /** Looked at in passing, by pointer or by focus. */
  readonly onLook?: (area: AreaId | undefined) => void;
  /** The map was moved or zoomed: what stands over it must follow. */
  readonly onMoved?: () => void;
}

import type { Catalogue, Event, Game, Plain, Request, Seat, View } from '@corvo/core';
import type { ComponentType, ReactNode } from 'react';
import type { AnyAsk, Draft } from './asks/draft.ts';
import type { Moment, Sitter, TableSession, TableSnapshot } from '../session/session.ts';
import type { Words } from './words.ts';

/** Places of the board that something beside it speaks of. */
export interface Pointed {
  readonly places: readonly string[];
  readonly centred: boolean; // brought to the middle, not only marked
}

/** What a board draws and reports. It holds no rules: what is legal comes with the request. */
export interface BoardProps {
  readonly game: Game;
  readonly view: View;
  readonly words: Words;
  readonly sitters: readonly Sitter[];
  readonly time?: ReadonlyMap<Seat, ReactNode> | null; // whose time runs, and what is left of it; null: no clock runs
  readonly request: Request | undefined; // what this viewer may answer now
  readonly draft: Draft; // chosen, not yet sent
  readonly peek: Draft; // looked at in passing
  readonly last: Moment | undefined; // what led to this view
  readonly moments: readonly Moment[]; // what has been shown, oldest first
  /** Fetches what came before them; missing where they are all there are. */
  readonly onEarlier?: (() => void) | undefined;
  /** The view as it was after action `n`; undefined while it is being fetched. */
  viewAt(n: number): View | undefined;
  readonly pointed?: Pointed | undefined; // what the log points at
  readonly onDraft: (draft: Draft) => void;
  readonly onPeek: (draft: Draft) => void;
  /** Something was pointed at that is not offered: the rules say why not, and what was chosen stays chosen. */
  readonly onStray: (choice: Plain) => void;
  readonly onCommit: () => void;
}

/** One line of the log. */
export interface LogLine {
  readonly n: number; // the moment it belongs to
  readonly text: string;
  readonly strong?: readonly string[]; // names in the text that stand out
  readonly detail?: string;
  readonly art: string;
  readonly house?: string;
  readonly houses?: readonly string[]; // all it speaks of
  readonly category: string; // one of the kit's categories
  readonly events?: readonly Event[]; // what it tells; places and rules are found by them
  /** What can be opened from here. */
  readonly more?: { readonly text: string; readonly open: () => void };
}

/** Where on a small screen an answer is chosen. */
export type Pane = 'board' | 'left' | 'aside';

interface Panel {
  readonly title: string; // key of the kit's texts
  readonly art: string;
  readonly View: ComponentType<BoardProps>;
}

/** Pieces that leave the board, by `data-piece`, and where they go, by `data-place`. */
export type Routes = ReadonlyMap<string, string>;

/** What a board lets happen itself when it changes, beside the motion of its pieces. */
export interface BoardAnimation {
  /** Looks at the board just before it changes. */
  capture(): void;
  /** Lets the change be seen; times are multiplied by `factor`. The stage waits for all of them. */
  play(moment: Moment, factor: number): readonly Animation[];
}

/** The figures of one view that the graph of a game shows, by seat. */
export interface Figures {
  readonly score: Readonly<Record<Seat, number>>;
  readonly cards: Readonly<Record<Seat, number>>;
}

/** A game that is over, for a game that tells itself how it came to that. */
export interface EndingProps {
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly words: Words;
}

/** An answer that is being made. */
export interface Made {
  readonly game: Game;
  readonly view: View;
  readonly request: Request;
  readonly draft: Draft;
  readonly touched: boolean; // has the player chosen anything yet?
  readonly words: Words;
}

/** A card as it is looked at large: what is printed on it, in words. */
export interface CardSheet {
  readonly name: string;
  readonly house?: string | undefined;
  readonly strength?: string | number | undefined;
  readonly signs?: readonly string[]; // drawings of our sprite
  readonly said?: string | undefined; // strength and signs, for those who cannot see them
  readonly texts: readonly string[];
  readonly clause?: string | undefined;
}

type CardTable = Pick<BoardProps, 'game' | 'view' | 'words'>;

/** The cards of a game, for whoever looks at one of them large, or leafs through all. */
export interface CardBook {
  all(table: CardTable): readonly string[];
  /** Undefined where the table has no such card. */
  read(table: CardTable, card: string): CardSheet | undefined;
}

/** What any form of a question is made from. */
export interface FormProps {
  readonly words: Words;
  readonly request: Request;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly disabled: boolean;
}

/** Questions that a family of games adds to those of the core. */
export interface OwnAsks {
  isOwn(ask: AnyAsk): boolean;
  empty(ask: AnyAsk): Draft; // what stands in the form before anybody has touched it
  missing(ask: AnyAsk, draft: Draft): number; // how many things are still to be chosen
  readonly Form: ComponentType<FormProps> & { fetch(): Promise<unknown> };
}

/** What a game brings to be drawn. */
export interface BoardKit {
  /** What the table page says of this game alone; stands before the page's own texts. */
  readonly texts?: Catalogue;
  readonly Board: ComponentType<BoardProps>;
  /** Questions that the core does not know. */
  readonly asks?: OwnAsks;
  /** Fetches what the board cannot be drawn without. */
  ready?(): Promise<unknown>;
  /** Fetches what the board needs for all the questions after its first one; else that comes quietly, or when it must. */
  whole?(): Promise<unknown>;
  readonly boardTitle: string;
  readonly boardArt: string;
  /** How the game stands, in a few signs for the bar on top. */
  readonly Status?: ComponentType<BoardProps>;
  /** The board has a place of its own for every choice: no tray stands under it. */
  readonly ownTray?: boolean;
  /** The left panel says itself who plays. */
  readonly ownPlayers?: boolean;
  /** The house of a seat, where a seat is a house: its emblem then stands for it everywhere. */
  houseOf?(open: View['open'], seat: Seat): string | undefined;
  /** Why a draft that the rules would take is no answer yet: nobody has chosen anything. Empty where it is one. */
  missing?(made: Made): string;
  /** What an answer that the rules would take leaves unused: it is given by pressing twice. Empty where nothing is. */
  doubt?(made: Made): string;
  /** The only answer to a question, where everybody at the table can see that there is but one. */
  onlyAnswer?(request: Request): Plain | undefined;
  /** What a draft would do, where the game's own words are too long for a button; else empty. */
  action?(made: Made): string;
  /** What is printed on a card, for whoever looks at it large; fetched when the first one is. */
  cards?(): Promise<CardBook>;
  readonly left: Panel | undefined;
  /** What stands beside a player's name. */
  readonly SeatSide?: ComponentType<Pick<BoardProps, 'view' | 'words'> & { readonly seat: Seat }>;
  readonly aside: Panel | undefined;
  /** Choices that are not drawn on the board and stand as buttons above the decision. */
  tray(game: Game, view: View, request: Request): readonly Plain[];
  wants(request: Request): Pane;
  /** What would come of a choice, in short phrases; nothing where that cannot be known. */
  foresee?(game: Game, view: View, request: Request, choice: Plain, words: Words): readonly string[];
  /** Events that are marked on the time line of a replay, and as what. */
  readonly landmarks?: Readonly<Record<string, string>>;
  readonly categories: readonly string[]; // `log-CATEGORY` in the kit's texts
  readonly logByHouse?: boolean; // the log can be narrowed to a house as well
  lines(moment: Moment, words: Words): readonly LogLine[];
  /** The places of the board that an event names. */
  placesOf?(event: Event): readonly string[];
  /** The clauses behind an event. */
  clausesOf?(open: View['open'], event: Event): readonly string[];
  routes?(moment: Moment): Routes;
  animation?(root: HTMLElement): BoardAnimation | undefined;
  figures?(open: View['open']): Figures;
  /** How the game came to its end, where two graphs do not say it. */
  readonly Ending?: ComponentType<EndingProps>;
  readonly figureTitles?: { readonly score: string; readonly cards: string };
  /** The title of the score of a seat, where it is measured by something else than the others. */
  ownScore?(open: View['open'], seat: string): string | undefined;
}

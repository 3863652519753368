/** Ids are short kebab-case texts, the same in facts, states, notation and events. */
export type HouseId = string;
export type AreaId = string;
export type UnitKind = string;
export type OrderId = string;
export type CardId = string;
export type DeckId = string;
export type RealmId = string;

/** The three influence tracks; the same word names the token of position 1 (throne, blade, raven). */
export const TRACKS = ['throne', 'fiefdoms', 'court'] as const;
export type Track = (typeof TRACKS)[number];
export type ByTrack<T> = { [track in Track]: T };

export type ByArea<T> = Readonly<Record<AreaId, T>>;
export type ByHouse<T> = Readonly<Record<HouseId, T>>;
/** How many units of each kind. */
export type Count = { readonly [kind: UnitKind]: number };

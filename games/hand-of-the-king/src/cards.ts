import facts from '../facts/hand-of-the-king.json' with { type: 'json' };

export const HOUSES = ['stark', 'greyjoy', 'lannister', 'targaryen', 'baratheon', 'tyrell', 'tully'] as const;
export type House = (typeof HOUSES)[number]; // from the largest to the smallest, the order of the tie-break (HK-7.5)
export type ByHouse<T> = Record<House, T>;

export type CharacterId = string;

export const COMPANIONS = [
  'hodor',
  'jon-snow',
  'gendry',
  'shae',
  'bronn',
  'sandor-clegane',
  'jaqen-hghar',
  'ramsay-snow',
  'melisandre',
  'petyr-baelish',
  'brienne-of-tarth',
  'jorah-mormont',
  'gregor-clegane',
  'ilyn-payne',
] as const; // in the order of the ledger, section 6
export type CompanionId = (typeof COMPANIONS)[number];

/** HK-6.19: the eight companions whose effect has a source. */
export const ATTESTED: readonly CompanionId[] = COMPANIONS.filter(id =>
  facts.companionSummary.attestedWithEffect.includes(id),
);

const isHouse = (id: string): id is House => (HOUSES as readonly string[]).includes(id);

const houses = facts.houses.map(house => {
  if (!isHouse(house.id)) throw new Error(`the facts name an unknown house: ${house.id}`);
  return {
    id: house.id,
    size: house.size,
    code: house.code,
    characters: house.characters.map(character => character.id),
  };
});

/** HK-1.2: the size printed on the cards; it never changes during play. */
export const SIZE = Object.fromEntries(houses.map(house => [house.id, house.size])) as Readonly<ByHouse<number>>;
/** One letter per house, for positions as text. */
export const CODE = Object.fromEntries(houses.map(house => [house.id, house.code])) as Readonly<ByHouse<string>>;
export const MEMBERS = Object.fromEntries(houses.map(house => [house.id, house.characters])) as unknown as Readonly<
  ByHouse<readonly CharacterId[]>
>;
export const CHARACTERS: readonly CharacterId[] = HOUSES.flatMap(house => MEMBERS[house]);

/** HK-1.8: the house of a card is the one of its emblem; Joffrey Baratheon is a Lannister. */
/** A bare object: a little faster than a Map, and every move of every playout looks twenty characters up. */
const HOUSE_INDEX: Readonly<Record<CharacterId, number>> = Object.assign(
  Object.create(null) as object,
  Object.fromEntries(HOUSES.flatMap((house, index) => MEMBERS[house].map(character => [character, index]))),
);

/** The place of a character's house in `HOUSES`. */
export function houseIndex(character: CharacterId): number {
  const index = HOUSE_INDEX[character];
  if (index === undefined) throw new Error(`no such character: ${character}`);
  return index;
}

export const houseOf = (character: CharacterId): House => HOUSES[houseIndex(character)] as House;

export const isCharacter = (id: string): boolean => id in HOUSE_INDEX;
export const isCompanion = (id: string): id is CompanionId => (COMPANIONS as readonly string[]).includes(id);

/** HK-1.3: a card of his own, no character and of no house. */
export const VARYS = facts.varys.id;

export const ROWS = facts.grid.rows;
export const COLUMNS = facts.grid.columns;
export const CELLS = facts.grid.cells;
/** HK-2.3: how many companions are turned face up. */
export const DEALT_COMPANIONS = facts.components.availableCompanionsPerGame;
/** HK-9.3: how long a conversation may last. */
export const TALK_SECONDS = facts.variants.threeEyedRaven.conversationSecondsMax;

/** What a companion does is a named ability with its figures; the card only refers to it (`companions/`). */
export type Ability =
  | { readonly kind: 'take-named' | 'kill-named'; readonly character: CharacterId }
  | { readonly kind: 'count-as'; readonly amount: number; readonly house: House | 'chosen' }
  | { readonly kind: 'kill-grid' | 'kill-area' | 'triple-kill' | 'swap-grid' | 'swap-areas' | 'extra-turn' };

export interface Companion {
  readonly id: CompanionId;
  readonly ability: Ability;
  readonly kept: boolean;
  readonly reconstructed: boolean; // our own effect, for want of a source: the card help says so
  readonly clause: string;
}

function readCompanion(id: CompanionId, index: number): Companion {
  const fact = facts.companions.find(companion => companion.id === id);
  if (fact === undefined) throw new Error(`the facts do not know the companion ${id}`);
  const ability = { kind: fact.kind, ...fact.params } as unknown as Ability;
  return { id, ability, kept: fact.kept, reconstructed: fact.reconstructed, clause: `HK-6.${index + 1}` };
}

export const COMPANION = Object.fromEntries(
  COMPANIONS.map((id, index) => [id, readCompanion(id, index)]),
) as unknown as Readonly<Record<CompanionId, Companion>>;

import type { HouseId, LastingEffect, WesterosOpen, WesterosState } from '@corvo/westeros';
import { VOID, voided } from '../cards/void.ts';
import { dearer, TAXED } from './about-tactics.ts';
import { broughtBy } from './deck.ts';
import { abilityOf, TACTICS } from './facts.ts';
import { RENEW, successes } from './raids.ts';

type Words = readonly string[];
type Read = (state: WesterosState, words: Words) => string | undefined;

/** The entry of an effect that says nothing more yet, or a new one. */
function entryFor(open: WesterosOpen, effect: string, owner: HouseId, isBare: (entry: LastingEffect) => boolean) {
  const known = open.effects.find(entry => entry.effect === effect && entry.owner === owner && isBare(entry));
  if (known !== undefined) return known;
  const entry: LastingEffect = { effect, owner, until: 'round' };
  open.effects.push(entry);
  return entry;
}

const isHouse = (open: WesterosOpen, house: string): boolean => Object.hasOwn(open.houses, house);

/** `void HOUSE nw-jon`: a card that this house has named (BW-10.4). */
const readVoid: Read = ({ open }, [house = '', card = '']) => {
  const isCard = Object.values(open.houses).some(({ hand, discards }) => [...hand, ...discards].includes(card));
  if (!isHouse(open, house) || !isCard) return 'a house, and the card that it has made void';
  voided.put(
    entryFor(open, VOID, house, entry => voided.of(entry) === undefined),
    card,
  );
  return undefined;
};

/** `scouted HOUSE others tac-08-a`: an ability of another that costs 2 more (BW-10.12). */
const readScouted: Read = ({ open }, [by = '', house = '', effect = '']) => {
  if (!isHouse(open, by) || !isHouse(open, house) || abilityOf(effect) === undefined)
    return 'the house that scouts, the one that pays, and an ability';
  dearer.put(
    entryFor(open, TAXED, by, entry => dearer.of(entry) === undefined),
    { house, effect },
  );
  return undefined;
};

/** `brought HOUSE tac-01-a tac-18`: an ability that another card has brought (BW-10.12, 10.18). */
const readBrought: Read = ({ open }, [house = '', effect = '', card = '']) => {
  if (!isHouse(open, house) || abilityOf(effect) === undefined || !TACTICS.includes(card))
    return 'a house, an ability, and the card that brought it';
  broughtBy.put(
    entryFor(open, effect, house, entry => broughtBy.of(entry) === undefined),
    card,
  );
  return undefined;
};

/** `raided HOUSE AREA`: where a successful raid came from that has brought no new order yet (BW-S67). */
const readRaided: Read = ({ open }, [house = '', area = '', ...more]) => {
  if (!isHouse(open, house) || !Object.hasOwn(open.areas, area) || more.length > 0) return 'a house and one area';
  successes.put(
    entryFor(open, RENEW, house, entry => successes.of(entry) === undefined),
    [area],
  );
  return undefined;
};

export const LINES: Readonly<Record<string, Read>> = {
  void: readVoid,
  scouted: readScouted,
  brought: readBrought,
  raided: readRaided,
};

/** What the entries of tactic cards say beyond their names. */
export function writeInForce(open: WesterosOpen): string[] {
  return open.effects.flatMap(entry => {
    const [card, taxed, by, raids] = [voided.of(entry), dearer.of(entry), broughtBy.of(entry), successes.of(entry)];
    return [
      ...(card === undefined ? [] : [`void ${entry.owner} ${card}`]),
      ...(taxed === undefined ? [] : [`scouted ${entry.owner} ${taxed.house} ${taxed.effect}`]),
      ...(by === undefined ? [] : [`brought ${entry.owner} ${entry.effect} ${by}`]),
      ...(raids ?? []).map(area => `raided ${entry.owner} ${area}`),
    ];
  });
}

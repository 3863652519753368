import type { AbilityFrame } from '../abilities/frame.ts';
import type { CardId } from '../ids.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { WesterosOpen, WesterosView } from '../state.ts';
import { decksOf, WILDLING_DECK } from '../decks.ts';
import type { WesterosFrame } from '../westeros-cards/phase.ts';
import { WILDLING_PARTS, wildlingMoment, type WildlingPart } from '../wildlings/card.ts';

/** The wildling card that is being obeyed, and the part of it that is at work. */
export function wildlingAtWork(open: WesterosOpen): { readonly card: CardId; readonly part: WildlingPart } | undefined {
  const frame = open.frames.findLast(({ run }) => run === 'ability') as AbilityFrame | undefined;
  const part = WILDLING_PARTS.find(one => wildlingMoment(one) === frame?.moment);
  return part === undefined || frame?.card === undefined ? undefined : { card: frame.card, part };
}

/** The wildling card on top, where this seat has seen it, or where it lies open to all under the others that are gone. */
export function wildlingOnTop({ open, mine }: WesterosView): CardId | undefined {
  const deck = open.decks[WILDLING_DECK];
  const seen = mine?.seen?.find(({ depth }) => depth === 0)?.card;
  return seen ?? (deck?.unknown === 0 ? deck.bottom[0] : undefined);
}

/** The Westeros card that is being carried out: whatever lies on its frame was begun by it. */
export function westerosAtWork(open: WesterosOpen): CardId | undefined {
  const frame = open.frames.find(({ run }) => run === 'westeros') as WesterosFrame | undefined;
  const deck = frame && decksOf(rulesOf(open))[frame.deck - 1]; // it counts on as soon as a card is begun
  return (deck && open.decks[deck]?.drawn) ?? undefined;
}

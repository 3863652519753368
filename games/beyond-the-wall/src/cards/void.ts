import { field, type CardId, type LastingEffect, type WesterosOpen } from '@corvo/westeros';

/** The effect that makes a house card void for a round, and the card it names (BW-10.4). */
export const VOID = 'made-void';
export const voided = field<LastingEffect, CardId>('voided');

/** BW-H76: whichever way the card goes, it has no text, no icons and no strength until the round is over. */
export const isVoid = (open: WesterosOpen, card: CardId): boolean =>
  open.effects.some(entry => entry.effect === VOID && voided.of(entry) === card);

import type { Frame } from '@corvo/core';
import type { AbilityFrame } from '../../abilities/frame.ts';
import type { BattleFrame } from '../../battle-frame.ts';
import type { CardId, HouseId } from '../../ids.ts';
import type { Migration } from '../migrations.ts';

/** A text at work once named its side of the battle; its owner says as much, and owners have effects elsewhere too. */
interface TextOfASide extends Frame {
  readonly run: 'ability';
  readonly effect: string;
  readonly moment: AbilityFrame['moment'];
  readonly side: 0 | 1;
  readonly card: CardId;
}
/** A wildling card once had frames of its own. */
interface WildlingText extends Frame {
  readonly run: 'wildling-text';
  readonly card: CardId;
  readonly part: string;
  readonly house: HouseId;
}

const isText = (frame: Frame): frame is TextOfASide => frame.run === 'ability' && 'side' in frame;
const isWildlingText = (frame: Frame): frame is WildlingText => frame.run === 'wildling-text';

/** What one part led to by another name was always the lowest bidder's. */
const momentOf = (part: string): AbilityFrame['moment'] =>
  `wildlings-${part === 'others' || part === 'highest' ? part : 'lowest'}`;

/** Texts stand over the battle that they work in. */
function ofSide({ side, ...rest }: TextOfASide, battle: BattleFrame | undefined): AbilityFrame {
  return { ...rest, owner: battle?.sides[side].house ?? '', from: 'text' };
}

function ofWildlings({ part, house, card, ...rest }: WildlingText): AbilityFrame {
  return {
    ...rest,
    run: 'ability',
    effect: `${card}-${part}`,
    moment: momentOf(part),
    owner: house,
    from: 'card',
    card,
  };
}

/** Before, texts of a battle and parts of wildling cards ran in frames of two kinds. */
export const oneAbilityFrame: Migration = ({ open }) => {
  const walk = (frames: readonly Frame[], under: BattleFrame | undefined): Frame[] => {
    let battle = under;
    return frames.map(frame => {
      if (frame.run === 'battle') battle = frame as BattleFrame;
      frame.then = walk(frame.then, battle);
      if (isText(frame)) return ofSide(frame, battle);
      return isWildlingText(frame) ? ofWildlings(frame) : frame;
    });
  };
  open.frames = walk(open.frames, undefined);
};

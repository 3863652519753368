import { COMPANION, type CharacterId } from '../cards.ts';
import type { Code, CompanionFrame } from '../state.ts';
import { kill, ownerOf, takeFromArea, takeFromGrid, type HandDraft } from '../verbs.ts';

function namedCharacter(frame: CompanionFrame): CharacterId {
  const { ability } = COMPANION[frame.companion];
  if (ability.kind !== 'take-named' && ability.kind !== 'kill-named')
    throw new Error(`${frame.companion} names nobody`);
  return ability.character;
}

/** HK-5.3, HK-5.12: the companion could do nothing, or a part of it was impossible. */
export function noEffect(game: HandDraft, frame: CompanionFrame): void {
  game.tell('no-effect', { seat: frame.seat, companion: frame.companion, part: frame.step });
}

/** HK-5.13: Hodor, Bronn, Brienne, Jorah reach the grid and every opponent. */
export const takeNamed: Code<CompanionFrame> = {
  enter(game, frame) {
    const character = namedCharacter(frame);
    const cell = game.open.grid.indexOf(character);
    const owner = ownerOf(game, character);
    if (cell >= 0) takeFromGrid(game, cell, frame.seat);
    else if (owner !== undefined && owner !== frame.seat) takeFromArea(game, character, owner, frame.seat);
    else noEffect(game, frame); // HK-S14: his own already, or killed
  },
};

/** HK-6.14: Ilyn Payne kills Eddard Stark wherever he is. */
export const killNamed: Code<CompanionFrame> = {
  enter(game, frame) {
    const character = namedCharacter(frame);
    if (game.open.grid.includes(character) || ownerOf(game, character) !== undefined) kill(game, frame, character);
    else noEffect(game, frame);
  },
};

import type { Frame } from '@corvo/core';
import type { MarchChoice, MarchMove } from '../asks/march.ts';
import { askHouse } from '../asking.ts';
import type { SupportCall } from '../battle-frame.ts';
import type { HouseId } from '../ids.ts';
import type { TurnsFrame } from '../orders/raids.ts';
import { areaAt } from '../realm/areas.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { march } from './carry-out.ts';
import { deniedKey, possibleHelp, strengthAgainst } from './check.ts';
import { helpOptions, nextCall, refuseHelp, takeHelp } from './help.ts';

/** A march on a neutral force that is made only if others help; if they do not, another march is chosen. */
export interface PleaFrame extends Frame {
  readonly run: 'plea';
  readonly house: HouseId;
  readonly march: MarchChoice;
  readonly target: MarchMove;
  readonly calls: SupportCall[];
}

const hasEnough = (
  open: WesterosOpen,
  { house, march: choice, target, calls }: Omit<PleaFrame, keyof Frame>,
): boolean => {
  const rules = rulesOf(open);
  const granted = calls.filter(call => call.side === 0);
  const strength = strengthAgainst(open, rules, house, choice, target, granted);
  return rules.rulings.overcomes(strength, areaAt(open, target.to).force);
};

/** Own support counts at once; answers whether others must be asked. */
export function startPlea(game: Table, house: HouseId, choice: MarchChoice): boolean {
  const { open } = game;
  const target = choice.moves.find(move => areaAt(open, move.to).force > 0);
  if (target === undefined) return false;
  const calls = possibleHelp(open, rulesOf(open), target.to).map(call =>
    call.house === house ? { ...call, side: 0 as const } : call,
  );
  const plea = { house, march: choice, target, calls };
  if (hasEnough(open, plea)) return false;
  game.push<PleaFrame>({ run: 'plea', ...plea });
  return true;
}

/** Other houses are asked one by one, as long as there is need. */
export const askForHelp: Code<PleaFrame, 'option'> = {
  verb: 'support',
  about(_open, { target, house, calls }) {
    const asked = calls.find(call => call.side === null);
    return { battle: target.to, house, area: asked?.area ?? target.to };
  },
  enter(game, frame) {
    const call = nextCall(frame.calls);
    if (call !== undefined && !hasEnough(game.open, frame)) askHouse(game, frame, call.house, 'support-neutral');
  },
  ask: (_view, frame) => ({ kind: 'option', from: helpOptions(frame.calls) }),
  refuse: ({ open }, { calls, target }, _seat, choice) => refuseHelp(open, calls, target.to, choice),
  answer(game, frame, _seat, choice) {
    takeHelp(game, frame.calls, frame.target.to, choice);
    game.repeat(frame);
  },
};

/** Enough help: the march is made. Otherwise the same house chooses again, knowing who will not help. */
export const marchWithHelp: Code<PleaFrame> = {
  enter(game, frame) {
    const turns = game.open.frames.findLast(({ run }) => run === 'marches') as TurnsFrame | undefined;
    if (turns === undefined) throw new Error('a plea outside the marches');
    if (hasEnough(game.open, frame)) {
      delete turns.denied;
      march(game, frame.house, frame.march);
      return;
    }
    const refused = frame.calls.filter(call => call.side === -1).map(call => deniedKey(frame.target.to, call.area));
    turns.denied = [...(turns.denied ?? []), ...refused];
    turns.position -= 1; // its turn is not over
    game.tell('help-denied', { house: frame.house, area: frame.target.to });
  },
};

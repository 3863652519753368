import type { Plain, Seat, Sentence } from '@corvo/core';
import { battleNow } from '../battle/start.ts';
import { strengthOf } from '../battle/strength.ts';
import { nextOffer } from '../battle/support.ts';
import type { BattleFrame } from '../battle/frame.ts';
import type { ClashFrame } from '../bids/clash.ts';
import { debtOf, type WildlingsFrame } from '../bids/wildlings.ts';
import { TRACKS } from '../ids.ts';
import type { NeutralFrame } from '../marches/neutral.ts';
import type { PleaFrame } from '../marches/plea.ts';
import type { CaptureFrame } from '../ports/capture.ts';
import { areaAt } from '../realm/control.ts';
import { houseAt } from '../realm/pools.ts';
import { houseOf, realmOf } from '../realm/tracks.ts';
import { rulesOf } from '../ruleset/shelf.ts';
import type { WesterosOpen } from '../state.ts';
import { allowedArmies, armiesOf } from '../supply/armies.ts';
import type { WesterosChoiceFrame } from '../westeros-cards/phase.ts';

type Data = Readonly<Record<string, Plain>>;

/** Where the battle is, between whom, how it stands, and who the other side is. */
function aboutBattle(open: WesterosOpen, battle: BattleFrame, seat: Seat): Data {
  const rules = rulesOf(open);
  const [attacker, defender] = battle.sides;
  return {
    battle: battle.area,
    attacker: attacker.house,
    defender: defender.house,
    attack: strengthOf(open, rules, battle, 0),
    defence: strengthOf(open, rules, battle, 1),
    house: nextOffer(battle)?.house ?? '',
    foe: attacker.house === houseOf(open, seat) ? defender.house : attacker.house,
    area: battle.supports.find(call => call.side === null)?.area ?? battle.retreatTo ?? battle.area,
  };
}

function about(open: WesterosOpen, seat: Seat): Data {
  const frame = open.frames.at(-1);
  const house = houseOf(open, seat);
  const rules = rulesOf(open);
  const { power, supply } = houseAt(open, house);
  switch (frame?.run) {
    case 'clash':
      return { power, track: TRACKS[(frame as ClashFrame).track] ?? 'throne' };
    case 'wildlings':
      return {
        power,
        strength: (frame as WildlingsFrame).force ?? realmOf(open, house).wildlings,
        debt: debtOf(open, frame as WildlingsFrame, house),
      };
    case 'supply':
    case 'reconcile': {
      const [armies, allowed] = [armiesOf(open, rules, house), allowedArmies(open, rules, house)];
      return { armies, allowed: allowed.length === 0 ? '-' : [...allowed], supply };
    }
    case 'neutral': {
      const { area, house: marching } = frame as NeutralFrame;
      const asked = (frame as NeutralFrame).supports.find(call => call.side === null);
      return { battle: area, house: marching, area: asked?.area ?? area };
    }
    case 'plea': {
      const { target, house: marching, calls } = frame as PleaFrame;
      const asked = calls.find(call => call.side === null);
      return { battle: target.to, house: marching, area: asked?.area ?? target.to };
    }
    case 'capture':
      return { area: (frame as CaptureFrame).port, count: areaAt(open, (frame as CaptureFrame).port).units.length };
    case 'westeros-choice':
      return { card: (frame as WesterosChoiceFrame).card };
    default: {
      const battle = battleNow(open);
      const own = (frame as { readonly about?: Data } | undefined)?.about; // what a game's own frame says of its question
      return battle === undefined ? { round: open.round, ...own } : aboutBattle(open, battle, seat);
    }
  }
}

/** The question with its data: which battle, which area, how much Power. */
export const questionMessage = (open: WesterosOpen, seat: Seat, why: string): Sentence => ({
  key: `ask.${why}.about`,
  data: about(open, seat),
});

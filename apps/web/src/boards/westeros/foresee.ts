import type { Game, Plain, Request, View } from '@corvo/core';
import { explainSupply, strengthOf } from '@corvo/westeros';
import { armiesText } from './armies.ts';
import { foreseenBattle, foreseenNeutral } from './battle/foreseen.ts';
import { verdictOn } from './battle/NeutralPanel.tsx';
import { foreseenOrders } from './foresee-orders.ts';
import { areasWith } from './preview.ts';
import { realmIn } from './realm.ts';
import type { Speak } from './speak.ts';

/** What would come of a choice, as far as the table shows it, in short phrases. */
export function foreseen(game: Game, view: View, request: Request, choice: Plain, say: Speak): readonly string[] {
  const { open, rules, mine } = realmIn(view);
  if (request.why === 'orders') return foreseenOrders(request, choice, say);
  if (request.ask.kind === 'muster' && mine !== undefined) {
    const areas = areasWith(open, rules, mine, request.why, choice);
    const supply = explainSupply({ ...open, areas: { ...areas } }, rules, mine);
    return [armiesText(say, supply)];
  }
  const coming = foreseenBattle({ game, view, request, draft: choice });
  if (coming === undefined) {
    const neutral = foreseenNeutral({ view, request, draft: choice });
    return neutral === undefined ? [] : [verdictOn(neutral, say)];
  }
  const { battle } = coming;
  return [
    say('foresee.battle', {
      area: battle.area,
      attacker: battle.sides[0].house,
      defender: battle.sides[1].house,
      attack: strengthOf(coming.open, rules, battle, 0),
      defence: strengthOf(coming.open, rules, battle, 1),
    }),
  ];
}

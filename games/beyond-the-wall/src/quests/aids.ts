import {
  away,
  houseAt,
  out,
  readUnits,
  rulesOf,
  writeUnits,
  type HouseState,
  type WesterosState,
} from '@corvo/westeros';
import type { FeatureAids } from '@corvo/westeros/aids';
import { FREE_FOLK, isWall, OTHERS, WATCH } from '../facts.ts';
import { needOf, quest, sentBy, tried } from './quests.ts';

const QUESTERS: readonly string[] = [WATCH, FREE_FOLK];

/** `quest HOUSE 2 footmen 1 knight done 3`. */
function readQuest({ open }: WesterosState, [house = '', ...words]: readonly string[]): string | undefined {
  if (!QUESTERS.includes(house)) return `a house with a quest: ${QUESTERS.join(', ')}`;
  const at = words.indexOf('done');
  const units = readUnits(words.slice(0, at < 0 ? words.length : at).join(' '));
  const kinds = Object.keys(rulesOf(open).facts.houses[house]?.pool ?? {});
  if (units === undefined || !Object.keys(units).every(kind => kinds.includes(kind))) return `units of ${house}`;
  const state = houseAt(open, house);
  if (Object.keys(units).length > 0) away.put(state, units);
  if (at < 0) return undefined;
  const round = Number(words[at + 1]);
  if (!Number.isInteger(round) || round < 1) return 'done and a round';
  quest.put(state, round);
  return undefined;
}

/** These cards are out of play, wherever they lay. */
function layOut(state: HouseState, cards: readonly string[]): void {
  state.hand = state.hand.filter(card => !cards.includes(card));
  state.discards = state.discards.filter(card => !cards.includes(card));
  out.put(state, cards);
}

/** `out HOUSE cards`: those that are not in play; without the line, those that set-up lays aside. */
function readOut({ open }: WesterosState, [house = '', ...words]: readonly string[]): string | undefined {
  const cards = rulesOf(open).facts.houses[house]?.cards;
  const named = words
    .join(' ')
    .split(/[\s,]+/)
    .filter(word => word !== '');
  if (cards === undefined || named.length === 0 || !named.every(card => cards.includes(card)))
    return 'a house and cards of it';
  layOut(houseAt(open, house), named);
  return undefined;
}

/** Quest cards, cards out of play and sections that were taken in vain: in positions and figures. */
export const questAids: FeatureAids = {
  id: 'quests',
  position: {
    clear({ open }, { facts }) {
      for (const [house, state] of Object.entries(open.houses)) {
        out.clear(state);
        state.hand = [...(facts.houses[house]?.cards ?? [])];
      }
    },
    lines: { quest: readQuest, out: readOut },
    settle({ open }, { facts }) {
      for (const [house, state] of Object.entries(open.houses)) {
        const { aside } = facts.houses[house] ?? {};
        if (aside !== undefined && out.of(state) === undefined) layOut(state, aside);
        if (state.hand.length === 0) return `a card in the hand of ${house}`;
      }
      return undefined;
    },
    areaWords: {
      tried(area, id, house) {
        if (!isWall(id) || house !== OTHERS) return 'a section of the Wall that the Others hold';
        tried.put(area, true);
        return undefined;
      },
    },
    write(open) {
      const lines: string[] = [];
      for (const [house, state] of Object.entries(open.houses)) {
        const cards = out.of(state);
        if (cards !== undefined) lines.push(`out ${house} ${cards.join(', ')}`);
        const done = quest.of(state);
        const units = away.of(state);
        if (done === undefined && units === undefined) continue;
        lines.push(
          ['quest', house, writeUnits(units ?? {}), ...(done === undefined ? [] : ['done', String(done)])]
            .filter(word => word !== '')
            .join(' '),
        );
      }
      return lines;
    },
    writeArea: (area, id) => (tried.of(area) === true ? [`${id} ${OTHERS} tried`] : []),
  },
  figures: open =>
    Object.fromEntries(
      Object.entries(open.houses).flatMap(([house, state]) => [
        [`quest ${house}`, sentBy(open, house)],
        [`quest done ${house}`, quest.of(state) ?? null],
        [`away ${house}`, writeUnits(away.of(state) ?? {})],
        [`out ${house}`, [...(out.of(state) ?? [])]],
      ]),
    ),
  explain: {
    house(open, _rules, house) {
      const need = needOf(open, house);
      if (need === undefined) return [];
      const isDone = quest.of(houseAt(open, house)) !== undefined;
      return [
        isDone
          ? { key: 'explain.quest-done', data: {} }
          : { key: 'explain.quest', data: { points: sentBy(open, house), need } },
      ];
    },
  },
  draw: {
    table: (open, { say }) =>
      QUESTERS.map(house => {
        const isDone = quest.of(houseAt(open, house)) !== undefined;
        return `  ${say(isDone ? 'draw.quest-done' : `draw.quest.${house}`, { house, points: sentBy(open, house), need: needOf(open, house) ?? 0 })}`;
      }),
  },
};

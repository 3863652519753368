import type { HouseId, StrengthItem } from '@corvo/westeros';
import type { NeutralSheet } from '@corvo/westeros/aids';
import { Art, HouseChip } from '../../../base/art/index.ts';
import type { Words } from '../../../kit/words.ts';
import type { Speak } from '../speak.ts';

interface Props {
  readonly sheet: NeutralSheet;
  readonly house: HouseId;
  readonly title: string; // one that would come, or one that is under way
  readonly words: Words;
  readonly say: Speak;
}

function nameOf(item: StrengthItem, words: Words, say: Speak): string {
  switch (item.from) {
    case 'units':
      return `${say('battle.units', { count: item.count })} ${words.say(`unit.${item.kind}`)}`;
    case 'order':
      return words.say(`order.${item.order}`);
    default:
      return item.from === 'support' ? say('battle.support', { area: item.area }) : '';
  }
}

/** A march on a neutral force: no cards and no battle, only strength against strength. */
export function NeutralPanel({ sheet, house, title, words, say }: Props) {
  const { area, force, items, total, isEnough, help } = sheet;
  return (
    <div className="wt-battle">
      <h2>{say(title, { area })}</h2>
      <p className="wt-step">{say('battle.neutral-how')}</p>
      <div className="wt-totals">
        <span className="wt-side">
          <HouseChip house={house} size={48} />
          <b>{words.say(`house.${house}`)}</b>
        </span>
        <span className="wt-score">
          <b>{total}</b>
          <Art name="sword" />
          <b>{force}</b>
        </span>
        <span className="wt-side">
          <Art name="neutral-force" className="wt-neutral" />
          <b>{say('battle.neutral-force')}</b>
        </span>
      </div>
      <table className="wt-sheet">
        <caption className="sr-only">{say('battle.sheet', { area })}</caption>
        <tbody>
          {items.map((item, i) => (
            <tr key={i}>
              <th scope="row">{nameOf(item, words, say)}</th>
              <td>
                <b>{item.value}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="wt-reach">{verdictOn(sheet, say)}</p>
      {!isEnough && help.length > 0 && (
        <ul className="wt-pending">
          {help.map(({ area: from, house: other, value }) => (
            <li key={from}>
              <HouseChip house={other} size={20} label={words.say(`house.${other}`)} />
              {say('battle.neutral-help', { area: from, value })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Strong enough alone, with help, or not at all. */
export function verdictOn({ area, force, total, isEnough, help }: NeutralSheet, say: Speak): string {
  const figures = { area, force, total };
  if (isEnough) return say('battle.neutral-enough', figures);
  return say(help.length > 0 ? 'battle.neutral-needs-help' : 'battle.neutral-too-weak', figures);
}

import type { StrengthItem } from '@corvo/westeros';
import type { ReactNode } from 'react';
import { Art, HouseChip } from '../../../base/art/index.ts';
import type { Words } from '../../../kit/words.ts';
import type { Speak } from '../speak.ts';
import type { Sheet } from './sheet.ts';

interface Props {
  readonly sheet: Sheet;
  readonly words: Words;
  readonly say: Speak;
}

interface Row {
  readonly key: string;
  readonly what: ReactNode;
  readonly items: readonly [StrengthItem | undefined, StrengthItem | undefined];
}

/** One line for everything that counts, the two sides facing each other. */
function rowsOf({ sheet: { sides }, words, say }: Props): Row[] {
  const [left, right] = sides;
  const find = <From extends StrengthItem['from']>(
    from: From,
    fits: (item: Extract<StrengthItem, { from: From }>) => boolean,
  ) =>
    [left, right].map(({ items }) =>
      items.find(item => item.from === from && fits(item as Extract<StrengthItem, { from: From }>)),
    ) as [StrengthItem | undefined, StrengthItem | undefined];
  const all = [...left.items, ...right.items];
  const kinds = [...new Set(all.flatMap(item => (item.from === 'units' ? [item.kind] : [])))];
  const rows: Row[] = kinds.map(kind => ({
    key: `unit ${kind}`,
    what: (
      <>
        <Art name={`unit-${kind}`} /> {words.say(`unit.${kind}`)}
      </>
    ),
    items: find('units', item => item.kind === kind),
  }));
  // What games add: of the ground beside the garrison, anything else behind the texts.
  const added = [...new Set(all.flatMap(item => (item.from === 'feature' ? [item.what] : [])))].map(key => {
    const items = find('feature', item => item.what === key);
    const isGround = items.some(item => item?.from === 'feature' && item.area !== undefined);
    return { isGround, row: { key, what: say(`battle.${key}`), items } };
  });
  if (all.some(({ from }) => from === 'order'))
    rows.push({ key: 'order', what: say('battle.order'), items: find('order', () => true) });
  for (const item of all)
    if (item.from === 'support')
      rows.push({
        key: `support ${item.area}`,
        what: (
          <>
            <HouseChip house={item.house} size={18} /> {say('battle.support', { area: item.area })}
          </>
        ),
        items: find('support', other => other.area === item.area),
      });
  if (all.some(({ from }) => from === 'garrison'))
    rows.push({ key: 'garrison', what: say('battle.garrison'), items: find('garrison', () => true) });
  rows.push(...added.filter(({ isGround }) => isGround).map(({ row }) => row));
  const [ours, theirs] = [left, right].map(({ items }) => items.filter(({ from }) => from === 'card'));
  for (let i = 0; i < Math.max(ours?.length ?? 0, theirs?.length ?? 0); i++)
    rows.push({ key: `card ${i}`, what: say('battle.card'), items: [ours?.[i], theirs?.[i]] });
  if (all.some(({ from }) => from === 'texts'))
    rows.push({ key: 'texts', what: say('battle.texts'), items: find('texts', () => true) });
  rows.push(...added.filter(({ isGround }) => !isGround).map(({ row }) => row));
  if (all.some(({ from }) => from === 'blade'))
    rows.push({ key: 'blade', what: words.say('marker.fiefdoms'), items: find('blade', () => true) });
  return rows;
}

/** What is behind a number: how many units, which order, which card, and what changed it. */
export function note(item: StrengthItem, words: Words, say: Speak): string {
  const what =
    item.from === 'units'
      ? item.routed > 0
        ? say('battle.units-routed', { count: item.count, routed: item.routed })
        : say('battle.units', { count: item.count })
      : item.from === 'order'
        ? words.say(`order.${item.order}`)
        : item.from === 'card'
          ? words.say(`card.${item.card}`)
          : '';
  // An effect is called after its card: where that card is the item itself, it is named already.
  const by = new Set(item.by.map(effect => words.say(`effect.${effect}`)).filter(name => name !== what));
  return [what, [...by].join(', ')].filter(Boolean).join('; ');
}

function Value({ item, words, say }: { item: StrengthItem | undefined } & Omit<Props, 'sheet'>) {
  if (item === undefined) return <span className="wt-none">–</span>;
  const more = note(item, words, say);
  return (
    <>
      <b>{item.from === 'units' ? item.value : item.value < 0 ? `−${-item.value}` : `+${item.value}`}</b>
      {more !== '' && <small>{more}</small>}
    </>
  );
}

/** Both sides of a battle, line by line. */
export function SheetTable(props: Props) {
  const { sheet, words, say } = props;
  const [attacker, defender] = sheet.sides;
  return (
    <table className="wt-sheet">
      <caption className="sr-only">{say('battle.sheet', { area: sheet.area })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.say(`house.${attacker.house}`)}</th>
          <th scope="col">{say('battle.what')}</th>
          <th scope="col">{words.say(`house.${defender.house}`)}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(props).map(({ key, what, items }) => (
          <tr key={key}>
            <td>
              <Value item={items[0]} words={words} say={say} />
            </td>
            <th scope="row">
              <span>{what}</span>
            </th>
            <td>
              <Value item={items[1]} words={words} say={say} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The two houses and their totals. */
export function Totals({ sheet: { sides }, words, say, winner }: Props & { winner?: string | undefined }) {
  const [attacker, defender] = sides;
  const side = (house: string, role: string) => (
    <span className={`wt-side ${winner === undefined ? '' : winner === house ? 'is-winner' : 'is-loser'}`}>
      <HouseChip house={house} size={48} />
      <b>{words.say(`house.${house}`)}</b>
      <small>{say(`battle.${winner === undefined ? role : winner === house ? 'wins' : 'loses'}`)}</small>
    </span>
  );
  return (
    <div className="wt-totals">
      {side(attacker.house, 'attacks')}
      <span className="wt-score">
        <b>{attacker.total}</b>
        <Art name="sword" />
        <b>{defender.total}</b>
      </span>
      {side(defender.house, 'defends')}
    </div>
  );
}

import { Art } from '../../base/art/index.ts';
import type { Block } from './ledger.ts';

/** Pictures beside the words that say the same: which orders a Raid removes, how strong which units are. */
export function DrawnTable({ head, rows }: Pick<Extract<Block, { kind: 'drawn' }>, 'head' | 'rows'>) {
  return (
    <table className="army-table drawn-table">
      <thead>
        <tr>
          {head.map((title, place) => (
            <th key={title} scope="col" colSpan={place === head.length - 1 ? 2 : 1}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, art, words }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td aria-hidden>
              <span className="army">
                {art.map((name, place) => (
                  <Art key={place} name={name} />
                ))}
              </span>
            </td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Art } from '../../base/art/index.ts';
import type { Block } from './ledger.ts';

/** How many armies there may be at each level, and how large: each as many figures as it may have units. */
export function ArmyTable({ head, rows }: Pick<Extract<Block, { kind: 'armies' }>, 'head' | 'rows'>) {
  return (
    <table className="army-table">
      <thead>
        <tr>
          {head.map(title => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ level, sizes }) => (
          <tr key={level}>
            <th scope="row">{level}</th>
            <td>
              <span className="unseen">{sizes.join(', ')}</span>
              {sizes.map((size, place) => (
                <span key={place} className="army" aria-hidden>
                  {Array.from({ length: size }, (_, unit) => (
                    <Art key={unit} name="unit-footman" />
                  ))}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

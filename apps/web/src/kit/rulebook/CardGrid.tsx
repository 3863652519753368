import { Art, HouseChip } from '../../base/art/index.ts';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import { rulebookTexts } from './texts.ts';

/** The letters of the worked examples. */
const HOUSES: Readonly<Record<string, string>> = {
  S: 'stark',
  G: 'greyjoy',
  L: 'lannister',
  T: 'targaryen',
  B: 'baratheon',
  Y: 'tyrell',
  U: 'tully',
};

/** A position of the court, drawn. */
export function CardGrid({ rows }: { rows: readonly (readonly string[])[] }) {
  const { t } = useText(rulebookTexts);
  return (
    <table className="card-grid" aria-label={t('rules.position')}>
      <thead>
        <tr>
          <td />
          {rows[0]?.map((_, column) => (
            <th key={column} scope="col">
              {column + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            {cells.map((cell, column) => (
              <td key={column}>
                <Space cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Space({ cell }: { cell: string }) {
  const { t } = useText(rulebookTexts);
  const house = HOUSES[cell];
  if (house !== undefined) return <HouseChip house={house} size={30} label={t(`house.name.${house}` as TextKey)} />;
  if (cell === 'V')
    return (
      <span className="varys">
        <Art name="crown" label="Varys" />
      </span>
    );
  return cell === '.' ? <span className="unseen">{t('rules.emptySpace')}</span> : cell;
}

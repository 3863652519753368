import { explainSupply, type UnitsAsk } from '@corvo/westeros';
import { armiesText } from '../armies.ts';
import { unitsOf, withChosen, worthOf, type Units } from '../asks/drafts.ts';
import type { Desk } from '../desk.ts';
import { UnitIcon } from '../pieces/UnitIcon.tsx';

/** What stands over the units: how many are chosen of how many, or as many as it takes. */
function headOf({ ask, why }: Desk): string {
  if ((ask as UnitsAsk).worth !== null) return 'units.worth';
  return why === 'supply-cut' ? 'units.removed' : 'units.chosen';
}

/** Whether supply could feed the armies without those who are chosen. */
function Fed({ desk, picked }: { desk: Desk; picked: Units }) {
  const gone = Object.entries(picked).map(([area, kinds]) => {
    const count = Object.values(kinds).reduce((sum, each) => sum + each, 0);
    return [area, -count] as const;
  });
  const supply = explainSupply(desk.open, desk.rules, desk.mine ?? '', Object.fromEntries(gone));
  return <p className={`wt-fits ${supply.fits ? '' : 'bad'}`}>{armiesText(desk.say, supply)}</p>;
}

/** Every unit that may be chosen, standing in its area; a press takes it, another lets it go. */
export function UnitsDock({ desk }: { desk: Desk }) {
  const { props, say, open, mine = '' } = desk;
  const ask = desk.ask as UnitsAsk;
  const { words } = props;
  const picked = unitsOf(props.draft);
  return (
    <div className="wt-units">
      <p>
        <b>{say(headOf(desk), { count: worthOf(ask, picked), need: ask.need })}</b>
      </p>
      <ul>
        {Object.entries(ask.from).map(([area, counts]) => {
          const owner =
            open.areas[area]?.units.find(({ house }) => house === mine)?.house ??
            open.areas[area]?.units[0]?.house ??
            mine;
          return (
            <li key={area} className={desk.area === area ? 'now' : ''}>
              <b>{words.say(`area.${area}`)}</b>
              {Object.entries(counts).flatMap(([kind, most]) => {
                const taken = picked[area]?.[kind] ?? 0;
                const worth = ask.worth && (ask.worth[kind] ?? 1);
                const name = say('units.one', { unit: kind, area });
                return Array.from({ length: most }, (_, i) => (
                  <button
                    key={`${kind} ${i}`}
                    type="button"
                    aria-pressed={i < taken}
                    aria-label={worth === null ? name : `${name}, ${worth}`}
                    title={words.say(`unit.${kind}`)}
                    onClick={() =>
                      desk.lay(withChosen(ask, picked, area, kind, i < taken ? taken - 1 : taken + 1), { area })
                    }
                  >
                    <UnitIcon house={owner} kind={kind} size={34} />
                    {worth !== null && <small>{worth}</small>}
                  </button>
                ));
              })}
            </li>
          );
        })}
      </ul>
      {desk.why === 'supply-cut' && <Fed desk={desk} picked={picked} />}
    </div>
  );
}

import type { Plain } from '@corvo/core';
import { explainSupply, type AreaId, type MusterAsk } from '@corvo/westeros';
import { armiesText } from '../armies.ts';
import { musterOf, spent, type Muster } from '../asks/drafts.ts';
import type { Desk } from '../desk.ts';
import { UnitIcon } from '../pieces/UnitIcon.tsx';

const plain = (muster: Muster): Plain => ({
  muster: Object.fromEntries(
    Object.entries(muster).flatMap(([area, list]) => (list.length === 0 ? [] : [[area, [...list]]])),
  ),
});

/** How many more units stand where, after what is bought. */
function changesOf(muster: Muster): Record<AreaId, number> {
  const changes: Record<AreaId, number> = {};
  for (const [area, list] of Object.entries(muster))
    for (const text of list) {
      if (text.includes('>')) continue; // a promotion adds nobody
      const where = text.split('@')[1] ?? area;
      changes[where] = (changes[where] ?? 0) + 1;
    }
  return changes;
}

/** `Footman`, `Ship → Bay`, `Footman → Knight`: what a purchase is. */
function Purchase({ text, desk }: { text: string; desk: Desk }) {
  const { words } = desk.props;
  const [what = '', where] = text.split('@');
  const [kind = '', better] = what.split('>');
  const house = desk.mine ?? '';
  return (
    <>
      <UnitIcon house={house} kind={better ?? kind} size={32} />
      <span>
        {better === undefined ? words.say(`unit.${kind}`) : desk.say('muster.promotion', { kind, unit: better })}
        {where !== undefined && <small>{words.say(`area.${where}`)}</small>}
      </span>
    </>
  );
}

/** Points and offers area by area, and whether supply can feed them. */
export function MusterDock({ desk }: { desk: Desk }) {
  const { props, say, open, rules, mine = '' } = desk;
  const ask = desk.ask as MusterAsk;
  const { words } = props;
  const muster = musterOf(props.draft);
  const areas = Object.keys(ask.areas);
  const area = desk.area !== null && areas.includes(desk.area) ? desk.area : (areas[0] ?? '');
  const { points = 0, offers = {} } = ask.areas[area] ?? {};
  const supply = explainSupply(open, rules, mine, changesOf(muster));
  const buy = (text: string): void => {
    const next = plain({ ...muster, [area]: [...(muster[area] ?? []), text] });
    const problem = desk.check(next);
    if (problem === undefined) desk.lay(next, { area });
    else desk.hold({ note: problem, area });
  };
  const giveBack = (from: AreaId, at: number): void => {
    const next = { ...muster, [from]: (muster[from] ?? []).filter((_, i) => i !== at) };
    const isEmpty = Object.values(next).every(list => list.length === 0);
    desk.lay(isEmpty ? null : plain(next), { area: from });
  };
  const bought = Object.entries(muster).flatMap(([from, list]) => list.map((text, at) => ({ from, text, at })));
  return (
    <div className="wt-muster">
      <div className="wt-muster-areas" role="tablist" aria-label={say('muster.areas')}>
        {areas.map(id => (
          <button key={id} type="button" role="tab" aria-selected={id === area} onClick={() => desk.hold({ area: id })}>
            {words.say(`area.${id}`)}
            <small>{say('muster.points', { spent: spent(ask, muster, id), points: ask.areas[id]?.points ?? 0 })}</small>
          </button>
        ))}
      </div>
      <ul className="wt-offers">
        {Object.entries(offers).map(([text, cost]) => (
          <li key={text}>
            <button type="button" aria-disabled={cost > points - spent(ask, muster, area)} onClick={() => buy(text)}>
              <Purchase text={text} desk={desk} />
              <b>{say('muster.cost', { count: cost })}</b>
            </button>
          </li>
        ))}
      </ul>
      {bought.length > 0 && (
        <ul className="wt-moves" aria-label={say('muster.bought')}>
          {bought.map(({ from, text, at }) => (
            <li key={`${from} ${at}`}>
              <Purchase text={text} desk={desk} />
              {!text.includes('@') && <small>{words.say(`area.${from}`)}</small>}
              <button type="button" aria-label={say('muster.give-back')} onClick={() => giveBack(from, at)}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={`wt-fits ${supply.fits ? '' : 'bad'}`}>{armiesText(say, supply)}</p>
      {bought.length === 0 && (
        <button type="button" className="btn small quiet" onClick={() => desk.lay({ muster: {} })}>
          {words.choice(open, desk.why, { muster: {} })}
        </button>
      )}
    </div>
  );
}

import type { MarchAsk } from '@corvo/westeros';
import { foreseenNeutral } from '../battle/foreseen.ts';
import { verdictOn } from '../battle/NeutralPanel.tsx';
import type { Desk } from '../desk.ts';
import { marchNow, plainMarch, removeMove, sizeOf } from '../gestures/march.ts';
import { UnitIcon } from '../pieces/UnitIcon.tsx';
import { Starts } from './Starts.tsx';

/** Who goes, what has been sent where, and what stays behind. */
export function MarchDock({ desk }: { desk: Desk }) {
  const { say, props, mine = '' } = desk;
  const { words } = props;
  const now = marchNow(desk);
  const starts = Object.keys((desk.ask as MarchAsk).from);
  if (now === undefined) return <Starts desk={desk} starts={starts} now={undefined} />;
  const { march, offer, staying, group } = now;
  const neutral = foreseenNeutral(props);
  const nobody = plainMarch({ from: march.from, moves: [], leave: false });
  const pick = (kind: string, count: number): void =>
    desk.hold({
      group: { ...Object.fromEntries(Object.keys(staying).map(other => [other, group[other] ?? 0])), [kind]: count },
    });
  return (
    <div className="wt-march">
      {march.moves.length === 0 && <Starts desk={desk} starts={starts} now={march.from} />}
      {sizeOf(staying) > 0 && (
        <ul className="wt-group" aria-label={say('march.who')}>
          {Object.entries(staying).map(([kind, most]) => {
            const count = group[kind] ?? 0;
            const name = words.say(`unit.${kind}_${most === 1 ? 'one' : 'other'}`);
            return (
              <li key={kind}>
                <UnitIcon house={mine} kind={kind} />
                <span>
                  <b>{say('march.of', { count, most })}</b> {name}
                </span>
                <button
                  type="button"
                  aria-label={words.t('less', { what: name })}
                  disabled={count === 0}
                  onClick={() => pick(kind, count - 1)}
                >
                  −
                </button>
                <button
                  type="button"
                  aria-label={words.t('more', { what: name })}
                  disabled={count === most}
                  onClick={() => pick(kind, count + 1)}
                >
                  +
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {march.moves.length > 0 && (
        <ul className="wt-moves" aria-label={say('march.sent')}>
          {march.moves.map(({ to, units }) => (
            <li key={to}>
              {Object.entries(units).map(([kind, count]) => (
                <span key={kind}>
                  <UnitIcon house={mine} kind={kind} size={26} label={words.say(`unit.${kind}`)} /> {count}
                </span>
              ))}
              <span aria-hidden>→</span> <b>{words.say(`area.${to}`)}</b>
              <button
                type="button"
                aria-label={say('march.take-back', { area: to })}
                onClick={() => removeMove(desk, now, to)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {neutral && <p className="wt-against">{verdictOn(neutral, say)}</p>}
      {offer.mayLeave && march.moves.length > 0 && sizeOf(staying) === 0 && (
        <label className="wt-check">
          <input
            type="checkbox"
            checked={march.leave}
            onChange={event => desk.lay(plainMarch({ ...march, leave: event.target.checked }))}
          />
          <span>{say('march.leave', { area: march.from, power: desk.open.houses[mine]?.power ?? 0 })}</span>
        </label>
      )}
      {march.moves.length === 0 && desk.check(nobody) === undefined && (
        <button type="button" className="btn small quiet" onClick={() => desk.lay(nobody)}>
          {words.choice(props.view.open, desk.why, nobody)}
        </button>
      )}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import type { MarchAsk, MusterAsk, OrdersAsk, RaidAsk, UnitsAsk } from '@corvo/westeros';
import { Stepper } from '../../../kit/asks/Stepper.tsx';
import type { FormProps } from '../../../kit/kit.ts';
import type { Words } from '../../../kit/words.ts';
import {
  bought,
  goingTo,
  marchOf,
  mayGoTo,
  musterOf,
  ordersOf,
  raidOf,
  spent,
  startMarch,
  startRaid,
  tokensLeft,
  unitsOf,
  withChosen,
  withLeave,
  withOrder,
  withPurchase,
  withTarget,
  withUnits,
  worthOf,
  type MapAsk,
} from './drafts.ts';

type Props<Ask> = FormProps & { readonly ask: Ask };

/** A question of the map as a plain form. */
export function WesterosForm(props: FormProps) {
  const ask = props.request.ask as MapAsk;
  switch (ask.kind) {
    case 'orders':
      return <OrdersForm {...props} ask={ask} />;
    case 'raid':
      return <RaidForm {...props} ask={ask} />;
    case 'march':
      return <MarchForm {...props} ask={ask} />;
    case 'muster':
      return <MusterForm {...props} ask={ask} />;
    case 'units':
      return <UnitsForm {...props} ask={ask} />;
  }
}

/** One order for each area. */
function OrdersForm({ words, request, ask, draft, onDraft, disabled }: Props<OrdersAsk>) {
  const id = useId();
  const orders = ordersOf(draft);
  const placed = Object.keys(orders).length;
  return (
    <fieldset className="ask-list" disabled={disabled}>
      <legend>
        {words.ask(request.why)} <small>{words.t('ask-orders', { count: placed, most: ask.most })}</small>
      </legend>
      {ask.areas.map(area => (
        <div key={area} className="ask-order">
          <label htmlFor={`${id}${area}`}>{words.thing(area)}</label>
          <select
            id={`${id}${area}`}
            className="select"
            value={orders[area] ?? ''}
            onChange={event => onDraft(withOrder(orders, area, event.target.value))}
          >
            <option value="">{words.t('ask-no-order')}</option>
            {Object.keys(ask.tokens).map(face => (
              <option key={face} value={face} disabled={tokensLeft(ask, orders, area, face) <= 0}>
                {words.thing(face)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}

/** Which of my orders is carried out; what comes of it is chosen below. */
function Starts({
  words,
  request,
  areas,
  now,
  onStart,
  disabled,
  children,
}: Pick<Props<never>, 'words' | 'request' | 'disabled'> & {
  areas: readonly string[];
  now: string | undefined;
  onStart: (area: string) => void;
  children: ReactNode;
}) {
  const group = useId();
  return (
    <fieldset className="ask-list" disabled={disabled}>
      <legend>{words.ask(request.why)}</legend>
      {areas.map(area => (
        <div key={area} className="ask-start">
          <label className="ask-item">
            <input type="radio" name={group} checked={area === now} onChange={() => onStart(area)} />
            <span>{words.t('ask-from', { area: words.thing(area) })}</span>
          </label>
          {area === now && <div className="ask-parts">{children}</div>}
        </div>
      ))}
    </fieldset>
  );
}

function RaidForm({ words, request, ask, draft, onDraft, disabled }: Props<RaidAsk>) {
  const raid = raidOf(draft);
  const start = raid && ask.from[raid.from];
  return (
    <Starts
      words={words}
      request={request}
      disabled={disabled}
      areas={Object.keys(ask.from)}
      now={raid?.from}
      onStart={area => onDraft(startRaid(area))}
    >
      {raid &&
        start?.targets.map(target => (
          <label key={target} className="ask-item">
            <input
              type="checkbox"
              checked={raid.targets.includes(target)}
              onChange={() => onDraft(withTarget(raid, target, start.most))}
            />
            <span>{words.thing(target)}</span>
          </label>
        ))}
      {start?.targets.length === 0 && <p className="ask-none">{words.t('ask-no-target')}</p>}
    </Starts>
  );
}

function MarchForm({ words, request, ask, draft, onDraft, disabled }: Props<MarchAsk>) {
  const march = marchOf(draft);
  const start = march && ask.from[march.from];
  const kinds = Object.keys(start?.units ?? {});
  const goals = [...new Set(kinds.flatMap(kind => start?.reach[kind] ?? []))];
  return (
    <Starts
      words={words}
      request={request}
      disabled={disabled}
      areas={Object.keys(ask.from)}
      now={march?.from}
      onStart={area => onDraft(startMarch(area))}
    >
      {march &&
        start &&
        goals.map(to => (
          <fieldset key={to} className="ask-goal">
            <legend>{words.t('ask-to', { area: words.thing(to) })}</legend>
            {kinds
              .filter(kind => start.reach[kind]?.includes(to))
              .map(kind => (
                <Stepper
                  key={kind}
                  words={words}
                  label={words.thing(kind)}
                  value={goingTo(march, to, kind)}
                  min={0}
                  max={mayGoTo(start, march, to, kind)}
                  onValue={count => onDraft(withUnits(start, march, to, kind, count))}
                />
              ))}
          </fieldset>
        ))}
      {march && start?.mayLeave && (
        <label className="ask-item">
          <input
            type="checkbox"
            checked={march.leave}
            onChange={event => onDraft(withLeave(march, event.target.checked))}
          />
          <span>{words.t('ask-leave-power')}</span>
        </label>
      )}
    </Starts>
  );
}

function UnitsForm({ words, request, ask, draft, onDraft, disabled }: Props<UnitsAsk>) {
  const chosen = unitsOf(draft);
  return (
    <fieldset className="ask-list" disabled={disabled}>
      <legend>
        {words.ask(request.why)}{' '}
        <small>{words.t('ask-units-worth', { count: worthOf(ask, chosen), need: ask.need })}</small>
      </legend>
      {Object.entries(ask.from).map(([area, counts]) => (
        <fieldset key={area} className="ask-goal">
          <legend>{words.thing(area)}</legend>
          {Object.entries(counts).map(([kind, count]) => (
            <Stepper
              key={kind}
              words={words}
              label={words.thing(kind)}
              value={chosen[area]?.[kind] ?? 0}
              min={0}
              max={count}
              onValue={next => onDraft(withChosen(ask, chosen, area, kind, next))}
            />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}

/** A purchase in words: a unit, a unit and where it goes (`ship@bay`), or a promotion (`footman>knight`). */
function purchaseName(words: Words, purchase: string): string {
  const [what = '', where] = purchase.split('@');
  const [kind = '', better] = what.split('>');
  if (better !== undefined) return `${words.thing(kind)} → ${words.thing(better)}`;
  return where === undefined ? words.thing(kind) : `${words.thing(kind)} → ${words.thing(where)}`;
}

function MusterForm({ words, request, ask, draft, onDraft, disabled }: Props<MusterAsk>) {
  const muster = musterOf(draft);
  return (
    <fieldset className="ask-list" disabled={disabled}>
      <legend>{words.ask(request.why)}</legend>
      {Object.entries(ask.areas).map(([area, { points, offers }]) => (
        <fieldset key={area} className="ask-goal">
          <legend>
            {words.thing(area)} <small>{words.t('ask-points', { spent: spent(ask, muster, area), points })}</small>
          </legend>
          {Object.entries(offers).map(([purchase, cost]) => {
            const count = bought(muster, area, purchase);
            const room = cost > 0 ? Math.floor((points - spent(ask, muster, area)) / cost) : 1;
            return (
              <Stepper
                key={purchase}
                words={words}
                label={words.t('ask-purchase', { what: purchaseName(words, purchase), cost })}
                value={count}
                min={0}
                max={count + Math.max(0, room)}
                onValue={next => onDraft(withPurchase(ask, muster, area, purchase, next))}
              />
            );
          })}
        </fieldset>
      ))}
    </fieldset>
  );
}

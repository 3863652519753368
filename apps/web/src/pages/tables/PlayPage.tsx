import { isProblem, type Problem } from '@corvo/core';
import { TAKE_BACK, type TakeBack } from '@corvo/host';
import { written } from '@corvo/protocol';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { usePage } from '../../base/ui/page.ts';
import { LocalTable } from '../pages.ts';
import { useText } from '../../base/i18n/index.ts';
import { loadKit } from '../../boards/registry.ts';
import { usualBot } from '../../session/games.ts';
import { createLocalGame } from '../../session/local/index.ts';
import { useSettings } from '../../base/settings/store.ts';
import { isTaught } from '../../base/games.ts';
import { ProblemNotice } from '../../base/ui/States.tsx';
import { GamePicker } from './GamePicker.tsx';
import { OptionsFold } from './OptionsFold.tsx';
import type { Order } from './PlaceMark.tsx';
import { botName, SeatFields } from './SeatFields.tsx';
import { SeatPicker } from './SeatPicker.tsx';
import { withSeat, type SeatPlan } from './seat-plan.ts';
import { usePlan, type Plan } from './use-plan.ts';
import './form.css';

/** A game on this device: against bots, or several people around one screen. No server, no name needed. */
export function PlayPage() {
  const { t } = useText();
  usePage(t('play.title'));
  const [, go] = useLocation();
  const plan = usePlan('here');
  const [hints, setHints] = useState(true);
  const [takeBack, setTakeBack] = useState<TakeBack>('fair');
  const [order, setOrder] = useState<Order>('chosen');
  const [problem, setProblem] = useState<Problem | null>(null);
  // The table comes next: it can be on its way while the form is looked at.
  useEffect(() => {
    const parts = Promise.all([LocalTable.fetch(), loadKit(plan.game.id)]);
    parts.catch(() => undefined); // a broken line: the table asks again
  }, [plan.game.id]);
  const start = (event: SyntheticEvent): void => {
    event.preventDefault();
    const created = createLocalGame({
      game: plan.game,
      name: '',
      options: plan.form.values,
      seats: namedSeats(
        order === 'random' ? withSeat(plan.seats, drawnPlace(plan.players), { kind: 'me' }) : plan.seats,
      ),
      hints,
      takeBack,
    });
    if (isProblem(created)) setProblem(created);
    else go(`/play/${created.id}`);
  };
  return (
    <form className="page" onSubmit={start}>
      <header className="page-head">
        <h1>{t('play.title')}</h1>
        <p className="lead-text">{t('play.lead')}</p>
      </header>
      <div className="form-grid">
        <GamePicker value={plan.game.id} onChange={plan.setGame} />
        <aside className="card form-side" aria-label={t('play.start')}>
          <Players plan={plan} />
          <SeatPicker
            ids={plan.game.seats(plan.players)}
            seats={plan.seats}
            order={order}
            onPick={place => setOrder(plan.sit(place))}
          />
          <Strength plan={plan} />
          <label className="switch">
            <input type="checkbox" role="switch" checked={hints} onChange={event => setHints(event.target.checked)} />
            <span>{t('form.hints')}</span>
          </label>
          <TakingBack value={takeBack} onChange={setTakeBack} />
          {problem !== null && <ProblemNotice problem={problem} />}
          <button type="submit" className="btn big main" aria-disabled={plan.form.problem !== null}>
            {t('play.start')}
          </button>
          <p className="help">{t('play.kept')}</p>
          {isTaught(plan.game.id) && (
            <Link className="link" href={`/learn/${plan.game.id}`}>
              {t('home.learnHere')}
            </Link>
          )}
        </aside>
        <details className="card fold">
          <summary>
            <h2>{t('form.seats')}</h2>
            <small className="muted">{t('play.seatsHelp')}</small>
          </summary>
          <SeatFields
            seats={plan.seats}
            ids={plan.game.seats(plan.players)}
            order="chosen"
            where="here"
            bots={plan.bots}
            onChange={plan.setSeats}
          />
        </details>
        <OptionsFold plan={plan} />
      </div>
    </form>
  );
}

/** How moves are taken back here (CO-7.11). */
function TakingBack({ value, onChange }: { value: TakeBack; onChange: (value: TakeBack) => void }) {
  const { t } = useText();
  return (
    <div className="field">
      <label htmlFor="take-back">{t('house.takeBack')}</label>
      <select
        id="take-back"
        className="select"
        value={value}
        onChange={event => onChange(event.target.value as TakeBack)}
      >
        {TAKE_BACK.map(one => (
          <option key={one} value={one}>
            {t(`house.takeBack.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A place by lot. */
const drawnPlace = (players: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % players;

export function Players({ plan }: { plan: Plan }) {
  const { t } = useText();
  return (
    <fieldset className="field">
      <legend className="label">{t('form.players')}</legend>
      <div className="seg">
        {plan.counts.map(count => (
          <label key={count}>
            <input
              type="radio"
              name="players"
              checked={count === plan.players}
              onChange={() => plan.setPlayers(count)}
            />
            {count}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One strength for all bots; who wants them different opens the seats. */
function Strength({ plan }: { plan: Plan }) {
  const { t } = useText();
  const used = new Set(plan.seats.flatMap(seat => (seat.kind === 'bot' ? [seat.bot] : [])));
  if (used.size === 0) return null;
  const [only] = used;
  const value = used.size === 1 && only !== undefined ? only : '';
  return (
    <div className="field">
      <label htmlFor="strength">{t('play.strength')}</label>
      <select
        id="strength"
        className="select"
        value={value}
        onChange={event => {
          const bot = event.target.value || usualBot(plan.bots);
          plan.setSeats(plan.seats.map((seat): SeatPlan => (seat.kind === 'bot' ? { kind: 'bot', bot } : seat)));
        }}
      >
        {value === '' && <option value="">{t('play.mixed')}</option>}
        {plan.bots.map(bot => (
          <option key={bot} value={bot}>
            {botName(t, bot)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The names that people gave; who has none is called in each reader's language. */
function namedSeats(seats: readonly SeatPlan[]): { name: string; guest?: true; bot: string | null }[] {
  return seats.map(seat => {
    if (seat.kind === 'bot') return { name: '', bot: seat.bot };
    if (seat.kind === 'person') return { name: written(seat.name), guest: true, bot: null };
    return { name: useSettings.getState().name, bot: null };
  });
}

import { isProblem, type Problem } from '@corvo/core';
import { LIMITS, written, type CreateTable, type Me } from '@corvo/protocol';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { usePage } from '../../base/ui/page.ts';
import { useText } from '../../base/i18n/index.ts';
import { loadIdentity, useIdentity } from '../../session/identity/store.ts';
import { Limit } from '../../base/ui/Limit.tsx';
import { ProblemNotice } from '../../base/ui/States.tsx';
import { GamePicker } from './GamePicker.tsx';
import { HouseRules, type HouseRulesValue } from './HouseRules.tsx';
import { layTable } from './lay-table.ts';
import { OptionsFold } from './OptionsFold.tsx';
import { Players } from './PlayPage.tsx';
import { SeatFields } from './SeatFields.tsx';
import { SeatPicker } from './SeatPicker.tsx';
import { usePlan } from './use-plan.ts';
import './form.css';
import { tablesTexts } from './texts.ts';

/** The house rules asked for on this page. The order of seats is missing: it is chosen further up, with the seats. */
const RULES = ['access', 'watching', 'takeBack'] as const;

/** A table on the server, for people by link or for everybody. */
export function NewTablePage() {
  const { t } = useText(tablesTexts);
  usePage(t('new.title'));
  const [, go] = useLocation();
  const { me, away } = useIdentity();
  // The line may have been cut since: that is better known before the form is filled in. At the start it is being asked.
  useEffect(() => {
    if (useIdentity.getState().me !== undefined) void loadIdentity();
  }, []);
  const plan = usePlan('online');
  const [name, setName] = useState('');
  const [house, setHouse] = useState<HouseRulesValue>({
    access: 'open',
    order: 'random',
    watching: 'now',
    hints: false,
    takeBack: 'fair',
    clock: null,
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);

  const wish = (host: Me): CreateTable => ({
    game: plan.game.id,
    name: written(name) || t('new.defaultName', { name: host.name }),
    players: plan.players,
    options: plan.form.values,
    access: house.access,
    order: house.order,
    hints: house.hints,
    takeBack: house.takeBack,
    clock: house.clock,
    spectators: { allowed: house.watching !== 'none', delaySeconds: house.watching === 'late' ? 300 : 0 },
    seats: plan.seats.map(seat => (seat.kind === 'person' ? { kind: 'open' } : seat)),
  });
  const create = async (): Promise<void> => {
    setProblem(null);
    const laid = await layTable(wish, setSending);
    if (laid === null) return;
    if (isProblem(laid)) setProblem(laid);
    else go(`/table/${laid.id}`);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!sending && plan.form.problem === null) void create();
  };

  return (
    <form className="page" onSubmit={submit}>
      <header className="page-head">
        <h1>{t('new.title')}</h1>
        <p className="lead-text">{t('new.lead')}</p>
      </header>
      {away && <NoServer game={plan.game.id} />}
      <div className="form-grid">
        <GamePicker value={plan.game.id} onChange={plan.setGame} />
        <section className="card form-card" aria-labelledby="new-seats">
          <h2 id="new-seats">{t('form.seats')}</h2>
          <Players plan={plan} />
          <SeatPicker
            ids={plan.game.seats(plan.players)}
            seats={plan.seats}
            order={house.order}
            onPick={place => setHouse({ ...house, order: plan.sit(place) })}
          />
          <p className="help">{t(house.order === 'random' ? 'new.allDrawn' : 'new.allChosen')}</p>
          <SeatFields
            seats={plan.seats}
            ids={plan.game.seats(plan.players)}
            order={house.order}
            where="online"
            bots={plan.bots}
            onChange={plan.setSeats}
          />
        </section>
        <section className="card form-card" aria-labelledby="new-house">
          <h2 id="new-house">{t('new.house')}</h2>
          <HouseRules value={house} rules={RULES} onChange={setHouse} />
        </section>
        <OptionsFold plan={plan} />
        <aside className="card form-side" aria-label={t('new.create')}>
          <div className="field">
            <label htmlFor="table-name">{t('new.name')}</label>
            <input
              id="table-name"
              className="input"
              value={name}
              maxLength={LIMITS.tableName}
              placeholder={me?.name === undefined ? t('new.unnamed') : t('new.defaultName', { name: me.name })}
              aria-describedby="table-name-limit"
              onChange={event => setName(event.target.value)}
            />
            <Limit id="table-name-limit" text={name} max={LIMITS.tableName} />
          </div>
          {problem !== null && <ProblemNotice problem={problem} />}
          <button type="submit" className="btn big main" aria-disabled={sending || plan.form.problem !== null}>
            {t('new.create')}
          </button>
          <p className="help">{t(house.access === 'open' ? 'new.thenOpen' : 'new.thenInvited')}</p>
        </aside>
      </div>
    </form>
  );
}

/** A table for others cannot be laid now; a game on this device can. */
function NoServer({ game }: { game: string }) {
  const { t } = useText(tablesTexts);
  return (
    <div className="notice warn new-away" role="status">
      <p>{t('new.away')}</p>
      <div className="inline">
        <Link className="btn main" href={`/play?game=${game}`}>
          {t('play.title')}
        </Link>
        <button type="button" className="btn" onClick={() => void loadIdentity()}>
          {t('state.retry')}
        </button>
      </div>
    </div>
  );
}

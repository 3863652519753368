import { REST_LIMITS } from '@corvo/protocol';
import type { Game, OptionValue } from '@corvo/core';
import { useMemo } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { clockName } from '../tables/clock-name.ts';
import { HouseRules, type HouseRulesValue } from '../tables/HouseRules.tsx';
import { optionForm } from '../tables/option-form.ts';
import { OptionFields } from '../tables/OptionFields.tsx';
import { useGameWords } from '../tables/words.ts';
import type { Lobby } from './LobbyView.tsx';
import '../tables/form.css';
import { ruleTexts } from '../tables/rule-texts.ts';
import { lobbyTexts } from './texts.ts';

/** What is played and how: the host changes it, the others read it. */
export function LobbySetup({ lobby, game }: { lobby: Lobby; game: Game }) {
  return lobby.info.host ? <HostSetup lobby={lobby} game={game} /> : <GuestSetup lobby={lobby} game={game} />;
}

function HostSetup({ lobby, game }: { lobby: Lobby; game: Game }) {
  const { info, table, run } = lobby;
  const { t } = useText(lobbyTexts);
  const { setup } = info;
  const form = useMemo(() => optionForm(game, setup.options, setup.players), [game, setup]);
  const house: HouseRulesValue = {
    access: setup.access,
    order: setup.order,
    hints: setup.hints,
    takeBack: setup.takeBack,
    clock: setup.clock,
    watching: setup.spectators.allowed ? (setup.spectators.delaySeconds > 0 ? 'late' : 'now') : 'none',
  };
  const change = (value: HouseRulesValue): void => {
    const { access, order, hints, clock, watching, takeBack } = value;
    const spectators = { allowed: watching !== 'none', delaySeconds: watching === 'late' ? 300 : 0 };
    void run(
      table.send('change', {
        setup: { access, order, hints, takeBack, clock, spectators },
      }),
    );
  };
  const choose = (id: string, value: OptionValue): void => {
    const options = optionForm(game, { ...form.values, [id]: value }, setup.players).values;
    void run(table.send('change', { setup: { options } }));
  };
  return (
    <details className="card fold lobby-wide">
      <summary>
        <h2>{t('lobby.setup')}</h2>
        <small className="muted">{t('lobby.setupHelp')}</small>
      </summary>
      <div className="lobby-setup">
        <HouseRules value={house} onChange={change} />
        <OptionFields game={game} form={form} onChange={choose} />
      </div>
    </details>
  );
}

function GuestSetup({ lobby: { info }, game }: { lobby: Lobby; game: Game }) {
  const { t } = useText(lobbyTexts);
  const { t: rule, language } = useText(ruleTexts);
  const words = useGameWords(game);
  const { setup } = info;
  const { fields } = optionForm(game, setup.options, setup.players);
  return (
    <section className="card form-card lobby-wide" aria-labelledby="guest-setup">
      <h2 id="guest-setup">{t('lobby.setup')}</h2>
      <dl className="facts">
        <div>
          <dt>{rule('house.order')}</dt>
          <dd>{rule(`house.order.${setup.order}`)}</dd>
        </div>
        <div>
          <dt>{rule('house.clock')}</dt>
          <dd>{clockName(rule, language, setup.clock)}</dd>
        </div>
        {setup.clock !== null && (
          <div>
            <dt>{rule('house.atZero')}</dt>
            <dd>
              {rule(`house.atZero.${setup.clock.atZero}`)}
              {setup.clock.rest === true && (
                <small className="muted clock-rests">
                  {rule('house.rest')}. {rule('house.rest.help', REST_LIMITS)}
                </small>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('house.takeBack')}</dt>
          <dd>{t(`house.takeBack.${setup.takeBack}`)}</dd>
        </div>
        <div>
          <dt>{t('form.hints')}</dt>
          <dd>{t(setup.hints ? 'lobby.yes' : 'lobby.no')}</dd>
        </div>
        {fields
          .filter(({ changed }) => changed)
          .map(({ id, value }) => (
            <div key={id}>
              <dt>{words.say(`option.${id}`)}</dt>
              <dd>{words.say(`option.${id}.${String(value)}`)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

import { botsFor } from '../../session/games.ts';
import { useText, type KeyOf } from '../../base/i18n/index.ts';
import { houseName } from '../../base/lib/names.ts';
import { PlaceMark, placeName } from '../tables/PlaceMark.tsx';
import { botName } from '../tables/SeatFields.tsx';
import type { Lobby } from './LobbyView.tsx';
import { lobbyTexts } from './texts.ts';

/** A table made elsewhere may have a bot that is not offered here. */
const withCurrent = (bots: readonly string[], bot: string | null): readonly string[] =>
  bot === null || bots.includes(bot) ? bots : [bot, ...bots];

type Sitter = Lobby['info']['sitters'][number];

/** The seats of a table that has not started: take one, or as the host put bots on them. */
export function LobbySeats({ lobby, onSit }: { lobby: Lobby; onSit: (seat: string) => void }) {
  const { info, table, run, connection } = lobby;
  const { t } = useText(lobbyTexts);
  const bots = botsFor(info.game);
  const firstOpen = info.sitters.find(({ kind }) => kind === 'open')?.seat;
  const mayAct = connection === 'online';
  const { order } = info.setup;
  const who = (sitter: Sitter): string => {
    if (sitter.kind === 'open') return t('seat.open');
    if (sitter.kind === 'bot') return t('seat.bot', { level: botName(t, sitter.bot ?? 'random') });
    const words: KeyOf<typeof lobbyTexts>[] = [];
    if (sitter.host) words.push('lobby.host');
    words.push(sitter.present ? 'lobby.present' : 'lobby.away');
    return words.map(word => t(word)).join(', ');
  };
  // What is played in a seat; where the seat has no other name, its number is its title already.
  const plays = (sitter: Sitter, place: number): string =>
    order === 'random' || houseName(t, sitter.seat) !== undefined ? placeName(t, sitter.seat, place, order) : '';
  const about = (sitter: Sitter, place: number): string =>
    [plays(sitter, place), who(sitter)].filter(Boolean).join(' · ');
  return (
    <ol className="lobby-seats">
      {info.sitters.map((sitter, place) => (
        <li key={sitter.seat} className={sitter.mine ? 'mine' : sitter.kind}>
          <PlaceMark seat={sitter.seat} place={place} order={order} size={44} />
          <div className="row-text">
            <b>
              {sitter.kind === 'open'
                ? t('seat.number', { n: place + 1 })
                : sitter.mine
                  ? t('lobby.you', { name: sitter.name })
                  : sitter.kind === 'bot'
                    ? t('seat.botName', { n: place + 1 })
                    : sitter.name}
            </b>
            <span>{about(sitter, place)}</span>
          </div>
          {info.host && sitter.kind !== 'person' && (
            <>
              <label className="unseen" htmlFor={`lobby-${sitter.seat}`}>
                {t('lobby.whoSits', { n: place + 1 })}
              </label>
              <select
                id={`lobby-${sitter.seat}`}
                className="select"
                disabled={!mayAct}
                value={sitter.bot ?? ''}
                onChange={event =>
                  void run(table.send('setSeat', { seat: sitter.seat, bot: event.target.value || null }))
                }
              >
                <option value="">{t('seat.open')}</option>
                {withCurrent(bots, sitter.bot).map(bot => (
                  <option key={bot} value={bot}>
                    {t('seat.bot', { level: botName(t, bot) })}
                  </option>
                ))}
              </select>
            </>
          )}
          {sitter.kind === 'open' && info.you === null && (
            <button
              type="button"
              className={sitter.seat === firstOpen ? 'btn main' : 'btn'}
              disabled={!mayAct}
              onClick={() => onSit(sitter.seat)}
            >
              {t('lobby.sit', { n: place + 1 })}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

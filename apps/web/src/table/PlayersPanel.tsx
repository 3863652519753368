import type { Seat } from '@corvo/core';
import type { ReactNode } from 'react';
import { SeatMark } from '../base/art/index.ts';
import type { Clock, Sitter } from '../session/session.ts';
import { standIn } from '../kit/stand-in.ts';
import { SeatTime } from './clocks.ts';
import type { Words } from '../kit/words.ts';

interface Props {
  readonly words: Words;
  readonly sitters: readonly Sitter[];
  readonly deciding: readonly Seat[];
  readonly viewer: Seat | null;
  readonly clock?: Clock | null;
  readonly past?: boolean; // a game that is over: nobody is here or away
  readonly side: (seat: Seat) => ReactNode; // what the game shows beside a name
}

/** What somebody is to this table; who is away is not also online. */
function about(sitter: Sitter, viewer: boolean, words: Words): string {
  const { kind, bot, mine, present } = sitter;
  if (kind === 'open') return ''; // nobody is known to have sat here: a record that was brought in
  if (kind === 'bot') return words.t('seat-bot', { level: words.t(`level-${levelName(bot)}`) });
  const instead = standIn(sitter);
  if (instead !== undefined) return words.t(instead);
  return viewer ? words.t('seat-you') : mine ? words.t('seat-here') : words.t(present ? 'seat-person' : 'seat-away');
}

/** A person who is not connected; a bot may be playing meanwhile. */
const isAway = ({ kind, present, mine, resigned }: Sitter): boolean =>
  kind === 'person' && !present && !mine && resigned !== true;

const LEVELS = ['newcomer', 'squire', 'knight', 'lord', 'master', 'greedy', 'random'];
const levelName = (bot: string | null): string => (bot !== null && LEVELS.includes(bot) ? bot : 'other');

/** Who sits at the table, who decides, who is away. */
export function PlayersPanel({ words, sitters, deciding, viewer, side, clock = null, past = false }: Props) {
  return (
    <ul className="players">
      {sitters.map((sitter, place) => {
        const now = deciding.includes(sitter.seat);
        const hasTime = clock?.seats.some(({ seat }) => seat === sitter.seat) === true;
        const house = words.nameOf(sitter.seat); // where a seat is none, who sits there
        const name = sitter.name === sitter.seat ? house : sitter.name;
        return (
          <li
            key={sitter.seat}
            className={`seat-${place % 4} ${now ? 'now' : ''}`}
            data-place={`player:${sitter.seat}`}
          >
            <SeatMark place={place} size={34} />
            <span className="player-who">
              <b>{name}</b>
              {house !== name && <small>{house}</small>}
              {!past && (
                <small className={isAway(sitter) ? 'away' : ''}>{about(sitter, sitter.seat === viewer, words)}</small>
              )}
              {isAway(sitter) && sitter.bot !== null && <small className="away">{words.t('seat-away')}</small>}
              {now && <small className="deciding">{words.t('seat-decides')}</small>}
              {hasTime && (
                <small>
                  <SeatTime words={words} clock={clock} seat={sitter.seat} />
                </small>
              )}
            </span>
            {side(sitter.seat)}
          </li>
        );
      })}
    </ul>
  );
}

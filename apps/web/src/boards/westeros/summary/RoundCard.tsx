import { useEffect, useRef, type ReactNode } from 'react';
import { Art, HouseChip } from '../../../base/art/index.ts';
import type { Words } from '../../../kit/words.ts';
import type { BoardProps } from '../../../kit/kit.ts';
import { numberIn } from '../named.ts';
import { speakerOf, type Speak } from '../speak.ts';
import { useRoundCard } from './round-card.ts';
import { roundsOver } from './rounds-over.ts';
import { summaryOf, type HouseFigures, type RoundSummary } from './summary.ts';
import { usePutAway } from './use-put-away.ts';
import './summary.css';

/** Says that there is something to read when a round has just ended before the viewer's eyes: its title, folded. */
function useRoundEnds({ last }: Pick<BoardProps, 'last'>): void {
  const { show, announce } = useRoundCard();
  const seen = useRef(last?.n ?? 0);
  useEffect(() => {
    if (last === undefined || last.n <= seen.current) return;
    seen.current = last.n;
    const began = last.events.find(({ type }) => type === 'round-began');
    if (began !== undefined) announce(numberIn(began, 'round') - 1);
  }, [last, announce]);
  useEffect(() => () => show(null), [show]);
}

/** What happened in a round: a title in the corner of the map, and in full for whoever opens it. */
export function RoundCard(props: BoardProps & { readonly onArea: (area: string) => void }) {
  const { game, words, moments, onEarlier, viewAt, onArea } = props;
  useRoundEnds(props);
  usePutAway(props);
  const { round, isOpen, show, unfold } = useRoundCard();
  const isKnown = round !== null && roundsOver(moments).includes(round);
  // A round of long ago is told once its moments have come, page by page.
  useEffect(() => {
    if (round !== null && !isKnown) onEarlier?.();
  }, [round, isKnown, onEarlier, moments]);
  if (round === null || (!isKnown && onEarlier === undefined)) return null;
  const summary = isKnown ? summaryOf(moments, round, viewAt) : undefined;
  const say = speakerOf(game, words.language);
  return (
    <section className="wt-round" key={round} aria-label={say('round.title', { round })}>
      <details open={isOpen} onToggle={event => unfold(event.currentTarget.open)}>
        <summary>
          <h2>{say('round.title', { round })}</h2>
        </summary>
        {summary === undefined ? (
          <p aria-busy className="wt-muted">
            …
          </p>
        ) : (
          <Told summary={summary} words={words} say={say} onArea={onArea} />
        )}
      </details>
      <button type="button" className="wt-round-close" aria-label={words.t('close')} onClick={() => show(null)}>
        ×
      </button>
    </section>
  );
}

interface ToldProps {
  readonly summary: RoundSummary;
  readonly words: Words;
  readonly say: Speak;
  readonly onArea: (area: string) => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

/** The parts of which there is something to say. */
function Told({ summary, words, say, onArea }: ToldProps) {
  const { taken, battles, tracks, wildlings, threats, houses } = summary;
  const place = (area: string) => (
    <button type="button" className="wt-round-area" onClick={() => onArea(area)}>
      {words.say(`area.${area}`)}
    </button>
  );
  const of = (realm: string | undefined) => realm !== undefined && `${words.say(`realm.${realm}`)}. `;
  const owner = (house: string | null) =>
    house === null ? (
      <small>{say('round.nobody')}</small>
    ) : (
      <HouseChip house={house} size={20} label={words.say(`house.${house}`)} />
    );
  return (
    <div className="wt-round-told">
      <Figures houses={houses.filter(({ isForCastles }) => isForCastles)} of="castles" words={words} say={say} />
      <Figures houses={houses.filter(({ isForCastles }) => !isForCastles)} of="lands" words={words} say={say} />
      <Part title={say('round.areas')}>
        {taken.length === 0 && <li>{say('round.no-areas')}</li>}
        {taken.map(({ area, before, after }) => (
          <li key={area}>
            {place(area)} {owner(before)} <span aria-hidden>→</span> {owner(after)}
          </li>
        ))}
      </Part>
      {battles.length > 0 && (
        <Part title={say('round.battles')}>
          {battles.map(({ area, attacker, defender, winner }, i) => (
            <li key={i} className="says">
              {place(area)}{' '}
              {say(winner === attacker ? 'round.attacker-wins' : 'round.defender-wins', { attacker, defender })}
            </li>
          ))}
        </Part>
      )}
      {tracks.length > 0 && (
        <Part title={say('left.influence')}>
          {tracks.map(({ realm, track, houses: order }) => (
            <li key={`${realm} ${track}`}>
              {of(realm)}
              {words.say(`track.${track}`)} {order.map(house => owner(house))}
            </li>
          ))}
        </Part>
      )}
      {(wildlings.length > 0 || threats.length > 0) && (
        <Part title={say('round.wildlings')}>
          {wildlings.map(({ realm, strength, watch, isHeld }, i) => (
            <li key={i}>
              {of(realm)}
              {say(isHeld ? 'round.held' : 'round.broken', { strength, watch })}
            </li>
          ))}
          {threats.map(({ realm, before, after }) => (
            <li key={realm}>
              {of(realm)}
              {say('round.threat', { before, after })}
            </li>
          ))}
        </Part>
      )}
    </div>
  );
}

const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '');

interface FiguresProps {
  readonly houses: readonly HouseFigures[];
  readonly of: 'castles' | 'lands';
  readonly words: Words;
  readonly say: Speak;
}

/** Castles or areas, and Power, of every house that is measured by them, and how they changed. */
function Figures({ houses, of, words, say }: FiguresProps) {
  if (houses.length === 0) return null;
  return (
    <table className="wt-round-figures">
      <caption className="sr-only">{say(`round.figures-${of}`)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{say('left.houses')}</span>
          </th>
          <th scope="col">
            <Art name={of === 'castles' ? 'castle' : 'banner'} label={say(`round.${of}`)} />
          </th>
          <th scope="col">
            <Art name="power" label={say('round.power')} />
          </th>
        </tr>
      </thead>
      <tbody>
        {houses.map(({ house, held, won, power, powerWon }) => (
          <tr key={house}>
            <th scope="row">
              <HouseChip house={house} size={22} /> {words.say(`house.${house}`)}
            </th>
            <td>
              <b>{held}</b> <i className={won < 0 ? 'bad' : 'good'}>{signed(won)}</i>
            </td>
            <td>
              <b>{power}</b> <i className={powerWon < 0 ? 'bad' : 'good'}>{signed(powerWon)}</i>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

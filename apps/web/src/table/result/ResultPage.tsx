import type { Outcome, View } from '@corvo/core';
import { Download, History } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Art, SeatMark } from '../../base/art/index.ts';
import type { BoardKit } from '../../kit/kit.ts';
import type { TableSession, TableSnapshot } from '../../session/session.ts';
import { ClauseLink } from '../../kit/DecisionParts.tsx';
import { useLinks } from '../../kit/links.ts';
import type { Words } from '../../kit/words.ts';
import { AgainButton } from './AgainButton.tsx';
import { download, recordName } from './download.ts';
import { Graph } from './Graph.tsx';
import { storyOf, turningPoints } from './story.ts';
import './result.css';

interface Props {
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly kit: BoardKit;
  readonly words: Words;
  readonly outcome: Outcome;
  readonly onMoment: (n: number) => void;
}

const TOLD = 5; // turning points

/** How it ended, and how it came to that. */
export function ResultPage({ session, snapshot, kit, words, outcome, onMoment }: Props) {
  const links = useLinks();
  const { Ending } = kit;
  // A game that tells its own ending needs no view of every moment: each may have to be fetched.
  const story = useMemo(
    () => (Ending === undefined ? storyOf(kit, allViews(session, snapshot)) : undefined),
    [Ending, kit, session, snapshot],
  );
  const turns = useMemo(() => (story === undefined ? [] : turningPoints(story, TOLD)), [story]);
  const end = useMemo(() => kit.figures?.(snapshot.view.open), [kit, snapshot.view.open]);
  const place = (seat: string): number => snapshot.view.open.seats.indexOf(seat);
  const save = async (): Promise<void> => {
    const record = await session.record();
    if (record !== undefined) download(recordName(snapshot.game.id, snapshot.table), record);
  };

  return (
    <article className="result" aria-labelledby="result-title">
      <header>
        <Art name="crown" />
        <h2 id="result-title">
          {outcome.ranking.length === 1
            ? words.t('over-draw')
            : words.t('over-won', words.subject(outcome.ranking[0] ?? []))}
        </h2>
        <p>
          {words.say(`outcome.${outcome.reason}`)}{' '}
          <ClauseLink words={words} game={snapshot.game.id} clause={outcome.clause} />
        </p>
      </header>
      <ol className="ranking">
        {outcome.ranking.map((seats, index) =>
          seats.map(seat => (
            <li key={seat} className={index === 0 ? 'first' : ''}>
              <b className="rank">{index + 1}</b>
              <SeatMark place={place(seat)} size={36} />
              <span className="rank-name">{words.nameOf(seat)}</span>
              {end !== undefined && kit.figureTitles !== undefined && (
                <span className="rank-figures">
                  <span>
                    <b>{end.score[seat]}</b>{' '}
                    {words.t(kit.ownScore?.(snapshot.view.open, seat) ?? kit.figureTitles.score, {
                      count: end.score[seat] ?? 0,
                    })}
                  </span>
                  <span>
                    <b>{end.cards[seat]}</b> {words.t(kit.figureTitles.cards, { count: end.cards[seat] ?? 0 })}
                  </span>
                </span>
              )}
            </li>
          )),
        )}
      </ol>
      <div className="result-actions">
        <AgainButton words={words} snapshot={snapshot} />
        <button type="button" className="btn" onClick={() => void save()}>
          <Download aria-hidden size={18} /> {words.t('download-record')}
        </button>
        <a className="btn" href={links.replay(snapshot.table, 0)}>
          <History aria-hidden size={18} /> {words.t('watch-replay')}
        </a>
      </div>
      {Ending !== undefined && (
        <Suspense fallback={<p aria-busy />}>
          <Ending session={session} snapshot={snapshot} words={words} />
        </Suspense>
      )}
      {story !== undefined && kit.figureTitles !== undefined && (
        <>
          <Graph
            words={words}
            story={story}
            figure="score"
            title={words.t(kit.figureTitles.score)}
            marks={turns.map(({ n }) => n)}
            onMoment={onMoment}
          />
          <Graph
            words={words}
            story={story}
            figure="cards"
            title={words.t(kit.figureTitles.cards)}
            marks={[]}
            onMoment={onMoment}
          />
        </>
      )}
      {turns.length > 0 && (
        <section className="turns">
          <h3 className="lab">{words.t('turning-points')}</h3>
          <ol>
            {turns.map(turn => (
              <li key={turn.n}>
                <button type="button" onClick={() => onMoment(turn.n)}>
                  <span className="log-n">{turn.n}</span>
                  <SeatMark place={place(turn.seat)} size={24} />
                  <span>
                    {words.t(`turn-${turn.kind}`, {
                      name: words.nameOf(turn.seat),
                      count: turn.score,
                      gain: turn.gain,
                    })}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}

function allViews(session: TableSession, { n, view }: TableSnapshot): View[] {
  const found: View[] = [];
  for (let at = 0; at < n; at++) {
    const seen = session.viewAt(at);
    if (seen !== undefined) found.push(seen);
  }
  return [...found, view];
}

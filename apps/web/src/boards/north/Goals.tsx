import {
  deck,
  FREE_FOLK,
  goalsOf,
  objectivesOf,
  playedBy,
  WATCH,
  worthNow,
  worthOf,
  type Goal,
} from '@corvo/beyond-the-wall/table';
import { houseAt, type WesterosOpen } from '@corvo/westeros';
import { useEffect, useRef, useState } from 'react';
import { Art, HouseChip } from '../../base/art/index.ts';
import { Face } from '../../base/pictures/Face.tsx';
import { unitsOf } from '../westeros/asks/drafts.ts';
import type { BoardProps } from '../../kit/kit.ts';
import type { Words } from '../../kit/words.ts';

type Props = Pick<BoardProps, 'view' | 'words' | 'request' | 'draft'>;

const QUESTS: readonly string[] = ['find-benjen', 'save-free-folk'];

/** The goals, with whoever is being sent on a quest counted in: what it comes to is seen before it is sent. */
function countedGoals(open: WesterosOpen, { request, draft }: Props): Goal[] {
  const goals = goalsOf(open);
  if (request === undefined || !QUESTS.includes(request.why)) return goals;
  const house = request.why === 'find-benjen' ? WATCH : FREE_FOLK;
  const sent = Object.values(unitsOf(draft)).reduce((sum, units) => sum + worthOf(open, units), 0);
  return goals.map(goal =>
    goal.house === house ? { ...goal, quest: { ...goal.quest, have: goal.quest.have + sent } } : goal,
  );
}

const progressOf = ({ house, quest }: Goal, words: Words): string =>
  quest.isDone && house !== 'others'
    ? words.t('north-done')
    : words.t(`north-progress-${house}`, { have: quest.have, need: quest.need });

const stateOf = ({ isMet }: Goal, words: Words): string => words.t(isMet ? 'north-holds' : 'north-holds-not');

/** Always in sight: how far each of the three is with quest and condition. Opens to what they are, and to tactic cards. */
export function Goals(props: Props) {
  const { view, words } = props;
  const open = view.open as WesterosOpen;
  const goals = countedGoals(open, props);
  const [shown, setShown] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const away = ({ target }: Event): void => {
      if (!root.current?.contains(target as Node)) setShown(null);
    };
    window.addEventListener('pointerdown', away);
    return () => window.removeEventListener('pointerdown', away);
  }, [shown]);
  const goal = goals.find(({ house }) => house === shown);
  return (
    <div
      className="bw-goals"
      ref={root}
      role="group"
      aria-label={words.t('north-goals')}
      onKeyDown={event => {
        if (event.key !== 'Escape' || shown === null) return;
        event.stopPropagation();
        root.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
        setShown(null);
      }}
    >
      {goals.map(each => {
        const { house, quest, isMet } = each;
        return (
          <button
            key={house}
            type="button"
            className={`bw-goal ${quest.isDone ? 'done' : ''}`}
            aria-expanded={shown === house}
            onClick={() => setShown(shown === house ? null : house)}
          >
            <HouseChip house={house} size={26} label={words.say(`house.${house}`)} />
            <span className="bw-quest" title={progressOf(each, words)}>
              <Art
                name={house === 'others' ? 'winter' : 'quest'}
                label={`${words.t('north-quest')}: ${progressOf(each, words)}`}
              />
              <b aria-hidden>{quest.isDone && house !== 'others' ? '✓' : `${quest.have}/${quest.need}`}</b>
            </span>
            <span className={`bw-condition ${isMet ? 'met' : ''}`} title={stateOf(each, words)}>
              <Art
                name={house === 'free-folk' ? 'banner' : 'wall'}
                label={`${words.t('north-condition')}: ${stateOf(each, words)}`}
              />
              <b aria-hidden>{isMet ? '✓' : '–'}</b>
            </span>
            <Progress {...quest} />
          </button>
        );
      })}
      {goal && <Told goal={goal} open={open} words={words} />}
    </div>
  );
}

const Progress = ({ have, need, isDone }: Goal['quest']) => (
  <i className="bw-bar" style={{ '--part': isDone ? 1 : Math.min(1, have / need) } as React.CSSProperties} />
);

function Told({ goal, open, words }: { goal: Goal; open: WesterosOpen; words: Words }) {
  const { house } = goal;
  const { hand = [], used = [] } = deck.of(houseAt(open, house)) ?? {};
  const piles = { played: playedBy(open, house), hand, used };
  return (
    <div className="bw-told">
      <h2>
        <HouseChip house={house} size={26} /> {words.say(`house.${house}`)}
      </h2>
      <p>
        <b>{words.t('north-quest')}</b> {words.t(`north-quest-${house}`)}. <em>{progressOf(goal, words)}</em>
      </p>
      <p>
        <b>{words.t('north-condition')}</b> {words.t(`north-condition-${house}`)}. <em>{stateOf(goal, words)}</em>
      </p>
      <h3>{words.t('north-objectives')}</h3>
      <ul>
        {objectivesOf(open, house).map(card => (
          <li key={card} className="bw-tactic" data-card={card}>
            <Face of={card} />
            <details>
              <summary>
                {words.say(`card.${card}`)} <em>{words.t('north-pays', { amount: worthNow(open, house, card) })}</em>
              </summary>
              <p>{words.say(`card.${card}.text`)}</p>
            </details>
          </li>
        ))}
      </ul>
      {Object.entries(piles).map(
        ([pile, cards]) =>
          cards.length > 0 && (
            <div key={pile}>
              <h3>
                {words.t('north-tactics')}: {words.t(`north-tactics-${pile}`)}
              </h3>
              <ul>
                {cards.map(card => (
                  <li key={card} className="bw-tactic" data-card={card}>
                    <Face of={card} />
                    <details>
                      <summary>{words.say(`card.${card}`)}</summary>
                      <p>{words.say(`card.${card}.text`)}</p>
                    </details>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}

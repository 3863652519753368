import { playsForCastles, type HouseId, type Ruleset } from '@corvo/westeros';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { Art, HouseChip } from '../../../base/art/index.ts';
import { Face } from '../../../base/pictures/Face.tsx';
import { useLinks } from '../../../kit/links.ts';
import type { Words } from '../../../kit/words.ts';
import type { EndingProps } from '../../../kit/kit.ts';
import { realmIn } from '../realm.ts';
import { speakerOf, type Speak } from '../speak.ts';
import { battlesOf, type Battle } from './battles.ts';
import { fightersOf, type Fighter } from './fighters.ts';
import { ScoreGraph } from './ScoreGraph.tsx';
import { FIGURES, scoresOf, type Figure } from './scores.ts';
import { turnsOf, type Turn } from './turns.ts';
import { useTimeline } from './use-timeline.ts';
import './ending.css';

const TOLD = 10; // turning points
const FOREMOST = 6; // of those who fought

/** Castles are told of those who play for them, areas of the others. */
function isMeasured(rules: Ruleset, house: HouseId, figure: Figure): boolean {
  if (figure === 'castles') return playsForCastles(rules, house);
  return figure !== 'lands' || !playsForCastles(rules, house);
}

/** How a Westeros game came to its end: the houses round by round, what turned it, and every battle. */
export function Ending(props: EndingProps) {
  const { snapshot, words } = props;
  const { game, table, view } = snapshot;
  const say = speakerOf(game, words.language);
  const timeline = useTimeline(props);
  const found = useMemo(() => {
    if (timeline === undefined || timeline === null) return undefined;
    const scores = scoresOf(timeline);
    return { scores, turns: turnsOf(timeline, scores, TOLD), battles: battlesOf(timeline) };
  }, [timeline]);
  // In the order of the seats, so that a house has the same dash in every graph and every game.
  const { open, rules } = realmIn(view);
  const houses = useMemo(() => Object.keys(open.houses), [open]);
  if (timeline === null) return <p className="we-none">{say('end.no-record')}</p>;
  if (found === undefined) return <p className="we-none" aria-busy />;
  return (
    <>
      <section className="we-graphs" aria-label={say('end.graphs')}>
        {FIGURES.map(figure => (
          <ScoreGraph
            key={figure}
            figure={figure}
            scores={found.scores}
            houses={houses}
            isIn={house => isMeasured(rules, house, figure)}
            words={words}
            say={say}
          />
        ))}
      </section>
      <Turns turns={found.turns} table={table} say={say} />
      <Fighters fighters={fightersOf(found.battles, FOREMOST)} words={words} say={say} />
      <Battles battles={found.battles} table={table} words={words} say={say} />
    </>
  );
}

function Turns({ turns, table, say }: { turns: readonly Turn[]; table: string; say: Speak }) {
  const links = useLinks();
  if (turns.length === 0) return null;
  return (
    <section className="we-list">
      <h3 className="lab">{say('end.turns')}</h3>
      <ol>
        {turns.map((turn, i) => (
          <li key={i}>
            <a href={links.replay(table, turn.n)} title={say('end.watch')}>
              <b>{say('end.in-round', { round: turn.round })}</b>
              <HouseChip house={turn.house} size={26} />
              <span>{say(`end.turn-${turn.kind}`, { ...turn })}</span>
              <History aria-hidden size={16} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who fought most. */
function Fighters({ fighters, words, say }: { fighters: readonly Fighter[]; words: Words; say: Speak }) {
  if (fighters.length === 0) return null;
  return (
    <section className="we-list">
      <h3 className="lab">{say('end.fighters')}</h3>
      <ul className="we-fighters">
        {fighters.map(({ card, house, fought, won }) => (
          <li key={card} className={`house house-${house}`} data-card={card}>
            <span className="we-portrait">
              <Art name={`house-${house}`} />
              <Face of={card} />
            </span>
            <span>
              <b>{words.say(`card.${card}`)}</b>
              <small>{say('end.fought', { count: fought, won })}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BattlesProps {
  readonly battles: readonly Battle[];
  readonly table: string;
  readonly words: Words;
  readonly say: Speak;
}

function Battles({ battles, table, words, say }: BattlesProps) {
  const links = useLinks();
  return (
    <section className="we-list">
      <h3 className="lab">{say('end.battles', { count: battles.length })}</h3>
      {battles.length === 0 && <p className="we-none">{say('end.no-battle')}</p>}
      <ol>
        {battles.map((battle, i) => (
          <li key={i}>
            <a href={links.replay(table, battle.n)} title={say('end.watch')} data-battle={battle.area}>
              <b>{say('end.in-round', { round: battle.round })}</b>
              <span className="we-battle">
                <strong>{words.say(`area.${battle.area}`)}</strong>
                <Sides battle={battle} words={words} say={say} />
                <small>{lossesOf(battle, words, say)}</small>
              </span>
              <History aria-hidden size={16} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Attacker and defender with what each had; the winner is named and has a crown. */
function Sides({ battle, words, say }: Omit<BattlesProps, 'battles' | 'table'> & { battle: Battle }) {
  const { attacker, defender, winner, strengths } = battle;
  const side = (house: HouseId, role: string, strength: number | undefined) => (
    <span className={house === winner ? 'we-won' : ''}>
      <HouseChip house={house} size={22} /> {words.say(`house.${house}`)}{' '}
      <small>{say(house === winner ? `end.${role}-won` : `end.${role}`)}</small>
      {strength !== undefined && <b>{strength}</b>}
      {house === winner && <Art name="crown" />}
    </span>
  );
  return (
    <span className="we-sides">
      {side(attacker, 'attacks', strengths?.[0])}
      {side(defender, 'defends', strengths?.[1])}
      {strengths === null && <small>{say('end.early')}</small>}
    </span>
  );
}

function lossesOf({ losses }: Battle, words: Words, say: Speak): string {
  const list = Object.entries(losses).map(([house, units]) =>
    say('end.loses', {
      house,
      units: Object.entries(units)
        .map(([kind, count]) => `${count} ${words.say(`unit.${kind}_${count === 1 ? 'one' : 'other'}`)}`)
        .join(', '),
    }),
  );
  return list.length === 0 ? say('end.no-losses') : list.join(' ');
}

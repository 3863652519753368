import { isHigher, strengthOf, type BattleFrame, type HouseCardFacts, type WesterosOpen } from '@corvo/westeros';
import { neutralNow } from '@corvo/westeros/aids';
import { useMemo } from 'react';
import { HouseChip } from '../../../base/art/index.ts';
import { ClauseLink } from '../../../kit/DecisionParts.tsx';
import type { BoardProps } from '../../../kit/kit.ts';
import { DrawnCards } from '../drawn/DrawnCards.tsx';
import { cardText } from '../pieces/HouseCard.tsx';
import type { Realm } from '../realm.ts';
import { speakerOf, type Speak } from '../speak.ts';
import { Duel } from './Duel.tsx';
import { foreseenBattle, foreseenNeutral } from './foreseen.ts';
import { NeutralPanel } from './NeutralPanel.tsx';
import { cardOn, sheetOf, sideOf, suppose, type Sheet } from './sheet.ts';
import { SheetTable, Totals } from './SheetTable.tsx';
import { prospect, tieIn } from './tie.ts';
import { useBattle, type Running as RunningBattle } from './use-battle.ts';

/** The battle: the one that is fought, the one a march would bring, or the last one. Before it, the cards of the round. */
export function BattlePanel(props: BoardProps) {
  const { game, view, words, request, draft } = props;
  const say = speakerOf(game, words.language);
  const foreseen = useMemo(() => foreseenBattle({ game, view, request, draft }), [game, view, request, draft]);
  const { realm, running, fought } = useBattle(props, foreseen === undefined);
  const neutral = running || foreseen ? undefined : foreseenNeutral({ view, request, draft });
  const assault = running ? undefined : neutralNow(realm.open, realm.rules);
  if (assault) return <NeutralPanel {...assault} title="battle.neutral-now" words={words} say={say} />;
  if (running) return <Running {...running} realm={realm} game={game} words={words} say={say} />;
  if (foreseen) {
    return (
      <div className="wt-battle">
        <h2>{say('battle.foreseen', { area: foreseen.battle.area })}</h2>
        <Supports {...foreseen} realm={realm} game={game} say={say} words={words} />
      </div>
    );
  }
  if (neutral && realm.mine !== undefined)
    return <NeutralPanel sheet={neutral} house={realm.mine} title="battle.neutral" words={words} say={say} />;
  if (fought === undefined)
    return (
      <>
        <DrawnCards realm={realm} moments={props.moments} words={words} say={say} />
        <p className="wt-battle wt-quiet">{say('battle.none')}</p>
      </>
    );
  return (
    <div className="wt-battle">
      <h2>{say('battle.over', { area: fought.area })}</h2>
      {fought.sheet && <Totals sheet={fought.sheet} words={words} say={say} winner={fought.winner} />}
      {fought.sheet && <Duel sheet={fought.sheet} rules={realm.rules} words={words} say={say} />}
      {fought.sheet && <SheetTable sheet={fought.sheet} words={words} say={say} />}
      <ul className="wt-told">
        {fought.told.map((event, i) => (
          <li key={i}>{words.event(event)}</li>
        ))}
      </ul>
    </div>
  );
}

interface RunningProps extends RunningBattle, Pick<BoardProps, 'game' | 'words'> {
  readonly realm: Realm;
  readonly say: Speak;
}

/** A battle that is being fought; what the viewer is about to choose is counted in. */
function Running({ battle, would, sheet, isCounted, realm, game, words, say }: RunningProps) {
  const { open, rules, mine } = realm;
  const side = sideOf(battle, mine);
  const winner = battle.winner === -1 ? undefined : battle.sides[battle.winner].house;
  return (
    <div className="wt-battle">
      <h2>{say('battle.for', { area: battle.area })}</h2>
      <p className="wt-step">{say(`battle.step-${battle.step}`)}</p>
      <Totals sheet={sheet} words={words} say={say} winner={winner} />
      <Duel sheet={sheet} rules={rules} words={words} say={say} />
      {isCounted && <WhoWinsTies battle={would} sheet={sheet} realm={realm} game={game} words={words} say={say} />}
      <SheetTable sheet={sheet} words={words} say={say} />
      {battle.step === 'support' && <PendingSupport battle={would} open={open} realm={realm} words={words} say={say} />}
      {battle.step === 'cards' && <Reach battle={would} realm={realm} side={side} words={words} say={say} />}
      {battle.step === 'cards' && <Hands battle={battle} realm={realm} words={words} />}
    </div>
  );
}

interface PartProps {
  readonly battle: BattleFrame;
  readonly realm: Realm;
  readonly words: BoardProps['words'];
  readonly say: Speak;
}

interface TieProps extends PartProps, Pick<BoardProps, 'game'> {
  readonly sheet: Sheet;
}

/** Who wins if it stays even, and by which rule; said louder where it is even. */
function WhoWinsTies({ battle, sheet, realm: { open, rules }, game, words, say }: TieProps) {
  const tie = tieIn(open, rules, battle, sheet);
  return (
    tie && (
      <p className={`wt-tie ${tie.when === 'perhaps' ? '' : 'is-now'}`}>
        {say(`battle.tie-${tie.when}`, { house: tie.house })}{' '}
        <ClauseLink words={words} game={game.id} clause={tie.clause} />
      </p>
    )
  );
}

/** How far the cards in hand can carry either side. */
function Reach({ battle, realm: { open, rules }, side, words, say }: PartProps & { side: 0 | 1 | undefined }) {
  const rangeOf = (which: 0 | 1): { least: number; most: number } => {
    const { house, cards } = battle.sides[which];
    if (cards.length > 0) {
      const fixed = strengthOf(open, rules, battle, which);
      return { least: fixed, most: fixed };
    }
    const totals = (open.houses[house]?.hand ?? []).map(card =>
      strengthOf(open, rules, suppose(battle, { cards: cardOn(which, card) }), which),
    );
    return { least: Math.min(...totals), most: Math.max(...totals) };
  };
  const lines = ([0, 1] as const).map(which => ({ house: battle.sides[which].house, ...rangeOf(which), which }));
  const me = lines.find(({ which }) => which === side);
  const foe = lines.find(({ which }) => which !== side);
  const verdict =
    me === undefined || foe === undefined || battle.sides[me.which].cards.length === 0
      ? ''
      : say(`battle.${prospect(me.most, foe, isHigher(open, 'fiefdoms', me.house, foe.house))}`);
  return (
    <div className="wt-reach">
      {lines.map(({ house, least, most }) => (
        <p key={house}>
          <b>{words.say(`house.${house}`)}</b>{' '}
          {say(least === most ? 'battle.reaches-one' : 'battle.reaches', { least, most })}
        </p>
      ))}
      {verdict !== '' && <p>{verdict}</p>}
    </div>
  );
}

/** The cards either side may still play: hands are open. All are seen at once; their faces come by a closer look. */
function Hands({ battle, realm: { open, rules }, words }: Omit<PartProps, 'say'>) {
  return (
    <div className="wt-hands">
      {battle.sides.map(({ house }) => (
        <ul key={house}>
          {(open.houses[house]?.hand ?? []).map(id => {
            const card = rules.board.card[id];
            return (
              card && (
                <li key={id} data-card={id}>
                  <HandLine card={card} words={words} />
                </li>
              )
            );
          })}
        </ul>
      ))}
    </div>
  );
}

/** A card by its name; what it says opens under it. */
function HandLine({ card, words }: { card: HouseCardFacts; words: BoardProps['words'] }) {
  const text = cardText(card, words);
  const name = (
    <span>
      <b>{card.strength}</b> {words.say(`card.${card.id}`)}
    </span>
  );
  if (text === '') return name;
  return (
    <details>
      <summary>{name}</summary>
      <p>{text}</p>
    </details>
  );
}

/** Who has been asked for support and who is still to decide, with what each would bring. */
function PendingSupport({ battle, open, realm: { rules }, words, say }: PartProps & { open: WesterosOpen }) {
  const pending = battle.supports.filter(({ side }) => side === null);
  if (pending.length === 0) return null;
  return (
    <ul className="wt-pending">
      {pending.map(({ area, house }) => {
        const given = strengthOf(open, rules, suppose(battle, { support: { area, side: 0 } }), 0);
        return (
          <li key={area}>
            <HouseChip house={house} size={20} label={words.say(`house.${house}`)} />
            {say('battle.may-support', { area, value: given - strengthOf(open, rules, battle, 0) })}
          </li>
        );
      })}
    </ul>
  );
}

/** A battle that would come: both sides before support and cards, and who could come to help. */
function Supports({
  battle,
  open,
  realm,
  game,
  words,
  say,
}: PartProps & Pick<BoardProps, 'game'> & { open: WesterosOpen }) {
  const sheet = sheetOf(open, realm.rules, battle);
  return (
    <>
      <p className="wt-step">{say('battle.before')}</p>
      <Totals sheet={sheet} words={words} say={say} />
      <WhoWinsTies battle={battle} sheet={sheet} realm={{ ...realm, open }} game={game} words={words} say={say} />
      <SheetTable sheet={sheet} words={words} say={say} />
      <PendingSupport battle={battle} open={open} realm={realm} words={words} say={say} />
      <Reach battle={battle} realm={{ ...realm, open }} side={undefined} words={words} say={say} />
    </>
  );
}

/** The battle in one line, over the map on a phone: counted as beside the map. */
export function BattleStrip(props: BoardProps) {
  const { game, words } = props;
  const { running } = useBattle(props, false);
  if (running === undefined) return null;
  const { area, sides } = running.sheet;
  return (
    <p className="wt-strip" aria-label={speakerOf(game, words.language)('battle.for', { area })}>
      <HouseChip house={sides[0].house} size={30} label={words.say(`house.${sides[0].house}`)} />
      <b>{sides[0].total}</b>
      <span>{words.say(`area.${area}`)}</span>
      <b>{sides[1].total}</b>
      <HouseChip house={sides[1].house} size={30} label={words.say(`house.${sides[1].house}`)} />
    </p>
  );
}

import { List } from 'lucide-react';
import { memo, useState } from 'react';
import { formOf } from '../../../kit/asks/forms.ts';
import { ClauseLink } from '../../../kit/DecisionParts.tsx';
import { useOnlyGrows } from '../../../kit/only-grows.ts';
import { chosen, partsOf } from '../../../kit/asks/draft.ts';
import { westerosAsks } from '../asks/index.ts';
import type { Desk } from '../desk.ts';
import type { MapHandle } from '../map/index.ts';
import { cardText } from '../pieces/HouseCard.tsx';
import { useLazy } from '../../../base/lazy/lazy.ts';
import { laterPart, type Later } from '../later-part.ts';
import { OrdersDock } from './OrdersDock.tsx';

interface Props {
  readonly desk: Desk;
  readonly next: string; // what to do now
  readonly map: () => MapHandle | null;
}

/** What the map cannot hold of an answer, under it: tokens, units, cards, numbers; and any question as a plain form. */
export const Dock = memo(function Dock({ desk, next, map }: Props) {
  const { props, say, note, ask } = desk;
  const { words, game, view, request, draft, onDraft } = props;
  const [isListed, setListed] = useState(false);
  const later = useLazy(laterPart, isListed || (ask !== undefined && ask.kind !== 'orders'));
  // The map would move under the pointer with every row that comes or goes. A finger has left the screen by then, and a
  // small one has no room for what was there a step before.
  const step = window.innerWidth <= NARROW ? `${desk.area} ${partsOf(draft) > 0}` : '';
  const box = useOnlyGrows(`${request?.seat} ${request?.id} ${isListed} ${step}`);
  if (request === undefined || ask === undefined) return null;
  const form = isListed || !isDrawn(ask.kind);
  const Form = westerosAsks.isOwn(ask) ? later?.WesterosForm : later?.AskForm;
  return (
    <section ref={box} className="wt-dock" data-ask={ask.kind} aria-label={words.t('choices')} tabIndex={-1}>
      <header>
        {note ? (
          <p className="wt-note" role="alert">
            {words.problem(note)} <ClauseLink words={words} game={game.id} clause={note.clause} />
          </p>
        ) : (
          <p aria-live="polite">{lookedCard(desk) || next}</p>
        )}
        {isDrawn(ask.kind) && (
          <button type="button" className="tray-list" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            <List aria-hidden size={16} />
            <span>{say(isListed ? 'dock.no-form' : 'dock.form')}</span>
          </button>
        )}
      </header>
      {later && <later.OwnCard desk={desk} />}
      {form ? (
        <div className="tray-form">
          {Form && <Form {...formOf({ words, game, view, request, draft, onDraft, own: westerosAsks })} />}
        </div>
      ) : (
        <Controls desk={desk} map={map} later={later} />
      )}
    </section>
  );
});

/** The whole text of the card that is looked at or chosen: on the card itself it may not fit. */
function lookedCard({ ask, props, rules }: Desk): string {
  if (ask?.kind !== 'card') return '';
  const [id] = chosen(ask, props.peek ?? props.draft);
  const card = id === undefined ? undefined : rules.board.card[id];
  const text = card && cardText(card, props.words);
  return text ? `${props.words.say(`card.${id}`)}: ${text}` : '';
}

const NARROW = 700; // as in the style sheets

const DRAWN = ['orders', 'raid', 'march', 'areas', 'muster', 'units', 'option', 'card', 'cards', 'amount', 'ranking'];
const isDrawn = (kind: string): boolean => DRAWN.includes(kind);

function Controls({ desk, map, later }: { desk: Desk; map: Props['map']; later: Later | undefined }) {
  if (desk.ask?.kind === 'orders') return <OrdersDock desk={desk} map={map} />;
  if (later === undefined) return null;
  switch (desk.ask?.kind) {
    case 'raid':
      return <later.RaidDock desk={desk} />;
    case 'march':
      return <later.MarchDock desk={desk} />;
    case 'muster':
      return <later.MusterDock desk={desk} />;
    case 'units':
      return <later.UnitsDock desk={desk} />;
    case 'card':
    case 'cards':
      return <later.CardsDock desk={desk} />;
    case 'option':
      return <later.OptionsDock desk={desk} />;
    case 'amount':
      return <later.BidDock desk={desk} />;
    case 'ranking':
      return <later.RankDock desk={desk} />;
    default:
      return null; // the map is enough
  }
}

import type { AreaId } from '@corvo/westeros';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Art, HouseChip } from '../../../base/art/index.ts';
import { ClauseLink } from '../../../kit/DecisionParts.tsx';
import type { BoardProps } from '../../../kit/kit.ts';
import type { MarkPattern } from '../map/props.ts';
import { housesIn, type Realm } from '../realm.ts';
import type { Speak } from '../speak.ts';
import { isAboutArea, isAboutHouse, OVERLAYS, type Overlay, type OverlayGroup, type OverlayId } from './overlay.ts';
import { useFocusAfter } from './use-focus-after.ts';
import type { Overlays } from './use-overlay.ts';
import './overlays.css';

const ART: Readonly<Record<OverlayId, string>> = {
  supply: 'supply',
  reach: 'order-march',
  support: 'order-support',
  ways: 'port',
  win: 'castle',
  income: 'power',
};

interface Props extends Pick<BoardProps, 'game' | 'words'> {
  readonly overlays: Overlays;
  readonly realm: Realm;
  readonly say: Speak;
  readonly onShow: (area: AreaId) => void;
}

/** What the map can show on request: the buttons, and for the one that is pressed its signs and the same in words. */
export function OverlayPanel(props: Props) {
  const { overlays, say } = props;
  const { isOpen, id, shown } = overlays;
  const first = useFocusAfter(isOpen, isOpen);
  const [isFolded, setFolded] = useState(false);
  if (!isOpen) return null;
  const hasFacts = id !== null && shown !== undefined;
  return (
    <section className="wt-over" aria-label={say('over.tools')} data-folded={isFolded && hasFacts}>
      <header>
        <div className="wt-over-tools" role="group" aria-label={say('over.tools')}>
          {OVERLAYS.map((each, place) => (
            <button
              key={each}
              ref={place === 0 ? first : null}
              type="button"
              data-overlay={each}
              aria-pressed={each === id}
              aria-keyshortcuts={String(place + 1)}
              title={`${say(`over.${each}`)} (${place + 1})`}
              onClick={() => overlays.toggle(each)}
            >
              <Art name={ART[each]} />
              <span>{say(`over.${each}`)}</span>
            </button>
          ))}
        </div>
        {hasFacts && (
          <button
            type="button"
            className="wt-over-fold"
            aria-expanded={!isFolded}
            aria-label={say('over.fold')}
            onClick={() => setFolded(!isFolded)}
          >
            <ChevronDown aria-hidden size={20} />
          </button>
        )}
        <button type="button" className="wt-over-close" aria-label={say('over.close')} onClick={overlays.close}>
          ×
        </button>
      </header>
      {hasFacts && <Facts {...props} id={id} shown={shown} />}
    </section>
  );
}

function Facts({ overlays, id, shown, game, words, realm, say, onShow }: Props & { id: OverlayId; shown: Overlay }) {
  const title = useId();
  return (
    <div className="wt-over-facts" role="region" aria-labelledby={title} tabIndex={0}>
      <h2 id={title}>
        <span role="status">{shown.title}</span>
      </h2>
      {(isAboutArea(id) || isAboutHouse(id)) && (
        <div className="wt-over-pick">
          {isAboutHouse(id) && <PickHouse overlays={overlays} realm={realm} say={say} />}
          {isAboutArea(id) && (
            <PickArea overlays={overlays} id={id} realm={realm} words={words} say={say} onShow={onShow} />
          )}
        </div>
      )}
      {shown.legend.length > 0 && (
        <ul className="wt-over-legend" aria-label={say('over.legend')}>
          {shown.legend.map(({ pattern, text }) => (
            <li key={text}>
              <Sample pattern={pattern} /> {text}
            </li>
          ))}
        </ul>
      )}
      {shown.groups.map(group => (
        <Group key={group.head} group={group} onShow={onShow} />
      ))}
      {shown.notes.map(note => (
        <p key={note} className="wt-over-note">
          {note}
        </p>
      ))}
      {isAboutArea(id) && <p className="wt-over-note">{say('over.pointing')}</p>}
      {shown.clauses.length > 0 && (
        <p className="wt-over-note">
          {say('over.rules')}{' '}
          {shown.clauses.map(clause => (
            <ClauseLink key={clause} words={words} game={game.id} clause={clause} />
          ))}
        </p>
      )}
    </div>
  );
}

function Group({
  group: { house, pattern, head, lines },
  onShow,
}: {
  group: OverlayGroup;
  onShow: (area: AreaId) => void;
}) {
  return (
    <section className="wt-over-group">
      <h3>
        {house !== null && <HouseChip house={house} size={22} />}
        {pattern !== undefined && <Sample pattern={pattern} />}
        {head}
      </h3>
      <ul>
        {lines.map(({ text, area }) => (
          <li key={text}>
            {area === undefined ? (
              text
            ) : (
              <button type="button" onClick={() => onShow(area)}>
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A sign of the legend: the pattern as it lies on the map. */
function Sample({ pattern }: { pattern: MarkPattern }) {
  return <span className={`wt-over-sample wm-mark-${pattern}`} aria-hidden />;
}

type PickProps = Pick<Props, 'overlays' | 'realm' | 'say'>;

function PickHouse({ overlays, realm, say }: PickProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{say('over.pick-house')}</label>
      <select
        id={id}
        className="select"
        value={overlays.target.house}
        onChange={event => overlays.about({ house: event.target.value, area: null })}
      >
        {housesIn(realm.open).map(house => (
          <option key={house} value={house}>
            {say('over.house', { house })}
          </option>
        ))}
      </select>
    </div>
  );
}

function PickArea({
  overlays,
  id,
  realm,
  words,
  say,
  onShow,
}: PickProps & Pick<Props, 'words' | 'onShow'> & { id: OverlayId }) {
  const pick = (picked: AreaId): void => {
    overlays.about({ area: picked === '' ? null : picked });
    if (picked !== '') onShow(picked);
  };
  const { house, area } = overlays.target;
  const { board } = realm.rules;
  const isStart = (each: AreaId): boolean => realm.open.areas[each]?.units.some(unit => unit.house === house) === true;
  const areas = board.ids
    .filter(each => board.area[each]?.closed !== true && (id !== 'ways' || isStart(each)))
    .map(each => [each, words.say(`area.${each}`)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, words.language));
  const known = area !== null && areas.some(([each]) => each === area) ? area : '';
  const field = useId();
  return (
    <div>
      <label htmlFor={field}>{say('over.pick-area')}</label>
      <select id={field} className="select" value={known} onChange={event => pick(event.target.value)}>
        <option value="">{say(id === 'ways' ? 'over.pick-all' : 'over.pick-none')}</option>
        {areas.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

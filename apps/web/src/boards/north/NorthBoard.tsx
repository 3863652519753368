import { battleNow, type WesterosOpen } from '@corvo/westeros';
import type { MapGeometry } from '@corvo/westeros/aids';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Art } from '../../base/art/index.ts';
import { lazyView } from '../../base/ui/lazy-view.tsx';
import type { BoardProps, Pointed } from '../../kit/kit.ts';
import { realmIn } from '../westeros/realm.ts';
import { Table, Unrolling } from '../westeros/Table.tsx';
import { boardOf, BOARDS, homeOf, newsOn, useLooked, type BoardName } from './boards.ts';
import { Goals } from './Goals.tsx';
import { loadNorth } from './north.ts';

/** The two boards, each fetched when it is looked at. */
export const sheetsOn = (north: () => Promise<MapGeometry>, big: () => Promise<MapGeometry>) => ({
  north: lazyView(async () => {
    const geometry = await loadNorth(north);
    return (props: BoardProps) => <Table {...props} geometry={geometry} />;
  }),
  westeros: lazyView(async () => {
    const geometry = await big();
    return (props: BoardProps) => <Table {...props} geometry={geometry} />;
  }),
});

interface NorthProps extends BoardProps {
  readonly sheets: ReturnType<typeof sheetsOn>;
}

/** The questions that are answered on the map: they want the board that they speak of. */
const ON_THE_MAP: readonly string[] = ['orders', 'raid', 'march', 'areas', 'muster', 'units'];

/** The table of Beyond the Wall: quests and conditions on top, and one board, or one of two. */
export function NorthBoard(props: NorthProps) {
  const open = props.view.open as WesterosOpen;
  const isJoined = open.seats.length > 3;
  return (
    <div className="bw">
      <Goals view={props.view} words={props.words} request={props.request} draft={props.draft} />
      {isJoined ? <Both {...props} /> : <Sheet {...props} board="north" />}
    </div>
  );
}

function Sheet({ board, sheets, ...props }: NorthProps & { readonly board: BoardName }) {
  const Board = sheets[board];
  return (
    <div className={`bw-sheet bw-is-${board}`}>
      <Suspense fallback={<Unrolling />}>
        <Board {...props} />
      </Suspense>
    </div>
  );
}

/** Two boards, of which one is in sight; the switch says what happens on the other, and brings it into the middle. */
function Both(props: NorthProps) {
  const { view, words, request, moments, pointed } = props;
  const { open, mine } = realmIn(view);
  const home = homeOf(open, mine);
  const looked = useLooked(({ boards }) => boards[mine ?? '']);
  const look = useLooked(state => state.look);
  const board = looked ?? home;
  const now = moments.at(-1)?.n ?? 0;
  const [seen, setSeen] = useState<{ readonly n: number; readonly pointed?: Pointed }>({ n: now });
  const other: BoardName = board === 'north' ? 'westeros' : 'north';
  const news = useMemo(() => newsOn(other, moments, seen.n), [other, moments, seen.n]);
  const battle = battleNow(open)?.area;
  const fought = battle !== undefined && boardOf(battle) === other ? battle : undefined;
  const turn = (to: BoardName): void => {
    if (to === board) return;
    const places = fought === undefined ? news : [fought];
    setSeen({ n: now, ...(places.length > 0 ? { pointed: { places, centred: true } } : {}) });
    look(mine ?? '', to);
  };

  const asked = request !== undefined && ON_THE_MAP.includes(request.ask.kind) ? `${request.seat} ${request.id}` : '';
  useEffect(() => {
    if (asked !== '') look(mine ?? '', home);
  }, [asked, home, look, mine]);
  // What the log points at may lie on the other board.
  const [place] = pointed?.places ?? [];
  useEffect(() => {
    if (place !== undefined && pointed?.centred === true && Object.hasOwn(open.areas, place))
      look(mine ?? '', boardOf(place));
  }, [place, pointed?.centred, look, mine]);

  const told = fought !== undefined ? words.t('north-battle', { place: words.thing(fought) }) : toldOf(news, props);
  return (
    <>
      <Sheet key={board} {...props} pointed={pointed ?? seen.pointed} board={board} />
      <div className="bw-switch" role="group" aria-label={words.t('north-boards')}>
        {BOARDS.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={each === board}
            title={each === other ? told : undefined}
            onClick={() => turn(each)}
          >
            <Art name={each === 'north' ? 'wall' : 'castle'} />
            <span>{words.t(`north-board-${each}`)}</span>
            {each === other && told !== '' && (
              <em className={fought === undefined ? '' : 'fought'}>
                {fought === undefined ? news.length : <Art name="sword" />}
                <span className="sr-only">{told}</span>
              </em>
            )}
          </button>
        ))}
      </div>
    </>
  );
}

const MANY = 3;

function toldOf(news: readonly string[], { words }: BoardProps): string {
  if (news.length === 0) return '';
  const names = news.slice(0, MANY).map(area => words.thing(area));
  return words.t('north-news', { places: `${names.join(', ')}${news.length > MANY ? ' …' : ''}` });
}

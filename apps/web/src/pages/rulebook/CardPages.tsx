import { isProblem, type Game } from '@corvo/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Art } from '../../base/art/index.ts';
import { Face } from '../../base/pictures/Face.tsx';
import { showPictures } from '../../base/pictures/show.ts';
import { useTablePrefs } from '../../base/settings/table-prefs.ts';
import { MissingPart } from '../../base/ui/MissingPart.tsx';
import { Bones } from '../../base/ui/States.tsx';
import { loadKit } from '../../boards/registry.ts';
import type { BoardKit, CardBook, CardSheet } from '../../kit/kit.ts';
import { useWords } from '../../kit/words.ts';
import { loadWholeGame } from '../../session/games.ts';
import { Loupe } from '../../table/cards/Loupe.tsx';

interface Found {
  readonly game: Game;
  readonly kit: BoardKit;
  readonly book: CardBook;
}

async function find(id: string): Promise<Found | undefined> {
  const [game, kit] = await Promise.all([loadWholeGame(id), loadKit(id)]);
  const book = await kit.cards?.();
  return game && book && { game, kit, book };
}

/** All cards of a game with what is printed on them; fetched when somebody opens these pages. */
export function CardPages({ game }: { game: string }) {
  const [found, setFound] = useState<Found>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let here = true;
    if (!isMissing)
      find(game).then(
        all => here && setFound(all),
        () => here && setMissing(true),
      );
    return () => {
      here = false;
    };
  }, [game, isMissing]);
  if (isMissing) return <MissingPart onAgain={() => setMissing(false)} />;
  return found === undefined ? <Bones rows={6} /> : <Cards {...found} />;
}

const NOBODY: readonly never[] = [];

/** A table on which every card of the game is known, whatever is chosen when it is laid. */
function tableOf(game: Game) {
  const players = game.players.max;
  const options = game.resolveOptions({}, players);
  if (isProblem(options)) throw new Error(`${game.id}: ${options.code}`);
  return game.view(game.setup(options, game.seats(players), 'cards'), null);
}

function Cards({ game, kit, book }: Found) {
  const words = useWords(game, NOBODY, kit.texts);
  const isPlain = useTablePrefs(({ emblems }) => emblems);
  useEffect(() => (isPlain ? undefined : showPictures(game.id)), [game.id, isPlain]);
  const view = useMemo(() => tableOf(game), [game]);
  const table = { game, view, words };
  const cards = useCallback(() => Promise.resolve(book), [book]);
  return (
    <>
      <ul className="card-pages" data-game={game.id}>
        {book.all(table).map(id => {
          const sheet = book.read(table, id);
          return sheet && <Card key={id} id={id} {...sheet} />;
        })}
      </ul>
      <Loupe {...table} cards={cards} hasPictures={!isPlain} />
    </>
  );
}

function Card({ id, name, house, strength, signs = [], said, texts, clause }: CardSheet & { id: string }) {
  return (
    <li className={house === undefined ? '' : `house house-${house}`} data-card={id}>
      <span className="card-picture">
        {house !== undefined && <Art name={`house-${house}`} />}
        <Face of={id} />
      </span>
      <div>
        <b>{name}</b>
        {said !== undefined && <span className="sr-only">{said}</span>}
        {(strength !== undefined || signs.length > 0) && (
          <span className="card-figures" aria-hidden>
            {strength !== undefined && <b>{strength}</b>}
            {signs.map((sign, i) => (
              <Art key={i} name={sign} />
            ))}
          </span>
        )}
        {texts.map(text => (
          <p key={text}>{text}</p>
        ))}
        {clause !== undefined && (
          <a className="link clause-ref" href={`#${clause}`}>
            {clause}
          </a>
        )}
      </div>
    </li>
  );
}

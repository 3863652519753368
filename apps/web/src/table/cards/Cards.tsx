import { useEffect } from 'react';
import { keepGame } from '../../base/lib/keep-game.ts';
import { showPictures } from '../../base/pictures/show.ts';
import { useTablePrefs } from '../../base/settings/table-prefs.ts';
import type { BoardKit, BoardProps } from '../../kit/kit.ts';
import { Loupe } from './Loupe.tsx';

export interface CardsProps extends Pick<BoardProps, 'game' | 'view' | 'words'> {
  readonly kit: BoardKit | undefined;
}

/** What comes to the cards of a table once it can be played on: their pictures, and a closer look. */
export function Cards({ kit, ...table }: CardsProps) {
  const { id } = table.game;
  const hasPictures = useTablePrefs(({ emblems }) => !emblems);
  useEffect(() => (hasPictures ? showPictures(id) : undefined), [id, hasPictures]);
  useEffect(() => keepGame(id), [id]);
  return kit?.cards && <Loupe {...table} cards={kit.cards} hasPictures={hasPictures} />;
}

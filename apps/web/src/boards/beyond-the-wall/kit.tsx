import { mergeCatalogues } from '@corvo/core';
import type { BoardKit } from '../../kit/kit.ts';
import { westerosKit } from '../westeros/kit.tsx';
import { tableTexts } from '../westeros/texts/table.ts';
import { fetchLater } from '../westeros/use-later.ts';
import { NorthBoard } from './NorthBoard.tsx';
import { NorthLeft } from './NorthLeft.tsx';
import { loadNorth } from './north.ts';
import { northTexts } from './texts.ts';
import { addNorthTools } from './tools.ts';
import './north.css';

addNorthTools();

const usual = westerosKit(loadNorth);

/** The table of Beyond the Wall: the board of the north, and beside it the big map where houses play there. */
export const beyondTheWallKit: BoardKit = {
  ...usual,
  texts: mergeCatalogues(tableTexts, northTexts),
  Board: NorthBoard,
  async cards() {
    const [{ northBook }, { cardBook }] = await Promise.all([import('./cards.ts'), fetchLater()]);
    return northBook(cardBook);
  },
  left: { title: 'panel-houses', art: 'banner', View: NorthLeft },
};

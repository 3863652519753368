import { mergeCatalogues } from '@corvo/core';
import type { BoardKit } from '../../kit/kit.ts';
import { westerosKit, type WesterosMap } from '../westeros/kit.tsx';
import { tableTexts } from '../westeros/texts/table.ts';
import { laterPart } from '../westeros/later-part.ts';
import { NorthBoard, sheetsOn } from './NorthBoard.tsx';
import { NorthLeft } from './NorthLeft.tsx';
import { loadNorth } from './north.ts';
import { northTexts } from './texts.ts';
import './north.css';

/** The table of Beyond the Wall: the board of the north, and beside it the big map where houses play there. */
export function northKit(maps: readonly WesterosMap[]): BoardKit {
  const [big, north] = maps;
  if (big === undefined || north === undefined) throw new Error('this game lacks a map');
  const sheets = sheetsOn(north.load, big.load);
  return {
    ...westerosKit([{ load: () => loadNorth(north.load) }]),
    texts: mergeCatalogues(tableTexts, northTexts),
    Board: props => <NorthBoard {...props} sheets={sheets} />,
    async cards() {
      const [{ northBook }, { cardBook }] = await Promise.all([import('./cards.ts'), laterPart.load()]);
      return northBook(cardBook);
    },
    left: { title: 'panel-houses', art: 'banner', View: NorthLeft },
  };
}

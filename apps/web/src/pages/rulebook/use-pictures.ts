import { useEffect } from 'react';
import { showPictures } from '../../base/pictures/show.ts';
import { useTablePrefs } from '../../base/settings/table-prefs.ts';
import type { Block, Ledger } from '../../kit/rulebook/ledger.ts';

const hasCards = (block: Block): boolean => block.kind === 'table' && block.rows.some(({ card }) => card !== undefined);

/** Shows the pictures of the cards that a ledger speaks of. */
export function usePictures({ id, sections }: Ledger): void {
  const isPlain = useTablePrefs(({ emblems }) => emblems);
  const isWanted = !isPlain && sections.some(({ blocks }) => blocks.some(hasCards));
  useEffect(() => (isWanted ? showPictures(id) : undefined), [id, isWanted]);
}

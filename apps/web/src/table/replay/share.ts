import type { Game, GameRecord, Seat } from '@corvo/core';
import { useEffect, useState } from 'react';
import { download, recordName } from '../result/download.ts';
import { fold } from './carried.ts';

/** How a game can be shown to somebody else: by a link to a moment, or where that would be too long, as a file. */
export type Share = { readonly kind: 'link'; at(n: number): string } | { readonly kind: 'file'; save(): void };

interface Shared {
  readonly game: Game;
  readonly record: GameRecord;
  readonly text: string; // of the record
  readonly names: Readonly<Record<Seat, string>>;
  readonly title: string;
  readonly table: string;
  readonly pass: string | null; // what opens its address to others: nothing, or an invitation; null: nothing does
}

/** A game that others find at its address is shared by that; any other travels in its link. */
export function useShare({ game, record, text, names, title, table, pass }: Shared): Share | undefined {
  const [share, setShare] = useState<Share>();
  useEffect(() => {
    let here = true;
    void shareOf().then(found => {
      if (here) setShare(found);
    });
    return () => {
      here = false;
    };

    async function shareOf(): Promise<Share> {
      if (pass !== null) {
        const more = pass === '' ? '' : `.${pass}`;
        return { kind: 'link', at: n => new URL(`/replay/${table}#${n}${more}`, location.href).href };
      }
      const folded = await fold(game, record, names, title);
      if (folded !== undefined) return { kind: 'link', at: n => new URL(`/replay#${n}.${folded}`, location.href).href };
      return { kind: 'file', save: () => download(recordName(game.id, table), text) };
    }
  }, [game, record, text, names, title, table, pass]);
  return share;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Pane, Pointed } from '../kit/kit.ts';
import type { PanelName } from './PanelTabs.tsx';
import type { Table } from './use-table.ts';

/** What of the table is in front, and what is spoken of beside it. */
export interface Panels {
  readonly panel: PanelName; // in front on a small screen
  readonly setPanel: (panel: PanelName) => void;
  readonly resultShown: boolean; // the result stands in the place of the board
  readonly setResult: (isShown: boolean) => void;
  readonly clause: string | null; // looked up beside the table
  readonly setClause: (clause: string | null) => void;
  readonly pointed: Pointed | undefined;
  readonly setPointed: (pointed: Pointed | undefined) => void;
  /** Looks back at a moment, or at the present. */
  look(n: number): void;
}

export function usePanels(
  { snapshot, kit, playhead, looking, setLooking, request, decision }: Table,
  named: Pointed | undefined, // what is spoken of beside the table, as long as nothing else is pointed at
): Panels {
  const [panel, setPanel] = useState<PanelName>('board');
  const [result, setResult] = useState(false);
  const [clause, setClause] = useState<string | null>(null);
  const [pointed = named, setPointed] = useState<Pointed>();

  const wants: Pane | undefined = request && kit?.wants(request);
  // Small screens: the panel where the answer lies comes to the front and goes again; what the reader opened stays.
  const brought = useRef(false);
  useEffect(() => {
    if (wants !== undefined && wants !== 'board') {
      brought.current = true;
      setPanel(wants);
    } else if (brought.current) {
      brought.current = false;
      setPanel('board');
    }
  }, [wants, request?.id]);
  const over = decision.kind === 'over';
  useEffect(() => {
    if (over) setResult(true);
  }, [over]);
  useEffect(() => setClause(null), [snapshot.table]);
  // What was pointed at belongs to what was on the screen.
  useEffect(() => setPointed(undefined), [playhead.shown]);

  const look = useCallback(
    (n: number): void => {
      setLooking(n === snapshot.n ? null : n);
      setPanel('board');
      setResult(false);
    },
    [snapshot.n],
  );
  const resultShown = over && result && looking === null;
  return { panel, setPanel, resultShown, setResult, clause, setClause, pointed, setPointed, look };
}

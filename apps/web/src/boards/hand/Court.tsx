import type { Plain } from '@corvo/core';
import { COLUMNS, houseOf, line, ROWS, DIRECTIONS, type Open } from '@corvo/hand-of-the-king';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Art } from '../../base/art/index.ts';
import { chosen, isPicking, toggle } from '../../kit/asks/draft.ts';
import type { BoardProps } from '../../kit/kit.ts';
import { CharacterCard, VarysCard } from './Card.tsx';
import { Trail } from './Trail.tsx';
import { HouseStrip } from './HouseStrip.tsx';
import { previewOf, spaceOf, type Preview } from './preview.ts';
import { strayChoice, targetsOf } from './targets.ts';
import './court.css';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What would come of the choice that is looked at, or else of the one that is chosen. */
export function usePreview({ game, view, request, draft, peek }: BoardProps): Preview | undefined {
  const choice = peek ?? draft;
  return useMemo(
    () => (request === undefined || choice === null ? undefined : previewOf(game, view, request, choice as Plain)),
    [game, view, request?.id, choice],
  );
}

/** Would anything happen in the court itself? */
const touchesCourt = (preview: Preview | undefined): boolean =>
  preview !== undefined && preview.taken.length + preview.killed.length + preview.swapped.length > 0;

/** King's Landing: 36 spaces, Varys, and what a declaration would do. */
export function Court(props: BoardProps) {
  const { view, words, request, draft, onDraft, onPeek, onStray, onCommit, last } = props;
  const open = view.open as Open;
  const targets = useMemo(() => targetsOf(open, request), [open, request?.id]);
  const preview = usePreview(props);
  const [focused, setFocused] = useState<number | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const picked = request === undefined ? [] : chosen(request.ask, draft);
  const home = focused ?? open.varys;

  const choose = (cell: number, isHeldKey = false): void => {
    const item = targets.cells.get(cell);
    if (request === undefined || !isPicking(request.ask)) return;
    if (item === undefined) {
      const stray = strayChoice(open, request, cell);
      if (stray !== undefined) onStray(stray); // the bar says why, with the rule
      return;
    }
    const single = request.ask.kind === 'option' || request.ask.kind === 'card';
    if (single && picked.includes(item)) {
      if (!isHeldKey) onCommit(); // a double click comes here once: `table/double-click.ts`
      return;
    }
    onDraft(toggle(request.ask, draft, item));
  };
  const look = (cell: number | null): void => {
    const item = cell === null ? undefined : targets.cells.get(cell);
    const single = request?.ask.kind === 'option' || request?.ask.kind === 'card';
    onPeek(item === undefined || !single || picked.includes(item) ? null : { [request.ask.kind]: item });
  };
  const onKey = (event: KeyboardEvent, cell: number): void => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      const row = Math.min(ROWS - 1, Math.max(0, Math.floor(cell / COLUMNS) + step[0]));
      const column = Math.min(COLUMNS - 1, Math.max(0, (cell % COLUMNS) + step[1]));
      grid.current?.querySelector<HTMLElement>(`[data-cell="${row * COLUMNS + column}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') choose(cell, event.repeat);
    else return;
    event.preventDefault();
  };

  const swept = useMemo(
    () => new Set(last?.events.map(event => (event.type === 'taken' ? spaceOf(event) : undefined))),
    [last],
  );
  const lines = useMemo(() => new Set(DIRECTIONS.flatMap(way => [...line(open.varys, way)])), [open.varys]);

  const cellClass = (cell: number): string => {
    const item = targets.cells.get(cell);
    const parts = ['hk-cell'];
    if (lines.has(cell)) parts.push('on-line');
    if (swept.has(cell)) parts.push('swept');
    if (item !== undefined) parts.push('lit');
    if (item !== undefined && picked.includes(item)) parts.push('picked');
    if (preview?.taken.includes(cell)) parts.push('would-take');
    if (preview?.killed.includes(cell)) parts.push('would-kill');
    if (preview?.swapped.includes(cell)) parts.push('would-swap');
    if (preview?.lands === cell) parts.push('would-land');
    return parts.join(' ');
  };
  const cellName = (cell: number): string => {
    const character = open.grid[cell];
    const place = words.t('cell', { row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 });
    const what =
      cell === open.varys
        ? words.say('varys')
        : character == null
          ? words.t('cell-empty')
          : `${words.say(`character.${character}`)}, ${words.say(`house.${houseOf(character)}.full`)}`;
    const item = targets.cells.get(cell);
    if (item === undefined || request === undefined) return `${place}: ${what}`;
    const action =
      request.ask.kind === 'cards'
        ? words.t('cell-can-choose')
        : words.choice(open, request.why, { [request.ask.kind]: item });
    return `${place}: ${what}. ${action}${picked.includes(item) ? `. ${words.t('cell-chosen')}` : ''}`;
  };

  return (
    <div className="hk-court-box">
      <HouseStrip {...props} preview={preview} />
      <div className={`hk-court ${touchesCourt(preview) ? 'previewing' : ''}`}>
        <div className="hk-frame">
          <span className="hk-way north" aria-hidden>
            ↑
          </span>
          <span className="hk-way east" aria-hidden>
            →
          </span>
          <span className="hk-way south" aria-hidden>
            ↓
          </span>
          <span className="hk-way west" aria-hidden>
            ←
          </span>
          {Array.from({ length: ROWS }, (_, i) => (
            <span key={`r${i}`} className="hk-mark of-row" style={{ gridRow: `${i + 1} / ${i + 2}` }} aria-hidden>
              {i + 1}
            </span>
          ))}
          {Array.from({ length: COLUMNS }, (_, i) => (
            <span key={`c${i}`} className="hk-mark of-column" style={{ gridColumn: `${i + 1} / ${i + 2}` }} aria-hidden>
              {i + 1}
            </span>
          ))}
          <div className="hk-grid" role="grid" aria-label={words.t('court')} ref={grid} onMouseLeave={() => look(null)}>
            {Array.from({ length: ROWS }, (_, row) => (
              <div key={row} className="hk-row" role="row">
                {Array.from({ length: COLUMNS }, (_column, column) => {
                  const cell = row * COLUMNS + column;
                  const character = open.grid[cell];
                  const piece = cell === open.varys ? 'varys' : character == null ? undefined : `card:${character}`;
                  return (
                    <div
                      key={cell}
                      role="gridcell"
                      className={cellClass(cell)}
                      data-cell={cell}
                      tabIndex={cell === home ? 0 : -1}
                      aria-selected={picked.includes(targets.cells.get(cell) ?? '')}
                      onClick={() => choose(cell)}
                      onMouseEnter={() => look(cell)}
                      onFocus={() => {
                        setFocused(cell);
                        look(cell);
                      }}
                      onBlur={() => look(null)}
                      onKeyDown={event => onKey(event, cell)}
                    >
                      <span className="sr-only">{cellName(cell)}</span>
                      {piece !== undefined && (
                        <span className="hk-piece" data-piece={piece} key={piece} aria-hidden>
                          {character == null ? (
                            <VarysCard words={words} />
                          ) : (
                            <CharacterCard character={character} words={words} />
                          )}
                        </span>
                      )}
                      {preview?.killed.includes(cell) && (
                        <span className="hk-goal kill" aria-hidden>
                          <Art name="skull" />
                        </span>
                      )}
                      {preview?.lands === cell && (
                        <span className="hk-goal" aria-hidden>
                          <Art name="spider" />
                        </span>
                      )}
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
          <Trail preview={preview} last={last} />
        </div>
      </div>
    </div>
  );
}

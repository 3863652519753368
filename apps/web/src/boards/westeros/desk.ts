import type { Plain, Problem } from '@corvo/core';
import type { AreaId, Count, OrderId, WesterosAsk } from '@corvo/westeros';
import { useMemo, useState } from 'react';
import type { Draft } from '../../kit/asks/draft.ts';
import type { BoardProps } from '../../kit/kit.ts';
import { realmIn, type Realm } from './realm.ts';
import { speakerOf, type Speak } from './speak.ts';

/** What the player has picked up between two gestures; belongs to one question. */
interface Held {
  readonly of: string;
  readonly area: AreaId | null; // the area that is being dealt with
  readonly group: Count | null; // units picked up to march; null: all that stay
  readonly token: OrderId | null; // an order picked up to be laid down
  readonly note: Problem | null; // why the last gesture was refused
  readonly said: string; // the draft that the note is about: it goes with it
}

/** Everything a gesture needs: the table, the question, the draft, and what is in the hand. */
export interface Desk extends Realm, Omit<Held, 'of' | 'said'> {
  readonly props: BoardProps;
  readonly say: Speak;
  readonly ask: WesterosAsk | undefined;
  readonly why: string;
  hold(change: Partial<Omit<Held, 'of' | 'said'>>): void;
  /** A new draft, with nothing left in the hand but what is named. */
  lay(draft: Plain | null, change?: Partial<Omit<Held, 'of' | 'said'>>): void;
  check(choice: Plain): Problem | undefined;
}

const EMPTY = { area: null, group: null, token: null, note: null, said: '' } as const;

/** A refusal stands as long as what it refused something beside: who drops or changes the draft has read it. */
export const noteOn = ({ note, said }: Pick<Held, 'note' | 'said'>, draft: Draft): Problem | null =>
  note !== null && said === JSON.stringify(draft) ? note : null;

export function useDesk(props: BoardProps): Desk {
  const { game, view, request, words } = props;
  const of = request === undefined ? '' : `${request.seat} ${request.id}`;
  const [kept, setKept] = useState<Held>({ of, ...EMPTY });
  const held = kept.of === of ? kept : { of, ...EMPTY };
  const realm = useMemo(() => realmIn(view), [view]);
  // The dock may be drawn a moment later than the map: what was picked up meanwhile stays picked up.
  const hold = (change: Partial<Omit<Held, 'of' | 'said'>>): void => {
    const said = change.note ? JSON.stringify(props.draft) : '';
    setKept(now => ({ ...(now.of === of ? now : { of, ...EMPTY }), note: null, ...change, said }));
  };
  return {
    ...realm,
    ...held,
    note: noteOn(held, props.draft),
    props,
    say: speakerOf(game, words.language),
    ask: request?.ask as WesterosAsk | undefined,
    why: request?.why ?? '',
    hold,
    lay(draft, change = {}) {
      setKept({ of, ...EMPTY, ...change });
      props.onDraft(draft);
    },
    check: choice => (request === undefined ? undefined : game.check(view, request, choice)),
  };
}

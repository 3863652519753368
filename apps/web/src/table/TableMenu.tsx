import type { Seat } from '@corvo/core';
import { EllipsisVertical } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import { SPEEDS, useTablePrefs, type Speed } from './prefs.ts';
import type { Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
}

/** How fast pieces move, who plays for me, and giving up. Opens as soon as it is there. */
export function TableMenu({ words, session, snapshot }: Props) {
  const [open, setOpen] = useState(true);
  const { speed, setSpeed } = useTablePrefs();
  const mine = snapshot.sitters.filter(({ mine: here, kind, bot }) => kind === 'person' && (here || bot !== null));
  const over = snapshot.outcome !== null;
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger className="tool tool-menu" aria-label={words.t('menu')}>
        <EllipsisVertical aria-hidden size={20} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
          <DropdownMenu.Label className="menu-label">{words.t('speed')}</DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={speed} onValueChange={value => setSpeed(value as Speed)}>
            {Object.keys(SPEEDS).map(name => (
              <DropdownMenu.RadioItem key={name} value={name} className="menu-item">
                {words.t(`speed-${name}`)}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          {!over && mine.length > 0 && (
            <>
              <DropdownMenu.Separator className="menu-line" />
              {mine.map(({ seat, bot }) => (
                <DropdownMenu.Item key={seat} className="menu-item" onSelect={() => handOver(session, seat, bot)}>
                  {words.t(bot === null ? 'hand-over' : 'take-back-seat', { name: words.nameOf(seat) })}
                </DropdownMenu.Item>
              ))}
              <DropdownMenu.Item className="menu-item danger" onSelect={() => void session.resign()}>
                {words.t('resign')}
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const handOver = (session: TableSession, seat: Seat, bot: string | null): void =>
  void session.handOver(seat, bot === null ? 'knight' : null);

import type { Seat } from '@corvo/core';
import { EllipsisVertical } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import type { Sitter, TableSession, TableSnapshot } from '../session/session.ts';
import { SPEEDS, useTablePrefs, type Speed } from './prefs.ts';
import type { Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
}

/** How fast pieces move, how the table is drawn, who plays for me, and giving up. Opens as soon as it is there. */
export function TableMenu({ words, session, snapshot }: Props) {
  const [open, setOpen] = useState(true);
  const { speed, setSpeed, plain, setPlain } = useTablePrefs();
  const [sure, setSure] = useState(false); // giving up is asked twice
  const seats = snapshot.sitters.filter(sitter => mayHandOver(snapshot, sitter));
  const plays = snapshot.sitters.some(({ seat, mine }) => mine && seat === snapshot.viewer);
  const over = snapshot.outcome !== null;
  return (
    <DropdownMenu.Root
      modal={false}
      open={open}
      onOpenChange={next => {
        setOpen(next);
        setSure(false);
      }}
    >
      <DropdownMenu.Trigger className="tool tool-menu" aria-label={words.t('menu')}>
        <EllipsisVertical aria-hidden size={20} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
        <DropdownMenu.Label className="menu-label">{words.t('speed')}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={speed} onValueChange={value => setSpeed(value as Speed)}>
          {Object.keys(SPEEDS).map(name => (
            <DropdownMenu.RadioItem key={name} value={name} className="menu-item">
              {words.t(`speed-${name}`)}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator className="menu-line" />
        <DropdownMenu.CheckboxItem className="menu-item" checked={plain} onCheckedChange={setPlain}>
          {words.t('plain-board')}
        </DropdownMenu.CheckboxItem>
        {!over && (seats.length > 0 || plays) && (
          <>
            <DropdownMenu.Separator className="menu-line" />
            {seats.map(({ seat, bot }) => (
              <DropdownMenu.Item key={seat} className="menu-item" onSelect={() => handOver(session, seat, bot)}>
                {words.t(bot === null ? 'hand-over' : 'take-back-seat', { name: words.nameOf(seat) })}
              </DropdownMenu.Item>
            ))}
            {plays && (
              <DropdownMenu.Item
                className="menu-item danger"
                onSelect={event => {
                  if (sure) return void session.resign();
                  event.preventDefault();
                  setSure(true);
                }}
              >
                {words.t(sure ? 'resign-sure' : 'resign')}
              </DropdownMenu.Item>
            )}
          </>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** My own seat, whoever plays it now; as the host also that of somebody who is away. */
const mayHandOver = ({ viewer, host, connection }: TableSnapshot, sitter: Sitter): boolean => {
  if (sitter.kind !== 'person' || sitter.resigned === true) return false;
  if (connection === 'local' || sitter.mine || sitter.seat === viewer) return true;
  return host && !sitter.present && sitter.bot === null;
};

const handOver = (session: TableSession, seat: Seat, bot: string | null): void =>
  void session.handOver(seat, bot === null ? 'knight' : null);

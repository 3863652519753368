import type { Seat } from '@corvo/core';
import { EllipsisVertical } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { useOtherColours } from '../base/ui/Switches.tsx';
import { LANGUAGES, setLanguage, type Language } from '../base/i18n/index.ts';
import type { Reply, TableSession, TableSnapshot } from '../session/session.ts';
import { giveable, STAND_IN } from './giveable.ts';
import { isMissing } from '../session/missing.ts';
import { useLinks } from '../kit/links.ts';
import { SPEEDS, useTablePrefs, type Speed } from '../base/settings/table-prefs.ts';
import { InstructionsDialog } from './InstructionsDialog.tsx';
import { ResignDialog } from './ResignDialog.tsx';
import { VoteDialog } from './VoteDialog.tsx';
import type { Words } from '../kit/words.ts';

interface Props {
  readonly words: Words;
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly onAnswer: (answer: Promise<Reply>) => void; // says why, where it was refused
}

/**
 * How fast pieces move, how the table is drawn and in which language, the rules, who plays for me, and giving up. Opens as
 * soon as it is there.
 */
export function TableMenu({ words, session, snapshot, onAnswer }: Props) {
  const [open, setOpen] = useState(true);
  const trigger = useRef<HTMLButtonElement>(null);
  const [resigning, setResigning] = useState(false);
  const [asking, setAsking] = useState(false);
  const [instructing, setInstructing] = useState(false);
  const votes = snapshot.motion == null && session.callVote !== undefined ? (snapshot.mayVote ?? []) : [];
  const closeDialog = (): void => {
    setResigning(false);
    setAsking(false);
    setInstructing(false);
    trigger.current?.focus();
  };
  return (
    <>
      <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
        <DropdownMenu.Trigger ref={trigger} className="tool tool-menu" aria-label={words.t('menu')}>
          <EllipsisVertical aria-hidden size={20} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={6}>
          <Looks words={words} game={snapshot.game.id} />
          <Seats
            words={words}
            snapshot={snapshot}
            onHandOver={(seat, bot) => onAnswer(session.handOver(seat, bot))}
            onResign={() => setResigning(true)}
          />
          {votes.length > 0 && (
            <DropdownMenu.Item className="menu-item" onSelect={() => setAsking(true)}>
              {words.t('vote-menu')}
            </DropdownMenu.Item>
          )}
          {mayInstruct(session, snapshot) && (
            <DropdownMenu.Item className="menu-item" onSelect={() => setInstructing(true)}>
              {words.t('instructions-title')}
            </DropdownMenu.Item>
          )}
          {snapshot.undo.practice === true && session.practise !== undefined && (
            <DropdownMenu.Item className="menu-item" onSelect={() => session.practise && onAnswer(session.practise())}>
              {words.t('make-practice')}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {asking && (
        <VoteDialog
          words={words}
          kinds={votes}
          missing={snapshot.sitters.filter(isMissing)}
          onClose={closeDialog}
          onAsk={(kind, about) => {
            closeDialog();
            if (session.callVote !== undefined) onAnswer(session.callVote(kind, about));
          }}
        />
      )}
      {instructing && session.instructions !== undefined && (
        <InstructionsDialog
          words={words}
          load={session.instructions}
          onClose={closeDialog}
          onSave={given => {
            closeDialog();
            if (session.instruct !== undefined) onAnswer(session.instruct(given));
          }}
        />
      )}
      {resigning && (
        <ResignDialog
          words={words}
          snapshot={snapshot}
          onNo={closeDialog}
          onYes={() => {
            closeDialog();
            onAnswer(session.resign());
          }}
        />
      )}
    </>
  );
}

/** Has this game questions that can be answered for me, and plays anybody else who would wait for me (CO-7.23)? */
function mayInstruct(session: TableSession, { game, view, viewer, outcome, sitters }: TableSnapshot): boolean {
  if (session.instruct === undefined || viewer === null || outcome !== null) return false;
  const isAlone = !sitters.some(({ kind, mine, resigned }) => kind === 'person' && !mine && !resigned);
  return !isAlone && (game.instructions?.offers(view.open, viewer) ?? []).length > 0;
}

/** What concerns the reader alone. */
function Looks({ words, game }: { words: Words; game: string }) {
  const { speed, setSpeed, plain, setPlain, answers, setAnswers, emblems, setEmblems } = useTablePrefs();
  const links = useLinks();
  const colours = useOtherColours();
  return (
    <>
      <DropdownMenu.Item className="menu-item" asChild>
        <a href={links.rules(game)} target="_blank" rel="noreferrer">
          {words.t('rules')}
        </a>
      </DropdownMenu.Item>
      <DropdownMenu.Separator className="menu-line" />
      <DropdownMenu.Label className="menu-label">{words.t('language')}</DropdownMenu.Label>
      <DropdownMenu.RadioGroup value={words.language} onValueChange={value => setLanguage(value as Language)}>
        {LANGUAGES.map(code => (
          <DropdownMenu.RadioItem key={code} value={code} lang={code} className="menu-item">
            {words.t(`language-${code}`)}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
      <DropdownMenu.Separator className="menu-line" />
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
      <DropdownMenu.CheckboxItem className="menu-item" checked={emblems} onCheckedChange={setEmblems}>
        {words.t('emblems-only')}
      </DropdownMenu.CheckboxItem>
      <DropdownMenu.CheckboxItem className="menu-item" checked={answers} onCheckedChange={setAnswers}>
        {words.t('answers-for-me')}
      </DropdownMenu.CheckboxItem>
      <DropdownMenu.Item className="menu-item" onSelect={colours.change}>
        {colours.text}
      </DropdownMenu.Item>
    </>
  );
}

interface SeatsProps {
  readonly words: Words;
  readonly snapshot: TableSnapshot;
  readonly onHandOver: (seat: Seat, bot: string | null) => void;
  readonly onResign: () => void;
}

/** Who plays in which seat, and giving up one's own. */
function Seats({ words, snapshot, onHandOver, onResign }: SeatsProps) {
  const { seats, resigns } = giveable(snapshot);
  if (seats.length === 0 && !resigns) return null;
  return (
    <>
      <DropdownMenu.Separator className="menu-line" />
      {seats.map(({ seat, bot }) => (
        <DropdownMenu.Item
          key={seat}
          className="menu-item"
          onSelect={() => onHandOver(seat, bot === null ? STAND_IN : null)}
        >
          {words.t(bot === null ? 'hand-over' : 'take-back-seat', { name: words.nameOf(seat) })}
        </DropdownMenu.Item>
      ))}
      {resigns && (
        <DropdownMenu.Item className="menu-item danger" onSelect={onResign}>
          {words.t('resign')}
        </DropdownMenu.Item>
      )}
    </>
  );
}

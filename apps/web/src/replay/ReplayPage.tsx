import { isProblem, readRecord } from '@corvo/core';
import { coreMessages, say } from '@corvo/core';
import { FolderOpen } from 'lucide-react';
import { useEffect, useMemo, useState, type ChangeEvent } from 'react';
import { useGame } from '../games.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTableText } from '../table/texts/use-text.ts';
import { Replay } from './Replay.tsx';
import './replay.css';

interface Props {
  readonly record?: string | undefined; // the text of a record, where one is already at hand
  readonly names?: Readonly<Record<string, string>>; // who sat where, where that is known
  readonly title?: string;
  readonly isPublic?: boolean; // everybody finds it at this address
  readonly trouble?: string; // why there is none, where one was expected
}

const NOBODY = {};

/** Looks at a recorded game: one that is given, or one from a file. */
export function ReplayPage({ record, names = NOBODY, title, isPublic = false, trouble }: Props) {
  const t = useTableText();
  const language = useLanguage();
  const [text, setText] = useState(record);
  const [file, setFile] = useState<string>(); // the one that was opened here
  useEffect(() => setText(record), [record]);
  const read = useMemo(() => (text === undefined ? undefined : readRecord(text)), [text]);
  const game = useGame(read !== undefined && !isProblem(read) ? read.header.game : '');

  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    // What was here was another game: its place in the address goes with it.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setText(await file.text());
    setFile(file.name);
  };
  const opener = (
    <label className="btn small replay-open">
      <FolderOpen aria-hidden size={16} /> {t('open-record')}
      <input type="file" accept=".jsonl,.ndjson,.json,application/x-ndjson" onChange={event => void onFile(event)} />
    </label>
  );

  if (text !== undefined && read !== undefined && !isProblem(read) && game !== undefined) {
    return (
      <Replay
        key={read.header.start + read.actions.length}
        game={game}
        record={read}
        text={text}
        names={file === undefined ? names : NOBODY}
        title={file === undefined ? (title ?? '') : ''}
        isPublic={isPublic && file === undefined}
        opener={opener}
      />
    );
  }
  return (
    <main className="replay-empty">
      <h1>{t('replay')}</h1>
      {trouble !== undefined && text === undefined && (
        <p className="decide-refusal" role="alert">
          {trouble}
        </p>
      )}
      {read !== undefined && isProblem(read) && (
        <p className="decide-refusal" role="alert">
          {say(coreMessages, language, `problem.${read.code}`, read.data)}
        </p>
      )}
      {read !== undefined && !isProblem(read) && game === undefined && <p role="alert">{t('replay-unknown-game')}</p>}
      <p>{t('replay-empty')}</p>
      {opener}
    </main>
  );
}

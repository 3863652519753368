import { isProblem, readRecord } from '@corvo/core';
import { coreMessages, say } from '@corvo/core';
import { FolderOpen } from 'lucide-react';
import { useEffect, useMemo, useState, type ChangeEvent } from 'react';
import { Shell } from '../shell/Shell.tsx';
import { useWholeGame } from '../../session/games.ts';
import { useLanguage } from '../../base/i18n/language.ts';
import { useTableText } from '../../kit/texts/use-text.ts';
import { Replay } from '../../table/replay/Replay.tsx';
import '../../table/replay/replay.css';

interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

type Remembered = Required<Pick<Props, 'names' | 'title' | 'table' | 'pass'>>;

/** What is remembered of a game that comes as a file: a record says nothing of people (CO-4.1). */
export type WhoPlayed = (file: OpenedFile) => Promise<Remembered | undefined>;

interface Props {
  readonly record?: string | undefined; // the text of a record, where one is already at hand
  readonly names?: Readonly<Record<string, string>>; // who sat where, where that is known
  readonly title?: string;
  readonly table?: string; // its id, where it has one
  readonly pass?: string | null; // what opens the address of its table to others; null: nothing does
  readonly whoPlayed?: WhoPlayed;
  readonly trouble?: string; // why there is none, where one was expected
}

const NOBODY = {};
const nobodyKnows: WhoPlayed = () => Promise.resolve(undefined);

/** Looks at a recorded game: one that is given, or one from a file. */
export function ReplayPage({
  record,
  names = NOBODY,
  title,
  table,
  pass = null,
  whoPlayed = nobodyKnows,
  trouble,
}: Props) {
  const t = useTableText();
  const language = useLanguage();
  const [file, setFile] = useState<OpenedFile>(); // the one that was opened here
  useEffect(() => setFile(undefined), [record]);
  const text = file === undefined ? record : file.text;
  const remembered = useRemembered(file, whoPlayed);
  const about = file === undefined ? { names, title, table, pass } : remembered;
  const read = useMemo(() => (text === undefined ? undefined : readRecord(text)), [text]);
  const game = useWholeGame(read !== undefined && !isProblem(read) ? read.header.game : '');

  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = event.target.files?.[0];
    if (chosen === undefined) return;
    // What was here was another game: its place in the address goes with it.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setFile({ name: chosen.name, text: await chosen.text() });
  };
  const opener = (
    <label className="btn small replay-open">
      <FolderOpen aria-hidden size={16} /> <span>{t('open-record')}</span>
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
        fromFile={file !== undefined}
        names={about.names ?? NOBODY}
        title={about.title ?? ''}
        table={about.table ?? read.header.start.slice(0, 8)}
        pass={about.pass ?? null}
        opener={opener}
      />
    );
  }
  return (
    <Shell>
      <div className="page replay-empty">
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
      </div>
    </Shell>
  );
}

/** What is known of the game in a file; nothing until it has been looked for. */
function useRemembered(file: OpenedFile | undefined, whoPlayed: WhoPlayed): Partial<Remembered> {
  const [found, setFound] = useState<{ readonly file: OpenedFile; readonly by: Remembered | undefined }>();
  useEffect(() => {
    let here = true;
    if (file !== undefined) void whoPlayed(file).then(by => here && setFound({ file, by }));
    return () => {
      here = false;
    };
  }, [file, whoPlayed]);
  return (found?.file === file ? found?.by : undefined) ?? {};
}

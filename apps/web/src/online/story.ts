import type { ChatLine, Joined, Moment, ReadMarks, Standing, TableInfo, Update } from '@corvo/protocol';

/** All that this browser knows of one table on the server. */
export interface Story {
  readonly info: TableInfo;
  readonly standing: Standing | null; // null before the start
  readonly moments: readonly Moment[];
  readonly chat: readonly ChatLine[];
  readonly marks: ReadMarks;
}

/** The last entry it knows; undefined where it must hear everything. */
export const lastKnown = (story: Story | undefined): number | undefined =>
  story?.standing == null ? undefined : story.moments.at(-1)?.n;

/** What the server says to somebody who comes, or comes back. */
export function afterJoining(known: Story | undefined, joined: Joined): Story {
  const goesOn = known !== undefined && joined.after >= 0;
  const before = goesOn ? known.moments.filter(({ n }) => n <= joined.after) : [];
  return {
    info: joined.info,
    standing: joined.standing,
    moments: [...before, ...joined.moments],
    chat: mergeChat(known?.chat ?? [], joined.chat),
    marks: joined.marks,
  };
}

/** One entry more; undefined where something between is missing, and the table must be joined again. */
export function afterUpdate(story: Story, update: Update): Story | undefined {
  const last = lastKnown(story);
  const { moment, n, view, undo, deadline } = update;
  if (last !== undefined && moment.n <= last) return story; // heard already
  if (last === undefined ? moment.n !== 0 : moment.n !== last + 1) return undefined;
  return { ...story, standing: { n, view, undo, deadline }, moments: [...story.moments, moment] };
}

export const afterStanding = (story: Story, { n, undo, deadline }: Omit<Standing, 'view'>): Story =>
  story.standing === null || n < story.standing.n
    ? story
    : { ...story, standing: { ...story.standing, undo, deadline } };

export const afterChat = (story: Story, line: ChatLine): Story => ({ ...story, chat: mergeChat(story.chat, [line]) });

export function afterPresence(story: Story, present: readonly string[], watching: number): Story {
  const sitters = story.info.sitters.map(sitter => ({
    ...sitter,
    present: sitter.kind === 'person' ? present.includes(sitter.seat) : sitter.present,
  }));
  return { ...story, info: { ...story.info, sitters, watching } };
}

/** Must the table be joined again, because this browser may now see other things? */
export const seesDifferently = (story: Story, info: TableInfo): boolean =>
  info.you !== story.info.you || (info.status !== 'gathering' && story.standing === null);

function mergeChat(known: readonly ChatLine[], heard: readonly ChatLine[]): ChatLine[] {
  const lines = new Map([...known, ...heard].map(line => [`${line.channel} ${line.id}`, line]));
  return [...lines.values()].sort((a, b) => a.at - b.at || a.id - b.id);
}

/** How many lines I have not read, and up to where each channel goes. */
export function unreadOf({ chat, marks, info }: Story): number {
  return chat.filter(({ channel, id, seat }) => id > (marks[channel] ?? 0) && (seat === null || seat !== info.you))
    .length;
}
export function newestOf({ chat, marks }: Story): ReadMarks {
  const newest: Record<string, number> = {};
  for (const { channel, id } of chat) {
    if (id > (marks[channel] ?? 0) && id > (newest[channel] ?? 0)) newest[channel] = id;
  }
  return newest;
}

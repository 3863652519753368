import type { ChatLine, Joined, Moment, MomentPage, ReadMarks, Standing, TableInfo, Update } from '@corvo/protocol';
import type { Clock } from '../session.ts';

/** Where the table stands. Its clock ends by the clock of this device, which may differ from the server's. */
interface Heard extends Omit<Standing, 'clock'> {
  readonly clock: Clock | null;
}

/** All that this browser knows of one table on the server. */
export interface Story {
  readonly info: TableInfo;
  readonly standing: Heard | null; // null before the start
  readonly after: number; // the moments are those after this entry; -1: all of them
  readonly moments: readonly Moment[];
  readonly moves: number; // how many actions stand
  readonly chat: readonly ChatLine[];
  readonly marks: ReadMarks;
}

/** The last entry it knows; undefined where it must hear everything. */
export const lastKnown = (story: Story | undefined): number | undefined => story?.standing?.n;

/** How many moves stand: what was taken back does not, and what happened beside the game is no move. */
function movesIn(moments: Story['moments']): number {
  const standing: number[] = [];
  for (const { n, kind, to } of moments) {
    if (kind === 'action') standing.push(n);
    else if (kind === 'undo') while ((standing.at(-1) ?? 0) > (to ?? 0)) standing.pop();
  }
  return standing.length;
}

/** Does what the server told go on from what is known? Where too much was missed it tells only the last of it. */
const goesOn = (known: Story | undefined, { after }: Joined): boolean =>
  known !== undefined && after >= 0 && after <= (lastKnown(known) ?? -1);

/** What the server says to somebody who comes, or comes back. */
export function afterJoining(known: Story | undefined, joined: Joined, now = Date.now()): Story {
  const isMore = known !== undefined && goesOn(known, joined);
  const before = isMore ? known.moments.filter(({ n }) => n <= joined.after) : [];
  const moments = [...before, ...joined.moments];
  return {
    info: joined.info,
    standing: joined.standing && { ...joined.standing, clock: clockHere(joined.standing, now) },
    after: isMore ? known.after : joined.after,
    moments,
    moves: joined.moves || movesIn(moments),
    chat: mergeChat(known?.chat ?? [], joined.chat),
    marks: joined.marks,
  };
}

/** One entry more, or what changed without one; undefined where something is missing and must be joined again. */
export function afterUpdate(story: Story, update: Update, now = Date.now()): Story | undefined {
  const known = story.standing?.n;
  const { moment, n, rewinds, view, undo, motion, pausedBy, moves: counted } = update;
  const standing = { n, rewinds, view, undo, motion, pausedBy, clock: clockHere(update, now) };
  if (moment === null) return n === known ? { ...story, standing } : n < (known ?? 0) ? story : undefined;
  if (known !== undefined && moment.n <= known) return story; // heard already
  if (known === undefined ? moment.n !== 0 : moment.n !== known + 1) return undefined;
  const moments = [...story.moments, moment];
  return { ...story, standing, moments, moves: counted || movesIn(moments) };
}

/** With the page that came before what is known. */
export const withEarlier = (story: Story, { after, moments }: MomentPage): Story => {
  const whole = [...moments, ...story.moments];
  return { ...story, after, moments: whole, moves: isUncounted(story) ? movesIn(whole) : story.moves };
};

/** Those who see a table late are not told how many moves there are: they count them. */
export const isUncounted = ({ info }: Story): boolean => info.you === null && info.setup.spectators.delaySeconds > 0;

export function afterStanding(story: Story, heard: Omit<Standing, 'view'>, now = Date.now()): Story {
  const { n, rewinds, undo, motion, pausedBy } = heard;
  if (story.standing === null || n < story.standing.n) return story;
  return { ...story, standing: { ...story.standing, rewinds, undo, motion, pausedBy, clock: clockHere(heard, now) } };
}

const clockHere = ({ clock }: Pick<Standing, 'clock'>, now: number): Clock | null =>
  clock && { ...clock, seats: clock.seats.map(({ seat, leftMs }) => ({ seat, endsAt: now + leftMs })) };

export const afterChat = (story: Story, line: ChatLine): Story => ({ ...story, chat: mergeChat(story.chat, [line]) });

export function afterPresence(
  story: Story,
  present: readonly string[],
  watching: number,
  watchers: readonly string[],
): Story {
  const sitters = story.info.sitters.map(sitter => ({
    ...sitter,
    present: sitter.kind === 'person' ? present.includes(sitter.seat) : sitter.present,
  }));
  return { ...story, info: { ...story.info, sitters, watching, watchers } };
}

/** Must the table be joined again, because this browser may now see other things? */
export const seesDifferently = (story: Story, info: TableInfo): boolean =>
  info.you !== story.info.you || (info.status !== 'gathering' && story.standing === null && !info.stuck);

function mergeChat(known: readonly ChatLine[], heard: readonly ChatLine[]): ChatLine[] {
  const lines = new Map([...known, ...heard].map(line => [`${line.channel} ${line.id}`, line]));
  return [...lines.values()].sort((a, b) => a.at - b.at || a.id - b.id);
}

/** Have I still to read this line? My own are read. */
export const isUnread = ({ marks, info }: Story, { channel, id, seat }: ChatLine): boolean =>
  id > (marks[channel] ?? 0) && (seat === null || seat !== info.you);

/** The last line of a channel. */
export const newestIn = ({ chat }: Story, channel: string): number | undefined =>
  chat.findLast(line => line.channel === channel)?.id;

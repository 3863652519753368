import type { Event, Plain } from '@corvo/core';
import type { Moment } from '@corvo/host';
import type { ByteReader, ByteWriter } from './bytes.ts';
import { plain, type OwnMoment } from './parts.ts';

// An entry of the story as bytes: a first one that says what of it is not as usual, then only that. The usual entry is the
// next one, an action of a person, which opened one answer, and nothing else happened beside it.

const [NUMBER, KIND, TO, TEXT, REVEALED, NOTES] = [1, 2, 4, 8, 16, 32] as const;

/** The entry before, as far as the next one is told by what has passed since. */
export interface Last {
  readonly n: number;
  readonly at: number;
}

export function writeMoment(writer: ByteWriter, moment: Moment, last: Last): void {
  const { n, kind, seat, by, revealed, to, text, events, notes, at } = moment;
  const isUsual = kind === 'action' && by === 'person';
  writer.byte(
    (n === last.n + 1 ? 0 : NUMBER) |
      (isUsual ? 0 : KIND) |
      (to === null ? 0 : TO) |
      (text === '' ? 0 : TEXT) |
      (revealed === undefined ? 0 : REVEALED) |
      (notes.length === 0 ? 0 : NOTES),
  );
  if (n !== last.n + 1) writer.value(n);
  writer.value(seat);
  if (!isUsual) {
    writer.text(kind);
    writer.text(by);
  }
  if (to !== null) writer.value(to);
  if (text !== '') writer.text(text);
  if (revealed !== undefined) writer.list(revealed);
  if (notes.length > 0) writer.value(plain(notes));
  writer.value(at - last.at);
  writeEvents(writer, events);
}

export function readMoment(reader: ByteReader, last: Last): Moment {
  const flags = reader.byte();
  const n = flags & NUMBER ? reader.value() : last.n + 1;
  const seat = reader.value();
  const [kind, by] = flags & KIND ? [reader.text(), reader.text()] : ['action', 'person'];
  const to = flags & TO ? reader.value() : null;
  const text = flags & TEXT ? reader.text() : '';
  const revealed = flags & REVEALED ? { revealed: reader.value() } : {};
  const notes = flags & NOTES ? reader.value() : [];
  const at = last.at + (reader.value() as number);
  const events = readEvents(reader);
  return { n, kind, seat, by, ...revealed, to, text, events, notes, at } as unknown as Moment;
}

/** Several in a row. */
export function writeMoments(writer: ByteWriter, moments: readonly Moment[], last: Last): void {
  writer.count(moments.length);
  let before = last;
  for (const moment of moments) {
    writeMoment(writer, moment, before);
    before = moment;
  }
}

export function readMoments(reader: ByteReader, last: Last): Moment[] {
  const moments: Moment[] = [];
  for (let left = reader.count(); left > 0; left--) moments.push(readMoment(reader, moments.at(-1) ?? last));
  return moments;
}

/** What everybody hears begins with its type, what only some do with a null and those who do. */
function writeEvents(writer: ByteWriter, events: readonly Event[]): void {
  writer.count(events.length);
  for (const { type, to, data } of events) {
    if (to !== 'all') {
      writer.value(null);
      writer.list(to);
    }
    writer.text(type);
    writer.value(data);
  }
}

function readEvents(reader: ByteReader): Event[] {
  const events: Event[] = [];
  for (let left = reader.count(); left > 0; left--) {
    let type = reader.value();
    let to: Plain = 'all';
    if (type === null) [to, type] = [reader.value(), reader.text()];
    events.push({ type, to, data: reader.value() } as Event);
  }
  return events;
}

const [OWN_TEXT, OWN_EVENTS, OWN_NOTES] = [1, 2, 4] as const;

export function writeOwnMoment(writer: ByteWriter, { text, events, notes }: OwnMoment): void {
  writer.byte((text === undefined ? 0 : OWN_TEXT) | (events ? OWN_EVENTS : 0) | (notes ? OWN_NOTES : 0));
  if (text !== undefined) writer.text(text);
  if (events) writeEvents(writer, events);
  if (notes) writer.value(plain(notes));
}

export function readOwnMoment(reader: ByteReader): OwnMoment {
  const flags = reader.byte();
  return {
    ...(flags & OWN_TEXT ? { text: reader.text() } : {}),
    ...(flags & OWN_EVENTS ? { events: readEvents(reader) } : {}),
    ...(flags & OWN_NOTES ? { notes: reader.value() as unknown as NonNullable<OwnMoment['notes']> } : {}),
  };
}

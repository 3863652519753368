import { timingSafeEqual } from 'node:crypto';
import type { Problem } from '@corvo/core';
import { refusals } from '@corvo/protocol';
import type { StoredTable } from '../storage/index.ts';
import { seatOf, wasSeated } from './seats.ts';
import type { Table } from './table.ts';
import type { Viewer } from './viewer.ts';

/** Whoever knew a table's link once may come again; beyond this many, the link is asked for again. */
const MOST_GUESTS = 200;

function isInvitation(table: StoredTable, code: string | undefined): boolean {
  if (code === undefined) return false;
  const [given, kept] = [Buffer.from(code), Buffer.from(table.invite)];
  return given.length === kept.length && timingSafeEqual(given, kept); // in bytes: it throws where they differ
}

/** Why this person may not look at this table (CO-7.4, CO-7.5); to strangers a table by invitation does not exist. */
export function refuseVisit(table: StoredTable, person: string | null, code?: string): Problem | undefined {
  // Who has resigned may always come back to read what was said to them (CO-7.10), and who was replaced.
  if (person !== null && (table.host === person || wasSeated(table, person))) return undefined;
  const isInvited = (person !== null && table.guests.includes(person)) || isInvitation(table, code);
  if (table.setup.access === 'invited' && !isInvited) return refusals.noSuchTable();
  // Who might take over a seat may look at the table first (CO-7.24).
  const isOffered = table.status === 'playing' && table.seats.some(({ offered }) => offered === true);
  if (table.status !== 'gathering' && !table.setup.spectators.allowed && !isOffered) return refusals.noSpectators();
  return undefined;
}

/** Does this person see the table later than it happens (CO-7.5)? */
export function isLate(table: StoredTable, person: string | null): boolean {
  const sits = person !== null && seatOf(table, person) !== undefined;
  return table.setup.spectators.delaySeconds > 0 && table.status !== 'gathering' && !sits;
}

/** Is this game over for those who play it, but not yet for this person, who sees it late (CO-7.5)? */
export function isEndHidden(table: StoredTable, person: string | null, served: number): boolean {
  const sits = person !== null && seatOf(table, person) !== undefined;
  const { status, endedAt, setup } = table;
  const isRecent = endedAt !== null && served - endedAt < setup.spectators.delaySeconds * 1000;
  return status === 'finished' && !sits && isRecent;
}

/** Does this person not know yet how a table stands by now (CO-7.5)? */
export function isBehind(table: StoredTable, person: string | null, served: number): boolean {
  return isLate(table, person) && (table.status === 'playing' || isEndHidden(table, person, served));
}

/** Lets somebody in, and remembers those who came by invitation; strangers show it again each time. */
export async function enter(table: Table, viewer: Viewer, code: string | undefined): Promise<Problem | undefined> {
  const { record } = table;
  const { person } = viewer;
  const refused = refuseVisit(record, person, code);
  if (refused !== undefined || viewer.name === '') return refused;
  const isNew = !record.guests.includes(person) && seatOf(record, person) === undefined && record.host !== person;
  if (record.setup.access !== 'invited' || !isNew || record.guests.length >= MOST_GUESTS) return undefined;
  return table.save({ guests: [...record.guests, person] });
}

import type { Rest } from '@corvo/host';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { NOTICE_KINDS, type NoticeKind } from './notice-kinds.ts';

const DAY_MS = 24 * 3_600_000;

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const minute = z.int().min(0).max(1_439);
const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text); // no 30th of February
};
const day = z
  .string()
  .regex(/^20\d\d-\d\d-\d\d$/)
  .refine(isDay);
const isInOrder = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  from <= to && Date.parse(to) - Date.parse(from) < LIMITS.holidayDays * DAY_MS;

/** When a person wants to be left alone (CO-9.1). */
export const rest: z.ZodType<Rest> = z.strictObject({
  zone: z
    .string()
    .max(60)
    .regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/)
    .refine(isZone),
  hours: z
    .strictObject({ from: minute, to: minute })
    .refine(({ from, to }) => from !== to)
    .nullable(),
  holidays: z.array(z.strictObject({ from: day, to: day }).refine(isInOrder)).max(LIMITS.holidays),
});

/** What somebody has chosen for all their tables. */
export interface Preferences {
  readonly rest: Rest;
  readonly notices: readonly NoticeKind[]; // what they are told of, by any way
}

/** `POST /api/me/preferences`: what is left out stays as it is. Answers all `Preferences`, as `GET` does. */
export const changePreferences = z.strictObject({
  rest: rest.optional(),
  notices: z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length).optional(),
});
export type ChangePreferences = z.input<typeof changePreferences>;

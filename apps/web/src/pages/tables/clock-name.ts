import type { TableSetup } from '@corvo/protocol';
import type { Language, SayOf } from '../../base/i18n/index.ts';
import type { ruleTexts } from './rule-texts.ts';

type Clock = TableSetup['clock'];

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "3 giorni", "90 minuti": in the largest unit that leaves nothing over. */
export function howLong(seconds: number, language: Language): string {
  const [unit, size] = UNITS.find(([, step]) => seconds % step === 0) ?? UNITS[3];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** How a table's clock runs, in words. */
export function clockName(t: SayOf<typeof ruleTexts>, language: Language, clock: Clock): string {
  if (clock === null) return t('house.clock.none');
  const time = howLong(clock.seconds, language);
  if (clock.increment === null) return t('house.clock.eachOf', { time });
  return t('house.clock.bankOf', { time, more: howLong(clock.increment, language) });
}

import { OPTIONS as BASE } from '@corvo/second-edition/expand';
import type { OptionSpec } from '@corvo/core';

/** What of the second edition's options means anything in the north. */
const KEPT: readonly string[] = ['support.perHouse'];

export const OPTIONS: readonly OptionSpec[] = BASE.filter(({ id }) => KEPT.includes(id));
/** All of them by their defaults: the second edition's ruleset wants every one. */
export const USUAL = Object.fromEntries(BASE.map(({ id, default: value }) => [id, value]));

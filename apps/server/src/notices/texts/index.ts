import type { Catalogue } from '@corvo/core';
import { en } from './en.ts';
import { it } from './it.ts';

/** What notices say, and the pages behind the links in mail. */
export const noticeMessages: Catalogue = { it, en };

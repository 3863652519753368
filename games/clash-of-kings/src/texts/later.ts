import { laterTexts as row } from '../westeros-variant/texts.ts';
import type { Catalogue } from '@corvo/core';

/** What nobody says before the first answer; the pages fetch it with the late words of the kernel. */
export const laterMessages: Catalogue = row;

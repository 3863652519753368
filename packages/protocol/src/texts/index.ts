import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { hostMessages } from '@corvo/host';
import { firstTexts } from './first.ts';
import { laterTexts } from './later.ts';

/** What the server itself says to people: one sentence for every refusal and note, those of the host included. */
export const protocolMessages: Catalogue = mergeCatalogues(hostMessages, mergeCatalogues(firstTexts, laterTexts));

import { coreMessages, mergeCatalogues, say, type Catalogue, type Language, type Problem } from '@corvo/core';
import { protocolMessages } from '@corvo/protocol';
import { laterLinkMessages } from './later-link-messages.ts';
import { linkMessages } from './link-messages.ts';

/** Every refusal that can come from a server. */
export const serverMessages: Catalogue = [protocolMessages, linkMessages, laterLinkMessages].reduce(
  mergeCatalogues,
  coreMessages,
);

export const sayProblem = (language: Language, { code, data }: Problem, more?: Catalogue): string =>
  say(more === undefined ? serverMessages : mergeCatalogues(serverMessages, more), language, `problem.${code}`, data);

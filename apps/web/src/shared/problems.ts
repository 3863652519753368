import { coreMessages, mergeCatalogues, say, type Catalogue, type Language, type Problem } from '@corvo/core';
import { protocolMessages } from '@corvo/protocol';

/** What only a browser has to say: the server did not answer. */
export const linkMessages: Catalogue = {
  it: {
    'problem.unreachable':
      'Il server non risponde. Le partite su questo dispositivo vanno avanti; per il resto riprova fra poco.',
    'problem.not-sent': 'Mossa non inviata. È ancora qui: riprova.',
  },
  en: {
    'problem.unreachable': 'The server does not answer. Games on this device go on; try the rest again in a moment.',
    'problem.not-sent': 'Move not sent. It is still here: try again.',
  },
};

/** Every refusal that can come from a server. */
export const serverMessages: Catalogue = mergeCatalogues(mergeCatalogues(coreMessages, protocolMessages), linkMessages);

export const sayProblem = (language: Language, { code, data }: Problem, more?: Catalogue): string =>
  say(more === undefined ? serverMessages : mergeCatalogues(serverMessages, more), language, `problem.${code}`, data);

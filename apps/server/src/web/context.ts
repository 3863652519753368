import type { Config, Limits } from '../config.ts';
import type { Notices } from '../notices/index.ts';
import type { People } from '../people/index.ts';
import type { Figures } from '../metrics/index.ts';
import type { Storage } from '../storage/index.ts';
import type { Hub } from '../tables/index.ts';
import type { Health } from './health.ts';
import { Rates } from './rates.ts';
import { SharedRates } from './shared-rates.ts';
import type { Turns } from './turns.ts';

/** What both doors, HTTP and Socket.IO, lead to. */
export interface Context {
  readonly config: Config;
  readonly hub: Hub;
  readonly people: People;
  readonly health: Health;
  readonly notices: Notices;
  readonly rates: ReturnType<typeof ratesOf>;
  readonly turns: Turns;
  readonly figures: Figures | null; // where they are asked for
  isLeaving: boolean; // it is to stop soon, or stops already: who comes is sent to another
  isStopping: boolean;
}

export function ratesOf({ limits }: Config, storage: Storage) {
  const shared = (name: keyof Limits): SharedRates => new SharedRates(name, limits[name], storage);
  return {
    commands: new Rates(limits.commands),
    address: new Rates(limits.address),
    talk: new Rates(limits.talk),
    talkOfAddress: new Rates(limits.talkOfAddress),
    hints: new Rates(limits.hints),
    costly: new Rates(limits.costly),
    strangers: new Rates(limits.strangers),
    tables: shared('tables'),
    tablesOfAddress: shared('tablesOfAddress'),
    records: shared('records'),
    names: shared('names'),
    identity: shared('identity'),
    ways: shared('ways'),
    mails: shared('mails'),
    mailsOfAddress: shared('mailsOfAddress'),
  } satisfies Record<keyof Limits, Rates | SharedRates>;
}

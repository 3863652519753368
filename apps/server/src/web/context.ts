import type { Config } from '../config.ts';
import type { Notices } from '../notices/index.ts';
import type { People } from '../people/index.ts';
import type { Figures } from '../metrics/index.ts';
import type { Hub } from '../tables/index.ts';
import type { Health } from './health.ts';
import { Rates } from './rates.ts';
import type { Turns } from './turns.ts';

/** What both doors, HTTP and Socket.IO, lead to. */
export interface Context {
  readonly config: Config;
  readonly hub: Hub;
  readonly people: People;
  readonly health: Health;
  readonly notices: Notices;
  readonly rates: { readonly [name in keyof Config['limits']]: Rates };
  readonly turns: Turns;
  readonly figures: Figures | null; // where they are asked for
  isLeaving: boolean; // it is to stop soon: who comes is sent to another
  isStopping: boolean;
}

export function ratesOf({ limits }: Config): Context['rates'] {
  return {
    commands: new Rates(limits.commands),
    address: new Rates(limits.address),
    talk: new Rates(limits.talk),
    talkOfAddress: new Rates(limits.talkOfAddress),
    hints: new Rates(limits.hints),
    tables: new Rates(limits.tables),
    tablesOfAddress: new Rates(limits.tablesOfAddress),
    records: new Rates(limits.records),
    names: new Rates(limits.names),
    identity: new Rates(limits.identity),
    costly: new Rates(limits.costly),
    ways: new Rates(limits.ways),
    mails: new Rates(limits.mails),
    strangers: new Rates(limits.strangers),
  };
}

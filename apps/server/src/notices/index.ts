import type { Notifier } from './notifier.ts';
import type { Outside } from './outside.ts';
import type { Senders } from './senders.ts';

export { Notifier, type NoticePlan } from './notifier.ts';
export { Outside } from './outside.ts';
export { Senders, type MailPlan } from './senders.ts';
export { noticeMessages } from './texts/index.ts';
export {
  HOOK,
  hookIn,
  isPush,
  MAIL,
  mailIn,
  pushIn,
  pushName,
  roomOf,
  type Hook,
  type Mail,
  type Push,
} from './ways.ts';

/** All that the doors need of notices. */
export interface Notices {
  readonly notifier: Notifier;
  readonly senders: Senders;
  readonly outside: Outside;
  readonly base: string | null; // the address under which people reach the server
}

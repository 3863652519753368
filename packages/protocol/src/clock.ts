import { AT_ZERO, type RunningClock } from '@corvo/host';
import { z } from 'zod';
import { seat } from './fields.ts';
import { LIMITS } from './limits.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * The clock that runs at a table (CO-7.13, CO-8.4). It says how long is left and not when it ends, so that a browser
 * whose own clock is wrong still counts down rightly: it adds `leftMs` to its own time when the message arrives, and
 * takes the newest message for true.
 *
 * It tells nobody more than `game.waiting(open)` and `game.talk(open)` do, which are open to everybody: who has answered
 * neither moves it nor stops it for the others.
 */
export const runningClock: z.ZodType<RunningClock> = z.strictObject({
  /** `decision`: the time for a decision. `bank`: each one's own. `talk`: the private minute of two seats. `pause`: how long clocks stand. */
  for: z.enum(['decision', 'bank', 'talk', 'pause']),
  /** Whose time it is: those who have not answered, or the two who talk, first the one who began it; and what was left when the message was sent. */
  seats: z
    .array(
      z.strictObject({
        seat,
        leftMs: z
          .int()
          .min(0)
          .max(93 * DAY_MS), // with rests
      }),
    )
    .min(1)
    .max(LIMITS.players),
  /** The whole time that was given, for a dial. */
  ofMs: z
    .int()
    .min(1)
    .max(31 * DAY_MS),
  /** What happens at 0 (CO-7.19); a conversation that ends takes no seat. */
  atZero: z.enum(AT_ZERO),
});

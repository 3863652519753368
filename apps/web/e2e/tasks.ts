/**
 * What a page's main thread worked on, in time of the processor: on a machine that does other things too, a task of
 * 15 ms may well take half a second by the clock.
 */
import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number; // in microseconds, as the next two
  readonly dur?: number;
  readonly tdur?: number; // of the thread's own time
  readonly args?: { readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string } };
}

const MARK = 'watched-from-here';
/** The trace events that are read: tasks, what started them, and the mark that the test sets. */
const CATEGORIES = ['toplevel', 'mojom', 'blink.user_timing'];
const TASK = 'ThreadControllerImpl::RunTask';

/** Did Playwright start this task? What a test asks for is not the page's own work. */
const isOurs = ({ args }: TraceEvent): boolean =>
  args?.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools') === true;

/** The page's own tasks in milliseconds, longest first, of whatever is done meanwhile. */
export async function tasksOf(page: Page, meanwhile: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await page.evaluate(name => performance.mark(name), MARK);
  await meanwhile();
  const isWhole = new Promise(resolve => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await isWhole;
  const mark = events.find(({ name }) => name === MARK);
  if (mark === undefined) throw new Error('the trace does not know the page');
  const main = events.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === mark.pid && tid === mark.tid && ts > mark.ts,
  );
  const ours = main.filter(isOurs).map(({ ts }) => ts);
  return main
    .filter(({ name, ts, dur = 0 }) => name === TASK && !ours.some(start => start >= ts && start <= ts + dur))
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((a, b) => b - a);
}

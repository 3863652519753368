import type { Lengths } from '../simulate/tally.ts';
import type { Share } from '../simulate/wilson.ts';

/**
 * Plots as our own SVG. Places are percentages and sizes are pixels, so a plot fills a phone or a wide screen and its
 * points and letters keep their size.
 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const ROW = 30;

function rowsWithAxis(rows: readonly { name: string; value: string; svg: string }[], axis: string): string {
  const lines = rows.map(
    ({ name, value, svg }) =>
      `<div class="row"><span class="name">${escapeHtml(name)}</span>` +
      `<svg width="100%" height="${ROW}" aria-hidden="true">${svg}</svg>` +
      `<span class="value">${escapeHtml(value)}</span></div>`,
  );
  return `<div class="plot">${lines.join('')}<div class="row axis"><span></span><svg width="100%" height="22" aria-hidden="true">${axis}</svg><span></span></div></div>`;
}

function axisOf(ticks: readonly { at: number; text: string }[]): string {
  return ticks
    .map(({ at, text }) => {
      const anchor = at <= 0.02 ? 'start' : at >= 0.98 ? 'end' : 'middle';
      return `<line x1="${percent(at)}" x2="${percent(at)}" y1="0" y2="5" class="tick"/><text x="${percent(at)}" y="18" text-anchor="${anchor}">${escapeHtml(text)}</text>`;
    })
    .join('');
}

const gridLines = (at: readonly number[]): string =>
  at.map(place => `<line x1="${percent(place)}" x2="${percent(place)}" y1="0" y2="${ROW}" class="grid"/>`).join('');

const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const;

/** Shares with their intervals; the broken line is what equal strength would give. */
export function sharePlot(
  rows: readonly { name: string; value: string; share: Share }[],
  equal: number,
  tick: (share: number) => string,
): string {
  const y = ROW / 2;
  return rowsWithAxis(
    rows.map(({ name, value, share }) => ({
      name,
      value,
      svg:
        gridLines(QUARTERS) +
        `<line x1="${percent(equal)}" x2="${percent(equal)}" y1="0" y2="${ROW}" class="equal"/>` +
        `<line x1="${percent(share.low)}" x2="${percent(share.high)}" y1="${y}" y2="${y}" class="whisker"/>` +
        `<circle cx="${percent(share.share)}" cy="${y}" r="6" class="dot"/>`,
    })),
    axisOf(QUARTERS.map(at => ({ at, text: tick(at) }))),
  );
}

/** Mean and longest thinking time on a scale by powers of ten: a search thinks a thousand times longer than a sample. */
export function timePlot(
  rows: readonly { name: string; value: string; mean: number; max: number }[],
  tick: (ms: number) => string,
): string {
  const least = 0.001;
  const floor = Math.floor(Math.log10(Math.max(least, Math.min(...rows.map(({ mean }) => mean)))));
  const ceiling = Math.max(floor + 1, Math.ceil(Math.log10(Math.max(least * 10, ...rows.map(({ max }) => max)))));
  const at = (ms: number): number =>
    Math.min(1, Math.max(0, (Math.log10(Math.max(ms, least)) - floor) / (ceiling - floor)));
  const powers = Array.from({ length: ceiling - floor + 1 }, (_, place) => floor + place);
  const every = Math.ceil((powers.length - 1) / 3); // more labels than four run into one another on a phone
  const shown = powers.filter((_, place) => place % every === 0);
  const y = ROW / 2;
  return rowsWithAxis(
    rows.map(({ name, value, mean, max }) => ({
      name,
      value,
      svg:
        gridLines(powers.map(power => at(10 ** power))) +
        `<line x1="${percent(at(mean))}" x2="${percent(at(max))}" y1="${y}" y2="${y}" class="whisker"/>` +
        `<circle cx="${percent(at(max))}" cy="${y}" r="5" class="ring"/>` +
        `<circle cx="${percent(at(mean))}" cy="${y}" r="6" class="dot"/>`,
    })),
    axisOf(shown.map(power => ({ at: at(10 ** power), text: tick(10 ** power) }))),
  );
}

const HIGH = 180;
const FOOT = 24;

/** How many games were how long. */
export function lengthPlot(lengths: Lengths, name: (from: number, to: number) => string, label: string): string {
  const bars = lengths.histogram;
  const most = Math.max(1, ...bars.map(({ games }) => games));
  const wide = 1 / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / 6); // more labels than that run into one another on a phone
  const drawn = bars.map(({ from, to, games }, place) => {
    const high = (games / most) * (HIGH - FOOT - 18);
    const top = HIGH - FOOT - high;
    const centre = percent((place + 0.5) * wide);
    const text =
      place % every === 0 ? `<text x="${centre}" y="${HIGH - 6}" text-anchor="middle">${name(from, to)}</text>` : '';
    const count =
      games > 0 && bars.length <= 12
        ? `<text x="${centre}" y="${top - 5}" text-anchor="middle" class="count">${games}</text>`
        : '';
    return `<rect x="${percent((place + 0.08) * wide)}" y="${top.toFixed(1)}" width="${percent(wide * 0.84)}" height="${high.toFixed(1)}" class="bar"><title>${name(from, to)}: ${games}</title></rect>${count}${text}`;
  });
  return `<svg width="100%" height="${HIGH}" role="img" aria-label="${escapeHtml(label)}"><line x1="0" x2="100%" y1="${HIGH - FOOT}" y2="${HIGH - FOOT}" class="tick"/>${drawn.join('')}</svg>`;
}

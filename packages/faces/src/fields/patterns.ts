import { type Chance, disc, leaf, type Path, wedge } from '../pen/index.ts';
import type { House } from '../print/index.ts';

/** The pattern of each house, from the visual guide, cut with the gouge instead of ruled. */
export const PATTERNS: Readonly<Record<House, (chance: Chance) => Path>> = {
  stark: chance => {
    let path = 'M-2 92L202 90L202 160L-2 162Z';
    for (let x = 0; x < 200; x += 13)
      path +=
        leaf(x - 20 + chance() * 9, 84 - chance() * 3, x + 16, 83 + chance() * 3, 2, 0) +
        leaf(x - 20 + chance() * 9, 170 + chance() * 3, x + 16, 169 + chance() * 3, 2, 0);
    return path;
  },
  lannister: chance => {
    let path = '';
    for (let i = -250; i < 210; i += 17)
      path +=
        leaf(i + chance() * 8, 256, i + 260 + chance() * 6, -6, 4.4, chance() * 3) +
        (chance() > 0.5 ? leaf(i + 9, 256 - chance() * 90, i + 80, 180 - chance() * 90, 1.6, 0) : '');
    return path;
  },
  baratheon: chance => {
    let path = '';
    for (let x = 4; x < 200; x += 15)
      path +=
        leaf(x + chance() * 3, -8 - chance() * 20, x + chance() * 3, 262, 4.4, chance() * 2 - 1) +
        leaf(x + 7, chance() * 120, x + 7, 120 + chance() * 120, 1.4, 0);
    return path;
  },
  greyjoy: chance => {
    let path = '';
    for (let y = 10, k = 0; y < 256; y += 17, k++)
      for (let x = -20 - (k % 2) * 22; x < 210; x += 44)
        path += `M${x} ${y}C${x + 8} ${y - 11} ${x + 18} ${y - 11} ${x + 24} ${y - 2}C${x + 30} ${y + 6} ${x + 38} ${y + 5} ${x + 44} ${y}C${x + 38} ${y + 10 + chance() * 2} ${x + 28} ${y + 10} ${x + 22} ${y + 3}C${x + 16} ${y - 5} ${x + 8} ${y - 6} ${x} ${y}Z`;
    return path;
  },
  tyrell: chance => {
    let path = '';
    for (let y = 8, k = 0; y < 256; y += 19, k++)
      for (let x = 2 + (k % 2) * 10; x < 204; x += 20)
        for (const degrees of [0, 72, 144, 216, 288]) {
          const t = ((degrees - 90 + chance() * 12) * Math.PI) / 180;
          path += disc(x + Math.cos(t) * 3.4, y + Math.sin(t) * 3.4, 2.7);
        }
    return path;
  },
  martell: chance => {
    let path = '';
    for (let i = -20; i < 470; i += 17)
      path +=
        leaf(i + chance() * 8, 256, i - 260 + chance() * 6, -6, 4.4, chance() * 3) +
        (chance() > 0.5 ? leaf(i - 9, 256 - chance() * 90, i - 80, 180 - chance() * 90, 1.6, 0) : '');
    return path;
  },
  targaryen: chance => {
    let path = 'M-2 -2L100 -2L100 110L-2 110ZM100 110L202 110L202 252L100 252Z';
    for (let y = 6; y < 250; y += 12) {
      const x0 = y < 110 ? 104 : -4;
      path += leaf(x0 + chance() * 30, y + 8, x0 + 44 + chance() * 50, y - 4, 2, 0);
    }
    return path;
  },
  tully: chance => {
    let path = '';
    for (let y = 6; y < 256; y += 15)
      path +=
        leaf(-30 + chance() * 20, y, 230, y + chance() * 3, 4.4, chance() * 3) +
        leaf(chance() * 90, y + 7, 90 + chance() * 110, y + 7, 1.4, 0);
    return path;
  },
  arryn: chance => {
    let path = 'M100 -2L202 -2L202 252L100 252Z';
    for (let y = 4; y < 252; y += 11) path += wedge(102, y, 84 - chance() * 22, y + 2, 6);
    return path;
  },
  'nights-watch': chance => {
    let path = 'M-2 -2L202 -2L202 150L-2 150Z';
    for (let x = 0; x < 206; x += 10) path += wedge(x, 149, x + chance() * 4 - 2, 166 + chance() * 36, 11.5);
    return path;
  },
  'free-folk': chance => {
    let path = '';
    for (let i = -250; i < 450; i += 25)
      path +=
        leaf(i + chance() * 5, 256, i + 260, -6, 3, chance() * 2) +
        leaf(i + chance() * 5, 256, i - 260, -6, 3, chance() * 2);
    return path;
  },
  others: chance => {
    let path = '';
    for (let a = 7; a < 360; a += 15) {
      const t = (a * Math.PI) / 180;
      path += wedge(
        100 + Math.cos(t) * 260,
        110 + Math.sin(t) * 260,
        100 + Math.cos(t) * (40 + chance() * 20),
        110 + Math.sin(t) * (40 + chance() * 20),
        34,
      );
    }
    return path;
  },
  none: chance => {
    let path = '';
    for (let y = 4; y < 256; y += 12)
      for (let x = -10 + chance() * 20; x < 210; x += 34 + chance() * 14)
        path += leaf(x, y + chance() * 3, x + 22 + chance() * 10, y - 5 + chance() * 3, 2.2, 1);
    return path;
  },
  web: () => {
    let path = '';
    const n = 12;
    const ray = (i: number): number => (((i * 360) / n + 8) * Math.PI) / 180;
    for (let i = 0; i < n; i++) {
      const t = ray(i);
      path += wedge(100 + Math.cos(t) * 230, 96 + Math.sin(t) * 230, 100, 96, 3.4);
      for (let q = 52; q < 230; q += 24) {
        const u = ray(i + 1);
        const m = (t + u) / 2;
        const [x1, y1] = [100 + Math.cos(t) * q, 96 + Math.sin(t) * q];
        const [x2, y2] = [100 + Math.cos(u) * q, 96 + Math.sin(u) * q];
        path += `M${x1} ${y1}Q${100 + Math.cos(m) * q * 0.84} ${96 + Math.sin(m) * q * 0.84} ${x2} ${y2}Q${100 + Math.cos(m) * (q - 4) * 0.84} ${96 + Math.sin(m) * (q - 4) * 0.84} ${x1} ${y1}Z`;
      }
    }
    return path;
  },
};

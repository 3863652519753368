import type { Brows, Look, Mouth } from '../look.ts';
import { leaf, leaves, type Path } from '../pen/index.ts';

/** The brow; `w` is how heavy it is. */
export const BROWS: Readonly<Partial<Record<Brows, (w: number) => Path>>> = {
  calm: w => `M66 90C72 83 82 83 91 90C82 ${87 + w * 0.6} 74 ${88 + w * 0.6} 66 90Z`,
  stern: w => `M65 93C72 86 82 82 92 85C84 ${87 + w * 0.6} 74 ${90 + w * 0.6} 65 93Z`,
  heavy: w => `M62 92C70 82 83 79 94 87C84 ${88 + w} 73 ${91 + w} 62 92Z`,
  sad: w => `M66 86C74 83 84 88 92 95C84 ${90 + w * 0.6} 74 ${87 + w * 0.6} 66 86Z`,
  arched: w => `M66 87C71 79 83 78 92 88C83 ${82 + w * 0.6} 74 ${83 + w * 0.6} 66 87Z`,
};

export function eye({ eyes: kind = 'calm', feminine = false }: Look): Path {
  if (kind === 'closed' || kind === 'down') return leaf(71, 99, 88, 101, 2.8, 5) + leaf(70, 100, 66, 103, 1.2);
  if (kind === 'deep') return 'M65 95C71 87 84 88 92 97C85 104 74 105 68 102Z';
  if (kind === 'narrow')
    return (
      'M68 97C74 92 83 92 91 98C83 96 76 97 70 98ZM71 97C71 102 75 103 77 101C78 99 78 98 77 96Z' +
      leaf(74, 104, 85, 102.5, 1.5, -2)
    );
  return (
    'M70 96C74 92 82 92 90 99C83 96 77 95 73 96.5C77 99 76 103 73.5 103.5C71 102 70 99 70 96Z' +
    leaf(75, 105, 85, 103, 1.3, -2) +
    (feminine ? leaf(73, 96, 65, 95, 1.6, 1) : '')
  );
}

export const MOUTHS: Readonly<Partial<Record<Mouth, Path>>> = {
  calm: leaves('62 137.5 79 139 1.8 -1'),
  stern: leaves('62 137.5 80 142 2 2'),
  thin: leaves('62 137.5 80 138 1.4 0'),
  smile: leaves('62 137.5 81 133 2 -3, 82 128 83 138 1.3 -1'),
  full: leaves('62 137.5 76 138 1.8 -1'),
  smileFull: leaves('62 137.5 78 135 1.8 -2'),
  pout: leaves('62 137.5 76 138 1.8 -1'),
};

/** By age: none, some, many. */
export const WRINKLES: readonly [Path, Path, Path] = [
  '',
  leaves('72 70 90 68 1.3 1, 70 121 79 140 1.8 -3, 75 108 87 108 1.4 -3, 92 99 100 96 1.2 0'),
  leaves(
    '72 68 92 66 1.6 1, 70 76 92 74 1.6 1, 92 97 101 92 1.4 0, 92 101 102 104 1.4 0, 74 109 88 109 1.8 -3, 70 120 80 142 2.2 -3, 84 114 92 138 2 -3, 68 146 76 150 1.6 1, 96 118 100 134 1.6 -2',
  ),
];

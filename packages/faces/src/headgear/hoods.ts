import type { Look, View } from '../look.ts';
import { leaf, leaves, whole } from '../pen/index.ts';
import { filled, type Ink, lit, outlined, shaded, type Shape } from '../print/index.ts';

/** A hood over the head, in a stuff that has a light and a dark side. */
const HOODS: Readonly<Record<View, (stuff: Ink) => Shape[]>> = {
  front: stuff => [
    outlined(12, stuff, whole('M100 14C140 14 164 50 162 100C162 140 174 164 182 190L100 200')),
    outlined(
      86,
      stuff,
      whole(
        'M100 12C142 14 164 48 162 98C161 132 168 158 178 182C164 196 148 200 138 198C148 172 146 142 143 112C140 76 126 48 100 44',
      ),
    ),
    filled(
      87,
      shaded(stuff),
      'M112 20C142 30 156 58 155 98C154 134 160 162 170 184C164 190 156 194 150 196C158 168 154 138 151 108C148 72 136 44 112 20Z',
    ),
    filled(87, lit(stuff), leaves('86 20 46 96 4 14, 44 110 36 176 3.4 2')),
  ],
  quarter: stuff => [
    outlined(12, stuff, 'M60 40L160 60L176 190L70 190Z'),
    outlined(
      86,
      stuff,
      'M58 104C50 66 62 20 112 14C156 12 174 50 172 98C172 136 182 164 190 192C172 206 142 206 124 198C142 176 146 150 144 124C144 92 126 62 92 52C74 54 66 80 66 112Z',
    ),
    filled(
      87,
      shaded(stuff),
      'M128 22C156 34 166 62 165 98C164 138 174 166 182 190C170 198 156 200 146 200C158 174 158 142 156 116C154 76 144 46 128 22Z' +
        leaf(60, 80, 76, 52, 3, -5),
    ),
    filled(87, lit(stuff), leaves('76 34 112 20 3.4 -5, 66 60 62 96 3 2')),
  ],
  profile: stuff => [
    outlined(12, stuff, 'M80 30L170 60L180 196L96 190Z'),
    outlined(
      86,
      stuff,
      'M66 80C58 50 80 22 116 22C156 22 172 58 168 102C168 140 180 168 188 192C170 206 136 206 112 198C130 178 126 150 118 126C112 100 98 80 66 80Z',
    ),
    filled(
      87,
      shaded(stuff),
      'M132 30C154 42 162 68 160 104C160 142 172 168 180 190C168 198 152 200 142 200C154 174 148 142 142 116C138 80 142 52 132 30Z',
    ),
    filled(87, lit(stuff), leaves('78 46 112 28 3.6 -5, 92 72 114 94 2.6 -5')),
  ],
};

export const hoodOf = ({ view }: Look, stuff: Ink): Shape[] => HOODS[view](stuff);

import { disc, goingOn, leaves, place, ragged } from '../pen/index.ts';
import { filled, outlined, placed } from '../print/index.ts';
import { blade, FIST, held, hilt, type Thing } from './hand.ts';

const greatswordFront: Thing = () => [
  outlined(0, 'steel', 'M-8 8L-8 90L8 90L8 8Z'),
  filled(0.1, 'steel2', 'M0 8L8 8L8 90L0 90Z'),
  outlined(0.4, 'iron', 'M-34 0L34 0L36 9L-36 9Z'),
  outlined(0.3, 'leather', 'M-4.5 -44L4.5 -44L4.5 2L-4.5 2Z'),
  outlined(0.4, 'iron', disc(0, -48, 7)),
  outlined(0.5, 'skin', place(FIST, { y: -14, scale: 1.05 }) + place(FIST, { y: -34, scale: 1 })),
  filled(0.7, 'ink', leaves('-8 -18 9 -18 1.4 -1, -9 -12 10 -12 1.4 -1, -8 -38 9 -38 1.4 -1, -9 -32 10 -32 1.4 -1')),
];

const greatsword: Thing = options => [...blade(-190, 8), ...hilt(32, options.hilt ?? 'iron', 34)];

const sword: Thing = options => held([...blade(-140, 5.5), ...hilt(20, options.hilt ?? 'gold')], options);

const goldSword: Thing = options => held([...blade(-140, 5.5, 'gold'), ...hilt(22, 'gold')], options);

const iceSword: Thing = () =>
  held(
    [
      outlined(0, 'paper', 'M-6 -10L-9 -90L0 -150L7 -90L6 -10Z'),
      filled(0.1, 'sky', 'M0 -10L0 -144L7 -90L6 -10Z'),
      ...hilt(18, 'steel'),
    ],
    { hand: 'skin', arm: 'steel' },
  );

const flameSword: Thing = options =>
  held(
    [
      outlined(
        -0.2,
        'flame',
        ragged('-10 -12, -11 -60, -9 -110, 0 -150', { step: 16, out: 9, lean: 0.6 }) +
          goingOn(ragged('0 -150, 9 -110, 11 -60, 10 -12', { step: 16, out: 9, lean: -0.2 })) +
          'Z',
      ),
      filled(
        -0.1,
        'gold',
        ragged('-6 -12, -7 -60, -5 -106, 0 -130', { step: 14, out: 5, lean: 0.6 }) +
          goingOn(ragged('0 -130, 5 -106, 7 -60, 6 -12', { step: 14, out: 5, lean: -0.2 })) +
          'Z',
      ),
      filled(0, 'paper', 'M-3.5 -10L-3.5 -100L0 -114L3.5 -100L3.5 -10Z'),
      ...hilt(20, 'gold'),
    ],
    options,
  );

const swordHilt: Thing = () => [...blade(-60, 5.5), ...hilt(18, 'gold')];

const needle: Thing = options => held([...blade(-110, 2.4), ...hilt(11, 'iron', 12)], options);

const dagger: Thing = options => held([...blade(-58, 4), ...hilt(11, options.hilt ?? 'gold', 10)], options);

const daggerBare: Thing = () => [...blade(-58, 4), ...hilt(11, 'gold', 10)];

const daggers: Thing = options => [
  ...placed(dagger(options), { x: -14, angle: -14 }),
  ...placed(daggerBare(options), { x: 12, y: -4, angle: 16 }),
];

const knife: Thing = options =>
  held(
    [
      outlined(0, 'steel', 'M-3 -10C-8 -30 -4 -46 8 -56C8 -40 6 -24 4 -10Z'),
      filled(0.1, 'steel2', 'M1 -10C0 -30 4 -46 8 -56C8 -40 6 -24 4 -10Z'),
      ...hilt(7, 'iron', 10),
    ],
    options,
  );

export const BLADES = {
  greatswordFront,
  greatsword,
  sword,
  goldSword,
  iceSword,
  flameSword,
  swordHilt,
  needle,
  dagger,
  daggerBare,
  daggers,
  knife,
};

import { disc, discs, leaf, leaves, wedges } from '../pen/index.ts';
import { filled, outlined } from '../print/index.ts';
import { thingAlone } from '../things/index.ts';
import { banner, fire, ground, man, moon, pine, put, shield, sky, snowfall, tent, theWall } from './kit/index.ts';
import type { Scenes } from './scene.ts';

const finger = (x: number, y: number, tipX: number, tipY: number): string =>
  `M${x - 7} ${y}L${tipX - 5} ${tipY + 6}C${tipX - 4} ${tipY - 3} ${tipX + 4} ${tipY - 3} ${tipX + 5} ${tipY + 6}L${x + 7} ${y}Z`;

/** The objective cards of Beyond the Wall, by the id of the card. */
export const OBJECTIVES: Scenes = {
  // the Fist: a bare hill with its ring of stones, and the Watch's banner on it
  'obj-nw-fist': () => [
    ...sky('iron1', 'wool1', 'level'),
    outlined(0, 'snow', 'M-6 206L22 150L52 96C66 84 134 84 148 96L178 150L206 206Z'),
    filled(0.1, 'ice2', 'M120 88C134 90 142 92 148 96L178 150L206 206L150 206C156 160 142 116 120 88Z'),
    filled(0.2, 'iron', leaves('40 140 70 132 4 -4, 60 170 104 176 4 4, 26 186 60 190 3 3, 88 130 112 140 3 3')),
    outlined(
      1,
      'iron',
      'M50 102L54 88L68 92L72 82L88 88L96 80L108 88L122 82L130 92L146 88L150 102C120 92 80 92 50 102Z',
    ),
    filled(1.1, 'iron2', leaves('70 94 72 86 2, 90 90 96 84 2, 110 91 120 86 2, 132 95 142 91 2')),
    ...put(banner('black', 'black1', 62), { x: 92, y: 88, scale: 0.95, z: 0.9 }),
    ...put(pine(), { x: 24, y: 192, scale: 0.7, z: 3 }),
    ...put(pine(), { x: 176, y: 196, scale: 0.8, z: 3 }),
  ],
  // ranging: brothers in black walk away from the Wall, their steps behind them
  'obj-nw-ranging': () => [
    ...sky('sky', 'sky2', 'level'),
    ...theWall(50, 0),
    ...ground('snow', 'ice2', 124, 1),
    filled(1.5, 'ice2', discs('150 134, 142 140, 136 148, 128 156, 118 164', 4, 2.4)),
    ...put(man('black', 'spear', 'black1'), { x: 124, y: 150, scale: 0.85, z: 2 }),
    ...put(man('black', 'spear', 'black1'), { x: 92, y: 170, scale: 1.15, z: 3 }),
    ...put(man('black', 'spear', 'black1'), { x: 52, y: 196, scale: 1.55, z: 4 }),
    ...put(pine(), { x: 172, y: 190, scale: 0.9, z: 4 }),
  ],
  // slayers: a split shield on red snow
  'obj-wi-slayers': () => [
    ...sky('free-folk', 'leather', 'rays'),
    ...ground('snow', 'ice2', 150, 0),
    filled(1, 'blood', 'M34 172C60 158 150 156 172 170C160 190 60 194 34 172Z'),
    ...put(shield('black', 'black1'), { x: 96, y: 122, scale: 1.35, angle: -10, z: 2 }),
    outlined(3, 'snow', 'M96 62L108 88L98 104L112 124L102 140L110 168L96 144L102 126L88 106L98 90Z'),
    ...put(thingAlone('axeBare'), { x: 158, y: 172, angle: -46, scale: 1.1, z: 4 }),
  ],
  // survivors: a fire and a tent in the falling snow, and who is left
  'obj-wi-survivors': () => [
    ...sky('night', 'flint', 'level'),
    ...ground('snow', 'ice2', 140, 0),
    filled(1, 'gold1', disc(100, 168, 62, 18)),
    ...put(tent(), { x: 142, y: 148, scale: 1.5, z: 1 }),
    ...put(man('fur', 'none', 'bone'), { x: 44, y: 180, scale: 1.6, z: 3 }),
    ...put(man('pelt', 'none', 'bone'), { x: 160, y: 190, scale: 1.5, z: 3 }),
    outlined(3, 'wood', leaf(78, 182, 126, 172, 9) + leaf(78, 172, 126, 182, 9)),
    ...put(fire(0.95), { x: 100, y: 166, z: 4 }),
    ...snowfall(22, 20),
  ],
  // the court of ice: a crown of icicles over a cold gate of them
  'obj-ot-court': () => [
    ...sky('flint', 'iron', 'rays'),
    outlined(0, 'ice', wedges('16 0 16 150 26, 48 -6 46 96 22, 152 -6 154 96 22, 184 0 184 150 26')),
    filled(0.1, 'ice2', wedges('22 0 18 130 8, 54 -2 48 84 7, 158 -2 156 84 7, 190 0 186 130 8')),
    ...ground('snow', 'ice2', 166, 1),
    outlined(2, 'ice', 'M46 160L34 70L66 116L76 48L100 108L124 48L134 116L166 70L154 160C120 172 80 172 46 160Z'),
    filled(2.1, 'ice2', 'M118 168C134 166 146 164 154 160L166 70L148 96L140 142C132 150 126 152 118 152Z'),
    filled(2.2, 'snow', leaves('52 146 42 90 4, 78 140 76 70 4, 100 146 100 120 4')),
    filled(2.3, 'sky', discs('70 150, 100 154, 130 150', 6)),
  ],
  // raising the dead: a hand out of the snow, under a cold moon
  'obj-ot-raising': () => [
    ...sky('night', 'flint', 'level'),
    ...moon(148, 44, 26),
    outlined(1, 'wolf1', 'M84 206L80 142C76 128 82 112 96 110C114 108 128 116 126 132L120 206Z'),
    outlined(
      0.9,
      'wolf1',
      finger(88, 122, 76, 56) + finger(98, 116, 96, 42) + finger(110, 116, 116, 48) + finger(120, 124, 138, 68),
    ),
    outlined(1.1, 'wolf1', 'M86 154C72 146 60 128 56 112C60 104 68 106 70 112C76 122 84 130 92 134Z'),
    filled(1.2, 'wolf2', 'M116 116C124 118 128 124 126 132L120 206L106 206C114 180 118 140 116 116Z'),
    filled(1.3, 'ink', leaves('90 132 114 128 2 -2, 92 144 112 142 2 -2, 94 120 92 104 1.6, 108 118 110 100 1.6')),
    ...ground('snow', 'ice2', 170, 2),
    outlined(2.5, 'snow', 'M56 190C66 170 82 164 92 172C104 162 124 164 132 172C146 170 152 180 156 190Z'),
    filled(2.6, 'ice2', leaves('76 182 100 178 3 2, 112 178 140 184 3 2')),
    ...put(pine('pine', 'snow'), { x: 26, y: 172, scale: 0.8, z: 1.5 }),
  ],
};

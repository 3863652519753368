import type { Beard, Moustache } from '../beards/index.ts';
import type { GarmentName } from '../bodies/index.ts';
import type { Mark } from '../faces/index.ts';
import type { HairStyle } from '../hair/index.ts';
import type { HeadgearName } from '../headgear/index.ts';
import type { Look } from '../look.ts';
import type { HeldThing } from '../things/index.ts';

/** Long, broad, square or childlike heads are one head bent: 1 is the base head, and 0 no change. */
export interface HeadShape {
  readonly width?: number;
  /** Below the eyes. */
  readonly length?: number;
  /** Above the eyes. */
  readonly height?: number;
  /** How much broader the cheekbones, the jaw and the point of the chin are: -0.2 to 0.2. */
  readonly cheek?: number;
  readonly jaw?: number;
  readonly chin?: number;
  readonly size?: number;
  /** Clockwise, in degrees. */
  readonly tilt?: number;
  /** How far the head is moved sideways on its neck. */
  readonly lean?: number;
}

/** Everything about one portrait. */
export interface Person extends Look, HeadShape {
  readonly hair?: HairStyle;
  readonly streak?: boolean;
  readonly beard?: Beard;
  readonly moustache?: Moustache;
  readonly marks?: readonly Mark[];
  readonly headgear?: readonly HeadgearName[];
  readonly wears?: GarmentName;
  readonly things?: readonly HeldThing[];
  /** How far down the figure stands, for tall headgear and small people, and how far to the right. */
  readonly drop?: number;
  readonly shift?: number;
  /** The width of the shoulders; 1 is the garment as drawn. */
  readonly shoulders?: number;
  /** Others like it stand behind. */
  readonly crowd?: boolean;
}

import { beards } from '../beards/index.ts';
import { body } from '../bodies/index.ts';
import { face, marks } from '../faces/index.ts';
import { hair, type HairStyle } from '../hair/index.ts';
import { headgear } from '../headgear/index.ts';
import { type Person, type PersonId, PERSONS } from '../persons/index.ts';
import { bent, type House, inks, print, type Shape } from '../print/index.ts';
import { things } from '../things/index.ts';
import { headShape } from './head-shape.ts';

/** The figure of a person as SVG elements, 400 by 500 half units; the field of the house lies under it. */
export function figure(id: PersonId, house: House = PERSONS[id].house): string {
  const person: Person = { ...PERSONS[id], house };
  try {
    return print([...crowd(person), ...whole(person), ...things(person.things)], 'figure', inks(person));
  } catch (error) {
    throw new Error(`the portrait of ${id}: ${String(error)}`, { cause: error });
  }
}

function whole(person: Person): Shape[] {
  const { drop = 0, shift = 0, shoulders = 1 } = person;
  const trunk = bent(body(person, person.wears), (x, y) => [100 + (x - 100) * shoulders, y]);
  const head = bent(
    [
      ...face(person),
      ...marks(person, person.marks),
      ...beards(person, person.beard, person.moustache),
      ...hair(person, person.hair, person.streak),
      ...headgear(person, person.headgear),
    ],
    headShape(person, person.view, person.facesRight),
  );
  // Who is raised still reaches the lower edge.
  return bent([...trunk, ...head], (x, y) => [x + shift, drop < 0 && y > 240 ? y : y + drop]);
}

/** Where the others of a crowd stand, how large they are, how they wear their hair, and how far behind. */
const BEHIND: readonly (readonly [x: number, y: number, scale: number, hair: HairStyle, z: number])[] = [
  [-62, -28, 0.68, 'sparse', -3],
  [62, -34, 0.7, 'mane', -4],
  [2, -72, 0.58, 'bald', -5],
];

/** A crowd is the same figure, smaller and with other hair, behind itself. */
function crowd(person: Person): Shape[] {
  if (!person.crowd) return [];
  const { drop = 0 } = person;
  return BEHIND.flatMap(([x, y, scale, style, z]) => {
    const head = [...face(person), ...marks(person, person.marks), ...hair(person, style)];
    const one = [...body(person, person.wears), ...bent(head, headShape(person, person.view))];
    return bent(one, (px, py) => [
      100 + (px - 100) * scale + x,
      py > 235 ? 300 : 150 + (py + drop - 150) * scale + y,
    ]).map(shape => ({ ...shape, z: z + shape.z / 1000 }));
  });
}

import { TRACKS } from './ids.ts';
import type { Part } from './ruleset/effects.ts';
import { hasWords } from './ruleset/facts.ts';
import type { Ruleset } from './ruleset/ruleset.ts';

// For tests, through a door of its own.

/** What rulesets name and people must be able to read. */
interface Wanted {
  /** By family: the ids that have a name, `area.ID` and so on. */
  readonly ids: Readonly<Record<'area' | 'house' | 'region' | 'order' | 'card' | 'westeros' | 'wildling', string[]>>;
  /** Everything else that hangs on them: texts, decks, tracks and markers, units of one and of several. */
  readonly keys: readonly string[];
  /** Effects that ask somebody: their questions are `ask.EFFECT` and `ask.EFFECT.waiting`. */
  readonly asking: readonly string[];
}

const sorted = (ids: Iterable<string>): string[] => [...new Set(ids)].sort();
const asks = (part: Part | undefined): boolean => part?.ask !== undefined;

/** The words that these rulesets need, of every number of players and mix of options together. */
export function wantedWords(rulesets: readonly Ruleset[]): Wanted {
  const facts = rulesets.map(rules => rules.facts);
  const areas = facts.flatMap(one => one.areas);
  const orders = sorted(facts.flatMap(one => one.orders.map(({ id }) => id)));
  const cards = facts.flatMap(one => one.cards);
  const westeros = rulesets.flatMap(rules => Object.entries(rules.westeros));
  const wildlings = sorted(facts.flatMap(one => one.wildlings ?? []));
  const kinds = sorted(facts.flatMap(one => one.units.map(({ kind }) => kind)));
  const houses = sorted(facts.flatMap(one => Object.keys(one.houses)));
  const offers = westeros.flatMap(([, { choice }]) => Object.keys(choice?.options ?? {}));
  return {
    ids: {
      area: sorted(areas.map(({ id }) => id)),
      house: houses,
      region: sorted(areas.map(({ region }) => region)),
      order: orders,
      card: sorted(cards.map(({ id }) => id)),
      westeros: sorted(westeros.map(([card]) => card)),
      wildling: wildlings,
    },
    keys: sorted([
      'title',
      'tagline',
      ...houses.map(house => `house.${house}.full`),
      ...orders.map(order => `order.${order}.text`),
      ...cards.filter(hasWords).map(({ id }) => `card.${id}.text`),
      ...westeros.map(([card]) => `westeros.${card}.text`),
      ...offers.filter(offer => offer !== 'nothing').map(offer => `choice.westeros-choice.${offer}`), // the kernel says it
      ...facts.flatMap(one => Object.keys({ ...one.decks, ...one.stacks }).map(deck => `deck.${deck}`)),
      ...wildlings.flatMap(card => ['text', 'lowest', 'others', 'highest'].map(part => `wildling.${card}.${part}`)),
      ...TRACKS.flatMap(track => [`track.${track}`, `marker.${track}`]),
      ...kinds.flatMap(kind => [`unit.${kind}`, `unit.${kind}_one`, `unit.${kind}_other`]),
    ]),
    asking: sorted(
      rulesets.flatMap(({ effects }) =>
        Object.entries(effects).flatMap(([name, { on = {}, at = {} }]) =>
          [...Object.values(on), ...Object.values(at)].some(part => asks(part as Part)) ? [name] : [],
        ),
      ),
    ),
  };
}

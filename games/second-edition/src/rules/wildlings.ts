import {
  better,
  discardFromHand,
  gainPower,
  giveUp,
  houseAt,
  moveOnTrack,
  musterInOne,
  payPower,
  placeOf,
  reconcile,
  recoverHand,
  replace,
  setSupply,
  supplyTable,
  takeBackCard,
  throneHolder,
  TRACKS,
  unitsOnMap,
  useWildlingPart,
  type HouseId,
  type Table,
  type Track,
  type WildlingCardCode,
  type WildlingPart,
  type WildlingScene,
} from '@corvo/westeros';

const LAST = Infinity;
const CLAUSE = '2E-7.7'; // on a victory of the Night's Watch
const LOST = '2E-7.8'; // on a victory of the wildlings

const part = (clause: string, then: (game: Table, scene: WildlingScene) => void): WildlingPart => ({ clause, then });
const loses = (need: number, where: 'castle' | 'anywhere' = 'anywhere'): WildlingPart =>
  part(LOST, (game, { house }) => giveUp(game, house, need, where)); // 2E-7.13

/** The house picks a track and goes to a place on it. */
const picksTrack = (clause: string, from: readonly Track[], place: number): WildlingPart => ({
  clause,
  asks: 'option',
  ask: () => ({ kind: 'option', from }),
  then: (game, { house }, choice) => moveOnTrack(game, house, choice.option as Track, place),
});

/** The marker of a house moves, then armies are reconciled (2E-3.12). */
function shiftSupply(game: Table, { house, rules }: WildlingScene, by: number): void {
  const most = supplyTable(rules, house).length - 1;
  setSupply(game, house, Math.min(most, Math.max(0, houseAt(game.open, house).supply + by)));
  reconcile(game);
}
const supply = (clause: string, by: number): WildlingPart =>
  part(clause, (game, scene) => shiftSupply(game, scene, by));

/** The tracks on which a house stands highest. */
function bestTracks({ open, house }: WildlingScene): readonly Track[] {
  const best = Math.min(...TRACKS.map(track => placeOf(open, house, track)));
  return TRACKS.filter(track => placeOf(open, house, track) === best);
}
const down = (game: Table, house: HouseId, track: Track, by: number): void =>
  moveOnTrack(game, house, track, placeOf(game.open, house, track) + by);

/** 2E-H35: where every card in hand is equally strong, none goes, or all do and the pile comes back. */
function discardStrongest(game: Table, { house, rules }: WildlingScene, mayEmpty: boolean): void {
  const { hand } = houseAt(game.open, house);
  if (hand.length < 2) return;
  const strengthOf = (card: string): number => rules.board.card[card]?.strength ?? 0;
  const most = Math.max(...hand.map(strengthOf));
  const strongest = hand.filter(card => strengthOf(card) === most);
  if (strongest.length === hand.length && !mayEmpty) return;
  for (const card of strongest) discardFromHand(game, house, card, 'wildlings');
  if (houseAt(game.open, house).hand.length === 0) recoverHand(game, house, null);
}

/** The nine cards (2E-7.6 to 7.16); the numbers on them are in the fact sheet's words. */
export const wildlingCards = (massingEmpties: boolean): Readonly<Record<string, WildlingCardCode>> => ({
  'silence-at-the-wall': {},

  'a-king-beyond-the-wall': {
    lowest: part(LOST, (game, { house }) => {
      for (const track of TRACKS) moveOnTrack(game, house, track, LAST);
    }),
    others: picksTrack(LOST, ['fiefdoms', 'court'], LAST),
    highest: picksTrack(CLAUSE, TRACKS, 1),
  },

  'mammoth-riders': {
    lowest: loses(3),
    others: loses(2),
    highest: {
      clause: CLAUSE,
      asks: 'card',
      ask({ open, house }) {
        const { discards } = houseAt(open, house);
        return discards.length === 0 ? undefined : { kind: 'card', from: discards, optional: true };
      },
      then(game, { house }, { card }) {
        if (card !== null) takeBackCard(game, house, card, 'wildlings');
      },
    },
  },

  'massing-on-the-milkwater': {
    lowest: part(LOST, (game, scene) => discardStrongest(game, scene, massingEmpties)),
    others: {
      clause: LOST,
      asks: 'card',
      ask({ open, house }) {
        const { hand } = houseAt(open, house);
        return hand.length < 2 ? undefined : { kind: 'card', from: hand, optional: false };
      },
      then(game, { house }, { card }) {
        if (card !== null) discardFromHand(game, house, card, 'wildlings');
      },
    },
    highest: part(CLAUSE, (game, { house }) => {
      if (houseAt(game.open, house).discards.length > 0) recoverHand(game, house, null);
    }),
  },

  'the-horde-descends': {
    lowest: loses(2, 'castle'), // 2E-H34
    others: loses(1),
    highest: part(CLAUSE, (game, { house }) => musterInOne(game, house)),
  },

  'rattleshirts-raiders': { lowest: supply(LOST, -2), others: supply(LOST, -1), highest: supply(CLAUSE, 1) },

  'preemptive-raid': {
    lowest: {
      clause: LOST,
      asks: 'option',
      ask: () => ({ kind: 'option', from: ['units', 'track'] }),
      then(game, { house, attack }, choice) {
        const card = 'preemptive-raid';
        if (choice.option === 'units') giveUp(game, house, 2, 'anywhere');
        else useWildlingPart(game, card, 'track', attack.named ?? house);
      },
    },
    parts: {
      // Equally high on several tracks: the holder of the Iron Throne says which (2E-6.13).
      track: {
        clause: '2E-6.13',
        who: ({ open, house }) => throneHolder(open, house),
        asks: 'option',
        ask(scene) {
          const tracks = bestTracks(scene);
          return tracks.length < 2 ? undefined : { kind: 'option', from: tracks };
        },
        then: (game, { house }, { option }) => down(game, house, option as Track, 2),
        otherwise(game, scene) {
          for (const track of bestTracks(scene)) down(game, scene.house, track, 2);
        },
      },
    },
    // 2E-H30, H31, 7.16
    highest: part(CLAUSE, (_game, { house, attack }) => {
      attack.next = { force: 6, absent: [...attack.absent, house] };
    }),
  },

  'crow-killers': {
    lowest: part(LOST, (game, { house }) =>
      replace(game, house, 'knight', 'footman', unitsOnMap(game.open, house)['knight'] ?? 0),
    ),
    others: part(LOST, (game, { house }) => replace(game, house, 'knight', 'footman', 2)), // 2E-H33
    highest: part(CLAUSE, (game, { house }) => better(game, house, 'footman', 'knight', 2)),
  },

  'skinchanger-scout': {
    lowest: part(LOST, (game, { house }) => payPower(game, house, houseAt(game.open, house).power, 'wildlings')), // 2E-7.9
    others: part(LOST, (game, { house }) =>
      payPower(game, house, Math.min(2, houseAt(game.open, house).power), 'wildlings'),
    ),
    highest: part(
      CLAUSE,
      (game, { house, attack }) => void gainPower(game, house, attack.bids[house] ?? 0, 'wildlings'),
    ),
  },
});

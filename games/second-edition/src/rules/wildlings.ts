import {
  attackNow,
  better,
  discardFromHand,
  gainPower,
  giveUp,
  houseAt,
  moveOnTrack,
  musterInOne,
  obeyWildlings,
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
  wildlingEffects,
  type Effect,
  type HouseId,
  type OwnedScene,
  type Part,
  type Table,
  type Track,
} from '@corvo/westeros';

const LAST = Infinity;
const RAID = 'preemptive-raid';
/** On a victory of the wildlings, and on one of the Night's Watch. */
const CLAUSES = { lowest: '2E-7.8', others: '2E-7.8', highest: '2E-7.7' };

type Obeyed = Part<OwnedScene>;
const loses = (need: number, where: 'castle' | 'anywhere' = 'anywhere'): Obeyed => ({
  then: (game, { me }) => giveUp(game, me, need, where), // 2E-7.13
});

/** The house picks a track and goes to a place on it. */
const picksTrack = (from: readonly Track[], place: number): Obeyed => ({
  asks: 'option',
  ask: () => ({ kind: 'option', from }),
  then(game, { me }, { option }) {
    const track = from.find(one => one === option);
    if (track !== undefined) moveOnTrack(game, me, track, place);
  },
});

/** The marker of a house moves, then armies are reconciled (2E-3.12). */
function shiftSupply(game: Table, { me: house, rules }: OwnedScene, by: number): void {
  const most = supplyTable(rules, house).length - 1;
  setSupply(game, house, Math.min(most, Math.max(0, houseAt(game.open, house).supply + by)));
  reconcile(game);
}
const supply = (by: number): Obeyed => ({ then: (game, scene) => shiftSupply(game, scene, by) });

/** The tracks on which a house stands highest. */
function bestTracks({ open, me: house }: OwnedScene): readonly Track[] {
  const best = Math.min(...TRACKS.map(track => placeOf(open, house, track)));
  return TRACKS.filter(track => placeOf(open, house, track) === best);
}
const down = (game: Table, house: HouseId, track: Track, by: number): void =>
  moveOnTrack(game, house, track, placeOf(game.open, house, track) + by);

/** 2E-H35: where every card in hand is equally strong, none goes, or all do and the pile comes back. */
function discardStrongest(game: Table, { me: house, rules }: OwnedScene, mayEmpty: boolean): void {
  const { hand } = houseAt(game.open, house);
  if (hand.length < 2) return;
  const strengthOf = (card: string): number => rules.board.card[card]?.strength ?? 0;
  const most = Math.max(...hand.map(strengthOf));
  const strongest = hand.filter(card => strengthOf(card) === most);
  if (strongest.length === hand.length && !mayEmpty) return;
  for (const card of strongest) discardFromHand(game, house, card, 'wildlings');
  if (houseAt(game.open, house).hand.length === 0) recoverHand(game, house);
}

/** The nine cards (2E-7.6 to 7.16); the numbers on them are in the fact sheet's words. Silence at the Wall does nothing. */
const cards = (massingEmpties: boolean): Parameters<typeof wildlingEffects>[0] => ({
  'a-king-beyond-the-wall': {
    lowest: {
      then(game, { me }) {
        for (const track of TRACKS) moveOnTrack(game, me, track, LAST);
      },
    },
    others: picksTrack(['fiefdoms', 'court'], LAST),
    highest: picksTrack(TRACKS, 1),
  },

  'mammoth-riders': {
    lowest: loses(3),
    others: loses(2),
    highest: {
      asks: 'card',
      ask({ open, me }) {
        const { discards } = houseAt(open, me);
        return discards.length === 0 ? undefined : { kind: 'card', from: discards, optional: true };
      },
      then(game, { me }, { card }) {
        if (card !== null) takeBackCard(game, me, card, 'wildlings');
      },
    },
  },

  'massing-on-the-milkwater': {
    lowest: { then: (game, scene) => discardStrongest(game, scene, massingEmpties) },
    others: {
      asks: 'card',
      ask({ open, me }) {
        const { hand } = houseAt(open, me);
        return hand.length < 2 ? undefined : { kind: 'card', from: hand, optional: false };
      },
      then(game, { me }, { card }) {
        if (card !== null) discardFromHand(game, me, card, 'wildlings');
      },
    },
    highest: {
      then(game, { me }) {
        if (houseAt(game.open, me).discards.length > 0) recoverHand(game, me);
      },
    },
  },

  'the-horde-descends': {
    lowest: loses(2, 'castle'), // 2E-H34
    others: loses(1),
    highest: { then: (game, { me }) => musterInOne(game, me) },
  },

  'rattleshirts-raiders': { lowest: supply(-2), others: supply(-1), highest: supply(1) },

  [RAID]: {
    lowest: {
      asks: 'option',
      ask: () => ({ kind: 'option', from: ['units', 'track'] }),
      then(game, { me }, choice) {
        if (choice.option === 'units') giveUp(game, me, 2, 'anywhere');
        else obeyWildlings(game, RAID, 'lowest', me, 'track');
      },
    },
    // 2E-H30, H31, 7.16
    highest: {
      then(_game, { open, me }) {
        const attack = attackNow(open);
        if (attack !== undefined) attack.next = { force: 6, absent: [...attack.absent, me] };
      },
    },
  },

  'crow-killers': {
    lowest: {
      then: (game, { me }) => replace(game, me, 'knight', 'footman', unitsOnMap(game.open, me)['knight'] ?? 0),
    },
    others: { then: (game, { me }) => replace(game, me, 'knight', 'footman', 2) }, // 2E-H33
    highest: { then: (game, { me }) => better(game, me, 'footman', 'knight', 2) },
  },

  'skinchanger-scout': {
    lowest: { then: (game, { me }) => payPower(game, me, houseAt(game.open, me).power, 'wildlings') }, // 2E-7.9
    others: { then: (game, { me }) => payPower(game, me, Math.min(2, houseAt(game.open, me).power), 'wildlings') },
    highest: { then: (game, { open, me }) => void gainPower(game, me, attackNow(open)?.bids[me] ?? 0, 'wildlings') },
  },
});

/** Equally high on several tracks: the holder of the Iron Throne says which. */
const downOnATrack: Effect = {
  clause: '2E-6.13',
  at: {
    'wildlings-lowest': {
      who: ({ open, me }) => throneHolder(open, me),
      asks: 'option',
      ask(scene) {
        const tracks = bestTracks(scene);
        return tracks.length < 2 ? undefined : { kind: 'option', from: tracks };
      },
      then(game, { me }, { option }) {
        const track = TRACKS.find(one => one === option);
        if (track !== undefined) down(game, me, track, 2);
      },
      otherwise(game, scene) {
        for (const track of bestTracks(scene)) down(game, scene.me, track, 2);
      },
    },
  },
};

/** What the nine cards do, to each whom they concern. */
export const wildlingCards = (massingEmpties: boolean): Readonly<Record<string, Effect>> => ({
  ...wildlingEffects(cards(massingEmpties), CLAUSES),
  [`${RAID}-track`]: downOnATrack,
});

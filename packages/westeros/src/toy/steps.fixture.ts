import type { PROCEDURES } from '../procedures.ts';
import type { Answers } from './play.fixture.ts';
import type { Chosen } from './toy.fixture.ts';

/** A position played on with the step and without it, and what is missing without it. */
export interface StepTurn {
  readonly on: string;
  readonly with?: Chosen;
  readonly answers?: Answers;
  readonly stopAt?: readonly string[]; // questions that nobody answers any more; otherwise the next orders
  readonly see?: readonly string[]; // figures at the end
  readonly gone?: readonly string[];
  readonly come?: readonly string[]; // what there is instead
  readonly breaks?: string; // what the kernel says where its procedure cannot go on without it
}

type Code = typeof PROCEDURES;
/** These are turned in tests of their own. */
type Apart = 'ports' | 'over' | 'skulls';
/** By procedure and step: the type lists them all, so that a new step that nobody turns does not compile. */
type StepTurns = {
  readonly [R in keyof Code]: { readonly [S in Exclude<keyof Code[R], Apart>]: StepTurn };
};

/** All three are asked. */
const asked = (why: string): string[] => ['red', 'blue', 'green'].map(house => `${house} ${why}?`);

const ONE = { realms: 'one' };
const LONG = { ...ONE, battle: 'long' };
const SLOW = { ...ONE, round: 'long' };
const QUIET = 'top I calm\ntop II truce';

/** Somebody raids, marches, consolidates and lies; the next round brings two harmless cards. */
const ROUND: Pick<StepTurn, 'on' | 'with'> = {
  on: `
    phase raven
    ${QUIET}
    keep red 1 footman raid
    crag blue 1 footman march
    moor green 1 footman consolidate
    ford blue routed 1 knight`,
  with: ONE,
};
const PLANNED: Pick<StepTurn, 'on' | 'with' | 'answers' | 'stopAt'> = {
  on: 'keep red 1 footman\ncrag blue 1 footman',
  with: ONE,
  answers: { orders: ['orders keep march', 'orders crag march'] },
  stopAt: ['march'],
};

/** Cards of the next round, and three houses with one unit each; the round before it ends with an empty march. */
const next = (first: string, second: string, more = ''): Pick<StepTurn, 'on' | 'with'> => ({
  on: `
    top I ${first}
    top II ${second}
    ${more}
    keep red 1 footman march
    crag blue 1 footman
    moor green 1 footman`,
  with: ONE,
});

/** Red attacks blue in the ford; green helps the attacker, blue has more in the crag. */
const BATTLE: Pick<StepTurn, 'on' | 'with' | 'answers'> = {
  on: `
    ${QUIET}
    supply blue 0
    keep red 2 knights march
    ford blue 1 knight 1 footman
    crag blue 1 footman
    moor green 1 footman support
    bay green 1 ship march`,
  with: LONG,
  answers: {
    march: ['march keep: 2 knights > ford', 'march bay: none'],
    support: 'support moor for attacker',
    'accept-support': 'answers green for accept',
    'battle-card': ['plays red-guard', 'plays blue-page'],
    blade: 'blade use',
    retreat: 'retreats crag',
  },
};
/** Red storms the crag, where only the garrison is. */
const GARRISON: Pick<StepTurn, 'on' | 'with' | 'answers'> = {
  on: `${QUIET}\nford red 3 knights march\nbay green 1 ship march`,
  with: ONE,
  answers: { march: ['march ford: 3 knights > crag'], 'battle-card': ['plays red-lord', 'plays blue-page'] },
};
/** Blue takes the keep, in whose harbor a ship of red lies. */
const PORT: Pick<StepTurn, 'on' | 'with' | 'answers'> = {
  on: `${QUIET}\nford blue 1 knight march\nharbor red 1 ship\nbay green 1 ship march`,
  with: ONE,
  answers: { march: ['march ford: knight > keep'], 'capture-ships': 'captures 1' },
};
/** Red marches on the isle and needs the ships of blue. */
const NEUTRAL: Pick<StepTurn, 'on' | 'with' | 'answers'> = {
  on: `${QUIET}\nford red 1 footman march\nbay blue 2 ships support\nmoor green 1 footman march`,
  with: ONE,
  answers: { march: ['march ford: footman > isle'], 'support-neutral': 'support bay for attacker' },
};
/** Two bid alike against a horde of four and are too weak. */
const HORDE: Pick<StepTurn, 'on' | 'with' | 'answers'> = {
  ...next('calm', 'horde', 'wildlings 4\ndiscards red red-page\nford red 2 footmen\nisle blue 2 footmen'),
  answers: { 'bid-wildlings': ['bids 1', 'bids 1', 'bids 0'] },
};

const PLEA = { ...NEUTRAL, with: { ...ONE, 'ruling.asksHelpFirst': true } };

/** The wildlings come with a card; red bids so much and is the highest, green bids nothing and is the lowest. */
const cards = (card: string, red = 'bids 2'): Pick<StepTurn, 'on' | 'with' | 'answers'> => ({
  on: `
    top I calm
    top II horde
    top wildlings ${card}
    wildlings 4
    keep red 1 footman march
    ford red 2 footmen
    isle blue 2 footmen
    moor green 2 knights 1 footman`,
  with: { ...ONE, wildlings: 'cards' },
  answers: { 'bid-wildlings': [red, 'bids 1', 'bids 0'] },
});
/** Red holds the raven and has an order; there is a deck to look at. */
const RAVEN: Pick<StepTurn, 'on' | 'with' | 'answers' | 'stopAt'> = {
  ...PLANNED,
  with: { ...SLOW, wildlings: 'cards' },
};

const battleWith = (text: string): StepTurn => ({
  ...BATTLE,
  with: { ...LONG, 'red-lord': text },
  answers: { ...BATTLE.answers, 'battle-card': ['plays red-lord', 'plays blue-page'] },
  gone: ['ability-used', 'power-gained'],
});

/** Red loses to blue in the ford. */
const LOST: Pick<StepTurn, 'on' | 'answers'> = {
  on: BATTLE.on.replace('ford blue 1 knight 1 footman', 'ford blue 3 knights'),
  answers: {
    ...BATTLE.answers,
    'battle-card': ['plays red-lord', 'plays blue-lord'],
    support: 'support moor for defender',
    blade: 'blade keep',
  },
};

export const STEPS: StepTurns = {
  round: {
    begin: { ...ROUND, gone: ['round-began'] },
    westeros: {
      ...ROUND,
      gone: ['westeros-card-drawn', 'wildlings-moved', 'westeros-card-carried-out', 'effect-began'],
    },
    planning: { ...ROUND, stopAt: [], gone: ['red orders?', 'blue orders?', 'green orders?', 'orders-revealed'] },
    raven: { ...PLANNED, gone: ['red raven?'] },
    raids: { ...ROUND, gone: ['red raid?', 'raided'] },
    marches: { ...ROUND, gone: ['blue march?', 'marched'] },
    'stand-up': { ...ROUND, gone: ['units-stood-up'] },
    consolidate: { ...ROUND, gone: ['power-gained'] },
    // Without it a round is the last one.
    'clean-up': {
      ...ROUND,
      gone: ['round-began', 'westeros-card-drawn', 'wildlings-moved', 'westeros-card-carried-out', 'effect-began'],
    },
  },
  westeros: {
    draw: {
      ...next('harvest', 'truce'),
      gone: ['westeros-card-drawn', 'wildlings-moved', 'supply-set', 'effect-began'],
    },
    attack: {
      ...next('harvest', 'truce', 'wildlings 4'),
      with: SLOW,
      answers: { 'bid-wildlings': ['bids 4', 'bids 2', 'bids 0'] },
      gone: [
        'red bid-wildlings?',
        'answered',
        'blue bid-wildlings?',
        'green bid-wildlings?',
        'bids-opened',
        'power-paid',
        'wildlings-fought',
      ],
    },
    'carry-out': { ...next('harvest', 'truce'), gone: ['westeros-card-carried-out', 'supply-set', 'effect-began'] },
    'put-away': {
      ...next('harvest', 'truce'),
      see: ['bottom I', 'drawn I'],
      gone: ['bottom I ["harvest"]', 'drawn I null'],
      come: ['bottom I []', 'drawn I "harvest"'],
    },
  },
  'westeros-choice': { pick: { ...next('calm', 'whim'), gone: ['red westeros-choice?', 'westeros-choice-made'] } },
  supply: { count: { ...next('harvest', 'truce'), gone: ['supply-set'] } },
  reconcile: {
    cut: {
      ...next('drought', 'truce', 'supply blue 0\nford blue 3 footmen'),
      answers: { 'supply-cut': 'loses ford 1 footman' },
      gone: ['blue supply-cut?', 'units-destroyed'],
    },
  },
  muster: { 'in-turn': { ...next('levy', 'truce'), gone: ['red muster?', 'blue muster?', 'green muster?'] } },
  crowns: { take: { ...next('tithe', 'truce'), gone: ['power-gained'] } },
  clash: {
    bid: { ...next('calm', 'clash'), breaks: 'no such house: ' },
    ties: { ...next('calm', 'clash'), gone: ['red tied-bids?', 'tie-decided'] },
    // It also goes on to the next track.
    place: {
      ...next('calm', 'clash'),
      gone: ['track-set', ...asked('bid-fiefdoms'), ...asked('bid-court')],
    },
  },
  wildlings: {
    bid: { ...HORDE, breaks: 'no such house: ' },
    tie: {
      ...HORDE,
      answers: { ...HORDE.answers, 'bid-wildlings': 'bids 1' },
      gone: ['red name-lowest?', 'tie-decided'],
    },
    reward: {
      ...HORDE,
      answers: { 'bid-wildlings': ['bids 4', 'bids 0', 'bids 0'], 'reward-card': 'takes red-page' },
      gone: ['red reward-card?', 'card-taken-back'],
    },
    losses: {
      ...HORDE,
      gone: ['red wildling-losses?', 'units-destroyed', 'blue wildling-losses?', 'green wildling-losses?'],
    },
    'go-back': { ...HORDE, gone: ['wildlings-moved'] },
    card: {
      ...cards('crows'),
      gone: ['wildling-card-revealed', 'unit-promoted', 'red crows-others?', 'blue crows-others?'],
    },
    obey: { ...cards('crows'), gone: ['unit-promoted', 'red crows-others?', 'blue crows-others?'] },
    'put-under': {
      ...cards('crows'),
      see: ['bottom wildlings'],
      gone: ['bottom wildlings ["crows"]'],
      come: ['bottom wildlings []'],
    },
    again: { ...cards('raiders, silence', 'bids 4'), gone: ['red name-lowest?', 'tie-decided'] },
  },
  'give-up': { units: { ...cards('giants'), gone: ['green give-up-units?', 'units-destroyed', 'red give-up-units?'] } },
  replace: {
    choose: { ...cards('crows'), gone: ['unit-promoted'] },
    // All footmen of green are on the map: the knight is lost, instead of becoming a fifth.
    lose: {
      ...cards('crows'),
      on: cards('crows').on.replace('2 knights 1 footman', '1 knight 3 footmen\ncrag green 1 footman'),
      gone: ['units-destroyed'],
      come: ['unit-promoted'],
    },
    replace: { ...cards('crows'), gone: ['unit-promoted'] },
  },
  better: { units: { ...cards('giants', 'bids 4'), gone: ['red promote-units?', 'unit-promoted'] } },
  'raven-exchange': {
    exchange: { ...RAVEN, answers: { ...RAVEN.answers, 'raven-use': 'raven exchange' }, gone: ['red raven?'] },
  },
  'raven-look': {
    put: {
      ...RAVEN,
      answers: { ...RAVEN.answers, 'raven-use': 'raven look' },
      gone: ['red raven-card?', 'wildling-card-put'],
    },
  },
  ability: { use: { ...battleWith('when-won'), gone: ['red when-won?'] } },
  'another-card': {
    play: {
      ...battleWith('plays-another'),
      gone: ['red another-card?', 'blue casualties?'],
      come: ['blue retreat-supply?'],
    },
  },
  planning: {
    orders: { ...ROUND, stopAt: [], gone: ['red orders?', 'blue orders?', 'green orders?', 'orders-revealed'] },
  },
  raven: { exchange: { ...PLANNED, gone: ['red raven?'] }, use: { ...PLANNED, with: SLOW, gone: ['red raven-use?'] } },
  raids: { 'in-turn': { ...ROUND, gone: ['red raid?', 'raided'] } },
  marches: { 'in-turn': { ...ROUND, gone: ['blue march?', 'marched'] } },
  consolidate: {
    collect: { ...ROUND, gone: ['power-gained'] },
    'in-turn': { ...ROUND, with: SLOW, gone: ['power-gained'] },
  },
  neutral: {
    support: {
      ...NEUTRAL,
      gone: ['blue support-neutral?', 'support-declared', 'neutral-force-beaten', 'units-moved'],
      come: ['neutral-force-held'],
    },
    enter: { ...NEUTRAL, gone: ['neutral-force-beaten', 'units-moved'] },
  },
  plea: {
    ask: {
      ...PLEA,
      gone: ['blue support-neutral?', 'support-declared', 'neutral-force-beaten', 'units-moved'],
      come: ['help-denied'],
    },
    march: { ...PLEA, gone: ['neutral-force-beaten', 'units-moved'] },
  },
  capture: { ships: { ...PORT, gone: ['blue capture-ships?', 'ships-taken'] } },
  battle: {
    support: { ...BATTLE, gone: ['green support?', 'support-declared', 'red accept-support?'] },
    accept: { ...BATTLE, gone: ['red accept-support?'] },
    // Nobody has a sword then, and more of the beaten starve.
    cards: {
      ...BATTLE,
      gone: [
        'strengths-stated',
        'red battle-card?',
        'answered',
        'blue battle-card?',
        'card-revealed',
        'blue casualties?',
        'cards-laid-aside',
      ],
      come: ['blue retreat-supply?'],
    },
    cancel: {
      ...BATTLE,
      with: { ...LONG, 'red-lord': 'when-cancel', 'blue-guard': 'when-copy' },
      answers: { ...BATTLE.answers, 'battle-card': ['plays red-lord', 'plays blue-guard'] },
      gone: [],
      come: ['power-gained'],
    },
    copy: battleWith('when-copy'),
    revealed: { ...battleWith('when-revealed'), gone: ['red when-revealed?'] },
    blade: { ...BATTLE, gone: ['red blade?', 'blade-used'] },
    resolve: { ...BATTLE, gone: ['battle-decided', 'blue casualties?', 'units-retreated', 'units-stood-up'] },
    won: { ...battleWith('when-won'), with: { ...ONE, 'red-lord': 'when-won' }, gone: ['red when-won?'] },
    lost: { ...LOST, with: { ...ONE, 'red-lord': 'when-lost' }, gone: ['ability-used', 'power-gained'] },
    outcome: { ...battleWith('when-won'), gone: ['red when-won?'] },
    casualties: { ...BATTLE, gone: ['blue casualties?'], come: ['blue retreat-supply?'] },
    garrison: { ...GARRISON, gone: ['garrison-beaten'] },
    retreat: { ...BATTLE, gone: ['units-retreated', 'units-stood-up'] },
    starve: {
      ...BATTLE,
      answers: { ...BATTLE.answers, 'battle-card': ['plays red-lord', 'plays blue-page'] },
      gone: ['blue retreat-supply?', 'units-destroyed'],
    },
    'fall-back': { ...BATTLE, gone: ['units-retreated', 'units-stood-up'] },
    'take-area': {
      ...BATTLE,
      on: BATTLE.on.replace('1 knight 1 footman', '1 knight 1 footman token'),
      gone: ['control-token-removed'],
    },
    after: { ...battleWith('when-after'), gone: ['ability-used', 'power-gained'] },
    'clean-up': { ...BATTLE, with: ONE, gone: ['cards-laid-aside', 'battle-over'] },
    'lay-aside': { ...BATTLE, gone: ['cards-laid-aside'] },
    sweep: { ...BATTLE, gone: ['battle-over'] },
  },
};

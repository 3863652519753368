import { below, isProblem, rngFromText, type Game } from '@corvo/core';
import { whispers } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { act } from './act.ts';
import { begin, matchOf } from './change.ts';
import { waitedFor } from './clocks/index.ts';
import { lineOf } from './line.ts';
import { keptOf, type Match } from './match.ts';
import { resumed } from './replay.ts';
import { handOver } from './seats.ts';
import { consent, goBack, practise, propose } from './take-back.ts';
import { wayBack, type Way } from './way-back.ts';

const game = whispers as unknown as Game;

/** A match of two people in which one of them may go back alone. */
function withWayAlone(takeBack: 'fair' | 'practice'): { match: Match; person: string; way: Way & { to: number } } {
  const rng = rngFromText('alone');
  const owners = game
    .seats(2)
    .map(seat => ({ seat, person: `person ${seat}`, name: seat, bot: null, resigned: false }));
  const options = game.resolveOptions({}, 2);
  if (isProblem(options)) throw new Error(options.code);
  for (let i = 0; i < 200; i++) {
    let { match } = begin(
      { game, clockwork: null, owners, seed: `${i}`, terms: { takeBack, clock: null } },
      options,
      0,
    );
    for (let moves = 0; moves < 40 && match.state.open.outcome === null; moves++) {
      for (const { person } of owners) {
        const way = wayBack(match, person);
        if (!isProblem(way) && way.kind === 'alone' && way.to > 0) return { match, person, way };
      }
      const waited = waitedFor(match);
      const seat = waited[below(rng, waited.length)]!;
      const view = game.view(match.state, seat);
      const [request] = game.requests(view);
      const given = { seat, request: request!.id, choice: game.sample(view, request!, rng), by: 'person' } as const;
      const change = act(match, given, 0);
      if (!isProblem(change)) ({ match } = change);
    }
  }
  throw new Error('nobody could go back alone');
}

test('CO-1.8 nobody goes back alone to where chance was another: everybody has seen what came of it', () => {
  const { match, person, way } = withWayAlone('fair');
  const at = (drawn: number): string => {
    const found = wayBack({ ...match, drawn }, person);
    return isProblem(found) ? found.code : found.kind;
  };
  expect([at(0), at(way.to), at(way.to + 1)]).toEqual(['alone', 'alone', 'ask']);
});

test('CO-1.8 nobody goes back alone over what another has sealed', () => {
  const { match, person, way } = withWayAlone('fair');
  const lies = (seat: string): string => {
    const found = wayBack({ ...match, sealed: [{ seat, request: 1, choice: {}, text: '', by: 'person' }] }, person);
    return isProblem(found) ? found.code : found.kind;
  };
  const other = match.owners.find(owner => owner.person !== person)!.seat;
  expect([lies(other), lies(way.seat)]).toEqual(['ask', 'withdraw']);
});

test('CO-7.16 where the table agrees to go there, chance is drawn anew although nothing came out since', () => {
  const { match, way } = withWayAlone('fair');
  const agreed = { seat: way.seat, to: way.to, agreed: [] };
  const drawn = way.to + 1;
  expect(goBack(match, agreed, match.base, 0).entry?.redrawn).toBeNull();
  const { entry, match: after } = goBack({ ...match, drawn, redraws: 4 }, agreed, match.base, 0);
  expect(entry?.redrawn).toBe(5);
  expect(after).toMatchObject({ redraws: 5, drawn: match.n + 1, since: match.n + 1 });
});

test('CO-7.14 what a redraw went back to stays in the story when somebody goes back behind it', () => {
  const { match, way } = withWayAlone('practice');
  const alone = { seat: way.seat, to: way.to, agreed: null };
  expect(goBack(match, alone, match.base, 0).voids).toBe(way.to);
  expect(goBack({ ...match, drawn: way.to + 3 }, alone, match.base, 0).voids).toBe(way.to + 3);
});

/** What a command came to, where it must come to something. */
function matchAfter(change: ReturnType<typeof propose>): Match {
  if (isProblem(change)) throw new Error(change.code);
  return change.match;
}

test('CO-7.16 a table is asked five times until its story goes on, and a bot that comes and goes is no going on', () => {
  const { match, person, way } = withWayAlone('fair');
  let asked: Match = { ...match, drawn: way.to + 1 }; // so that the others must be asked
  const again = (): ReturnType<typeof propose> => propose(asked, person, `${asked.wishes}`);
  for (let times = 0; times < 5; times++) {
    asked = matchAfter(again());
    expect(propose(asked, person, 'another')).toMatchObject({ code: 'proposal-open' });
    const no = { id: `${times}`, n: asked.n, agree: false };
    asked = matchAfter(consent(asked, person, no) as ReturnType<typeof propose>);
  }
  expect(again()).toMatchObject({ clause: 'CO-7.16', code: 'asked-enough' });

  const other = asked.owners.find(owner => owner.person !== person)!.seat;
  const away = matchAfter(handOver(asked, other, 'any', false, 0));
  asked = matchAfter(handOver(away, other, null, false, 0));
  expect(again()).toMatchObject({ code: 'asked-enough' });

  const view = game.view(asked.state, way.seat);
  const [request] = game.requests(view);
  const choice = game.sample(view, request!, rngFromText('on'));
  const before = asked;
  asked = matchAfter(act(before, { seat: way.seat, request: request!.id, choice, by: 'person' }, 0));
  const back = { seat: way.seat, to: before.since };
  const alone = goBack(asked, { ...back, agreed: null }, before.base, 0).match;
  expect(propose(alone, person, 'again')).toMatchObject({ code: 'asked-enough' });
  expect(propose({ ...asked, drawn: asked.n + 1 }, person, 'further')).not.toHaveProperty('code');
  const together = goBack(asked, { ...back, agreed: [other] }, before.base, 0).match;
  expect(propose({ ...together, drawn: together.n + 1 }, person, 'agreed')).not.toHaveProperty('code');
});

test('CO-7.17 a practice game is marked as one for good, also when it is over', () => {
  const { match, person } = withWayAlone('fair');
  const owners = match.owners.map(owner => (owner.person === person ? owner : { ...owner, person: null, bot: 'any' }));
  let alone = matchAfter(practise({ ...match, owners }, person));
  const rng = rngFromText('to the end');
  for (let moves = 0; moves < 400 && alone.state.open.outcome === null; moves++) {
    const [seat] = waitedFor(alone);
    const view = game.view(alone.state, seat!);
    const [request] = game.requests(view);
    const choice = game.sample(view, request!, rng);
    alone = matchAfter(act(alone, { seat: seat!, request: request!.id, choice, by: 'person' }, 0));
  }
  expect(alone.state.open.outcome).not.toBeNull();
  expect(alone.terms.takeBack).toBe('practice');
  expect(practise(alone, person)).toMatchObject({ code: 'game-over' });
});

test('CO-7.16 whoever changes what they have sealed lets a proposal stand: nobody may notice', () => {
  const owners = game.seats(2).map(seat => ({ seat, person: seat, name: seat, bot: null, resigned: false }));
  const options = game.resolveOptions({}, 2);
  if (isProblem(options)) throw new Error(options.code);
  const terms = { takeBack: 'fair', clock: null } as const;
  const { match } = begin({ game, clockwork: null, owners, seed: 'sealed', terms }, options, 0);
  const seat = waitedFor(match)[0]!;
  const seal = (of: Match, amount: number): Match => {
    const [request] = game.requests(game.view(of.state, seat));
    return matchAfter(act(of, { seat, request: request!.id, choice: { amount }, by: 'person' }, 0));
  };
  const wish = { id: 'w', by: seat, to: 0, agreed: [], waiting: [] } as unknown as Match['wish'];
  const sealed = seal(match, 0);
  expect(sealed.sealed).toHaveLength(1);
  expect(seal({ ...sealed, wish }, 1)).toMatchObject({ wish, sealed: [{ choice: { amount: 1 } }] });
  expect(seal({ ...match, wish }, 1).wish).toBeNull(); // who answers for the first time plays on
});

test('CO-7.16 a table agrees to go back twenty times more than its game has come to questions, and no oftener', () => {
  const { match, person, way } = withWayAlone('fair');
  let table: Match = { ...match, drawn: way.to + 1 };
  const other = table.owners.find(owner => owner.person !== person)!.seat;
  const again = (): ReturnType<typeof propose> => propose(table, person, 'again');
  /** How often it agrees until it is refused, and how. */
  const backs = (): [number, unknown] => {
    for (let times = 0; ; times++) {
      const asked = again();
      if (isProblem(asked)) return [times, asked.code];
      const back = { seat: way.seat, to: way.to, agreed: [other] };
      const { rewinds, wishes, backs: all, wished } = goBack(asked.match, back, match.base, 0).match;
      table = { ...table, rewinds, wishes, backs: all, wished }; // and played on to the same question
      if (times > 1_000) return [times, 'no end'];
    }
  };
  const { state } = table;
  expect(backs()).toEqual([20 + state.open.requests, 'asked-enough']);
  table = { ...table, state: { ...state, open: { ...state.open, requests: state.open.requests + 2 } } };
  expect(backs()).toEqual([2, 'asked-enough']);
  table = { ...table, state }; // it was there before: that is no further
  expect(backs()).toEqual([0, 'asked-enough']);
});

test('CO-7.15 a match that was kept before agreements were counted counts them from then on', () => {
  const { match } = withWayAlone('fair');
  const { backs, ...kept } = keptOf({ ...match, backs: 3, sealed: [] });
  expect(backs).toBe(3);
  const fresh = matchOf(match, match.base, 0);
  const line = { ...lineOf([]), ...kept };
  expect(resumed(fresh, match.n, line, kept).backs).toBe(0);
  expect(resumed(fresh, match.n, line, { ...kept, backs }).backs).toBe(3);
});

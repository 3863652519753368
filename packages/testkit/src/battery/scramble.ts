import { pick, type Rng, type Seat, type State } from '@corvo/core';
import { byteDifference, short } from '../values/difference.ts';
import { mutate } from '../values/garbage.ts';
import { scramble as scrambleValue } from '../values/scramble.ts';
import { sampleFor } from '../walk/choose.ts';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';
import { looksDifferent } from './audience.ts';
import { asEachViewer } from './viewers.ts';

/** The same state for this viewer, with everything it cannot see taken from another state. */
function withSecretsOf(state: State, other: State, viewer: Seat | null): State {
  const own = Object.fromEntries(
    Object.keys(state.own).map(seat => [
      seat,
      (seat === viewer ? state.own[seat] : other.own[seat]) as State['own'][Seat],
    ]),
  );
  return { open: state.open, hidden: other.hidden, own };
}

/** What a seat asks of the game, apart from its view: every answer must come out the same. */
function answersDiffer(instant: Instant, other: Instant, seat: Seat, rng: Rng): Finding {
  const request = instant.request(seat);
  const twin = other.request(seat);
  if (request === undefined || twin === undefined) return undefined;
  const { game } = instant;
  const [view, hers] = [instant.view(seat), other.view(seat)];
  const stream: Rng = [...rng];
  const choice = sampleFor(instant, seat, rng);
  for (const tried of [choice, mutate(rng, choice), mutate(rng, choice)]) {
    const differs = byteDifference(game.check(view, request, tried), game.check(hers, twin, tried));
    if (differs !== undefined) return `check answers differently about ${short(tried)}: ${differs}`;
  }
  const sampled = byteDifference(choice, game.sample(hers, twin, stream));
  if (sampled !== undefined) return `sample draws differently: ${sampled}`;
  const listed = byteDifference(game.list(view, request, 100), game.list(hers, twin, 100));
  if (listed !== undefined) return `list differs: ${listed}`;
  const late = byteDifference(game.whenLate(view, request), game.whenLate(hers, twin));
  return late === undefined ? undefined : `the late choice differs: ${late}`;
}

/** In another world that looks the same to the seat, the same actions must be taken and refused. */
function takenDiffer(instant: Instant, other: Instant, seat: Seat, rng: Rng): Finding {
  const request = instant.request(seat);
  if (request === undefined) return undefined;
  const action = { seat, request: request.id, choice: sampleFor(instant, seat, rng) };
  const [step, twin] = [instant.game.apply(instant.state, action), instant.game.apply(other.state, action)];
  if (step.ok === twin.ok) return undefined;
  return `${short(action)} is ${step.ok ? 'taken' : 'refused'} here and ${twin.ok ? 'taken' : 'refused'} in another world that looks the same`;
}

/** Secrets that could be true, and secrets that mean nothing at all. */
const WORLDS = ['imagined', 'scrambled'] as const;

function lookAs(instant: Instant, viewer: Seat | null, rng: Rng): Finding {
  const { game, state } = instant;
  for (const how of instant.effort === 'quick' ? [pick(rng, WORLDS)] : WORLDS) {
    const secrets =
      how === 'imagined'
        ? game.imagine(game.view(state, viewer), rng)
        : (scrambleValue(rng, { ...state, open: null }) as State);
    const other = instant.with(withSecretsOf(state, secrets, viewer));
    const finding =
      looksDifferent(instant, other, viewer) ??
      (viewer === null ? undefined : answersDiffer(instant, other, viewer, rng)) ??
      (viewer === null || how !== 'imagined' ? undefined : takenDiffer(instant, other, viewer, rng));
    if (finding !== undefined) return `with ${how} secrets: ${finding}`;
  }
  return undefined;
}

/** Changing what a seat cannot see never changes what it sees, is asked, or may do. */
export const scramble: Property = { name: 'scramble', costly: true, atDecision: asEachViewer(lookAs) };

import { firstEdition } from '@corvo/first-edition';
import { isProblem, type Game, type Plain, type Problem, type Request } from '@corvo/core';
import { table } from '@corvo/testkit';
import type { AreaId, WesterosAsk } from '@corvo/westeros';
import { emptyDraft } from '../../kit/asks/draft.ts';
import { makeWords } from '../../kit/words.ts';
import type { BoardProps } from '../../kit/kit.ts';
import { westerosAsks } from './asks/index.ts';
import type { Desk } from './desk.ts';
import { gestureFor } from './gestures/index.ts';
import { realmIn } from './realm.ts';
import { speakerOf } from './speak.ts';

const firstGame = firstEdition as Game;

/** A desk without a page: what is picked, laid and refused can be looked at. */
export class TestDesk {
  readonly request: Request;
  readonly #game: Game;
  readonly #laid;
  draft: Plain | null;
  held: Pick<Desk, 'area' | 'group' | 'token' | 'note'> = { area: null, group: null, token: null, note: null };

  constructor(position: string, seat: string, moves: readonly string[] = [], rules: Game = firstGame, players = 5) {
    this.#game = rules;
    const laid = table(rules, { players }, `round 10\n${position}`);
    if (moves.length > 0) laid.play(...moves);
    this.#laid = laid;
    const view = rules.view(laid.state, seat);
    const [request] = rules.requests(view);
    if (request === undefined) throw new Error(`${seat} is asked nothing`);
    this.request = request;
    this.draft = emptyDraft(request.ask, westerosAsks);
  }

  get desk(): Desk {
    const { request } = this;
    const game = this.#game;
    const view = game.view(this.#laid.state, request.seat);
    const words = makeWords('en', key => key, game, []);
    const props: BoardProps = {
      game,
      view,
      words,
      sitters: [],
      request,
      draft: this.draft,
      peek: null,
      last: undefined,
      moments: [],
      viewAt: () => undefined,
      onDraft: () => {},
      onPeek: () => {},
      onStray: () => {},
      onCommit: () => {},
    };
    return {
      ...realmIn(view),
      ...this.held,
      props,
      say: speakerOf(game, 'en'),
      ask: request.ask as WesterosAsk,
      why: request.why,
      hold: change => {
        this.held = { ...this.held, note: null, ...change };
      },
      lay: (draft, change = {}) => {
        this.held = { area: null, group: null, token: null, note: null, ...change };
        this.draft = draft ?? emptyDraft(request.ask, westerosAsks);
      },
      check: choice => game.check(view, request, choice),
    };
  }

  /** As the button beside the answer does: it knows the draft, and nothing of what is in the hand. */
  drop(): this {
    this.draft = emptyDraft(this.request.ask, westerosAsks);
    return this;
  }

  pick(...areas: AreaId[]): this {
    for (const area of areas) gestureFor(this.desk).pick(area);
    return this;
  }

  /** The areas that stand out in this way. */
  lit(highlight: string): AreaId[] {
    const { highlights } = gestureFor(this.desk);
    return Object.keys(highlights)
      .filter(area => highlights[area] === highlight)
      .sort();
  }

  get problem(): Problem | undefined {
    const problem = this.draft === null ? undefined : this.desk.check(this.draft);
    return isProblem(problem) ? problem : undefined;
  }
}

import type { Game } from '@corvo/core';
import type { BotQuestion } from '../bots.ts';
import { thinker, type Makers } from '../think.ts';

// The page's types know windows only; this is all that is needed of a worker.
const port = globalThis as unknown as {
  onmessage: ((event: MessageEvent<{ id: number; question: BotQuestion }>) => void) | null;
  postMessage(message: unknown): void;
};

/** Makes this worker the place where the bots of one game think. */
export function thinkAloud(game: Game, makers: Makers): void {
  const think = thinker(game, makers);
  port.onmessage = ({ data: { id, question } }) => {
    try {
      port.postMessage({ id, answer: think(question) });
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}

import type { Plain, Request, View } from '@corvo/core';
import { botWorker } from '../games.ts';
import { afterPaint } from '../../base/lazy/idle.ts';

/** What a bot is asked; only a view travels, so a bot cannot see more than its seat. */
export interface BotQuestion {
  readonly bot: string; // its strength
  readonly view: View;
  readonly request: Request;
  readonly seed: string; // of its chance
}
export interface BotAnswer {
  readonly choice: Plain;
  readonly reason: { readonly key: string; readonly data: Plain };
}

/** Where bots think: a worker in the browser, the same thread in tests. */
export interface Bots {
  decide(question: BotQuestion): Promise<BotAnswer>;
  close(): void;
}

interface Asked {
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** The bots of one game in a Web Worker: they never hold up the page. */
export function workerBots(game: string): Bots {
  const asked = new Map<number, Asked>();
  let worker: Promise<Worker> | undefined;
  let last = 0;
  const start = async (): Promise<Worker> => {
    await afterPaint(); // the table comes first: nobody waits for a bot before they see what it plays on
    const made = await botWorker(game);
    made.onmessage = ({ data }: MessageEvent<{ id: number; answer?: BotAnswer; error?: string }>) => {
      const waiting = asked.get(data.id);
      asked.delete(data.id);
      if (data.answer !== undefined) waiting?.resolve(data.answer);
      else waiting?.reject(new Error(data.error ?? 'the bot gave no answer'));
    };
    made.onerror = event => {
      for (const { reject } of asked.values()) reject(new Error(event.message || 'the bot worker failed'));
      asked.clear();
      worker = undefined;
    };
    return made;
  };
  return {
    decide: question =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++last;
        asked.set(id, { resolve, reject });
        worker.then(
          ready => ready.postMessage({ id, question }),
          (error: unknown) => {
            worker = undefined;
            asked.delete(id);
            reject(error instanceof Error ? error : new Error(String(error)));
          },
        );
      }),
    close() {
      worker?.then(
        ready => ready.terminate(),
        () => undefined,
      );
      worker = undefined;
      asked.clear();
    },
  };
}

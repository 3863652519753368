import { isProblem, problem, type Problem } from '@corvo/core';

/** The server cannot be reached. Games on this device go on. */
export const unreachable = (): Problem => problem('CO-7.14', 'unreachable');

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal; // for questions that somebody waits for
}

/** Asks the server for something; a refusal, or silence, comes back as a problem. */
export async function ask<T>(path: string, asked: Asked = {}): Promise<T | Problem> {
  const answer = await send(path, asked);
  if (answer === undefined) return unreachable();
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && said !== undefined) return said as T; // a line that fell silent half way has said nothing
  return isProblem(said) ? said : unreachable();
}

export async function askText(path: string, asked: Asked = {}): Promise<string | Problem> {
  const answer = await send(path, asked);
  if (answer === undefined) return unreachable();
  if (answer.ok) return answer.text();
  const said: unknown = await answer.json().catch(() => undefined);
  return isProblem(said) ? said : unreachable();
}

async function send(path: string, { body, headers = {}, ...how }: Asked): Promise<Response | undefined> {
  const json =
    body === undefined
      ? { headers }
      : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(path, { credentials: 'same-origin', ...how, ...json });
  } catch {
    return undefined;
  }
}

import { isProblem, problem, type Problem } from '@corvo/core';

/** The server cannot be reached. Games on this device go on. */
export const unreachable = (): Problem => problem('CO-7.14', 'unreachable');

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks the server for something; a refusal, or silence, comes back as a problem. */
export async function ask<T>(path: string, { method = 'GET', body, headers = {} }: Asked = {}): Promise<T | Problem> {
  const answer = await send(path, method, body, headers);
  if (answer === undefined) return unreachable();
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return said as T;
  return isProblem(said) ? said : unreachable();
}

export async function askText(path: string): Promise<string | Problem> {
  const answer = await send(path, 'GET', undefined, {});
  if (answer === undefined) return unreachable();
  if (answer.ok) return answer.text();
  const said: unknown = await answer.json().catch(() => undefined);
  return isProblem(said) ? said : unreachable();
}

async function send(
  path: string,
  method: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const json =
    body === undefined
      ? { headers }
      : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(path, { method, credentials: 'same-origin', ...json });
  } catch {
    return undefined;
  }
}

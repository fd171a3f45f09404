import { setTimeout as pause } from 'node:timers/promises';

/** What the API said in the end: what was asked for, or why not. */
export type Said<Data> = { data: Data; code: '' } | { data: undefined; code: string };

export type StubbornCall = <Data>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Said<Data>>;

/**
 * Calls the API as a stubborn browser does: what is not answered, or was answered that the shop itself failed, is sent again
 * until it is heard.
 * @param base such as `http://127.0.0.1:4300/api/`
 */
export function stubbornClient(base: string): StubbornCall {
  return async <Data>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Said<Data>> => {
    for (;;) {
      const said = await ask<Data>(base + path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (said) return said;
      await pause(20);
    }
  };
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- its caller knows what it asks for
async function ask<Data>(url: string, request: RequestInit): Promise<Said<Data> | undefined> {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(20_000) });
    const read = (await answer.json()) as { isSuccess: boolean; data: Data; code?: string };
    if (read.isSuccess) return { data: read.data, code: '' };
    // A database that is just starting again is a failure that passes.
    return answer.status < 500 ? { data: undefined, code: read.code ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

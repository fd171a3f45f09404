import { setTimeout as pause } from 'node:timers/promises';

/** The final answer of the API: data or an error code. */
export type Reply<Data> = { data: Data; code: '' } | { data: undefined; code: string };

export type RetryingCall = <Data>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply<Data>>;

/**
 * Returns a client that repeats each call until it gets an answer other than a server error.
 * @param base for example `http://127.0.0.1:4300/api/`
 * @param common headers of each call
 */
export function createRetryingClient(base: string, common: Record<string, string> = {}): RetryingCall {
  return async <Data>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply<Data>> => {
    for (;;) {
      const response = await ask<Data>(base + path, {
        method,
        headers: { ...common, ...headers, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (response) return response;
      await pause(20);
    }
  };
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- its caller knows what it asks for
async function ask<Data>(url: string, request: RequestInit): Promise<Reply<Data> | undefined> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(20_000) });
    const read = (await response.json()) as { isSuccess: boolean; data: Data; code?: string };
    if (read.isSuccess) return { data: read.data, code: '' };
    // A database that is restarting is a temporary failure.
    return response.status < 500 ? { data: undefined, code: read.code ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

import { PurgeFailed } from './cdn.ts';

/** ms that a cache has to answer. Shorter than the lease of the queue, so that two processes seldom send the same purge. */
const TIMEOUT_MS = 4000;
/** Characters of an error that are logged. */
const LONGEST_ERROR = 300;

interface PurgeRequest {
  method: 'POST' | 'PURGE';
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/**
 * Sends a purge to a cache.
 * @throws PurgeFailed for a status other than success
 */
export async function sendPurge(url: string, { method, headers, body }: PurgeRequest): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { ...headers },
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok)
    throw new PurgeFailed(
      response.status,
      readRetryAfter(response),
      text
        .replace(/\s+/g, ' ')
        .replace(/<[^>]*>/g, '')
        .slice(0, LONGEST_ERROR),
    );
}

/** Returns the pause of a `Retry-After` in seconds; its other form, a date, is not used for limits. */
function readRetryAfter({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) * 1000 : undefined;
}

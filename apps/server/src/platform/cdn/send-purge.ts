import { PurgeFailed } from './cdn.ts';

/** Time limit in ms for a cache's response. Shorter than the lease of the queue, so that two processes rarely send the same purge. */
const TIMEOUT_MS = 4000;
/** Maximum number of logged characters of an error. */
const MAX_ERROR_LENGTH = 300;

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
        .slice(0, MAX_ERROR_LENGTH),
    );
}

/** Reads a `Retry-After` header in seconds. Providers do not use the date format for rate limits. */
function readRetryAfter({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) * 1000 : undefined;
}

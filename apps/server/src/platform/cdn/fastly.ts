import type { Cdn } from './cdn.ts';
import { splitByCount } from './cdn.ts';
import type { CdnSettings } from './cdn-settings.ts';
import { sendPurge } from './send-purge.ts';

/** Source: "Purge multiple surrogate key tags" in Fastly's API reference, www.fastly.com/documentation/reference/api/purging (read 2026-11). */
const MAX_KEYS = 256;

/**
 * Opens Fastly. Purges by tag are soft: Fastly marks the response as stale and fetches it again. It may send the stale response for the duration of
 * `stale-if-error` if the shop does not respond. Fastly has no soft purge of everything.
 */
export function openFastly({ serviceId, token, apiBase }: NonNullable<CdnSettings['fastly']>): Cdn {
  const service = `${apiBase}/service/${serviceId}`;
  const headers = { 'fastly-key': token, accept: 'application/json' };
  return {
    name: 'fastly',
    splitTags: (tags) => splitByCount(tags, MAX_KEYS),
    // The keys are in the body, because a header could exceed the limit of a proxy.
    purge: (tags) =>
      sendPurge(`${service}/purge`, {
        method: 'POST',
        headers: { ...headers, 'fastly-soft-purge': '1', 'content-type': 'application/json' },
        body: JSON.stringify({ surrogate_keys: tags }),
      }),
    purgeEverything: () => sendPurge(`${service}/purge_all`, { method: 'POST', headers }),
  };
}

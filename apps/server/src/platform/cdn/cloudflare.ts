import type { Cdn } from './cdn.ts';
import { splitByCount } from './cdn.ts';
import type { CdnSettings } from './cdn-settings.ts';
import { sendPurge } from './send-purge.ts';

/** Source: "Max operations per request" in developers.cloudflare.com/cache/how-to/purge-cache (read 2026-11); Enterprise zones may send 500. */
const MAX_TAGS = 100;

/** Opens Cloudflare. It removes purged responses; it has no soft purge. */
export function openCloudflare({ zoneId, token, apiBase }: NonNullable<CdnSettings['cloudflare']>): Cdn {
  const send = (body: object): Promise<void> =>
    sendPurge(`${apiBase}/zones/${zoneId}/purge_cache`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    name: 'cloudflare',
    splitTags: (tags) => splitByCount(tags, MAX_TAGS),
    purge: (tags) => send({ tags }),
    purgeEverything: () => send({ purge_everything: true }),
  };
}

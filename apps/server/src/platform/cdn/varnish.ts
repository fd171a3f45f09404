import { everything } from '../tags/tag-drops.ts';
import type { Cdn } from './cdn.ts';
import { splitByLength } from './cdn.ts';
import { sendPurge } from './send-purge.ts';

/** Varnish rejects a header line of more than 8 kB (parameter `http_req_hdr_len`). */
const MAX_HEADER_LENGTH = 4000;

/**
 * Opens one Varnish server with `deploy/varnish/shop.vcl`. Purges are soft: Varnish fetches the response again, and sends the old one for five
 * minutes if the shop does not respond. The VCL adds the tag `*` to every response.
 * @param origin the address at which Varnish accepts purges
 */
export function openVarnish(origin: string): Cdn {
  const purge = (tags: readonly string[]): Promise<void> =>
    sendPurge(`${origin}/`, { method: 'PURGE', headers: { 'xkey-softpurge': tags.join(' ') } });
  return {
    name: `varnish ${new URL(origin).host}`,
    splitTags: (tags) => splitByLength(tags, MAX_HEADER_LENGTH),
    purge,
    purgeEverything: () => purge([everything]),
  };
}

import type { Cdn } from './cdn.ts';
import type { CdnSettings } from './cdn-settings.ts';
import { openCloudflare } from './cloudflare.ts';
import { openFastly } from './fastly.ts';
import { openVarnish } from './varnish.ts';

/** Opens the configured caches, from the one closest to the shop to the one closest to the visitor. */
export const openCdns = ({ varnish, fastly, cloudflare }: CdnSettings): Cdn[] => [
  ...varnish.map(openVarnish),
  ...(fastly ? [openFastly(fastly)] : []),
  ...(cloudflare ? [openCloudflare(cloudflare)] : []),
];

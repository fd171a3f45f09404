import type { Config } from '#platform/config';
import type { RequestPolicy } from '#platform/requests/safe-request';

const loopbacks = ['localhost', '127.0.0.1', '[::1]'];

/** Timeout for a merchant's system, in ms. */
const MERCHANT_TIMEOUT_MS = 15_000;
/** Timeout for an affiliate's system, in ms: shorter, because it is not trusted. */
const AFFILIATE_TIMEOUT_MS = 5000;
/** Maximum stored length of an answer, in bytes. */
const MAX_STORED_BYTES = 1000;

/** Returns the allowed targets of a delivery: https in the public network; in development also programs on the same machine. */
export function getRequestPolicy(to: { url: string; affiliateId: number | null }, { isLoopback }: Pick<Config, 'isLoopback'>): RequestPolicy {
  const url = URL.canParse(to.url) ? new URL(to.url) : undefined;
  const isHere = isLoopback && url !== undefined && loopbacks.includes(url.hostname);
  return {
    allowedOrigins: isHere ? [url.origin] : [],
    maxBytes: MAX_STORED_BYTES,
    timeoutMs: to.affiliateId === null ? MERCHANT_TIMEOUT_MS : AFFILIATE_TIMEOUT_MS,
  };
}

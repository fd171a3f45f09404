import type { Config } from '#platform/config';
import type { RequestPolicy } from '#platform/safe-request';

const loopbacks = ['localhost', '127.0.0.1', '[::1]'];

/** How long a merchant's own system is waited for, ms. */
const patience = 15_000;
/** The same of an affiliate's, whom the shop does not know. */
const patienceWithStrangers = 5000;
/** Of what it answers, bytes. */
const kept = 1000;

/** Where a delivery may go: over https into the public network; on a laptop also to a program beside the shop. */
export function policyFor(to: { url: string; affiliateId: number | null }, { isLoopback }: Pick<Config, 'isLoopback'>): RequestPolicy {
  const url = URL.canParse(to.url) ? new URL(to.url) : undefined;
  const isHere = isLoopback && url !== undefined && loopbacks.includes(url.hostname);
  return { allowedOrigins: isHere ? [url.origin] : [], maxBytes: kept, timeoutMs: to.affiliateId === null ? patience : patienceWithStrangers };
}

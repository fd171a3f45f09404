import type { Config } from '#platform/config';
import type { RequestPolicy } from '#platform/safe-request';

const loopbacks = ['localhost', '127.0.0.1', '[::1]'];

/** How long a receiver is waited for, ms. */
const patience = 15_000;
/** Of what it answers, bytes. */
const kept = 1000;

/** Where a delivery may go: over https into the public network; on a laptop also to a program beside the shop. */
export function policyFor(address: string, { isLoopback }: Pick<Config, 'isLoopback'>): RequestPolicy {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isHere = isLoopback && url !== undefined && loopbacks.includes(url.hostname);
  return { allowedOrigins: isHere ? [url.origin] : [], maxBytes: kept, timeoutMs: patience };
}

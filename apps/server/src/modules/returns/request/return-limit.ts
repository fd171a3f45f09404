import { createHash } from 'node:crypto';
import { rateLimit } from '#platform/requests/rate-limit';

/** Limits guesses at the proof of a known order number. */
const perOrder = rateLimit({ name: 'return', points: 60, seconds: 60 * 60 });
/** Number of shared counters, so that invented order numbers cannot fill the memory. */
const counters = 100_000;

/**
 * Counts a look-up of an order before it is made, whether or not the order exists.
 * @throws TooManyRequests from the 61st within an hour
 */
export async function countOverviewRequest(orderNumber: string): Promise<void> {
  const hash = createHash('sha256').update(orderNumber.trim().toUpperCase()).digest();
  await perOrder.count(String(hash.readUInt32BE() % counters));
}

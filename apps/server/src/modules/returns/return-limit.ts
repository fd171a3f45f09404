import { createHash } from 'node:crypto';
import { rateLimit } from '#platform/rate-limit';

/** Somebody who has an order number and guesses at what proves it. */
const perOrder = rateLimit({ name: 'return', points: 60, seconds: 60 * 60 });
/** Numbers share this many counters, or made-up ones would fill the memory. */
const counters = 100_000;

/**
 * Counts a look at an order before it is looked at, whether or not there is such an order.
 * @throws TooManyRequests from the 61st within an hour on
 */
export async function countReturnLook(orderNumber: string): Promise<void> {
  const hash = createHash('sha256').update(orderNumber.trim().toUpperCase()).digest();
  await perOrder.count(String(hash.readUInt32BE() % counters));
}

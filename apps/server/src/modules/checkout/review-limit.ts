import { createHash } from 'node:crypto';
import { rateLimit } from '#platform/rate-limit';

/** Somebody who has an order number and guesses at its e-mail. */
const perOrder = rateLimit({ name: 'review', points: 20, seconds: 60 * 60 });
/** Numbers share this many counters, or made-up ones would fill the memory. */
const counters = 100_000;

/**
 * Counts a try at an order before it is looked at, whether or not there is such an order: the refusal tells nothing of that.
 * @throws TooManyRequests from the 21st within an hour on
 */
export async function countReviewTry(orderNumber: string): Promise<void> {
  const hash = createHash('sha256').update(orderNumber.trim().toUpperCase()).digest();
  await perOrder.count(String(hash.readUInt32BE() % counters));
}

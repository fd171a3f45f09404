import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#kit/errors';

const hour = 60 * 60;
/** Somebody who has an order number and guesses at its e-mail. */
const perOrder = new RateLimiterMemory({ points: 20, duration: hour });
/** Numbers share this many counters, or made-up ones would fill the memory. */
const counters = 100_000;

/**
 * Counts a try at an order before it is looked at, whether or not there is such an order: the refusal tells nothing of that.
 * @throws TooManyRequests from the 21st within an hour on
 */
export async function countReviewTry(orderNumber: string): Promise<void> {
  const hash = createHash('sha256').update(orderNumber.trim().toUpperCase()).digest();
  try {
    await perOrder.consume(hash.readUInt32BE() % counters);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw new TooManyRequests({ retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
    throw refusal;
  }
}

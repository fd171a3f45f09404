import { ShopError } from '#kit/errors';
import { computeGrowingDelay, rateLimit, getSharedKey } from '#platform/requests/rate-limit';

const quarterOfAnHour = 15 * 60;

/** Draft saves per cart: each field is saved as it is entered, and may be changed often. */
const draftsOfCart = rateLimit({ name: 'draft', points: 600, seconds: quarterOfAnHour });
/** Order attempts per cart; a page without a response retries by itself. */
const attemptsOfCart = rateLimit({ name: 'place-cart', points: 60, seconds: quarterOfAnHour });
/** Unpaid online orders per address: a sign of card testing. Many people in an office may share an address. */
const unpaidOfAddress = computeGrowingDelay({ name: 'place-address', free: 30, first: 10, longest: quarterOfAnHour });
/** Cart transfers per address, which many people in an office may share. */
const transfersOfAddress = rateLimit({ name: 'cart-transfer', points: 120, seconds: quarterOfAnHour });
/** Each payment improves the count of its address once, however often the return page is opened. */
const countedPayments = rateLimit({ name: 'place-paid', points: 1, seconds: 24 * 60 * 60 });
/** Number of unpaid orders that one paid order compensates. */
const PAID_ORDER_CREDIT = 5;

/** @throws TooManyRequests */
export const countDraft = (cartId: string): Promise<void> => draftsOfCart.count(getSharedKey(cartId));

/** @throws TooManyRequests */
export async function countTransfer(rateLimitKey: string | undefined): Promise<void> {
  if (rateLimitKey !== undefined) await transfersOfAddress.count(rateLimitKey);
}

/**
 * Runs an order attempt unless its cart has had too many, or its address has too many unpaid orders. A refused order and one without
 * online payment do not count against the address.
 * @param rateLimitKey from `buildAnonymousRateLimitKey`
 * @throws TooManyRequests
 */
export async function countAttempt<Placed extends { payUrl: string | null }>(
  { cartId, rateLimitKey }: { cartId: string; rateLimitKey: string | undefined },
  place: () => Promise<Placed>,
): Promise<Placed> {
  await attemptsOfCart.count(getSharedKey(cartId));
  if (rateLimitKey !== undefined) await unpaidOfAddress.count(rateLimitKey);
  let isUnpaid = false;
  try {
    const placed = await place();
    isUnpaid = placed.payUrl !== null;
    return placed;
  } catch (error) {
    // An error of the server is not counted.
    if (!(error instanceof ShopError)) await attemptsOfCart.giveBack(getSharedKey(cartId));
    throw error;
  } finally {
    if (rateLimitKey !== undefined && !isUnpaid) await unpaidOfAddress.giveBack(rateLimitKey);
  }
}

/** Reduces the count of an address after a payment: card testers seldom pay. */
export async function countPaid({ sessionId, rateLimitKey }: { sessionId: string; rateLimitKey: string | undefined }): Promise<void> {
  if (rateLimitKey !== undefined && (await countedPayments.isWithin(sessionId))) await unpaidOfAddress.giveBack(rateLimitKey, PAID_ORDER_CREDIT);
}

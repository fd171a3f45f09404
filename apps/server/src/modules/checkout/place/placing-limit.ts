import { toCanonicalEmail } from '#kit/canonical-email';
import { ShopError } from '#kit/errors';
import { isPaidOnDelivery } from '#modules/payments';
import { countEach, delayLimit, rateLimit, getSharedKey, releaseEach, type Count } from '#platform/requests/rate-limit';

/** The fields of the order form by which cash orders are counted, as typed. */
interface Buyer {
  email?: string | undefined;
  phone?: string | undefined;
  paymentMethod?: string | undefined;
}

/** Draft saves per cart: each field is saved as it is entered, and may be changed often. */
const draftsOfCart = rateLimit('draft');
/** Order attempts per cart; a page without a response retries by itself. */
const attemptsOfCart = rateLimit('place-cart');
/** Unpaid online orders per network address: a sign of card testing. Many people in an office may share an address. */
const unpaidOfAddress = delayLimit('place-address');
/** Orders paid on delivery per email address and per phone number: each is packed unpaid, and its emails go to that address. */
const cashOfEmail = rateLimit('place-cash-email');
const cashOfPhone = rateLimit('place-cash-phone');
/** Orders paid on delivery per network address, which many people in an office may share. */
const cashOfAddress = rateLimit('place-cash-address');
/** Cart transfers per network address, which many people in an office may share. */
const transfersOfAddress = rateLimit('cart-transfer');
/** Each payment reduces the count of its address once, regardless of how often the return page is opened. */
const countedPayments = rateLimit('place-paid');
/** Number of unpaid orders that one paid order compensates. */
const PAID_ORDER_CREDIT = 5;

/** @throws TooManyRequests */
export const countDraft = (cartId: string): Promise<void> => draftsOfCart.count(getSharedKey(cartId));

/** @throws TooManyRequests */
export async function countTransfer(rateLimitKey: string | undefined): Promise<void> {
  if (rateLimitKey !== undefined) await transfersOfAddress.count(rateLimitKey);
}

/**
 * Runs an order attempt unless its cart has had too many, its address has too many unpaid orders, or its network address, email
 * address or phone number has too many orders paid on delivery. A refused order does not count.
 * @param rateLimitKey from `buildAnonymousRateLimitKey`
 * @throws TooManyRequests
 */
export async function countAttempt<Placed extends { payUrl: string | null }>(
  { cartId, rateLimitKey, form }: { cartId: string; rateLimitKey: string | undefined; form: Buyer },
  place: () => Promise<Placed>,
): Promise<Placed> {
  const isCash = isPaidOnDelivery(form.paymentMethod ?? '');
  const attempt: Count = [attemptsOfCart, getSharedKey(cartId)];
  const cash = isCash && rateLimitKey !== undefined ? listCashCounts(rateLimitKey, form) : [];
  await countEach([attempt, ...cash]);
  const unpaidKey = isCash ? undefined : rateLimitKey;
  if (unpaidKey !== undefined) await unpaidOfAddress.count(unpaidKey);
  let placed: Placed | undefined;
  try {
    placed = await place();
    return placed;
  } catch (error) {
    // An error of the server is not counted.
    if (!(error instanceof ShopError)) await releaseEach([attempt]);
    throw error;
  } finally {
    if (unpaidKey !== undefined && !placed?.payUrl) await unpaidOfAddress.release(unpaidKey);
    if (!placed) await releaseEach(cash);
  }
}

const listCashCounts = (rateLimitKey: string, { email, phone }: Buyer): Count[] => [
  [cashOfAddress, getSharedKey(rateLimitKey)],
  [cashOfEmail, getSharedKey(toCanonicalEmail(email ?? ''))],
  [cashOfPhone, getSharedKey((phone ?? '').replace(/\D/g, '').slice(-9))],
];

/** Reduces the count of an address after a payment: card testers seldom pay. */
export async function countPaid({ sessionId, rateLimitKey }: { sessionId: string; rateLimitKey: string | undefined }): Promise<void> {
  if (rateLimitKey !== undefined && (await countedPayments.isWithin(sessionId))) await unpaidOfAddress.release(rateLimitKey, PAID_ORDER_CREDIT);
}

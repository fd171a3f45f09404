import { rateLimit, getSharedKey } from '#platform/requests/rate-limit';

/** Guesses at the email address or invoice number of one order. */
const perOrder = rateLimit({ name: 'order-proof', points: 20, seconds: 60 * 60 });
/** Guesses at order numbers from one address, which many people in an office may share. */
const perAddress = rateLimit({ name: 'order-proof-address', points: 60, seconds: 15 * 60 });

/**
 * Counts an attempt to open an order before the order is looked up, so that a refusal does not reveal whether it exists.
 * @param rateLimitKey from `buildAnonymousRateLimitKey`
 * @returns a function that undoes the count, for a correct proof
 * @throws TooManyRequests from the 21st wrong proof within an hour on
 */
export async function countOrderProof({
  orderNumber,
  rateLimitKey,
}: {
  orderNumber: string;
  rateLimitKey?: string | undefined;
}): Promise<() => Promise<void>> {
  const counter = getSharedKey(orderNumber.trim().toUpperCase());
  if (rateLimitKey !== undefined) await perAddress.count(rateLimitKey);
  await perOrder.count(counter);
  return async () => {
    if (rateLimitKey !== undefined) await perAddress.giveBack(rateLimitKey);
    await perOrder.giveBack(counter);
  };
}

import { rateLimit, sharedKey } from '#platform/rate-limit';

/** Somebody who has an order number and guesses at its e-mail or invoice. */
const perOrder = rateLimit({ name: 'order-proof', points: 20, seconds: 60 * 60 });
/** Somebody who guesses at order numbers, from an address that a whole office may share. */
const perAddress = rateLimit({ name: 'order-proof-address', points: 60, seconds: 15 * 60 });

/**
 * Counts a try at an order before it is looked at, whether or not there is such an order: the refusal tells nothing of that.
 * @param stranger as `strangerOf` gives it
 * @returns forgives it, for one that was right
 * @throws TooManyRequests from the 21st wrong one within an hour on
 */
export async function countOrderProof({
  orderNumber,
  stranger,
}: {
  orderNumber: string;
  stranger?: string | undefined;
}): Promise<() => Promise<void>> {
  const counter = sharedKey(orderNumber.trim().toUpperCase());
  if (stranger !== undefined) await perAddress.count(stranger);
  await perOrder.count(counter);
  return async () => {
    if (stranger !== undefined) await perAddress.giveBack(stranger);
    await perOrder.giveBack(counter);
  };
}

import { ShopError } from '#kit/errors';
import { growingDelay, rateLimit, sharedKey } from '#platform/rate-limit';

const quarterOfAnHour = 15 * 60;

/** One cart's drafts: what is typed is saved field by field, and a picky shopper goes through them more than once. */
const draftsOfCart = rateLimit({ name: 'draft', points: 600, seconds: quarterOfAnHour });
/** One cart's presses of the button; a page that gets no answer presses again by itself. */
const pressesOfCart = rateLimit({ name: 'place-cart', points: 60, seconds: quarterOfAnHour });
/** One address's orders that were to be paid online and were not: whoever tries cards makes many. An office may share an address. */
const unpaidOfAddress = growingDelay({ name: 'place-address', free: 30, first: 10, longest: quarterOfAnHour });
/** Carts that are taken to another country from one address, which an office may share. */
const handOversOfAddress = rateLimit({ name: 'hand-over', points: 120, seconds: quarterOfAnHour });
/** Each payment speaks for its address once, however often its shopper looks at the page after it. */
const heardPayments = rateLimit({ name: 'place-paid', points: 1, seconds: 24 * 60 * 60 });
/** Unpaid orders that a paid one outweighs. */
const OUTWEIGHED = 5;

/** @throws TooManyRequests */
export const countDraft = (cartId: string): Promise<void> => draftsOfCart.count(sharedKey(cartId));

/** @throws TooManyRequests */
export async function countHandOver(stranger: string | undefined): Promise<void> {
  if (stranger !== undefined) await handOversOfAddress.count(stranger);
}

/**
 * Lets a press of the order button through, unless its cart presses without end, or its address has had many orders that
 * nobody paid. What is refused, or needs no payment first, does not count against the address.
 * @param stranger as `strangerOf` gives it
 * @throws TooManyRequests
 */
export async function countPress<Placed extends { payUrl: string | null }>(
  { cartId, stranger }: { cartId: string; stranger: string | undefined },
  place: () => Promise<Placed>,
): Promise<Placed> {
  await pressesOfCart.count(sharedKey(cartId));
  if (stranger !== undefined) await unpaidOfAddress.count(stranger);
  let isUnpaid = false;
  try {
    const placed = await place();
    isUnpaid = placed.payUrl !== null;
    return placed;
  } catch (error) {
    // What failed on our side is not the shopper's doing.
    if (!(error instanceof ShopError)) await pressesOfCart.giveBack(sharedKey(cartId));
    throw error;
  } finally {
    if (stranger !== undefined && !isUnpaid) await unpaidOfAddress.giveBack(stranger);
  }
}

/** Hears that somebody at an address has paid: those who try cards seldom do. */
export async function countPaid({ sessionId, stranger }: { sessionId: string; stranger: string | undefined }): Promise<void> {
  if (stranger !== undefined && (await heardPayments.isWithin(sessionId))) await unpaidOfAddress.giveBack(stranger, OUTWEIGHED);
}

import { paymentTerms } from '#modules/countries';
import type { PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';

/** Tells whether an order waits for confirmation by staff. An order that is paid online waits for its payment instead. */
export async function isWaitingForConfirmation(db: Db, { status, countryId, paymentMethod }: PlacedOrderRow): Promise<boolean> {
  if (status !== 'PENDING') return false;
  const methods = await paymentTerms(db, countryId);
  return methods.find(({ code }) => code === paymentMethod)?.provider === 'none';
}

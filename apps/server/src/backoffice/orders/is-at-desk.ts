import { paymentTerms } from '#modules/countries';
import type { PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';

/** Whether an order waits for a person to let it through; one that is paid online waits for its money. */
export async function isAtDesk(db: Db, { status, countryId, paymentMethod }: PlacedOrderRow): Promise<boolean> {
  if (status !== 'PENDING') return false;
  const methods = await paymentTerms(db, countryId);
  return methods.find(({ code }) => code === paymentMethod)?.provider === 'none';
}

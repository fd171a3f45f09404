import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { getCountry, isVatIdOfUnion } from '#modules/countries';
import { listOrdersById } from '#modules/orders';
import type { Services } from '#platform/services';
import { vatIdChecks } from '../tables.ts';
import { askVies } from './ask-vies.ts';
import { findSellerVatId } from './find-exempt-buyer.ts';

/**
 * Checks with VIES whether the VAT id of an order's buyer is registered, and stores the answer. While VIES does not answer, the order is flagged as
 * unchecked. Orders without a VAT id of the European Union are skipped, and exempt ones, whose VAT id was confirmed when they were placed.
 * @throws ViesUnavailable after flagging the order, so that the job retries
 */
export async function checkVatId({ db, config }: Pick<Services, 'db' | 'config'>, orderId: number): Promise<void> {
  const [order] = await listOrdersById(db, [orderId]);
  if (!order || order.isIntraCommunity) return;
  const vatId = order.billingAddress.vatNumber;
  if (!isVatIdOfUnion(vatId)) {
    await db.delete(vatIdChecks).where(eq(vatIdChecks.orderId, orderId));
    return;
  }
  const save = async (check: Omit<typeof vatIdChecks.$inferInsert, 'orderId' | 'checkedAt'>) => {
    const row = { ...check, checkedAt: now() };
    await db
      .insert(vatIdChecks)
      .values({ orderId, ...row })
      .onConflictDoUpdate({ target: vatIdChecks.orderId, set: row });
  };
  await save({ status: 'unchecked', consultation: '' });
  if (config.viesUrl === undefined) return;
  const requester = findSellerVatId(await getCountry(db, order.countryId));
  const { isValid, consultation } = await askVies({ baseUrl: config.viesUrl, vatId, requester });
  await save({ status: isValid ? 'valid' : 'invalid', consultation });
}

import { getCountry, toLocalDay } from '#modules/countries';
import type { PlacedOrderRow } from '#modules/orders';
import { findVoucher } from '#modules/payments';
import type { Db } from '#platform/database';
import type { Order } from '#contracts/orders';

/** Returns the details for paying an order later, with the last day in the country's time zone. @returns null if no payment is expected */
export async function readVoucher(db: Db, { orderNumber, countryId, status }: PlacedOrderRow): Promise<Order['voucher']> {
  const voucher = status === 'PENDING' ? await findVoucher(db, orderNumber) : null;
  if (!voucher) return null;
  const { timeZone } = await getCountry(db, countryId);
  return { ...voucher, payBy: voucher.payBy && toLocalDay(timeZone, new Date(voucher.payBy)) };
}

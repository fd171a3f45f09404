import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { invoiceCounters, orders } from './tables.ts';

/**
 * Gives a confirmed order the next invoice number of its country and year: `SI-2026-000001`, without gaps.
 * The counter's row is hot: this must be the last statement of its transaction, so that it is locked for no longer
 * than the commit takes. A transaction that fails gives its number back.
 * @param year by the country's calendar
 */
export async function assignInvoiceNumber(
  tx: Tx,
  { orderId, countryCode, year }: { orderId: number; countryCode: string; year: number },
): Promise<string> {
  const { rows } = await tx.execute<{ invoice_number: string }>(sql`
    with next as (
      insert into ${invoiceCounters} (country_code, year, last) values (${countryCode}, ${year}, 1)
      on conflict (country_code, year) do update set last = ${invoiceCounters}.last + 1
      returning last
    )
    update ${orders} set invoice_number = ${`${countryCode}-${year}-`}::text || lpad(next.last::text, greatest(6, length(next.last::text)), '0')
    from next where ${orders.id} = ${orderId}
    returning invoice_number`);
  const [row] = rows;
  if (!row) throw new Error(`order ${orderId} is not there to be given a number`);
  return row.invoice_number;
}

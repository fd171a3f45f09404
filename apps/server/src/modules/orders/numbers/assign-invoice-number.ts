import { sql } from 'drizzle-orm';
import { preparedSql } from '#platform/sql/prepared';
import type { Tx } from '#platform/transaction';
import { invoiceCounters, orders } from '../tables.ts';

const nextNumber = preparedSql<{ invoice_number: string }>(
  'next invoice number',
  sql`with next as (
    insert into ${invoiceCounters} (country_code, year, last) values (${sql.placeholder('countryCode')}, ${sql.placeholder('year')}, 1)
    on conflict (country_code, year) do update set last = ${invoiceCounters}.last + 1
    returning last
  )
  update ${orders} set invoice_number = ${sql.placeholder('prefix')}::text || lpad(next.last::text, greatest(6, length(next.last::text)), '0')
  from next where ${orders.id} = ${sql.placeholder('orderId')}
  returning invoice_number`,
);

/**
 * Assigns the next invoice number of its country and year to a confirmed order: `SI-2026-000001`, without gaps. Must be the last statement
 * of its transaction, because it locks the heavily contended counter row. A rollback releases the number.
 * @param year by the country's calendar
 */
export async function assignInvoiceNumber(
  tx: Tx,
  { orderId, countryCode, year }: { orderId: number; countryCode: string; year: number },
): Promise<string> {
  const [row] = await nextNumber(tx, { orderId, countryCode, year, prefix: `${countryCode}-${year}-` });
  if (!row) throw new Error(`order ${orderId} does not exist, so it gets no invoice number`);
  return row.invoice_number;
}

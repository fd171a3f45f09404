import { sql } from 'drizzle-orm';
import { preparedSql } from '#platform/prepared';
import type { Tx } from '#platform/transaction';
import { invoiceCounters, orders } from './tables.ts';

const takeNext = preparedSql<{ invoice_number: string }>(
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
 * Gives a confirmed order the next invoice number of its country and year: `SI-2026-000001`, without gaps.
 * The counter's row is hot: this must be the last statement of its transaction, so that it is locked for no longer
 * than the commit takes. A transaction that fails gives its number back.
 * @param year by the country's calendar
 */
export async function assignInvoiceNumber(
  tx: Tx,
  { orderId, countryCode, year }: { orderId: number; countryCode: string; year: number },
): Promise<string> {
  const [row] = await takeNext(tx, { orderId, countryCode, year, prefix: `${countryCode}-${year}-` });
  if (!row) throw new Error(`order ${orderId} is not there to be given a number`);
  return row.invoice_number;
}

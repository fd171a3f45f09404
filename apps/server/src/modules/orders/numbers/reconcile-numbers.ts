import { sql } from 'drizzle-orm';
import type { ReconciliationCheck } from '#platform/sql/reconciliation-checks';
import { invoiceCounters, orderEvents, orders } from '../tables.ts';

/** All assigned numbers by country and year, including the former numbers of edited orders. */
const numbers = sql`
  select substr(invoice_number, 1, 2) as country_code, substr(invoice_number, 4, 4)::int as year, substr(invoice_number, 9)::int as number
  from (select invoice_number from ${orders} union all select "from" from ${orderEvents} where kind = 'invoice') as numbered
  where invoice_number ~ '^[A-Z]{2}-\\d{4}-\\d{6,9}$'`;

/** Checks that confirmed orders have an invoice number and that there are no gaps. The database prevents duplicates. */
export const invoiceRules: readonly ReconciliationCheck[] = [
  {
    name: 'invoice-missing',
    broken: sql`
      select format('order %s', order_number) as about,
        case when invoice_number is null then format('it is %s and has no invoice number', status)
          else format('it is %s and has the invoice number %s', status, invoice_number) end as problem
      from ${orders}
      where (invoice_number is null and status not in ('PENDING', 'CANCELLED'))
        or (invoice_number is not null and (status = 'PENDING' or invoice_number !~ '^[A-Z]{2}-\\d{4}-\\d{6,9}$'))`,
  },
  {
    name: 'invoice-counter',
    broken: sql`
      select format('invoices %s-%s', country_code, year) as about,
        format('the counter is %s, but the last number is %s', coalesce(counter.last, 0), coalesce(series.last, 0)) as problem
      from ${invoiceCounters} as counter
      full join (select country_code, year, max(number) as last from (${numbers}) as given group by country_code, year) as series
        using (country_code, year)
      where counter.last is distinct from series.last`,
  },
  {
    name: 'invoice-gap',
    broken: sql`
      with given as (${numbers}),
        series as (select country_code, year, max(number) as last from given group by country_code, year having count(*) <> max(number))
      select format('invoice %s-%s-%s', country_code, year, lpad(number::text, 6, '0')) as about, 'no order has this number' as problem
      from series cross join lateral generate_series(1, last) as missing (number)
      where not exists (
        select from given
        where given.country_code = series.country_code and given.year = series.year and given.number = missing.number)
      order by country_code, year, number`,
  },
];

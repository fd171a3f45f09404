import { sql, type SQL } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { orderChecks } from '#modules/orders';
import { runChecks, readFigures, type ReconciliationCheck, type ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Db } from '#platform/database';
import { creditNote } from './kinds/credit-note.ts';
import { buildSignOfKind } from './kinds/document-kinds.ts';
import { invoice } from './kinds/invoice.ts';
import { creditNoteCounters, documents, vatIdChecks } from './tables.ts';

/** How long the job that writes a document may take, in ms. */
const BY_JOB = minutes(60);

/** Checks that each numbered order has its invoice, that credit notes have no gaps, and that nothing is credited twice. Minor units. */
export async function reconcileDocuments(db: Db): Promise<ReconciliationResult> {
  return {
    figures: await readFigures(
      db,
      sql`select kind || 's, ' || currency as name, format('%s documents, %s', count(*), sum(total)) as figure
        from ${documents} group by kind, currency order by kind desc, currency`,
    ),
    discrepancies: await runChecks(db, buildChecks(new Date(now().getTime() - BY_JOB))),
  };
}

const creditNumbers = sql`
  select substr(number, 1, 2) as country_code, substr(number, 4, 4)::int as year, substr(number, 10)::int as number
  from ${documents} where kind = ${creditNote.code} and number ~ '^[A-Z]{2}-\\d{4}-C\\d{6,9}$'`;

const buildVatIdChecks = (jobsBefore: Date): ReconciliationCheck[] => [
  {
    name: 'vat-id-check',
    broken: sql`
      select format('order %s', placed.order_number) as about, 'VIES has not confirmed the VAT id of the buyer yet' as problem, true as is_waiting
      from (${orderChecks}) as placed join ${vatIdChecks} as checked on checked.order_id = placed.id
      where checked.status = 'unchecked' and checked.checked_at < ${jobsBefore.toISOString()}::timestamptz`,
  },
  {
    name: 'exempt-order',
    broken: sql`
      select format('order %s', placed.order_number) as about, 'it is exempt from VAT, but VIES has not confirmed the VAT id of the buyer' as problem
      from (${orderChecks}) as placed left join ${vatIdChecks} as checked on checked.order_id = placed.id
      where placed.is_intra_community and (checked.status is distinct from 'valid' or placed.vat <> 0)`,
  },
];

const buildChecks = (jobsBefore: Date): ReconciliationCheck[] => [
  ...buildVatIdChecks(jobsBefore),
  {
    name: 'invoice-document',
    broken: sql`
      select format('order %s', placed.order_number) as about, format('invoice %s is not written', placed.invoice_number) as problem,
        placed.moved_at > ${jobsBefore.toISOString()}::timestamptz as is_waiting
      from (${orderChecks}) as placed
      left join ${documents} as invoice on invoice.order_id = placed.id and invoice.kind = ${invoice.code} and (invoice.number = placed.invoice_number or not placed.is_edited)
      where placed.invoice_number is not null and invoice.id is null`,
  },
  {
    name: 'invoice-sum',
    broken: sql`
      select format('order %s', placed.order_number) as about,
        format('it is %s %s with %s VAT, its invoice %s is %s %s with %s', placed.total, placed.currency, placed.vat,
          invoice.number, invoice.total, invoice.currency, invoice.vat) as problem
      from (${orderChecks}) as placed join lateral (
        select * from ${documents} as written where written.order_id = placed.id and written.kind = ${invoice.code} order by written.id desc limit 1
      ) as invoice on invoice.number = placed.invoice_number or not placed.is_edited
      where invoice.total <> placed.total or invoice.vat <> placed.vat or invoice.currency <> placed.currency
        or invoice.number is distinct from placed.invoice_number`,
  },
  {
    name: 'credit-sum',
    broken: sql`
      select format('order %s', placed.order_number) as about,
        format('its status is %s; of %s %s, %s are credited', placed.status, coalesce(invoiced, 0), placed.currency, coalesce(credited, 0)) as problem,
        coalesce(credited, 0) < coalesce(invoiced, 0) and placed.moved_at > ${jobsBefore.toISOString()}::timestamptz as is_waiting
      from (${orderChecks}) as placed
      join (
        select order_id, sum(total) filter (where kind = ${invoice.code}) as invoiced, sum(total) filter (where kind = ${creditNote.code}) as credited
        from ${documents} group by order_id
      ) as issued on issued.order_id = placed.id
      where coalesce(credited, 0) > coalesce(invoiced, 0) or (placed.status = 'CANCELLED' and coalesce(credited, 0) < invoiced)`,
  },
  {
    name: 'credit-gap',
    broken: sql`
      with given as (${creditNumbers}),
        series as (
          select country_code, year, coalesce(counter.last, 0) as last, coalesce(highest, 0) as highest, coalesce(many, 0) as many
          from ${creditNoteCounters} as counter
          full join (select country_code, year, max(number) as highest, count(*) as many from given group by country_code, year) as found
            using (country_code, year)
        )
      select format('credit notes %s-%s', country_code, year) as about,
        format('the counter is %s, but the last of %s numbers is %s', last, many, highest) as problem
      from series where last <> highest or many <> highest`,
  },
];

/**
 * The lines of all credit notes: a query of `order_id, invoice_number, cause, order_line_id, quantity, total, vat`. `invoice_number` is that of
 * the corrected invoice, and `order_line_id` is null for the cash rounding. Amounts in minor units, `total` with VAT.
 */
export const creditedLines: SQL = sql`
  select order_id, content #>> '{corrects,number}' as invoice_number, cause, (line ->> 'orderLineId')::int as order_line_id,
    (line ->> 'quantity')::int as quantity, (line ->> 'total')::bigint as total, (line ->> 'vat')::bigint as vat
  from ${documents}, jsonb_array_elements(content -> 'lines') as line where kind = ${creditNote.code}`;

/** Credited amounts by cause: a query of `order_id, cause, total`. */
export const creditsByCause: SQL = sql`select order_id, cause, total from ${documents} where kind = ${creditNote.code}`;

/** The days on which the documents of orders were issued: a query of `order_id, day`. */
export const documentDays: SQL = sql`select order_id, issued_on as day from ${documents}`;

/** The VAT of all documents, credit notes subtracted: a query of `day, country_id, currency, vat`. Amounts in minor units. */
export const vatByDay: SQL = sql`
  select issued_on as day, country_id, currency, sum(${buildSignOfKind(documents.kind)} * vat) as vat from ${documents} group by 1, 2, 3`;

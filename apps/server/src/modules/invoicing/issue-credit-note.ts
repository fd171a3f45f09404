import { and, asc, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { dayIn, getCountry } from '#modules/countries';
import { lockOrderById } from '#modules/orders';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { creditLines, restToCredit, type LineToCredit } from './credit-lines.ts';
import { NoInvoice } from './errors.ts';
import type { PaperContent } from './paper-content.ts';
import { creditNoteCounters, papers } from './tables.ts';
import { vatOf } from './vat-of.ts';
import { findByCause, writeInvoice, type PaperRow } from './write-invoice.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A credit note was issued: less is kept of the order than before. */
    'paper.credited': { orderId: number };
  }
}

export interface Credit {
  orderId: number;
  /** What it is for, such as `return RET-1`, unique in the whole shop: the same cause issues one credit note. */
  cause: string;
  /** Goods, delivery and cash-on-delivery lines alike. `all`: whatever is left of the invoice. */
  lines: readonly LineToCredit[] | 'all';
}

/**
 * Issues a credit note with the next number of its country and year (`SI-2026-C000001`), without gaps: the counter's row is
 * taken by the statement that writes the paper, and a transaction that fails gives the number back. That row is hot, so this
 * must be the LAST statement of its transaction. Amounts are minor units, VAT included; the VAT in them is worked out here.
 * The rounding of a cash total goes back with the last of its lines. The order is locked.
 * @returns its number; the one that this cause has already, if it has; null where nothing is left to credit
 * @throws NoInvoice for an order that was never confirmed
 * @throws CreditExceedsInvoice for more than is left of a line
 */
export async function issueCreditNote(tx: Tx, { orderId, cause, lines }: Credit): Promise<string | null> {
  await lockOrderById(tx, orderId);
  const issued = await findByCause(tx, cause);
  if (issued) return issued.number;
  const invoice = await writeInvoice(tx, orderId);
  if (!invoice) throw new NoInvoice(orderId);
  const notes = await creditNotesOf(tx, orderId);
  // An edited order had another invoice before, with credit notes of its own.
  const earlier = notes.map(({ content }) => content).filter(({ corrects }) => corrects?.number === invoice.number);
  const credited = creditLines(invoice.content, earlier, lines === 'all' ? restToCredit(invoice.content, earlier) : lines);
  if (credited.length === 0) return null;
  const country = await getCountry(tx, invoice.countryId);
  const content: PaperContent = {
    ...invoice.content,
    issuedOn: dayIn(country.timeZone, now()),
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    lines: credited,
    vat: vatOf(credited),
    total: credited.reduce((sum, { total }) => sum + total, 0),
    second: null,
  };
  await publish(tx, { type: 'paper.credited', payload: { orderId } });
  return writeNumbered(tx, { invoice, cause, content, countryCode: country.code });
}

const creditNotesOf = (tx: Tx, orderId: number): Promise<PaperRow[]> =>
  tx
    .select()
    .from(papers)
    .where(and(eq(papers.orderId, orderId), eq(papers.kind, 'credit-note')))
    .orderBy(asc(papers.id));

interface NumberedPaper {
  invoice: PaperRow;
  cause: string;
  content: PaperContent;
  countryCode: string;
}

/** Takes the number and writes the paper in one statement. */
async function writeNumbered(tx: Tx, { invoice, cause, content, countryCode }: NumberedPaper): Promise<string> {
  const year = Number(content.issuedOn.slice(0, 4));
  const vat = content.vat.reduce((sum, { amount }) => sum + amount, 0);
  const { rows } = await tx.execute<{ number: string }>(sql`
    with next as (
      insert into ${creditNoteCounters} (country_code, year, last) values (${countryCode}, ${year}, 1)
      on conflict (country_code, year) do update set last = ${creditNoteCounters}.last + 1
      returning last
    )
    insert into ${papers} (kind, number, order_id, cause, country_id, language_id, currency, issued_on, total, vat, content, created_at)
    select 'credit-note', ${`${countryCode}-${year}-C`}::text || lpad(next.last::text, greatest(6, length(next.last::text)), '0'),
      ${invoice.orderId}::int, ${cause}::text, ${invoice.countryId}::int, ${invoice.languageId}::int, ${invoice.currency}::text,
      ${content.issuedOn}::date, ${content.total}::int, ${vat}::int, ${JSON.stringify(content)}::jsonb, ${now().toISOString()}::timestamptz
    from next
    returning number`);
  const [row] = rows;
  if (!row) throw new Error(`no credit note was written for ${cause}`);
  return row.number;
}

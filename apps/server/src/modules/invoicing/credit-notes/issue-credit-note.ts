import { and, asc, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { toLocalDay, getCountry, getCurrency } from '#modules/countries';
import { lockOrderById } from '#modules/orders';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import type { LineToCredit } from './credit-lines.ts';
import { creditNoteContent } from './credit-note-content.ts';
import { creditNote } from '../kinds/credit-note.ts';
import { NoInvoice } from '../errors.ts';
import type { DocumentContent } from '../document-content.ts';
import { creditNoteCounters, documents } from '../tables.ts';
import { findByCause, writeInvoice, type DocumentRow } from '../write-invoice.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A credit note was issued: the customer keeps less of the order than before. */
    'document.credited': { orderId: number };
  }
}

export interface Credit {
  orderId: number;
  /** Reason such as `return RET-1`, unique in the whole shop: the same cause issues one credit note. */
  cause: string;
  /** Goods, delivery and cash-on-delivery lines; `all` credits everything that is left of the invoice. */
  lines: readonly LineToCredit[] | 'all';
  /** Whether carriers still have to collect the rest in cash: its total then stays rounded. */
  isCashDue?: boolean;
}

/**
 * Issues a credit note with the next number of its country and year (`SI-2026-C000001`), without gaps: the statement that writes
 * the document also increments the counter, and a failed transaction releases the number. The counter row is contended, so this
 * must be the LAST statement of its transaction. Amounts are minor units, VAT included; the VAT is calculated here.
 * The rounding of a cash total is credited with the last line. Locks the order.
 * @returns its number, or the existing number for this cause; null if nothing is left to credit
 * @throws NoInvoice for an order that was never confirmed
 * @throws CreditExceedsInvoice for more than is left of a line
 */
export async function issueCreditNote(tx: Tx, { orderId, cause, lines, isCashDue = false }: Credit): Promise<string | null> {
  const order = await lockOrderById(tx, orderId);
  const issued = await findByCause(tx, cause);
  if (issued) return issued.number;
  const invoice = await writeInvoice(tx, orderId);
  if (!invoice || !order) throw new NoInvoice(orderId);
  const notes = await listCreditNotes(tx, orderId);
  // An edited order also has an earlier invoice with credit notes of its own.
  const earlier = notes.map(({ content }) => content).filter(({ corrects }) => corrects?.number === invoice.number);
  const country = await getCountry(tx, invoice.countryId);
  const corrects = { number: invoice.number, issuedOn: invoice.issuedOn };
  const cashStep = isCashDue ? (await getCurrency(tx, order.countryId, order.placedAt)).cashStep : undefined;
  const issuedOn = toLocalDay(country.timeZone, now());
  const content = creditNoteContent({ invoice: invoice.content, corrects, earlier, lines, cashStep, issuedOn });
  if (!content) return null;
  await publish(tx, { type: 'document.credited', payload: { orderId } });
  return writeNumbered(tx, { invoice, cause, content, countryCode: country.code });
}

const listCreditNotes = (tx: Tx, orderId: number): Promise<DocumentRow[]> =>
  tx
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, creditNote.code)))
    .orderBy(asc(documents.id));

interface NumberedDocument {
  invoice: DocumentRow;
  cause: string;
  content: DocumentContent;
  countryCode: string;
}

/** Takes the number and writes the document in one statement. */
async function writeNumbered(tx: Tx, { invoice, cause, content, countryCode }: NumberedDocument): Promise<string> {
  const year = Number(content.issuedOn.slice(0, 4));
  const vat = content.vat.reduce((sum, { amount }) => sum + amount, 0);
  const { rows } = await tx.execute<{ number: string }>(sql`
    with next as (
      insert into ${creditNoteCounters} (country_code, year, last) values (${countryCode}, ${year}, 1)
      on conflict (country_code, year) do update set last = ${creditNoteCounters}.last + 1
      returning last
    )
    insert into ${documents} (kind, number, order_id, cause, country_id, language_id, currency, issued_on, total, vat, content, created_at)
    select ${creditNote.code}::text, ${`${countryCode}-${year}-C`}::text || lpad(next.last::text, greatest(6, length(next.last::text)), '0'),
      ${invoice.orderId}::int, ${cause}::text, ${invoice.countryId}::int, ${invoice.languageId}::int, ${invoice.currency}::text,
      ${content.issuedOn}::date, ${content.total}::bigint, ${vat}::bigint, ${JSON.stringify(content)}::jsonb, ${now().toISOString()}::timestamptz
    from next
    returning number`);
  const [row] = rows;
  if (!row) throw new Error(`no credit note was written for ${cause}`);
  return row.number;
}

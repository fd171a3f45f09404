import { and, desc, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { lockOrderById, orderChecks, readInvoiceOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { invoiceContent } from './invoice-content.ts';
import { invoice } from './kinds/invoice.ts';
import { documents } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An invoice was stored. A credit note publishes `document.credited`. */
    'document.issued': { orderId: number };
  }
}

export type DocumentRow = typeof documents.$inferSelect;

/**
 * Stores the invoice of a confirmed order. Its number was given at confirmation, and a new number at each later edit;
 * a cancelled order keeps its invoice. Idempotent. Locks the order if it writes.
 * @returns undefined for an order without a number
 */
export async function writeInvoice(db: Db, orderId: number): Promise<DocumentRow | undefined> {
  const latest = await latestInvoice(db, orderId);
  if (latest?.isPresent) return latest.document;
  return inTransaction(db, (tx) => writeUnderLock(tx, orderId));
}

/**
 * Locks the order before the document is inserted, as every other writer does. The foreign key would lock it too, but after the insert:
 * two writers, one of which has locked the order, would then wait for each other.
 */
async function writeUnderLock(tx: Tx, orderId: number): Promise<DocumentRow | undefined> {
  if (!(await lockOrderById(tx, orderId))) return undefined;
  const latest = await latestInvoice(tx, orderId);
  if (latest?.isPresent) return latest.document;
  const found = await readInvoiceOrder(tx, orderId);
  const { order } = found ?? {};
  if (!found || !order?.invoiceNumber) return undefined;
  const cause = latest ? `edited ${orderId} ${order.invoiceNumber}` : `confirmed ${orderId}`;
  const content = await invoiceContent(tx, found);
  const { issuedOn, currency, total } = content;
  const [row] = await tx
    .insert(documents)
    .values({
      kind: invoice.code,
      number: order.invoiceNumber,
      orderId,
      cause,
      countryId: order.countryId,
      languageId: order.languageId,
      currency,
      issuedOn,
      total,
      vat: content.vat.reduce((sum, { amount }) => sum + amount, 0),
      content,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: documents.cause })
    .returning();
  if (!row) return findByCause(tx, cause);
  await publish(tx, { type: 'document.issued', payload: { orderId } });
  return row;
}

/** Returns the latest invoice, and whether its number is the current number of the order: an edit gives a new number. */
async function latestInvoice(db: Db, orderId: number): Promise<{ document: DocumentRow; isPresent: boolean } | undefined> {
  const present = sql`(select invoice_number from (${orderChecks}) as placed where placed.id = ${orderId})`;
  const [latest] = await db
    .select({ document: documents, isPresent: sql<boolean>`${documents.number} = ${present}` })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, invoice.code)))
    .orderBy(desc(documents.id))
    .limit(1);
  return latest;
}

export async function findByCause(db: Db, cause: string): Promise<DocumentRow | undefined> {
  const [found] = await db.select().from(documents).where(eq(documents.cause, cause));
  return found;
}

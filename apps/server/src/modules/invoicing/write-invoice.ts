import { and, desc, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { orderBooks, orderOnPaper } from '#modules/orders';
import type { Db } from '#platform/database';
import { invoiceContent } from './invoice-content.ts';
import { papers } from './tables.ts';

export type PaperRow = typeof papers.$inferSelect;

/**
 * Freezes what the invoice of a confirmed order says. Its number was given as the order was confirmed, and another one whenever it
 * was edited since; an order that was given up since has its invoice all the same. Done again it finds it written.
 * @returns undefined for an order without a number
 */
export async function writeInvoice(db: Db, orderId: number): Promise<PaperRow | undefined> {
  const latest = await latestInvoice(db, orderId);
  if (latest?.isPresent) return latest.paper;
  const found = await orderOnPaper(db, orderId);
  const { order } = found ?? {};
  if (!found || !order?.invoiceNumber) return undefined;
  const cause = latest ? `edited ${orderId} ${order.invoiceNumber}` : `confirmed ${orderId}`;
  const content = await invoiceContent(db, found);
  const { issuedOn, currency, total } = content;
  const [row] = await db
    .insert(papers)
    .values({
      kind: 'invoice',
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
    .onConflictDoNothing({ target: papers.cause })
    .returning();
  return row ?? findByCause(db, cause);
}

/** The invoice that was written last, and whether its number is the order's present one: an edited order has another. */
async function latestInvoice(db: Db, orderId: number): Promise<{ paper: PaperRow; isPresent: boolean } | undefined> {
  const present = sql`(select invoice_number from (${orderBooks}) as placed where placed.id = ${orderId})`;
  const [latest] = await db
    .select({ paper: papers, isPresent: sql<boolean>`${papers.number} = ${present}` })
    .from(papers)
    .where(and(eq(papers.orderId, orderId), eq(papers.kind, 'invoice')))
    .orderBy(desc(papers.id))
    .limit(1);
  return latest;
}

export async function findByCause(db: Db, cause: string): Promise<PaperRow | undefined> {
  const [found] = await db.select().from(papers).where(eq(papers.cause, cause));
  return found;
}

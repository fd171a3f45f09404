import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { orderOnPaper } from '#modules/orders';
import type { Db } from '#platform/database';
import { invoiceContent } from './invoice-content.ts';
import { papers } from './tables.ts';

export type PaperRow = typeof papers.$inferSelect;

/**
 * Freezes what the invoice of a confirmed order says. Its number was given as the order was confirmed; an order that was
 * given up since has its invoice all the same. Done again it finds it written.
 * @returns undefined for an order without a number
 */
export async function writeInvoice(db: Db, orderId: number): Promise<PaperRow | undefined> {
  const cause = `confirmed ${orderId}`;
  const written = await findByCause(db, cause);
  if (written) return written;
  const found = await orderOnPaper(db, orderId);
  const { order } = found ?? {};
  if (!found || !order?.invoiceNumber) return undefined;
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

export async function findByCause(db: Db, cause: string): Promise<PaperRow | undefined> {
  const [found] = await db.select().from(papers).where(eq(papers.cause, cause));
  return found;
}

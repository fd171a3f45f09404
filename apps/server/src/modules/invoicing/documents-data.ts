import { asc, inArray } from 'drizzle-orm';
import { findOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import type { DocumentContent } from './document-content.ts';
import { documents } from './tables.ts';

/** Returns the content of all documents of the given orders, for a customer's data export. */
export async function readDocumentsData(db: Db, orderNumbers: readonly string[]): Promise<({ kind: string; number: string } & DocumentContent)[]> {
  const ids: number[] = [];
  for (const number of orderNumbers) {
    const order = await findOrder(db, number);
    if (order) ids.push(order.id);
  }
  if (ids.length === 0) return [];
  const rows = await db
    .select({ kind: documents.kind, number: documents.number, content: documents.content })
    .from(documents)
    .where(inArray(documents.orderId, ids))
    .orderBy(asc(documents.id));
  return rows.map(({ kind, number, content }) => ({ kind, number, ...content }));
}

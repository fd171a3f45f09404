import { asc, inArray } from 'drizzle-orm';
import { findOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import type { PaperContent } from './paper-content.ts';
import { papers } from './tables.ts';

/** All that is printed on the papers of somebody's orders, for him to take along. */
export async function papersData(db: Db, orderNumbers: readonly string[]): Promise<({ kind: string; number: string } & PaperContent)[]> {
  const ids: number[] = [];
  for (const number of orderNumbers) {
    const order = await findOrder(db, number);
    if (order) ids.push(order.id);
  }
  if (ids.length === 0) return [];
  const rows = await db
    .select({ kind: papers.kind, number: papers.number, content: papers.content })
    .from(papers)
    .where(inArray(papers.orderId, ids))
    .orderBy(asc(papers.id));
  return rows.map(({ kind, number, content }) => ({ kind, number, ...content }));
}

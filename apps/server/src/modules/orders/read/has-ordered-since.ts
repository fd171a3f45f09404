import { and, eq, gte, ne, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orders } from '../tables.ts';

/** Tells whether this cart or email address (lower case) has ordered since then. Cancelled orders do not count. */
export async function hasOrderedSince(db: Db, { cartId, email, since }: { cartId: string; email?: string; since: Date }): Promise<boolean> {
  const ofShopper = or(eq(orders.cartId, cartId), email === undefined ? undefined : eq(orders.email, email));
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofShopper, gte(orders.placedAt, since), ne(orders.status, 'CANCELLED')))
    .limit(1);
  return found.length > 0;
}

import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orders } from '../tables.ts';

export interface PendingOrder {
  id: number;
  paymentMethod: string;
  placedAt: Date;
}

/** Lists the orders of an email address that wait for payment or for staff, the oldest first. */
export const listPendingOrders = (db: Db, email: string): Promise<PendingOrder[]> =>
  db
    .select({ id: orders.id, paymentMethod: orders.paymentMethod, placedAt: orders.placedAt })
    .from(orders)
    .where(and(eq(orders.email, email), eq(orders.status, 'PENDING')))
    .orderBy(asc(orders.id));

import { desc, eq, sql, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { affiliateCodes, customerTouches, touches, orderAttributions } from '../tables.ts';

/** Copies the touches of a browser to the customer who signed in, so that they count on other devices. The newest one per affiliate stays. */
export async function adoptTouches(db: Db, { sessionId, customerId }: { sessionId: string; customerId: number }): Promise<void> {
  await db.execute(sql`
    insert into ${customerTouches} (customer_id, affiliate_id, affiliate_discount_id, link_id, source, utm, sub_id, signals, at)
    select ${customerId}::integer, affiliate_id, affiliate_discount_id, link_id, source, utm, sub_id, signals, at from ${touches}
    where session_id = ${sessionId}::uuid order by affiliate_id
    on conflict (customer_id, affiliate_id) do update
      set affiliate_discount_id = excluded.affiliate_discount_id, link_id = excluded.link_id, source = excluded.source,
        utm = excluded.utm, sub_id = excluded.sub_id, signals = excluded.signals, at = excluded.at
      where excluded.at > ${customerTouches}.at`);
}

/** Returns whether a browser has any stored touch. */
export async function isTouched(db: Db, sessionId: string): Promise<boolean> {
  return (await db.$count(touches, eq(touches.sessionId, sessionId))) > 0;
}

/** Returns the latest touch of a browser; undefined: none. */
export async function findLastTouch(db: Db, sessionId: string): Promise<{ code: string; at: Date } | undefined> {
  const [last] = await db
    .select({ code: affiliateCodes.code, at: touches.at })
    .from(touches)
    .innerJoin(affiliateCodes, eq(affiliateCodes.affiliateId, touches.affiliateId))
    .where(eq(touches.sessionId, sessionId))
    .orderBy(desc(touches.at), desc(touches.affiliateId))
    .limit(1);
  return last;
}

/** Deletes the touches of a browser that withdrew its consent. */
export async function deleteTouches(db: Db, sessionId: string): Promise<void> {
  await db.delete(touches).where(eq(touches.sessionId, sessionId));
}

/** Deletes the touches of a customer. */
export async function deleteCustomerTouches(db: Db, customerId: number): Promise<void> {
  await db.delete(customerTouches).where(eq(customerTouches.customerId, customerId));
}

/** Returns a customer's touches for their data export. */
export const readTouchData = (db: Db, customerId: number) =>
  db
    .select({
      affiliateId: customerTouches.affiliateId,
      source: customerTouches.source,
      utm: customerTouches.utm,
      subId: customerTouches.subId,
      at: customerTouches.at,
    })
    .from(customerTouches)
    .where(eq(customerTouches.customerId, customerId));

/** Returns when the shopper of each order came through the credited affiliate's link; null: unknown. */
export async function listTouchesOfOrders(db: Db, orderIds: readonly number[]): Promise<Map<number, Date | null>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderAttributions.orderId, touchedAt: orderAttributions.touchedAt })
    .from(orderAttributions)
    .where(inArray(orderAttributions.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, touchedAt }) => [orderId, touchedAt]));
}

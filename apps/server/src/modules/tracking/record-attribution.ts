import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import type { Credit } from './attribute.ts';
import { orderAttributions } from './tables.ts';

/** Keeps who is credited with an order that is being placed, and of whom. No statement where nobody was in question. */
export async function recordAttribution(tx: Tx, orderId: number, credit: Credit): Promise<void> {
  if (credit.candidates.length === 0) return;
  const { code: _, ...kept } = credit;
  await tx.insert(orderAttributions).values({ orderId, ...kept, at: now() });
}

/** The same of one that is placed anew under its number, since it is paid in another way: it has confirmed nothing yet. */
export async function replaceAttribution(tx: Tx, orderId: number, credit: Credit): Promise<void> {
  await tx.delete(orderAttributions).where(eq(orderAttributions.orderId, orderId));
  await recordAttribution(tx, orderId, credit);
}

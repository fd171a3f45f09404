import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import type { Credit } from './choose-attribution.ts';
import { orderAttributions } from '../tables.ts';

/** Stores the attribution of an order that is being placed. Runs no statement without candidates. */
export async function recordAttribution(tx: Tx, orderId: number, credit: Credit): Promise<void> {
  if (credit.candidates.length === 0) return;
  const { code: _, ...existing } = credit;
  await tx.insert(orderAttributions).values({ orderId, ...existing, at: now() });
}

/** Replaces the attribution of an unconfirmed order that is placed again under its number with another payment. */
export async function replaceAttribution(tx: Tx, orderId: number, credit: Credit): Promise<void> {
  await tx.delete(orderAttributions).where(eq(orderAttributions.orderId, orderId));
  await recordAttribution(tx, orderId, credit);
}

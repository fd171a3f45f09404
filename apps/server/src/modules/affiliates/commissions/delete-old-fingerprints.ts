import { and, isNotNull, lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { creditedOrders } from './tables.ts';

/** How long email and address fingerprints are kept to detect repeated orders, in ms. */
const fingerprintLifetime = days(90);

/** Deletes email and address fingerprints that are too old for any hold signal. */
export async function deleteOldFingerprints(db: Db): Promise<void> {
  const since = new Date(now().getTime() - fingerprintLifetime);
  await db
    .update(creditedOrders)
    .set({ mailboxFingerprint: null, addressFingerprint: null })
    .where(and(lt(creditedOrders.placedAt, since), isNotNull(creditedOrders.mailboxFingerprint)));
}

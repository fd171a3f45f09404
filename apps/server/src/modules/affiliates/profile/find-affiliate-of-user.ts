import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { AffiliateStatus } from '../join/affiliate-transitions.ts';
import { affiliates } from '../tables.ts';

/** Finds the affiliate of an account, of any status. */
export async function findAffiliateOfUser(db: Db, userId: number): Promise<{ id: number; status: AffiliateStatus; timeZone: string } | undefined> {
  const [own] = await db
    .select({ id: affiliates.id, status: affiliates.status, timeZone: affiliates.timeZone })
    .from(affiliates)
    .where(eq(affiliates.userId, userId));
  return own;
}
